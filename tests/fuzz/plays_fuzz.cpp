// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of plays out of other programs: read, with a sentence for what cannot be kept, or refused with one.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "companion/doors/plays_in.hpp"
#include "db/error.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace adjutant;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (!companion::looksLikePlays(text)) return 0;
    try {
        for (const db::Play& play : companion::readPlays(text).plays)
            if (play.source.empty() || play.title.empty()) std::abort();
    } catch (const db::Error& error) {
        if (std::string_view(error.what()).empty()) std::abort();
    }
    return 0;
}
