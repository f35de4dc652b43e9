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

std::string numbered(std::string_view word, int number) {
    return std::string(word) + ' ' + std::to_string(number);
}

std::string unnamed(const State& state, const PieceId& id, const Piece& piece) {
    const Piece* owner = piece.owner ? state.pieces.find(*piece.owner) : nullptr;
    if (owner != nullptr && !owner->owner) return possessive(nameOf(state, *owner)) + "demon";
    const bool recruited =
        piece.kind == Kind::boss || piece.kind == Kind::specialist || piece.kind == Kind::rookie;
    if (!recruited || !piece.side) return capital(std::string(word(piece.kind)));
    if (piece.side == opponents) return "Enemy " + numbered(word(piece.kind), numberIn(id.text));
    const std::string whose = possessive(nameOf(state, *piece.side));
    if (piece.kind == Kind::boss) return whose + "boss";
    if (piece.kind == Kind::specialist && piece.skill) return whose + spelledOut(word(*piece.skill));
    return whose + numbered(word(piece.kind), numberIn(id.text));
}

}  // namespace

std::string nameOf(const State& state, const Piece& piece) {
    const PieceId id{piece.name};
    const Piece* found = state.pieces.find(id);
    return found != nullptr && found->name == piece.name ? unnamed(state, id, *found) : piece.name;
}

std::string nameOf(const State& state, const PieceId& id) {
    const Piece* found = state.pieces.find(id);
    return found == nullptr ? id.text : nameOf(state, *found);
}

std::string nameOf(const State& state, const SideId& side) {
    const Side* found = state.sides.find(side);
    return found == nullptr ? side.text : found->name == side.text ? capital(side.text) : found->name;
}

std::string nameOf(const State& state, const TokenId& token) {
    const Token* found = state.tokens.find(token);
    if (found == nullptr) return "the token " + token.text;
    const Token& it = *found;
    if (it.owner) return possessive(nameOf(state, *it.owner)) + "flag";
    if (it.kind == TokenKind::clue)
        return token.text == "clue-x" ? "the clue for the column" : "the clue for the row";
    const int number = numberIn(token.text);
    return number > 0 ? numbered(word(it.kind), number) : "the " + std::string(word(it.kind));
}

std::string callingOf(const SideId& side, Tier tier, int number) {
    const std::string whose = possessive(capital(side.text));
    return tier == Tier::boss ? whose + "boss" : whose + numbered(word(tier), number);
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

std::string possessive(std::string name) {
    return name + (!name.empty() && name.back() == 's' ? "' " : "'s ");
}

std::pair<int, int> rankOf(const PieceId& id, const Piece& piece) {
    if (piece.kind == Kind::bounty) return {0, 0};
    if (piece.kind == Kind::demon) return {4, 0};
    const int tier = piece.tier == Tier::boss ? 1 : piece.tier == Tier::specialist ? 2 : 3;
    return {tier, numberIn(id.text)};
}

}  // namespace adjutant::onestat
