// SPDX-License-Identifier: GPL-3.0-or-later
// Zips of campaigns: the export in them, or a sentence.
#include <cstdint>
#include <string>

#include "companion/doors/campaign_zip.hpp"
#include "db/error.hpp"
#include "db/transfer.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    try {
        const std::string text =
            adjutant::companion::exportIn("x.zip", std::string(reinterpret_cast<const char*>(data), size));
        adjutant::db::requireExport(text);
    } catch (const adjutant::db::Error&) {
        return 0;
    }
    return 0;
}
