// SPDX-License-Identifier: GPL-3.0-or-later
// What an outcome label of odds means: is it what the one who acts wants, and what does it cost either side?
// The labels are the ledgers' own; a game says how its are read (readings.hpp).
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant {

/// A label with "#" for each number, and the numbers in turn; one that is too large for it is 0.
struct LabelShape {
    std::string key;
    std::vector<int> numbers;
};
[[nodiscard]] LabelShape shapeOf(std::string_view label);

struct OutcomeReading {
    /// For the one who acts. What is neither is good beside outcomes that are bad, and else says nothing.
    enum class Kind { neither, good, bad };
    /// So many pieces or soldiers of either side.
    struct Both {
        int attacker = 0, defender = 0;

        bool operator==(const Both&) const = default;
    };

    Kind kind = Kind::neither;
    int rank = 0;                ///< among the outcomes of an act, from worst to best for the one who acts
    bool removes = false;        ///< somebody is out of the game by it
    std::optional<Both> lost{};  ///< the label tells who falls …
    std::optional<Both> left{};  ///< … or who is left
    std::vector<std::string> besides{};  ///< what else comes of it, in words of the ledger

    bool operator==(const OutcomeReading&) const = default;
};

/// Who falls, when so many were there before; nothing where the label does not tell.
[[nodiscard]] std::optional<OutcomeReading::Both> fallen(const OutcomeReading& reading,
                                                         OutcomeReading::Both before);

/// Bad or good, where the label or its shape is one of these.
[[nodiscard]] OutcomeReading oneOf(std::string_view label, std::initializer_list<std::string_view> bad,
                                   std::initializer_list<std::string_view> good);

}  // namespace adjutant
