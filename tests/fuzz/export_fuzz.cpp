// SPDX-License-Identifier: GPL-3.0-or-later
// Exports of campaigns: read, or refused in a sentence.
#include <cstdint>
#include <string_view>

#include "db/error.hpp"
#include "db/transfer.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    try {
        static_cast<void>(adjutant::db::gamesInExport({reinterpret_cast<const char*>(data), size}));
    } catch (const adjutant::db::Error&) {
        return 0;
    }
    return 0;
}
