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

tl::unexpected<Refusal> unusable(std::string sentence) {
    return refuse(code::badParameter, std::move(sentence));
}

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
            return unusable("'" + id.text + "' cannot be a unit of the " + sideName(unit.side) +
                            " side; they are " + letterOf(unit.side) + "1 to " + letterOf(unit.side) + "9.");
        }
        if (!isCount(unit.hits)) {
            return unusable(unitName(state, id) + " cannot have " + std::to_string(unit.hits) + " hits.");
        }
        if (unit.moves < 0 || unit.moves > 2)
            return unusable(unitName(state, id) + " makes 0 to 2 moves in a turn.");
    }
    return {};
}

Allowed commandersFit(const State& state) {
    std::set<PieceId> led;
    for (const auto& [id, commander] : state.pieces.commanders) {
        if (!isNumbered(id.text, letterOf(commander.side) + 'l', maxCommanders)) {  // ACW-FORCE-02
            return unusable("'" + id.text + "' cannot be a commander of the " + sideName(commander.side) +
                            " side.");
        }
        if (!commander.place || commander.out) continue;
        const Unit* unit = state.pieces.units.find(*commander.place);
        if (unit == nullptr || unit->side != commander.side) {
            return unusable(commanderName(id) + " must be with a unit of its side.");
        }
        if (!led.insert(*commander.place).second) {
            return unusable(unitName(state, *commander.place) + " cannot have two commanders.");
        }
    }
    return {};
}

Allowed groundFits(const State& state) {
    if (state.board.has_value() != (state.options.positions == Positions::board)) {
        return unusable("There is a board exactly when positions are kept on the board.");
    }
    if (!state.board) return {};
    for (const auto& [side, edge] : state.board->edges) {
        if (edge.water == Water::none)
            return unusable("The water at " + text(side) + " is a stream or a river.");
        if (edge.crossing == Crossing::none) {
            return unusable("The crossing at " + text(side) + " is a bridge, a ford or null.");
        }
    }
    return {};
}

Allowed strongpointsFit(const State& state) {
    for (const auto& [id, strongpoint] : state.strongpoints) {
        if (!isIdText(id)) return unusable("'" + id + "' is not an id such as mill-hill.");
    }
    return {};
}

Allowed turnFits(const State& state) {
    if (state.round < 1 || state.round > lastRound) return unusable("A game has rounds 1 to 15.");
    if (state.seating.size() != 2 || state.seating[0] == state.seating[1]) {
        return unusable("Both sides have a seat.");
    }
    for (const Side side : allOf<Side>()) {
        if (!state.sides.contains(side) || !state.decks.contains(side)) {
            return unusable("The " + sideName(side) + " side and its deck must stay.");
        }
    }
    const bool somebodyActs = state.phase != Phase::setup && state.phase != Phase::over;
    if (state.active.has_value() != somebodyActs) {
        return unusable("There is an active side in the phases from card to advance, and only then.");
    }
    if (state.verdict.has_value() != (state.phase == Phase::over)) {
        return unusable("There is a verdict exactly when the phase is over.");
    }
    return {};
}

Allowed decksFit(const State& state) {
    for (const auto& [side, deck] : state.decks) {
        for (const auto& [card, count] : deck.draw) {
            if (!isCount(count)) {
                return unusable("A deck cannot hold " + std::to_string(count) + " of a card.");
            }
        }
    }
    for (const auto& [side, army] : state.sides) {
        if (army.baseRow < 1 || army.baseRow > rows)
            return unusable("A base edge is one of the rows 1 to 6.");
        if (!isCount(army.takenUnits) || !isCount(army.takenCommanders)) {
            return unusable("The " + sideName(side) + " side cannot have taken that many.");
        }
    }
    return {};
}

Allowed marksFit(const State& state) {
    const auto isUnit = [&](const PieceId& id) { return state.pieces.units.contains(id); };
    if (state.cardUnit && !isUnit(*state.cardUnit))
        return unusable("The unit that used the card is not in play.");
    for (const Fired& fired : state.shots) {
        if (!isUnit(fired.shooter) || !isUnit(fired.target))
            return unusable("A shot names a unit that is not there.");
    }
    for (const Vacated& vacated : state.vacated) {
        if (!isUnit(vacated.target) || !std::all_of(vacated.by.begin(), vacated.by.end(), isUnit)) {
            return unusable("An advance names a unit that is not there.");
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
