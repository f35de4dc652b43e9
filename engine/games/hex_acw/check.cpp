// SPDX-License-Identifier: GPL-3.0-or-later
// Is a state that a ruling made one that the rules can use? The referee may rule almost anything; refused is
// what could not be played on: things that do not exist, numbers out of range, parts that contradict each
// other.
#include <algorithm>
#include <set>

#include "engine/games/hex_acw/hex_acw.hpp"
#include "engine/games/hex_acw/names.hpp"

namespace adjutant::acw {
namespace {

tl::unexpected<Refusal> unusable(Phrase sentence) { return refuse(code::badParameter, std::move(sentence)); }

/// More of anything than a game can come to; sums of such numbers stay within range.
constexpr int tooMany = 1'000'000;

bool isCount(int number) { return number >= 0 && number <= tooMany; }

bool isNumbered(const std::string& text, const std::string& letters, int most) {
    if (text.size() != letters.size() + 1 || text.compare(0, letters.size(), letters) != 0) return false;
    return text.back() >= '1' && text.back() <= '0' + most;
}

std::string letterOf(Side side) { return side == Side::unionSide ? "u" : "c"; }

Allowed unitsFit(const State& state) {
    for (const auto& [id, unit] : state.pieces.units) {
        if (!isNumbered(id.text, letterOf(unit.side), maxUnits)) {
            return unusable(
                refusals::RuledUnitId{.id = id.text, .side = unit.side, .letter = letterOf(unit.side)});
        }
        if (!isCount(unit.hits)) {
            return unusable(refusals::RuledHits{.unit = unitName(state, id), .hits = unit.hits});
        }
        if (unit.moves < 0 || unit.moves > 2)
            return unusable(refusals::RuledMoves{.unit = unitName(state, id)});
    }
    return {};
}

Allowed commandersFit(const State& state) {
    std::set<PieceId> led;
    for (const auto& [id, commander] : state.pieces.commanders) {
        if (!isNumbered(id.text, letterOf(commander.side) + 'l', maxCommanders)) {  // ACW-FORCE-02
            return unusable(refusals::RuledCommanderId{.id = id.text, .side = commander.side});
        }
        if (!commander.place || commander.out) continue;
        const Unit* unit = state.pieces.units.find(*commander.place);
        if (unit == nullptr || unit->side != commander.side) {
            return unusable(refusals::RuledCommanderUnit{.commander = commanderName(id)});
        }
        if (!led.insert(*commander.place).second) {
            return unusable(refusals::RuledTwoCommanders{.unit = unitName(state, *commander.place)});
        }
    }
    return {};
}

Allowed groundFits(const State& state) {
    if (state.board.has_value() != (state.options.positions == Positions::board)) {
        return unusable(refusals::RuledBoard{});
    }
    if (!state.board) return {};
    for (const auto& [side, edge] : state.board->edges) {
        if (edge.water == Water::none) return unusable(refusals::RuledWater{.hexside = text(side)});
        if (edge.crossing == Crossing::none) {
            return unusable(refusals::RuledCrossing{.hexside = text(side)});
        }
    }
    return {};
}

Allowed strongpointsFit(const State& state) {
    for (const auto& [id, strongpoint] : state.strongpoints) {
        if (!isIdText(id)) return unusable(refusals::RuledPositionId{.id = id});
    }
    return {};
}

Allowed turnFits(const State& state) {
    if (state.round < 1 || state.round > lastRound) return unusable(refusals::RuledRound{});
    if (state.seating.size() != 2 || state.seating[0] == state.seating[1]) {
        return unusable(refusals::RuledSeats{});
    }
    for (const Side side : allOf<Side>()) {
        if (!state.sides.contains(side) || !state.decks.contains(side)) {
            return unusable(refusals::RuledSideMissing{.side = side});
        }
    }
    const bool somebodyActs = state.phase != Phase::setup && state.phase != Phase::over;
    if (state.active.has_value() != somebodyActs) {
        return unusable(refusals::RuledActive{});
    }
    if (state.verdict.has_value() != (state.phase == Phase::over)) {
        return unusable(refusals::RuledVerdict{});
    }
    return {};
}

Allowed decksFit(const State& state) {
    for (const auto& [side, deck] : state.decks) {
        for (const auto& [card, count] : deck.draw) {
            if (!isCount(count)) {
                return unusable(refusals::RuledDeck{.copies = count});
            }
        }
    }
    for (const auto& [side, army] : state.sides) {
        if (army.baseRow < 1 || army.baseRow > rows) return unusable(refusals::RuledBaseEdge{});
        if (!isCount(army.takenUnits) || !isCount(army.takenCommanders)) {
            return unusable(refusals::RuledTaken{.side = side});
        }
    }
    return {};
}

Allowed marksFit(const State& state) {
    const auto isUnit = [&](const PieceId& id) { return state.pieces.units.contains(id); };
    if (state.cardUnit && !isUnit(*state.cardUnit)) return unusable(refusals::RuledCardUnit{});
    for (const Fired& fired : state.shots) {
        if (!isUnit(fired.shooter) || !isUnit(fired.target)) return unusable(refusals::RuledShot{});
    }
    for (const Vacated& vacated : state.vacated) {
        if (!isUnit(vacated.target) || !std::all_of(vacated.by.begin(), vacated.by.end(), isUnit)) {
            return unusable(refusals::RuledAdvance{});
        }
    }
    return {};
}

}  // namespace

Allowed HexAcw::check(const State& state) {
    for (const auto& part :
         {turnFits, unitsFit, commandersFit, groundFits, strongpointsFit, decksFit, marksFit}) {
        if (Allowed fits = part(state); !fits.has_value()) return fits;
    }
    return {};
}

}  // namespace adjutant::acw
