// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of JSON that scanFiles writes.
#pragma once

#include <string>
#include <vector>

#include "scanner/code.hpp"

namespace adjutant::scanner {

/// What was found in one picture or frame; `error` is a sentence when it could not be read.
struct ScanLine {
    std::string file;
    long long frame = 0;
    std::vector<Code> codes;
    double milliseconds = 0;
    std::string error;
};

/// One line, without its end. Bytes that are not UTF-8 are replaced.
[[nodiscard]] std::string toJson(const ScanLine& line);

}  // namespace adjutant::scanner
