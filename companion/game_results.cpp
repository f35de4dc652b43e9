// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/game_results.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/game_keeper.hpp"
#include "companion/session.hpp"
#include "db/error.hpp"
#include "engine/games.hpp"
#include "engine/play/retelling.hpp"
#include "engine/readings.hpp"
#include "engine/words/data_text.hpp"
#include "engine/words/wording.hpp"

namespace adjutant::companion {
namespace {

/// All sides, also of a game in which nobody is named and that goes on.
db::Result resultAt(const Table& table) {
    const nlohmann::json reply = Session::of(*table.game()).result();
    return resultIn(nlohmann::json{{"result", reply.at("result")}}.dump());
}

/// What stood where each ruling of the game set something, before it did.
report::ReportNames::Before beforeRulings(const Game& game) {
    report::ReportNames::Before before;
    for (const EntryText& entry : game.journal().entries()) {
        if (!entry.events.starts_with(R"([{"event":"ruled")")) continue;  // dumps are canonical
        const nlohmann::json ruled = nlohmann::json::parse(entry.events).at(0);
        const nlohmann::json reply = Session::of(game).stateAt(entry.parent);
        if (!reply.value("ok", false)) continue;
        for (const auto& [way, value] : ruled.at("set").items()) {
            const nlohmann::json::json_pointer pointer(way);
            const nlohmann::json& state = reply.at("state");
            before[entry.seq][way] = state.contains(pointer) ? state.at(pointer).dump() : "null";
        }
    }
    return before;
}

/// The events of all entries with the sentences of today.
std::map<std::int64_t, std::string> toldAnew(const Game& game) {
    std::map<std::int64_t, std::string> anew;
    Retelling retelling(game);
    for (const EntryText& entry : game.journal().entries())
        anew.emplace(entry.seq, retelling.events(entry.seq).dump());
    return anew;
}

}  // namespace

std::unique_ptr<Table> foldedAnew(const db::CampaignFile& file, const db::Game& game) {
    auto table = std::make_unique<Table>(Environment{.now = [] { return std::string(); }, .seed = {}});
    table->resume(game.system, file.journal(game.id).entries());
    return table;
}

db::Result resultOf(const db::CampaignFile& file, const db::Game& game) {
    if (game.acts == 0) return {};
    return resultOf(file, game, *foldedAnew(file, game));
}

db::Result resultOf(const db::CampaignFile& file, const db::Game& game, const Table& table) {
    db::Result result = resultAt(table);
    const db::Result kept = file.result(game.id);
    for (db::SideResult& side : result.sides) {
        if (side.person.empty()) continue;
        const auto row = std::ranges::find(kept.sides, side.side, &db::SideResult::side);
        const auto people = file.personsCalled(game.campaign, side.person);
        const bool renamed = row != kept.sides.end() && !row->who.empty();
        if (renamed) {
            side.person = row->person;
            side.who = row->who;
        } else if (!people.empty()) {
            side.who = db::shownId(people.front().id);
        }
    }
    return result;
}

report::ReportNames namesOf(const db::CampaignFile& file, const db::Game& game, const std::string& language) {
    if (game.acts == 0) return {};
    const auto table = foldedAnew(file, game);
    // One that no game speaks is refused, and the report is in English.
    table->answer(nlohmann::json{{"language", language}});
    return namesOf(*table);
}

report::ReportNames namesOf(const Table& table) {
    using nlohmann::json;
    report::ReportNames names{.system = std::string(table.game()->system().name),
                              .things = {},
                              .before = beforeRulings(*table.game()),
                              .anew = toldAnew(*table.game())};
    names.language = table.game()->language();
    names.said = [&words = table.game()->system().catalogue(names.language)](const std::string& english) {
        return dataText(words, english);
    };
    names.word = [&words = table.game()->system().catalogue(names.language)](const std::string& key) {
        const Message* word = words.find("words", key);
        return word == nullptr ? std::string() : Arguments(*word).text();
    };
    names.scenario = scenarioBegun(table.game()->system().id, table.game()->journal().at(1), names.language);
    if (const Message* round = table.game()->system().catalogue(names.language).find("words", "round"))
        names.things.emplace("round", atStart(Arguments(*round).text()));
    const auto name = [&](const std::string& id, const json& thing) {
        const std::string called = thing.is_object() ? thing.value("name", "") : "";
        if (!called.empty() && called != id) names.things.emplace(id, names.said(called));
    };
    const json state = Session::of(*table.game()).state().at("state");
    for (const auto& [id, side] : state.at("sides").items()) name(id, side);
    const auto position = table.game()->positionAt(table.game()->journal().cursor());
    for (const auto& [id, piece] : state.at("pieces").items()) {
        name(id, piece);
        // Most are called by their kind and number, which no state says.
        if (!names.things.contains(id)) names.things.emplace(id, position->pieceName(id).in(names.language));
    }
    const json board = Session::of(*table.game()).board().at("board");
    for (const json& place : board.value("places", json::array()))
        if (place.is_object()) name(place.value("id", ""), place);
    const json cards = Session::of(*table.game()).cards().at("cards");  // the answer itself ends here
    for (const json& card : cards)
        if (card.is_object()) name(card.value("id", ""), card);
    return names;
}

std::string scenarioBegun(std::string_view system, const EntryText& first, const std::string& language) {
    const SystemEntry* entry = findSystem(system);
    const auto scenario = readingsOf(system).scenario;
    if (entry == nullptr || scenario == nullptr) return {};
    const auto events = nlohmann::json::parse(first.events, nullptr, false);
    if (!events.is_array() || events.empty() || !events.front().is_object()) return {};
    return dataText(entry->catalogue(language),
                    scenario(events.front().value("options", nlohmann::json::object())));
}

report::Report reportOf(const db::CampaignFile& file, db::GameId id, const std::string& language) {
    report::ReportNames names;
    try {
        names = namesOf(file, file.game(id), language);
    } catch (const db::Error&) {
        throw;
    } catch (const std::exception&) {  // the report says what is wrong with the log
        names = {};
    }
    return report::reportOf(file, id, names);
}

std::string lastSaid(const db::CampaignFile& file, const db::Game& game, const std::string& language) {
    const auto table = foldedAnew(file, game);
    table->answer(nlohmann::json{{"language", language}});
    const Journal& journal = table->game()->journal();
    const nlohmann::json events = Retelling(*table->game()).events(journal.at(journal.size()).seq);
    for (auto event = events.rbegin(); event != events.rend(); ++event)
        if (std::string say = event->value("say", ""); !say.empty()) return say;
    return {};
}

void tellResult(db::CampaignFile& file, const db::Game& game) {
    if (game.acts == 0) return;
    GameKeeper(file, file.campaign(game.campaign).name, game.name)
        .tell(foldedAnew(file, game)->game()->standing());
}

}  // namespace adjutant::companion
