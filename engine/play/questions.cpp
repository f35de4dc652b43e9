// SPDX-License-Identifier: GPL-3.0-or-later
// The questions that all systems answer. None of them changes anything.
#include <algorithm>
#include <string_view>
#include <utility>

#include "engine/chance/first_answers.hpp"
#include "engine/play/foretelling.hpp"
#include "engine/play/game.hpp"
#include "engine/play/offer_wire.hpp"
#include "engine/play/outcome_words.hpp"
#include "engine/play/request.hpp"
#include "engine/play/retelling.hpp"
#include "engine/words/wire.hpp"
#include "messages/shared.hpp"

namespace adjutant {
namespace {

using nlohmann::json;
using request::refused;

/// Every answer that the chance can have next. `soFar`: the dice of this chance that already lie; one is
/// left.
std::vector<Answer> nextAnswers(const Chance& chance, const std::vector<int>& soFar) {
    std::vector<Answer> answers;
    if (chance.kind == Chance::Kind::coin) return {"heads", "tails"};
    if (chance.kind != Chance::Kind::dice) return {chance.choices.begin(), chance.choices.end()};
    if (static_cast<int>(soFar.size()) + 1 != chance.count) return answers;
    for (int face = 1; face <= chance.sides; ++face) {
        auto faces = soFar;
        faces.push_back(face);
        answers.emplace_back(std::move(faces));
    }
    return answers;
}

/// A state, and who sits where when anybody does.
json withSeats(json state, const Seats& seats) {
    json reply{{"ok", true}, {"state", std::move(state)}};
    if (!seats.empty()) reply["seats"] = seats::write(seats);
    return reply;
}

/// What the act is tried with to see what the chance is about: of several dice that are still to fall the
/// lowest and the highest faces; of lots and cards nothing.
std::vector<Answer> triedAnswers(const Chance& chance, const std::vector<Answer>& next) {
    if (chance.kind != Chance::Kind::dice) return {};
    if (!next.empty()) return next;
    const auto all = [&](int face) { return std::vector<int>(static_cast<std::size_t>(chance.count), face); };
    return {all(1), all(chance.sides)};
}

/// The sum of the same event as this one, as often as there have been such before.
const json* sumOf(const json& events, const json& sum, const json& before) {
    auto skip = std::ranges::count_if(before, [&](const json& one) { return one["event"] == sum["event"]; });
    for (const json& event : events) {
        if (event.contains("sum") && event.at("event") == sum["event"] && skip-- == 0)
            return &event.at("sum");
    }
    return nullptr;
}

/// A part that hangs on the dice says in `most` what the highest faces make of it.
void addMost(json& sum, const json* highest) {
    if (highest == nullptr) return;
    for (json& part : sum["sum"]) {
        for (const json& other : *highest) {
            if (other.at("part") == part.at("part") && other.at("value") != part.at("value"))
                part["most"] = other.at("value");
        }
    }
    int total = 0;
    for (const json& part : *highest) total += part.at("value").get<int>();
    sum["most"] = total;
}

json entryJson(const EntryText& entry, json events, bool undone) {
    return {{"seq", entry.seq},
            {"parent", entry.parent},
            {"at", entry.at},
            {"request", json::parse(entry.request)},
            {"rolls", json::parse(entry.rolls)},
            {"events", std::move(events)},
            {"undone", undone},
            {"hash", entry.hash}};
}

}  // namespace

json Game::ask(const json& given) const {
    using Answer = json (*)(const Game&, const json&);
    static constexpr std::pair<std::string_view, Answer> answers[]{
        {"state", [](const Game& game, const json& asked) { return game.stateAt(asked); }},
        {"actions",
         [](const Game& game, const json&) {
             json reply = game.position_->offers(game.overrules_, game.language_);
             reply["ok"] = true;
             return reply;
         }},
        {"odds", [](const Game& game, const json& asked) { return game.odds(asked); }},
        {"faces", [](const Game& game, const json& asked) { return game.faces(asked); }},
        {"sums", [](const Game& game, const json& asked) { return game.sums(asked); }},
        {"ways", [](const Game& game, const json& asked) { return game.ways(asked); }},
        {"verdict",
         [](const Game& game, const json&) {
             return json{{"ok", true}, {"verdict", game.position_->verdict()}};
         }},
        {"standing", [](const Game& game, const json& asked) { return game.standingAt(asked); }},
        {"seats",
         [](const Game& game, const json&) {
             return json{{"ok", true}, {"seats", seats::write(game.seats_)}};
         }},
        {"result", [](const Game& game, const json&) { return game.result(); }},
        {"board",
         [](const Game& game, const json&) {
             return json{{"ok", true}, {"board", game.position_->board()}};
         }},
        {"cards",
         [](const Game& game, const json&) {
             return json{{"ok", true}, {"cards", game.position_->cards(game.language_)}};
         }},
        {"log", [](const Game& game, const json& asked) { return game.log(asked); }},
    };
    const auto word = given.at("ask").get<std::string>();
    std::vector<std::string> known;
    for (const auto& [name, answer] : answers) {
        if (name == word) return answer(*this, given);
        known.emplace_back(name);
    }
    return refused({std::string(code::unknownQuestion),
                    shared::refusals::UnknownQuestion{.word = word, .known = known},
                    {}},
                   language_);
}

/// Where pieces that go together could go, and by what means.
json Game::ways(const json& given) const {
    std::vector<std::string> pieces;
    if (const json* list = request::find(given, "pieces")) {
        try {
            wire::read(*list, pieces);
        } catch (const wire::ParseError& error) {
            return refused(
                {std::string(code::badParameter), shared::refusals::WrongPieces{.why = error.sentence()}, {}},
                language_);
        }
    }
    if (pieces.empty())
        return refused({std::string(code::missingParameter), shared::refusals::NoPiecesSaid{}, {}},
                       language_);
    auto found = position_->ways(pieces);
    if (!found.has_value()) return refused(found.error(), language_);
    return {{"ok", true}, {"ways", *std::move(found)}};
}

/// The act that a question is `at`; 0 for the game as it stands.
Expected<Seq> Game::actAsked(const json& given) const {
    const auto at = request::number(given, "at");
    if (!at.has_value()) return tl::make_unexpected(at.error());
    if (!*at) return 0;
    if (!journal_.isAct(**at)) return refuse(code::badParameter, shared::refusals::NoSuchAct{.seq = **at});
    return static_cast<Seq>(**at);
}

json Game::stateAt(const json& given) const {
    const auto at = actAsked(given);
    if (!at.has_value()) return refused(at.error(), language_);
    if (*at == 0) return withSeats(position_->state(), seats_);
    return withSeats(positionAt(*at)->state(), seatLog_.at(journal_, *at));
}

/// With `figures` true what the rules say of it beside the state.
json Game::standingAt(const json& given) const {
    const auto at = actAsked(given);
    if (!at.has_value()) return refused(at.error(), language_);
    const auto then = *at == 0 ? nullptr : positionAt(*at);
    const Position& position = then ? *then : *position_;
    json reply{{"ok", true}, {"standing", position.standing()}};
    const json* figures = request::find(given, "figures");
    if (figures != nullptr && *figures == true) reply["figures"] = position.figures();
    return reply;
}

Expected<json> Game::actionIn(const json& given) const {
    auto action = request::object(given, "action");
    if (!action.has_value()) return action;
    const auto word = request::text(*action, "do");
    if (!word.has_value()) return tl::make_unexpected(word.error());
    if (isShared(*word)) return action;
    if (!position_->hasAction(*word)) {
        return refuse(code::unknownAction, shared::refusals::UnknownAction{.word = *word});
    }
    if (position_->isOver()) return tl::make_unexpected(position_->gameOver());
    return action;
}

json Game::odds(const json& given) const {
    if (const json* asked = request::find(given, "action"); asked != nullptr && asked->is_object()) {
        const json* word = request::find(*asked, "do");
        if (word != nullptr && word->is_string()) {
            if (const auto none = position_->noOdds(word->get_ref<const std::string&>()))
                return refused(*none, language_);
        }
    }
    auto action = actionIn(given);
    if (!action.has_value()) return refused(action.error(), language_);
    action->erase("repeat");  // only beside the action does it mean anything
    if (const json* times = request::find(given, "repeat")) (*action)["repeat"] = *times;
    if (isShared(action->at("do").get<std::string>())) return oddsOfShared(*std::move(action));
    const auto overruled = overrules(*action);
    if (!overruled.has_value()) return refused(overruled.error(), language_);
    auto outcomes = position_->odds(*action, *overruled, {});
    if (!outcomes.has_value()) return refused(outcomes.error(), language_);
    sayOutcomes(*outcomes, given);
    return {{"ok", true}, {"outcomes", *std::move(outcomes)}};
}

/// With `say` true beside the question each outcome is told in words, too.
void Game::sayOutcomes(json& outcomes, const json& given) const {
    const json* say = request::find(given, "say");
    if (say == nullptr || *say != true) return;
    const OutcomeWords words(system_->catalogue(language_),
                             [this](const std::string& id) { return position_->nameOf(id); });
    for (json& outcome : outcomes)
        outcome["say"] = words.of(outcome.at("outcome").get_ref<const std::string&>());
}

/// What each answer to the first missing chance of an action would bring: for pads that say it under the
/// face.
json Game::faces(const json& given) const {
    const auto action = actionIn(given);
    if (!action.has_value()) return refused(action.error(), language_);
    const auto overruled = overrules(*action);
    if (!overruled.has_value()) return refused(overruled.error(), language_);
    const auto supplied = request::rolls(*action);
    if (!supplied.has_value()) return refused(supplied.error(), language_);
    std::vector<int> soFar;
    if (const json* lying = request::find(given, "so-far")) {
        try {
            wire::read(*lying, soFar);
        } catch (const wire::ParseError& error) {
            return refused(
                {std::string(code::badParameter), shared::refusals::WrongFaces{.why = error.sentence()}, {}},
                language_);
        }
    }
    if (isShared(action->at("do").get<std::string>()))
        return {{"ok", true}, {"need", nullptr}, {"faces", json::array()}};

    TableDice table;
    SuppliedRolls chances(*supplied, table, [this](const Chance& chance, const SuppliedAnswer& got) {
        return position_->cannotComeUp(chance, got);
    });
    const auto decision = position_->decide(*action, chances, *overruled);
    if (const auto* refusal = std::get_if<Refusal>(&decision)) return refused(*refusal, language_);
    const auto* need = std::get_if<Chance>(&decision);
    if (need == nullptr) return {{"ok", true}, {"need", nullptr}, {"faces", json::array()}};

    if (position_->noOdds(action->at("do").get_ref<const std::string&>()))
        return {{"ok", true}, {"need", writeDue(*need)}, {"faces", json::array()}};

    std::vector<Answer> lying;
    for (const SuppliedAnswer& answer : *supplied) lying.push_back(std::get<Answer>(answer));
    const std::vector<Answer> answers = nextAnswers(*need, soFar);
    json due = writeDue(*need);
    const json brings =
        foretell({*position_, *action, *overruled, *supplied, language_}, triedAnswers(*need, answers), due);
    json list = json::array();
    for (const Answer& next : answers) {
        lying.push_back(next);
        auto outcomes = position_->odds(*action, *overruled, lying);
        lying.pop_back();
        if (!outcomes.has_value() && outcomes.error().code != code::tooManyOutcomes)
            return refused(outcomes.error(), language_);
        json likely = outcomes.has_value() ? *std::move(outcomes) : json::array();
        sayOutcomes(likely, given);
        json got = std::visit([](const auto& held) { return json(held); }, next);
        const std::size_t at = list.size();
        list.push_back({{"got", std::move(got)}, {"outcomes", std::move(likely)}});
        if (at < brings.size() && brings[at].is_object()) list.back()["brings"] = brings[at];
    }
    return {{"ok", true}, {"need", std::move(due)}, {"faces", std::move(list)}};
}

/// The sums of an action before it is taken, with the parts that were checked and do not apply. With
/// `events` true all that would happen as well, each with its sentence; chances come out as their first
/// answer has it.
json Game::sums(const json& given) const {
    const auto action = actionIn(given);
    if (!action.has_value()) return refused(action.error(), language_);
    const auto overruled = overrules(*action);
    if (!overruled.has_value()) return refused(overruled.error(), language_);
    json list = json::array();
    if (isShared(action->at("do").get<std::string>())) return {{"ok", true}, {"sums", list}};
    FirstAnswers chances;
    const auto decision = position_->decide(*action, chances, *overruled);
    if (const auto* refusal = std::get_if<Refusal>(&decision)) return refused(*refusal, language_);
    const json& events = *std::get<Position::Next>(decision).events;
    FirstAnswers highest(FirstAnswers::Which::last);
    const auto other = position_->decide(*action, highest, *overruled);
    const auto* most = std::get_if<Position::Next>(&other);
    for (const json& event : events) {
        if (!event.contains("sum")) continue;
        json sum{{"event", event.at("event")},
                 {"sum", event.at("sum")},
                 {"idle", event.value("idle", json::array())}};
        if (most != nullptr) addMost(sum, sumOf(*most->events, sum, list));
        list.push_back(std::move(sum));
    }
    json reply{{"ok", true}, {"sums", std::move(list)}};
    if (chances.first()) reply["first"] = writeDue(*chances.first());
    const json* all = request::find(given, "events");
    if (all != nullptr && *all == true) {
        json told = events;
        if (language_ != journalLanguage) position_->clone()->retell(told, language_);
        reply["events"] = std::move(told);
    }
    return reply;
}

json Game::log(const json& given) const {
    const auto from = request::number(given, "from");
    if (!from.has_value()) return refused(from.error(), language_);
    const auto counts = journal_.inEffect();
    Retelling retelling(*this);
    json list = json::array();
    for (Seq seq = std::max<Seq>(from->value_or(1), 1); seq <= journal_.size(); ++seq) {
        const bool undone = journal_.isAct(seq) && !counts[static_cast<std::size_t>(seq - 1)];
        list.push_back(entryJson(journal_.at(seq), retelling.events(seq), undone));
    }
    return {{"ok", true}, {"entries", std::move(list)}, {"cursor", journal_.cursor()}};
}

}  // namespace adjutant
