// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/club_facts.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/chronicle_book.hpp"
#include "companion/doors/actors.hpp"
#include "companion/doors/curves.hpp"
#include "companion/doors/results_table.hpp"
#include "companion/game_results.hpp"
#include "companion/report/dice_tally.hpp"
#include "db/error.hpp"
#include "db/linked.hpp"
#include "engine/words/failure.hpp"
#include "league/event.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// Of the dice of one act.
Fortune fortuneOf(const std::string& rolls) {
    report::DiceCount count;
    const json list = json::parse(rolls, nullptr, false);
    if (list.is_array())
        for (const json& roll : list) count.add(roll);
    Fortune fortune;
    for (const report::DiceTally& tally : count.tallies()) {
        if (tally.expectedMean == 0) continue;
        const auto thrown = static_cast<double>(tally.thrown);
        const auto sides = static_cast<double>(tally.faces.size());
        fortune.dice += tally.thrown;
        fortune.beyond += (tally.mean - tally.expectedMean) * thrown;
        fortune.variance += thrown * (sides * sides - 1) / 12;
    }
    return fortune;
}

std::map<std::string, Fortune> fortunesIn(const Table& table, const db::Result& result) {
    std::map<std::string, Fortune> fortunes;
    for (const auto& [seq, actor] : actorsOf(table, result)) {
        const auto side = std::ranges::find_if(result.sides, [&actor = actor](const db::SideResult& one) {
            return one.side == actor.side && one.person == actor.person;
        });
        if (side == result.sides.end() || side->who.empty()) continue;
        fortunes[side->who].add(fortuneOf(table.game()->journal().at(seq).rolls));
    }
    return fortunes;
}

/// What a folded game gives to its report.
report::ReportNames namesWithCurves(Table& table, const std::string& language) {
    table.answer(json{{"language", language}});
    report::ReportNames names = namesOf(table);
    addCourse(names, table);
    return names;
}

ToldGame toldGame(const db::CampaignFile& file, const db::Game& game, const std::string& language,
                  const std::function<void(const report::Report&)>& take) {
    ToldGame told{game.name, game.system, game.created, {}, game.id, {}, file.note(game.id)};
    report::ReportNames names;
    try {
        const auto table = foldedAnew(file, game);
        const db::Result result = resultOf(file, game, *table);
        told.sides = result.sides;
        told.fortunes = fortunesIn(*table, result);
        told.system = table->game()->system().name;
        if (take) names = namesWithCurves(*table, language);
    } catch (const db::Error&) {
        throw;
    } catch (const std::exception& error) {
        told.note = toldBy(error).in(language);
        names = {};
    }
    if (take) take(report::reportOf(file, game.id, names));
    return told;
}

ToldGame toldPlay(const db::Play& play) {
    ToldGame told{play.title, play.title, play.played, {}, {}, {}, play.note};
    for (const db::PlaySide& side : play.sides)
        told.sides.push_back({.side = side.role,
                              .name = side.role,
                              .person = side.person,
                              .who = side.who,
                              .outcome = side.outcome,
                              .score = {}});
    return told;
}

/// As people are called now.
std::optional<league::League> leagueOf(const db::CampaignFile& file, ClubFacts& facts) {
    const auto entries = file.leagueEntries(facts.campaign.id);
    if (entries.empty() || db::isLinked(entries)) return {};
    league::League league;
    try {
        for (const EntryText& entry : entries)
            for (const league::Event& event : league::readEvents(entry.events)) league.apply(event);
    } catch (const std::runtime_error&) {  // `campaign verify` says what is wrong with it
        return {};
    }
    facts.entrants = file.leaguePeople(facts.campaign.id);
    for (std::size_t i = 0; i < facts.entrants.size() && i < league.entrants().size(); ++i) {
        const auto person = std::ranges::find_if(
            facts.people, [&](const db::Person& one) { return facts.entrants[i] == one.id; });
        if (person != facts.people.end())
            league.callEntrant(static_cast<league::EntrantId>(i) + 1, person->name, person->club);
    }
    return league;
}

/// Nothing where the campaign is not linked, or its chronicle cannot be read: `campaign verify` says why.
std::optional<LinkedGames> linkedGamesOf(const db::CampaignFile& file, const ClubFacts& facts) {
    if (!db::isLinked(file.leagueEntries(facts.campaign.id))) return {};
    try {
        const ChronicleBook book(file, facts.campaign);
        LinkedGames linked{book.chronicle(), {}};
        for (const chronicle::Subject& subject : book.chronicle().subjects()) {
            const auto player = std::ranges::find_if(
                facts.people, [&](const db::Person& one) { return book.playerOf(subject.id) == one.id; });
            linked.players.push_back(player == facts.people.end() ? std::string() : player->name);
        }
        return linked;
    } catch (const db::Error&) {
        throw;
    } catch (const std::runtime_error&) {
        return {};
    }
}

}  // namespace

ClubFacts clubFacts(const db::CampaignFile& file, db::CampaignId campaign, const std::string& language,
                    const std::function<void(const report::Report&)>& take) {
    ClubFacts facts;
    file.readSnapshot([&] {
        facts.campaign = file.campaign(campaign);
        facts.people = file.persons(campaign);
        for (const db::Game& game : gamesAsBegun(file, campaign))
            if (game.acts > 0) facts.games.push_back(toldGame(file, game, language, take));
        for (const db::Play& play : file.plays(campaign)) facts.games.push_back(toldPlay(play));
        std::ranges::stable_sort(facts.games, {}, &ToldGame::began);
        facts.league = leagueOf(file, facts);
        facts.linked = linkedGamesOf(file, facts);
    });
    return facts;
}

report::Report fullReportOf(const db::CampaignFile& file, db::GameId id, const std::string& language) {
    report::ReportNames names;
    const db::Game game = file.game(id);
    try {
        if (game.acts > 0) {
            const auto table = foldedAnew(file, game);
            names = namesWithCurves(*table, language);
        }
    } catch (const db::Error&) {
        throw;
    } catch (const std::exception&) {  // the report says what is wrong with the log
        names = {};
    }
    return report::reportOf(file, id, names);
}

}  // namespace adjutant::companion
