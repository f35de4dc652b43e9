// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/chance/bad_roll.hpp"

#include <algorithm>

namespace adjutant {
namespace {

/// "one die shows 1 to 6", "2 dice show 1 to 6 each".
std::string diceOf(const Chance& chance) {
    const std::string faces = "1 to " + std::to_string(chance.sides);
    if (chance.count == 1) return "one die shows " + faces;
    return std::to_string(chance.count) + " dice show " + faces + " each";
}

std::string quotedText(const SuppliedAnswer& got) {
    if (const auto* unreadable = std::get_if<Unreadable>(&got)) return unreadable->text;
    const Answer& answer = std::get<Answer>(got);
    return std::holds_alternative<std::string>(answer) ? "'" + text(answer) + "'" : text(answer);
}

std::string whatComesUp(const Chance& chance, const std::function<std::string(const std::string&)>& nameOf) {
    std::vector<std::string> names;
    for (const std::string& choice : chance.choices) names.push_back(nameOf(choice));
    return "one of " + enumerated(names);
}

std::string sentence(const Chance& chance, const SuppliedAnswer& got,
                     const std::function<std::string(const std::string&)>& nameOf) {
    const auto* answer = std::get_if<Answer>(&got);
    const auto* id = answer == nullptr ? nullptr : std::get_if<std::string>(answer);
    const std::string name = id == nullptr ? std::string() : nameOf(*id);
    const std::string shown = id == nullptr || name == *id ? quotedText(got) : name;
    switch (chance.kind) {
        case Chance::Kind::dice:
            return diceOf(chance) + ", not " + quotedText(got) + ".";
        case Chance::Kind::coin:
            return "a coin falls heads or tails, not " + quotedText(got) + ".";
        case Chance::Kind::card:
            return shown + " is no card that is left in the deck.";
        case Chance::Kind::oneOf:
            break;
    }
    return whatComesUp(chance, nameOf) + ", not " + shown + ".";
}

}  // namespace

Refusal badRoll(const Chance& chance, const SuppliedAnswer& got, const Wording& wording,
                const std::function<std::string(const std::string&)>& nameOf) {
    std::string called = wording.called;
    if (called.empty()) {
        called = chance.purpose;
        std::replace(called.begin(), called.end(), '-', ' ');
    }
    if (!called.empty()) called += ": ";
    return {std::string(code::badRoll), atStart(called + sentence(chance, got, nameOf)), wording.clause};
}

Refusal badRoll(const Chance& chance, const SuppliedAnswer& got) {
    return badRoll(chance, got, {}, [](const std::string& id) { return id; });
}

}  // namespace adjutant
