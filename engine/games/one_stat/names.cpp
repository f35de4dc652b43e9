// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/one_stat/names.hpp"

#include <algorithm>
#include <array>

#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

int numberIn(std::string_view id) {
    int number = 0;
    for (const char c : id) {
        if (c >= '0' && c <= '9') number = number * 10 + (c - '0');
    }
    return number;
}

/// Does the genitive end in an apostrophe? What is named in no language alone ends as its text.
bool endsInS(const Phrase& name) { return name.text().ends_with('s'); }

Phrase unnamed(const State& state, const PieceId& id, const Piece& piece) {
    const Piece* owner = piece.owner ? state.pieces.find(*piece.owner) : nullptr;
    if (owner != nullptr && !owner->owner) return names::Demon{.whose = possessive(nameOf(state, *owner))};
    const bool recruited =
        piece.kind == Kind::boss || piece.kind == Kind::specialist || piece.kind == Kind::rookie;
    if (!recruited || !piece.side) return names::Unnamed{.kind = piece.kind};
    const int number = numberIn(id.text);
    if (piece.side == opponents) return names::Enemy{.kind = piece.kind, .number = number};
    const Phrase whose = possessive(nameOf(state, *piece.side));
    if (piece.kind == Kind::boss) return names::Boss{.whose = whose};
    if (piece.kind == Kind::specialist && piece.skill)
        return names::Specialist{.whose = whose, .skill = *piece.skill};
    return names::Fighter{.whose = whose, .kind = piece.kind, .number = number};
}

}  // namespace

Phrase nameOf(const State& state, const Piece& piece) {
    const PieceId id{piece.name};
    const Piece* found = state.pieces.find(id);
    return found != nullptr && found->name == piece.name ? unnamed(state, id, *found) : Phrase(piece.name);
}

Phrase nameOf(const State& state, const PieceId& id) {
    const Piece* found = state.pieces.find(id);
    return found == nullptr ? Phrase(id.text) : nameOf(state, *found);
}

Phrase nameOf(const State& state, const SideId& side) {
    const Side* found = state.sides.find(side);
    return found == nullptr ? Phrase(side.text)
                            : inData(found->name == side.text ? capital(side.text) : found->name);
}

Phrase nameOf(const State& state, const TokenId& token) {
    const Token* found = state.tokens.find(token);
    if (found == nullptr) return names::UnknownToken{.id = token.text};
    const Token& it = *found;
    if (it.owner) return names::Flag{.whose = possessive(nameOf(state, *it.owner))};
    if (it.kind == TokenKind::clue)
        return token.text == "clue-x" ? phraseOf<names::ClueForColumn>() : phraseOf<names::ClueForRow>();
    if (const int number = numberIn(token.text); number > 0)
        return names::NumberedToken{.kind = it.kind, .number = number};
    return names::Token{.kind = it.kind};
}

Phrase callingOf(const SideId& side, Tier tier, int number) {
    const Phrase whose = possessive(inData(capital(side.text)));
    if (tier == Tier::boss) return names::Boss{.whose = whose};
    return names::Recruit{.whose = whose, .tier = tier, .number = number};
}

std::string spelledOut(std::string_view word) {
    std::string text(word);
    std::ranges::replace(text, '-', ' ');
    return text;
}

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

Phrase possessive(const Phrase& name) { return names::Possessive{.name = name, .s = endsInS(name)}; }

std::pair<int, int> rankOf(const PieceId& id, const Piece& piece) {
    if (piece.kind == Kind::bounty) return {0, 0};
    if (piece.kind == Kind::demon) return {4, 0};
    const int tier = piece.tier == Tier::boss ? 1 : piece.tier == Tier::specialist ? 2 : 3;
    return {tier, numberIn(id.text)};
}

}  // namespace adjutant::onestat
