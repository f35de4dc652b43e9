// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/chance/bad_roll.hpp"

#include <algorithm>

#include "messages/shared.hpp"

namespace adjutant {
namespace {

std::string quotedText(const SuppliedAnswer& got) {
    if (const auto* unreadable = std::get_if<Unreadable>(&got)) return unreadable->text;
    const Answer& answer = std::get<Answer>(got);
    return std::holds_alternative<std::string>(answer) ? "'" + text(answer) + "'" : text(answer);
}

Phrase why(const Chance& chance, const SuppliedAnswer& got,
           const std::function<Phrase(const std::string&)>& nameOf) {
    const auto* answer = std::get_if<Answer>(&got);
    const auto* id = answer == nullptr ? nullptr : std::get_if<std::string>(answer);
    const Phrase name = id == nullptr ? Phrase() : nameOf(*id);
    const Phrase shown = id == nullptr || name == Phrase(*id) ? Phrase(quotedText(got)) : name;
    switch (chance.kind) {
        case Chance::Kind::dice:
            return shared::refusals::NoSuchFaces{
                .dice = chance.count, .sides = chance.sides, .got = quotedText(got)};
        case Chance::Kind::coin:
            return shared::refusals::NoSideOfACoin{.got = quotedText(got)};
        case Chance::Kind::card:
            return shared::refusals::NoCardOfTheDeck{.card = shown};
        case Chance::Kind::oneOf:
            break;
    }
    std::vector<Phrase> names;
    for (const std::string& choice : chance.choices) names.push_back(nameOf(choice));
    return shared::refusals::NoneOfThese{.names = std::move(names), .got = shown};
}

std::string spaced(std::string text) {
    std::replace(text.begin(), text.end(), '-', ' ');
    return text;
}

}  // namespace

Refusal badRoll(const Chance& chance, const SuppliedAnswer& got, const Wording& wording,
                const std::function<Phrase(const std::string&)>& nameOf) {
    Phrase cannot = why(chance, got, nameOf);
    const Phrase called = wording.called.empty() ? Phrase(spaced(chance.purpose)) : wording.called;
    if (called.empty())
        return {std::string(code::badRoll), shared::refusals::BadRoll{.why = std::move(cannot)},
                wording.clause};
    return {std::string(code::badRoll),
            shared::refusals::BadRollOf{.chance = called, .why = std::move(cannot)}, wording.clause};
}

Refusal badRoll(const Chance& chance, const SuppliedAnswer& got) {
    return badRoll(chance, got, {}, [](const std::string& id) { return Phrase(id); });
}

}  // namespace adjutant
