// SPDX-License-Identifier: GPL-3.0-or-later
// The actions that all systems share: undo, redo, rewind, note, seat, ruling and the free roll.
#include <array>

#include "engine/chance/bad_roll.hpp"
#include "engine/play/game_events.hpp"
#include "engine/play/offer_wire.hpp"
#include "engine/play/pending.hpp"
#include "engine/play/request.hpp"
#include "engine/play/ruling.hpp"
#include "engine/play/seats.hpp"
#include "engine/words/contains.hpp"
#include "messages/shared.hpp"

namespace adjutant {
namespace {

using nlohmann::json;
using request::refused;

/// What a free roll is to throw.
Expected<Chance> freeRoll(const json& given) {
    const auto dice = request::text(given, "dice");
    if (!dice.has_value()) return tl::make_unexpected(dice.error());
    const auto purpose = request::optionalText(given, "for");
    if (!purpose.has_value()) return tl::make_unexpected(purpose.error());
    auto chance = readDice(*dice);
    if (!chance) return refuse(code::badParameter, shared::refusals::NoDice{.dice = *dice});
    chance->purpose = purpose->value_or("");
    return *std::move(chance);
}

/// These acts ask for no chance.
Allowed noRolls(const json& given) {
    const auto rolls = request::rolls(given);
    if (!rolls.has_value()) return tl::make_unexpected(rolls.error());
    if (rolls->empty()) return {};
    return refuse(code::unusedRolls, shared::refusals::TooManyAnswers{});
}

}  // namespace

bool Game::isShared(std::string_view word) {
    constexpr std::array<std::string_view, 7> words{"undo", "redo",   "rewind", "note",
                                                    "seat", "ruling", "roll"};
    return contains(words, word);
}

Expected<Game::Pending> Game::prepare(const json& given) const {
    const auto word = given.at("do").get<std::string>();
    auto pending = word == "undo"     ? undo()
                   : word == "redo"   ? redo()
                   : word == "rewind" ? rewind(given)
                   : word == "note"   ? note(given)
                   : word == "seat"   ? seat(given)
                                      : rule(given);
    if (!pending.has_value()) return pending;
    if (const Allowed none = noRolls(given); !none.has_value()) return tl::make_unexpected(none.error());
    pending->request = given;
    return pending;
}

std::string Game::firstSentence(Seq act) const {
    return events::firstSentence(json::parse(journal_.at(act).events), journalLanguage);
}

Expected<Game::Pending> Game::undo() const {
    const auto target = journal_.undoTarget();
    if (!target) return refuse(code::nothingToUndo, shared::refusals::NothingToUndo{});
    Pending pending;
    pending.events = json::array({events::undone(*target, firstSentence(*target), journalLanguage)});
    pending.step = {Step::Kind::undo, *target};
    pending.position = positionAt(journal_.at(*target).parent);
    return pending;
}

Expected<Game::Pending> Game::redo() const {
    const auto target = journal_.redoTarget();
    if (!target) return refuse(code::nothingToRedo, shared::refusals::NothingToRedo{});
    Pending pending;
    pending.events = json::array({events::redone(*target, firstSentence(*target), journalLanguage)});
    pending.step = {Step::Kind::redo, *target};
    pending.position = positionAt(*target);
    return pending;
}

Expected<Game::Pending> Game::rewind(const json& given) const {
    const auto seq = request::number(given, "seq");
    if (!seq.has_value()) return tl::make_unexpected(seq.error());
    if (!*seq) return refuse(code::missingParameter, shared::refusals::NoSeqSaid{});
    if (!journal_.isAct(**seq)) {
        return refuse(code::badParameter, shared::refusals::NoSuchAct{.seq = **seq});
    }
    Pending pending;
    pending.events = json::array({events::rewound(**seq, journalLanguage)});
    pending.step = {Step::Kind::rewind, **seq};
    pending.position = positionAt(**seq);
    return pending;
}

Expected<Game::Pending> Game::note(const json& given) const {
    const auto text = request::text(given, "text");
    if (!text.has_value()) return tl::make_unexpected(text.error());
    Pending pending;
    pending.events = json::array({events::noted(*text)});
    pending.position = position_->clone();
    return pending;
}

Expected<Game::Pending> Game::seat(const json& given) const {
    auto event = seats::seated(given, *position_);
    if (!event.has_value()) return tl::make_unexpected(event.error());
    Pending pending;
    pending.events = json::array({*std::move(event)});
    pending.position = position_->clone();
    return pending;
}

Expected<Game::Pending> Game::rule(const json& given) const {
    const auto set = request::object(given, "set");
    if (!set.has_value()) return tl::make_unexpected(set.error());
    const auto reason = request::text(given, "reason");
    if (!reason.has_value()) return tl::make_unexpected(reason.error());
    const auto person = seats::personIn(given);
    if (!person.has_value()) return tl::make_unexpected(person.error());
    Pending pending;
    pending.position = position_->clone();
    if (const Allowed allowed = pending.position->rule(*set); !allowed.has_value()) {
        return tl::make_unexpected(allowed.error());
    }
    pending.events = json::array({events::ruled(
        *set, *reason, *person, ruling::hiddenIn(*set, pending.position->hidden()), *pending.position)});
    return pending;
}

json Game::roll(const json& given, const std::string& at) {
    const auto chance = freeRoll(given);
    if (!chance.has_value()) return refused(chance.error(), language_);
    const auto supplied = request::rolls(given);
    if (!supplied.has_value()) return refused(supplied.error(), language_);
    AppDice app = appDice();
    TableDice table;
    SuppliedRolls chances(*supplied, tableDice(given) ? static_cast<Chances&>(table) : app,
                          [](const Chance& free, const SuppliedAnswer& got) {
                              return badRoll(free, got, {Phrase(free.purpose), {}},
                                             [](const std::string& id) { return Phrase(id); });
                          });
    try {
        const auto [answer, byApp] = chances.answer(*chance);
        if (chances.leftOver() > 0) {
            return refused({std::string(code::unusedRolls), shared::refusals::MoreThanOneRoll{}, {}},
                           language_);
        }
        Pending pending;
        pending.request = given;
        pending.rolls.push_back(wire::writeRoll(Roll{*chance, answer, byApp}));
        pending.events = json::array({events::rolled(pending.rolls.at(0), *position_)});
        pending.position = position_->clone();
        return accept(std::move(pending), at);
    } catch (const Interrupted& interrupted) {
        if (const auto* refusal = std::get_if<Refusal>(&interrupted.why)) return refused(*refusal, language_);
        return {{"ok", false}, {"need", wire::writeNeed(std::get<Chance>(interrupted.why))}};
    }
}

/// `certain`, or refused as the act would be. The rolls in it are ignored.
json Game::oddsOfShared(json action) const {
    action.erase("rolls");
    const bool isRoll = action.at("do") == "roll";
    const auto chance = isRoll ? freeRoll(action) : Chance{};
    if (!chance.has_value()) return refused(chance.error(), language_);
    const auto pending = isRoll ? Pending{} : prepare(action);
    if (!pending.has_value()) return refused(pending.error(), language_);
    return {{"ok", true},
            {"outcomes", json::array({{{"outcome", "certain"}, {"p", "1/1"}, {"value", 1.0}}})}};
}

}  // namespace adjutant
