// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of a turn (sections 6.3 to 6.7), each with its parameters in the ledger's order.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/hex_acw/cards.hpp"
#include "engine/games/hex_acw/parameters.hpp"
#include "engine/words/given.hpp"

namespace adjutant::acw {

/// Is it time to move, or may a unit move on after its shot by the card Hit and run?
[[nodiscard]] inline bool mayMove(const State& state) {
    return state.phase == Phase::move || (state.phase == Phase::shoot && state.card == Card::hitAndRun);
}

struct DrawCard {
    static constexpr std::string_view name = "draw";
    static bool isTimely(const State& state) { return !state.card; }
    static constexpr auto fields() { return listed(); }
};

/// Which parameters there are depends on the card that waits.
struct PlayCard {
    static constexpr std::string_view name = "play";
    static bool isTimely(const State& state) { return cardWaits(state); }
    std::optional<PieceId> commander;
    PieceId unit;
    std::optional<Place> to;
    std::optional<Facing> facing;

    static constexpr auto fields() {
        constexpr auto sharpshoots = [](const State& s, const PlayCard&) {
            return s.card == Card::sharpshooter;
        };
        constexpr auto choosesUnit = [](const State& s, const PlayCard&) {
            return s.card != Card::sharpshooter;
        };
        constexpr auto arrives = [](const State& s, const PlayCard&) {
            return boardMode(s) && (s.card == Card::rally || s.card == Card::reserves);
        };
        return listed(required("commander", &PlayCard::commander)
                          .when(sharpshoots)
                          .checked([](const State& s, const PlayCard&, const std::optional<PieceId>& id) {
                              return s.pieces.commanders.contains(*id);
                          }),
                      required("unit", &PlayCard::unit)
                          .when(choosesUnit)
                          .byDefault([](const State& s, const PlayCard&) { return onlyCandidate(s); })
                          .checked(isUnit),
                      required("to", &PlayCard::to).when(arrives),
                      optional("facing", &PlayCard::facing).when(arrives));
    }
};

struct DeclineCard {
    static constexpr std::string_view name = "decline";
    static bool isTimely(const State& state) { return cardWaits(state); }
    static constexpr auto fields() { return listed(); }
};

struct Move {
    static constexpr std::string_view name = "move";
    static bool isTimely(const State& state) { return mayMove(state); }
    PieceId unit;
    Place to;
    Given<std::vector<Place>> path;  ///< given, even wrongly, it stands for `to`
    std::optional<Facing> facing;
    int hexes = 1;

    static constexpr auto fields() {
        return listed(required("unit", &Move::unit).checked(isOwnUnit),
                      required("to", &Move::to).when(onBoard).byDefault(endOfPath).checked(isElsewhere),
                      optional("path", &Move::path).when(onBoard).checked(isPath),
                      optional("facing", &Move::facing).when(onBoard),
                      fact("hexes", &Move::hexes).when(whenAsked).checked(atLeastOne));
    }

    /// The last hex of the path; any hex where the path is none, nothing where there is no path.
    static std::optional<Place> endOfPath(const State& state, const Move& move);
    /// Not the hex where the unit stands.
    static Allowed isElsewhere(const State& state, const Move& move, Place to);
    /// Each hex next to the one before, none twice, not the hex started from; `to` is the last (ACW-MOVE-04).
    static Allowed isPath(const State& state, const Move& move, const Given<std::vector<Place>>& path);
};

struct Turn {
    static constexpr std::string_view name = "turn";
    static bool isTimely(const State& state) {  // ACW-MOVE-05
        return mayMove(state) || state.options.turnInPlace == TurnInPlace::free;
    }
    PieceId unit;
    std::optional<Facing> facing;

    static constexpr auto fields() {
        return listed(required("unit", &Turn::unit).checked(isOwnUnit),
                      required("facing", &Turn::facing).when(onBoard));
    }
};

struct Shoot {
    static constexpr std::string_view name = "shoot";
    PieceId shooter, target;
    std::optional<int> range;
    std::optional<bool> faced, engaged, clear, cover;

    static constexpr auto fields() {
        return listed(required("shooter", &Shoot::shooter).checked(isOwnUnit),
                      required("target", &Shoot::target).checked(isEnemyUnit),
                      fact("range", &Shoot::range).checked(atLeastOne), fact("faced", &Shoot::faced),
                      fact("engaged", &Shoot::engaged), fact("clear", &Shoot::clear),
                      fact("cover", &Shoot::cover));
    }
};

struct Volley {
    static constexpr std::string_view name = "volley";
    PieceId target;
    std::vector<PieceId> shooters;
    std::optional<std::vector<std::optional<int>>> ranges;
    std::optional<bool> faced, engaged, clear, cover;

    static constexpr auto fields() {
        return listed(required("target", &Volley::target).checked(isEnemyUnit),
                      required("shooters", &Volley::shooters).checked(areShooters),
                      fact("ranges", &Volley::ranges).checked(areRanges), fact("faced", &Volley::faced),
                      fact("engaged", &Volley::engaged), fact("clear", &Volley::clear),
                      fact("cover", &Volley::cover));
    }

    /// Own units, none twice, at least one.
    static Allowed areShooters(const State& state, const Volley& volley,
                               const std::vector<PieceId>& shooters);
    /// One for each shooter, each nothing or at least 1.
    static bool areRanges(const State& state, const Volley& volley,
                          const std::optional<std::vector<std::optional<int>>>& ranges);
};

struct TestMorale {
    static constexpr std::string_view name = "test-morale";
    PieceId unit;

    static constexpr auto fields() {
        return listed(required("unit", &TestMorale::unit).checked(isEnemyUnit));
    }
};

struct Advance {
    static constexpr std::string_view name = "advance";
    PieceId unit;
    std::optional<PieceId> target;
    std::optional<Facing> facing;

    static constexpr auto fields() {
        return listed(required("unit", &Advance::unit).byDefault(onlyOneThatMay).checked(isOwnUnit),
                      optional("target", &Advance::target)
                          .checked([](const State& s, const Advance&, const std::optional<PieceId>& target) {
                              return s.pieces.units.contains(*target);
                          }),
                      optional("facing", &Advance::facing).when(onBoard));
    }

    /// The only unit that may advance (after the target, where it is given), or nothing.
    static std::optional<PieceId> onlyOneThatMay(const State& state, const Advance& advance);
};

struct EndTurn {
    static constexpr std::string_view name = "end-turn";
    static constexpr auto fields() { return listed(); }
};

struct Occupy {
    static constexpr std::string_view name = "occupy";
    std::string strongpoint;
    Holder side = Holder::nobody;

    static constexpr auto fields() {
        return listed(required("strongpoint", &Occupy::strongpoint)
                          .checked([](const State& s, const Occupy&, const std::string& id) {
                              return s.strongpoints.contains(id);
                          }),
                      required("side", &Occupy::side));
    }
};

struct Entrench {
    static constexpr std::string_view name = "entrench";
    PieceId unit;
    bool on = true;

    static constexpr auto fields() {
        return listed(required("unit", &Entrench::unit)
                          .checked([](const State& s, const Entrench&, const PieceId& unit) {
                              return anyUnit(s, unit);
                          }),
                      optional("on", &Entrench::on));
    }
};

struct EndGame {
    static constexpr std::string_view name = "end";
    std::string reason;
    std::optional<std::vector<Side>> winners;

    static constexpr auto fields() {
        return listed(
            required("reason", &EndGame::reason),
            optional("winners", &EndGame::winners)
                .checked([](const State&, const EndGame&, const std::optional<std::vector<Side>>& winners) {
                    return winners->size() < 2 ||
                           (winners->size() == 2 && winners->front() != winners->back());
                }));
    }
};

}  // namespace adjutant::acw
