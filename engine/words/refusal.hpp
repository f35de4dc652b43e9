// SPDX-License-Identifier: GPL-3.0-or-later
// A refusal: what the rules or the shape of a request forbid. It is a value, because offers and odds meet
// refusals by the thousand. Nothing has changed when one is given.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/words/phrase.hpp"

namespace adjutant {

struct Refusal {
    std::string code;    ///< kebab-case, from the closed lists of engine/wire.md and the ledgers
    Phrase sentence;     ///< for people: names pieces by their names
    std::string clause;  ///< the clause that forbids it; empty for a malformed request

    bool operator==(const Refusal&) const = default;
};

template <class T>
using Expected = tl::expected<T, Refusal>;
using Allowed = Expected<void>;

[[nodiscard]] inline tl::unexpected<Refusal> refuse(std::string_view code, Phrase sentence,
                                                    std::string_view clause = {}) {
    return tl::make_unexpected(Refusal{std::string(code), std::move(sentence), std::string(clause)});
}

/// The codes that all systems share.
namespace code {
inline constexpr std::string_view badJson = "bad-json";
inline constexpr std::string_view unknownAction = "unknown-action";
inline constexpr std::string_view unknownQuestion = "unknown-question";
inline constexpr std::string_view missingParameter = "missing-parameter";
inline constexpr std::string_view badParameter = "bad-parameter";
inline constexpr std::string_view noGame = "no-game";
inline constexpr std::string_view gameExists = "game-exists";
inline constexpr std::string_view gameOver = "game-over";
inline constexpr std::string_view wrongPhase = "wrong-phase";
inline constexpr std::string_view notYourTurn = "not-your-turn";
inline constexpr std::string_view badRoll = "bad-roll";
inline constexpr std::string_view unusedRolls = "unused-rolls";
inline constexpr std::string_view nothingToUndo = "nothing-to-undo";
inline constexpr std::string_view nothingToRedo = "nothing-to-redo";
inline constexpr std::string_view notEnough = "not-enough";
inline constexpr std::string_view tooManyOutcomes = "too-many-outcomes";
}  // namespace code

}  // namespace adjutant
