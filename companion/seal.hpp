// SPDX-License-Identifier: GPL-3.0-or-later
// The seal of a game at the end of an evening: how many entries it has and the hash of the last. Whoever has
// it on a photograph or on paper notices a log that was written anew since, by whomever and however well.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace adjutant::companion {

struct Seal {
    std::int64_t entries = 0;
    std::string hash;  ///< 64 lower-case hex digits

    bool operator==(const Seal&) const = default;
};

/// "ADJUTANT SEAL 90 32D2…": capitals, digits and spaces alone, which make the smallest code.
[[nodiscard]] std::string sealText(const Seal&);

/// As people type it, in any case and with any blanks; nothing for another text.
[[nodiscard]] std::optional<Seal> readSeal(std::string_view text);

}  // namespace adjutant::companion
