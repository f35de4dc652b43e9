// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hex_acw/names.hpp"

#include "messages/hex_acw.hpp"

namespace adjutant::acw {

Phrase sideName(Side side) {
    return side == Side::unionSide ? phraseOf<names::Union>() : phraseOf<names::Confederate>();
}

Phrase nameOf(const State& /*state*/, const SideId& side) {
    return side.text == word(Side::unionSide) ? phraseOf<names::TheUnion>() : phraseOf<names::Confederacy>();
}

Phrase shortName(const State& state, const PieceId& unit) {
    const Unit* found = state.pieces.units.find(unit);
    if (found == nullptr) return Phrase(unit.text);
    return names::ShortUnit{.kind = found->kind, .number = unit.text.substr(1)};
}

Phrase unitName(const State& state, const PieceId& unit) {
    const Unit* found = state.pieces.units.find(unit);
    if (found == nullptr) return Phrase(unit.text);
    return names::Unit{.side = found->side, .kind = found->kind, .number = unit.text.substr(1)};
}

Phrase commanderName(const PieceId& commander) {
    const Side side = commander.text.front() == 'u' ? Side::unionSide : Side::confederate;
    return names::Commander{.side = side, .number = commander.text.substr(2)};
}

Phrase nameOf(const State& state, const PieceId& piece) {
    return state.pieces.commanders.contains(piece) ? commanderName(piece) : unitName(state, piece);
}

namespace {

std::string_view title(Card card) {
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

}  // namespace

Phrase cardName(Card card) { return inData(title(card)); }

}  // namespace adjutant::acw
