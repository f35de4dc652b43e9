// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hex_acw/names.hpp"

#include <cctype>

namespace adjutant::acw {

std::string sideName(Side side) { return side == Side::unionSide ? "Union" : "Confederate"; }

std::string nameOf(const State& /*state*/, const SideId& side) {
    return side.text == word(Side::unionSide) ? "the Union" : "the Confederacy";
}

std::string kindName(Kind kind) {
    std::string name(word(kind));
    name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
    return name;
}

std::string shortName(const State& state, const PieceId& unit) {
    const Unit* found = state.pieces.units.find(unit);
    if (found == nullptr) return unit.text;
    return kindName(found->kind) + ' ' + unit.text.substr(1);
}

std::string unitName(const State& state, const PieceId& unit) {
    const Unit* found = state.pieces.units.find(unit);
    return found == nullptr ? unit.text : sideName(found->side) + ' ' + shortName(state, unit);
}

std::string commanderName(const PieceId& commander) {
    const Side side = commander.text.front() == 'u' ? Side::unionSide : Side::confederate;
    return sideName(side) + " Commander " + commander.text.substr(2);
}

std::string nameOf(const State& state, const PieceId& piece) {
    return state.pieces.commanders.contains(piece) ? commanderName(piece) : unitName(state, piece);
}

std::string cardName(Card card) {
    switch (card) {
        case Card::sharpshooter:
            return "Sharpshooter";
        case Card::hitAndRun:
            return "Hit and run";
        case Card::rally:
            return "Rally";
        case Card::forceMarch:
            return "Force march";
        case Card::demoralised:
            return "Demoralised";
        case Card::surpriseAssault:
            return "Surprise assault";
        case Card::reserves:
            return "Reserves";
        case Card::stonewall:
            return "Stonewall";
        case Card::confusion:
            return "Confusion";
        case Card::ammunitionShortage:
            return "Ammunition shortage";
        case Card::smoke:
            break;
    }
    return "Smoke";
}

}  // namespace adjutant::acw
