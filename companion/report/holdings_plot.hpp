// SPDX-License-Identifier: GPL-3.0-or-later
// Who held what on the map over the rounds of a game: a strip for each place.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace adjutant::report {

struct HeldPlace {
    std::string name;                                 ///< as people call it
    std::vector<std::optional<std::size_t>> holders;  ///< one for each round: which of the sides, or nobody

    bool operator==(const HeldPlace&) const = default;
};

struct Holdings {
    std::vector<std::string> rounds;  ///< what stands below each column
    std::vector<std::string> sides;   ///< as people call them
    std::vector<HeldPlace> places;    ///< those that somebody held

    bool operator==(const Holdings&) const = default;
};

/// "Ann 1–4, Bob 5–9": who held a place in which rounds.
[[nodiscard]] std::string heldInWords(const Holdings&, const HeldPlace&);

/// An SVG picture: a colour and a letter for each side, so that it can be read in print without colours.
[[nodiscard]] std::string holdingsPlot(const Holdings&, const std::string& title);

}  // namespace adjutant::report
