// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>

#include "engine/games.hpp"
#include "engine/journal/parsed.hpp"
#include "engine/play/request.hpp"
#include "engine/play/retelling.hpp"
#include "engine/rule_questions.hpp"
#include "engine/words/enumerated.hpp"
#include "engine/words/language.hpp"
#include "engine/words/wire.hpp"
#include "messages/shared.hpp"

namespace adjutant {
namespace {

using nlohmann::json;
using request::refused;

constexpr std::size_t longestLine = 4U << 20U;

json badJson(Phrase sentence, std::string_view language) {
    return refused({std::string(code::badJson), std::move(sentence), {}}, language);
}

json noGame(std::string_view language) {
    return refused({std::string(code::noGame), shared::refusals::NoGame{}, {}}, language);
}

json systemsJson(std::string_view language) {
    json list = json::array();
    for (const SystemEntry& system : systems()) {
        list.push_back({{"id", system.id}, {"name", system.name}, {"options", system.options(language)}});
    }
    return {{"ok", true}, {"systems", std::move(list)}};
}

/// `ask drawing`: a ready board, a blank one, or the one that options of `start` bring.
Expected<json> drawingFor(const BoardEditor& boards, const json& request) {
    const auto ready = request::optionalText(request, "ready");
    if (!ready.has_value()) return tl::make_unexpected(ready.error());
    if (*ready) return boards.ready(**ready);
    if (request::find(request, "options") != nullptr) {
        const auto options = request::object(request, "options");
        return options.has_value() ? boards.drawing(*options) : options;
    }
    const auto columns = request::number(request, "columns");
    if (!columns.has_value()) return tl::make_unexpected(columns.error());
    const auto rows = request::number(request, "rows");
    if (!rows.has_value()) return tl::make_unexpected(rows.error());
    constexpr static std::int64_t largest = 99;
    const auto size = [](std::int64_t given) {
        return static_cast<int>(std::clamp<std::int64_t>(given, 0, largest));
    };
    return boards.blank(size(columns->value_or(0)), size(rows->value_or(0)));
}

/// Questions about the boards of a system, before any game.
json askBoards(const json& request, std::string_view language) {
    const auto id = request::text(request, "system");
    if (!id.has_value()) return refused(id.error(), language);
    const SystemEntry* system = findSystem(*id);
    if (system == nullptr) return refused({std::string(code::badParameter), noSystem(*id), {}}, language);
    if (!system->boards)
        return refused(
            {std::string(code::badParameter), shared::refusals::NoOwnBoards{.system = system->name}, {}},
            language);
    const json& word = request.at("ask");
    if (word == "palette") return {{"ok", true}, {"palette", system->boards->palette()}};
    if (word == "drawing") {
        auto drawing = drawingFor(*system->boards, request);
        if (!drawing.has_value()) return refused(drawing.error(), language);
        return {{"ok", true}, {"drawing", *std::move(drawing)}};
    }
    const auto drawing = request::object(request, "drawing");
    if (!drawing.has_value()) return refused(drawing.error(), language);
    auto options = system->boards->plan(*drawing);
    if (!options.has_value()) return refused(options.error(), language);
    return {{"ok", true}, {"options", *std::move(options)}};
}

}  // namespace

std::string Table::answerLine(std::string_view line) {
    if (line.size() > longestLine) return badJson(shared::refusals::TooLong{}, language_).dump();
    if (isNestedTooDeep(line)) return badJson(shared::refusals::TooDeep{}, language_).dump();
    const json request = json::parse(line, nullptr, false);
    if (request.is_discarded()) return badJson(shared::refusals::NotJson{}, language_).dump();
    return answer(request).dump();
}

json Table::answer(const json& request) {
    if (!request.is_object()) return badJson(shared::refusals::NoObject{}, language_);
    if (request::find(request, "language") != nullptr && request.size() == 1) return speak(request);
    const bool acts = request::find(request, "do") != nullptr;
    const bool asks = request::find(request, "ask") != nullptr;
    if (acts == asks) return badJson(shared::refusals::DoOrAsk{}, language_);
    return acts ? act(request) : ask(request);
}

void Table::resume(std::string_view system, std::vector<EntryText> entries, std::vector<StateText> states) {
    const SystemEntry* entry = findSystem(system);
    if (entry == nullptr) throw Failure(shared::failures::UnknownSystem{.system = system});
    game_ = Game::resume(*entry, std::move(entries), std::move(states), environment_.sink, environment_.seed);
    game_->speak(language_);
}

void Table::follow(std::vector<EntryText> more) {
    if (game_) game_->follow(std::move(more));
}

/// A setting of the table, which no journal knows of: {"language": "de"}.
json Table::speak(const json& request) {
    std::set<std::string> known;
    for (const SystemEntry& system : systems()) {
        for (std::string& language : system.languages()) known.insert(std::move(language));
    }
    const auto language = request::text(request, "language");
    if (!language.has_value()) return refused(language.error(), language_);
    if (!known.contains(*language)) {
        return refused(
            {std::string(code::badParameter),
             shared::refusals::UnknownLanguage{.language = *language,
                                               .known = std::vector<std::string>(known.begin(), known.end())},
             {}},
            language_);
    }
    language_ = *language;
    if (game_) game_->speak(language_);
    return {{"ok", true}, {"language", language_}};
}

json Table::act(const json& request) {
    const json& word = request.at("do");
    if (word == "start") return start(request);
    if (!game_) return noGame(language_);
    if (!word.is_string())
        return refused({std::string(code::unknownAction), shared::refusals::DoIsAWord{}, {}}, language_);
    return game_->act(request, environment_.now());
}

json Table::start(const json& request) {
    if (game_) {
        const auto id = request::optionalText(request, "id");
        if (id.has_value() && *id && game_->journal().withId(**id))
            return game_->act(request, environment_.now());
    }
    auto game = begun(request, environment_.sink);
    if (!game.has_value()) return refused(game.error(), language_);
    game_ = *std::move(game);
    game_->speak(language_);
    json events = language_ == journalLanguage ? json::parse(game_->journal().at(1).events)
                                               : Retelling(*game_).events(1);
    return {{"ok", true}, {"seq", 1}, {"events", std::move(events)}, {"rolls", json::array()}};
}

Expected<Game> Table::begun(const json& request, JournalSink* sink) const {
    if (game_ && environment_.oneGame) return refuse(code::gameExists, shared::refusals::GameExists{});
    const auto id = request::text(request, "system");
    if (!id.has_value()) return tl::make_unexpected(id.error());
    const SystemEntry* system = findSystem(*id);
    if (system == nullptr) return refuse(code::badParameter, noSystem(*id));
    return Game::start(*system, request, environment_.seed, environment_.now(), sink);
}

/// Odds, faces and sums of a start: it asks for no chance and sums nothing, but may be refused. It needs no
/// game.
json Table::askOfStart(const std::string& word, const json& start) const {
    if (game_ && word == "odds") {
        if (const auto none = game_->noOdds("start")) return refused(*none, language_);
    }
    json action = start;
    if (word == "odds") action.erase("rolls");
    const auto game = begun(action, nullptr);
    if (!game.has_value()) return refused(game.error(), language_);
    if (word == "faces") return {{"ok", true}, {"need", nullptr}, {"faces", json::array()}};
    if (word == "sums") return {{"ok", true}, {"sums", json::array()}};
    return {{"ok", true},
            {"outcomes", json::array({{{"outcome", "certain"}, {"p", "1/1"}, {"value", 1.0}}})}};
}

json Table::ask(const json& request) const {
    const json& word = request.at("ask");
    if (!word.is_string())
        return refused({std::string(code::unknownQuestion), shared::refusals::AskIsAWord{}, {}}, language_);
    if (word == "systems") return systemsJson(language_);
    if (word == "rule") return askRule(request, language_);
    if (word == "rules") return askRules(request, game_ ? &game_->system() : nullptr, language_);
    if (word == "palette" || word == "drawing" || word == "plan") return askBoards(request, language_);
    if (word == "odds" || word == "faces" || word == "sums") {
        const json* action = request::find(request, "action");
        if (action != nullptr && action->is_object() && action->value("do", json()) == "start")
            return askOfStart(word.get<std::string>(), *action);
    }
    if (!game_) return noGame(language_);
    return game_->ask(request);
}

}  // namespace adjutant
