// SPDX-License-Identifier: GPL-3.0-or-later
// A game that was printed, as the texts of its codes: the acts that bring it back, or a sentence; whatever
// the acts are, the table answers them.
#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string_view>

#include "companion/doors/state_codes.hpp"
#include "db/error.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace adjutant;
    Table table(
        {.now = [] { return std::string("2026-11-21T19:30:00Z"); }, .seed = [] { return std::uint64_t{1}; }});
    try {
        for (const auto& act : companion::actsOfCodes({reinterpret_cast<const char*>(data), size}))
            if (table.answer(act).empty()) std::abort();
    } catch (const db::Error& error) {
        if (std::string_view(error.what()).empty()) std::abort();
    }
    return 0;
}
