// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of codes: whatever a code says comes back as it was.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "cards/payload.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (adjutant::cards::write(adjutant::cards::parse(text)) != text) std::abort();
    return 0;
}
