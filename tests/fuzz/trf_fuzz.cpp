// SPDX-License-Identifier: GPL-3.0-or-later
// Tournament report files: read, or refused with a sentence.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "league/trf.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto read = adjutant::league::readTrf({reinterpret_cast<const char*>(data), size});
    if (!read && read.error().sentence.empty()) std::abort();
    return 0;
}
