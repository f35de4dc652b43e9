// SPDX-License-Identifier: GPL-3.0-or-later
// How commands end that answer in JSON: one object or lines on `out`, `{"ok":false,"error":{…}}` and 1 where
// what was asked for is refused, a sentence on `errors` and 2 where the file does not allow it.
#pragma once

#include <functional>
#include <iosfwd>
#include <nlohmann/json_fwd.hpp>
#include <stdexcept>
#include <string>

namespace adjutant::cli {

inline constexpr int refusedStatus = 1;
inline constexpr int unusableStatus = 2;

/// What is asked for cannot be done, and the file is all right.
struct Refused : std::runtime_error {
    Refused(std::string word, const std::string& sentence)
        : std::runtime_error(sentence), code(std::move(word)) {}
    std::string code;
};

/// One line, whatever is in its texts.
[[nodiscard]] std::string lineOf(const nlohmann::ordered_json&);

/// The exit status of `work`, or of what it throws.
int answered(const std::function<int()>& work, std::ostream& out, std::ostream& errors);

}  // namespace adjutant::cli
