// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/journal/chain.hpp"

#include "engine/journal/digest.hpp"

namespace adjutant {

std::string chainHash(std::string_view previous, const EntryText& entry) {
    return Digest()
        .addCounted(previous)
        .addCounted(std::to_string(entry.seq))
        .addCounted(std::to_string(entry.parent))
        .addCounted(entry.at)
        .addCounted(entry.request)
        .addCounted(entry.rolls)
        .addCounted(entry.events)
        .hex();
}

}  // namespace adjutant
