// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/chance/chance.hpp"

#include <algorithm>
#include <charconv>

#include "engine/words/contains.hpp"

namespace adjutant {
namespace {

bool allowsFaces(const Chance& chance, const std::vector<int>& faces) {
    return chance.kind == Chance::Kind::dice && faces.size() == static_cast<std::size_t>(chance.count) &&
           std::all_of(faces.begin(), faces.end(),
                       [&](int face) { return face >= 1 && face <= chance.sides; });
}

bool allowsWord(const Chance& chance, const std::string& text) {
    switch (chance.kind) {
        case Chance::Kind::dice:
            return false;
        case Chance::Kind::coin:
            return text == "heads" || text == "tails";
        case Chance::Kind::card:
        case Chance::Kind::oneOf:
            return contains(chance.choices, text);
    }
    return false;
}

std::optional<int> number(std::string_view text, int most) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < 1 || value > most) return {};
    return value;
}

}  // namespace

std::string Chance::dice() const {
    switch (kind) {
        case Kind::dice:
            return std::to_string(count) + 'd' + std::to_string(sides);
        case Kind::coin:
            return "coin";
        case Kind::card:
            return "card:" + deck;
        case Kind::oneOf:
            return "one-of";
    }
    return {};
}

bool Chance::allows(const Answer& answer) const {
    if (const auto* faces = std::get_if<std::vector<int>>(&answer)) return allowsFaces(*this, *faces);
    return allowsWord(*this, std::get<std::string>(answer));
}

Dice Dice::inAnyOrder() const& {
    Dice dice = *this;
    dice.ordered = false;
    return dice;
}

Dice Dice::totalNeededFor(int needed) const& {
    Dice dice = *this;
    dice.totalNeeded = needed;
    return dice;
}

Dice Dice::incidental() const& {
    Dice dice = *this;
    dice.isIncidental = true;
    return dice;
}

std::optional<Chance> readDice(std::string_view text) {
    Chance chance;
    if (text == "coin") {
        chance.kind = Chance::Kind::coin;
        return chance;
    }
    const auto d = text.find('d');
    if (d == std::string_view::npos) return {};
    const auto count = number(text.substr(0, d), 100);
    const auto sides = number(text.substr(d + 1), 1000);
    if (!count || !sides) return {};
    chance.count = *count;
    chance.sides = *sides;
    return chance;
}

}  // namespace adjutant
