// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/club_pages.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "companion/report/curve_plot.hpp"
#include "companion/report/report_words.hpp"
#include "league/fraction.hpp"
#include "league/standings.hpp"
#include "league/tally.hpp"
#include "messages/report.hpp"

namespace adjutant::companion {
namespace {

using report::Page;
using report::PageBlock;
using report::PageCell;
using Row = std::vector<PageCell>;
namespace headings = report::headings;
namespace tables = report::tables;
namespace words = report::words;

template <class Message>
std::string in(const std::string& language) {
    return phraseOf<Message>().in(language);
}

PageCell number(std::string text) { return {std::move(text), {}, true}; }
PageCell numberHead(std::string text) { return {std::move(text), {}, true}; }

/// "French: Ann, British: Boris"
std::string sidesOf(const ToldGame& game) {
    std::string text;
    for (const db::SideResult& side : game.sides) {
        const std::string who = side.person.empty() ? side.name
                                : side.name.empty() ? side.person
                                                    : side.name + ": " + side.person;
        if (!who.empty()) text += (text.empty() ? "" : ", ") + who;
    }
    return text;
}

std::string outcomeOf(const ToldGame& game, const std::string& language) {
    std::string winners;
    bool draw = false;
    for (const db::SideResult& side : game.sides) {
        draw = draw || side.outcome == "draw";
        if (side.outcome == "win")
            winners += (winners.empty() ? "" : ", ") + (side.person.empty() ? side.name : side.person);
    }
    if (!winners.empty()) return Phrase(tables::WonBy{.winners = winners}).in(language);
    return draw ? in<tables::Draw>(language) : in<tables::Open>(language);
}

void addGames(Page& page, const std::vector<const ToldGame*>& games, const PageLinks& links) {
    const std::string& language = page.language;
    std::vector<Row> rows{{in<tables::When>(language), in<tables::Game>(language),
                           in<tables::System>(language), in<tables::Sides>(language),
                           in<tables::Outcome>(language)}};
    for (auto game = games.rbegin(); game != games.rend(); ++game)
        rows.push_back({words::dayOf((*game)->began, language), PageCell((*game)->name, links.game(**game)),
                        (*game)->system, sidesOf(**game), outcomeOf(**game, language)});
    if (rows.size() > 1) page.heading(in<headings::Games>(language));
    page.table(std::move(rows));
}

void addWays(Page& page, std::vector<PageCell> ways) {
    std::erase_if(ways, [](const PageCell& way) { return way.link.empty(); });
    if (!ways.empty()) page.blocks.push_back({PageBlock::Kind::links, {}, {std::move(ways)}});
}

/// Won, drawn and lost.
struct Record {
    int won = 0, drawn = 0, lost = 0, open = 0;

    void add(const std::string& outcome) {
        ++(outcome == "win" ? won : outcome == "draw" ? drawn : outcome == "loss" ? lost : open);
    }
    [[nodiscard]] int played() const { return won + drawn + lost; }
};

Row recordHead(const std::string& first, const std::string& language) {
    return {first, numberHead(in<tables::Played>(language)), numberHead(in<tables::Won>(language)),
            numberHead(in<tables::Drawn>(language)), numberHead(in<tables::Lost>(language))};
}
Row recordRow(PageCell first, const Record& record) {
    return {std::move(first), record.played(), record.won, record.drawn, record.lost};
}

void addRecords(Page& page, const std::string& heading, const std::string& first,
                const std::map<std::string, Record>& records) {
    std::vector<Row> rows{recordHead(first, page.language)};
    for (const auto& [name, record] : records) rows.push_back(recordRow(name, record));
    if (rows.size() < 2) return;
    page.heading(heading);
    page.table(std::move(rows));
}

/// Everything that one person has played.
struct PersonFacts {
    Record record;
    std::map<std::string, Record> systems, opponents;
    Fortune fortune;
    int streak = 0;  ///< wins in a row, to the last game that is over
    std::vector<const ToldGame*> games;

    void take(const ToldGame& game, const std::string& who) {
        const auto mine = std::ranges::find(game.sides, who, &db::SideResult::who);
        if (mine == game.sides.end()) return;
        games.push_back(&game);
        record.add(mine->outcome);
        systems[game.system].add(mine->outcome);
        for (const db::SideResult& side : game.sides)
            if (side.who != who && !side.person.empty()) opponents[side.person].add(mine->outcome);
        if (mine->outcome != "open") streak = mine->outcome == "win" ? streak + 1 : 0;
        if (const auto found = game.fortunes.find(who); found != game.fortunes.end())
            fortune.add(found->second);
    }
};

PersonFacts factsOf(const ClubFacts& facts, const db::Person& person) {
    PersonFacts of;
    for (const ToldGame& game : facts.games) of.take(game, db::shownId(person.id));
    return of;
}

std::string signedDecimal(const std::string& language, double value) {
    return (value < 0 ? "\xE2\x88\x92" : "+") + words::decimalIn(language, std::abs(value), 1);
}

PageCell entrantCell(const ClubFacts& facts, league::EntrantId id, const PageLinks& links) {
    const std::string name = facts.league->entrant(id).name;
    const auto index = static_cast<std::size_t>(id - 1);
    for (const db::Person& person : facts.people)
        if (index < facts.entrants.size() && facts.entrants[index] == person.id)
            return {name, links.person(person)};
    return name;
}

void addStandings(Page& page, const ClubFacts& facts, const std::vector<league::Standing>& standings,
                  const PageLinks& links) {
    const std::string& language = page.language;
    std::vector<Row> rows{{numberHead(in<tables::Rank>(language)), in<tables::Name>(language),
                           numberHead(in<tables::Points>(language)), numberHead(in<tables::Played>(language)),
                           numberHead(in<tables::Won>(language)), numberHead(in<tables::Drawn>(language)),
                           numberHead(in<tables::Lost>(language)), numberHead(in<tables::Byes>(language)),
                           in<tables::Why>(language)}};
    for (const league::Standing& standing : standings) {
        const league::Tally& tally = standing.tally;
        rows.push_back({standing.rank, entrantCell(facts, standing.entrant, links),
                        number(league::shown(tally.points)), tally.played(), tally.won, tally.drawn,
                        tally.lost, tally.byes, standing.because});
    }
    page.heading(in<headings::Standings>(language));
    page.table(std::move(rows));
}

/// How the points grew, in the order of the standings; from the second round of a season on.
void addCourse(Page& page, const ClubFacts& facts, const std::vector<league::Standing>& standings) {
    const league::League& league = *facts.league;
    const int last = static_cast<int>(league.rounds().size()), first = league.rules().seasonBegan(last);
    if (league.isLadder() || last <= first) return;
    const auto points = league::pointsOverRounds(league, first, last);
    report::Tracker tracker{in<tables::PointsByRound>(page.language), {}, {}};
    for (int round = first; round <= last; ++round) tracker.rounds.push_back(std::to_string(round));
    for (const league::Standing& standing : standings) {
        report::Curve curve{league.entrant(standing.entrant).name, {}};
        for (const league::Fraction& sum : points.at(static_cast<std::size_t>(standing.entrant - 1)))
            curve.values.push_back(sum.get_d());
        tracker.sides.push_back(std::move(curve));
    }
    page.heading(tracker.name);
    page.picture(tracker.name, report::curvePlot(tracker));
}

/// What one had of the games against another: points of each game, from the first.
std::string against(const league::League& league, league::EntrantId a, league::EntrantId b) {
    std::string text;
    for (const league::Round& round : league.rounds())
        for (const league::Table& table : round.tables) {
            if (!table.outcome || !((table.a == a && table.b == b) || (table.a == b && table.b == a)))
                continue;
            const auto& points = league.rules().points;
            const auto& worth = table.outcome->winner == 0   ? points.draw
                                : table.outcome->winner == a ? points.win
                                                             : points.loss;
            text += (text.empty() ? "" : " ") + league::shown(worth);
        }
    return text;
}

void addCrossTable(Page& page, const ClubFacts& facts, const std::vector<league::Standing>& standings,
                   const PageLinks& links) {
    std::vector<Row> rows{{numberHead(""), in<tables::Name>(page.language)}};
    for (std::size_t i = 0; i < standings.size(); ++i) rows.front().push_back(number(std::to_string(i + 1)));
    for (std::size_t i = 0; i < standings.size(); ++i) {
        Row row{static_cast<int>(i + 1), entrantCell(facts, standings[i].entrant, links)};
        for (const league::Standing& other : standings)
            row.push_back(number(other.entrant == standings[i].entrant
                                     ? "\xC3\x97"
                                     : against(*facts.league, standings[i].entrant, other.entrant)));
        rows.push_back(std::move(row));
    }
    if (rows.size() < 2) return;
    page.heading(in<headings::CrossTable>(page.language));
    page.table(std::move(rows));
}

void addRounds(Page& page, const ClubFacts& facts, const PageLinks& links) {
    const std::string& language = page.language;
    const league::League& league = *facts.league;
    std::vector<Row> rows{{numberHead(in<tables::Round>(language)), numberHead(in<tables::Table>(language)),
                           "", "", in<tables::Outcome>(language), in<tables::Score>(language)}};
    int number = 0;
    for (const league::Round& round : league.rounds()) {
        ++number;
        int at = 0;
        for (const league::Table& table : round.tables) {
            const auto& outcome = table.outcome;
            std::string told = in<tables::Open>(language);
            if (outcome && outcome->winner == 0) told = in<tables::Draw>(language);
            if (outcome && outcome->winner != 0)
                told = Phrase(tables::WonBy{.winners = league.entrant(outcome->winner).name}).in(language);
            const bool scored = outcome && outcome->score;
            rows.push_back(
                {number, ++at, entrantCell(facts, table.a, links), entrantCell(facts, table.b, links), told,
                 scored ? league::shown(outcome->score->a) + " : " + league::shown(outcome->score->b)
                        : std::string()});
        }
        for (const league::EntrantId id : round.byes)
            rows.push_back({number, "", entrantCell(facts, id, links), "", in<tables::Bye>(language), ""});
    }
    if (rows.size() < 2) return;
    page.heading(in<headings::Rounds>(language));
    page.table(std::move(rows));
}

}  // namespace

Page personPage(const ClubFacts& facts, const db::Person& person, const std::string& language,
                const PageLinks& links) {
    const PersonFacts of = factsOf(facts, person);
    Page page{person.name, language};
    addWays(page, {PageCell(facts.campaign.name, links.home)});
    if (!person.club.empty()) page.paragraph(person.club);
    page.heading(in<headings::Record>(language));
    page.table({recordHead("", language), recordRow(facts.campaign.name, of.record)});
    if (of.streak > 1) page.paragraph(Phrase(tables::Streak{.count = of.streak}).in(language) + ".");
    if (of.fortune.dice > 0)
        page.paragraph(
            Phrase(tables::Luck{.luck = signedDecimal(language, of.fortune.beyond),
                                .dice = of.fortune.dice,
                                .error = words::decimalIn(language, std::sqrt(of.fortune.variance), 1)})
                .in(language) +
            ".");
    addRecords(page, in<headings::Systems>(language), in<tables::System>(language), of.systems);
    addRecords(page, in<headings::Opponents>(language), in<tables::With>(language), of.opponents);
    addGames(page, of.games, links);
    return page;
}

Page seasonPage(const ClubFacts& facts, const std::string& language, const PageLinks& links) {
    Page page{facts.campaign.name, language};
    addWays(page, {PageCell(in<tables::Home>(language), links.home)});
    if (!facts.league) {
        page.paragraph(in<tables::NoLeague>(language));
        return page;
    }
    const auto standings = league::standings(*facts.league);
    addStandings(page, facts, standings, links);
    addCourse(page, facts, standings);
    addCrossTable(page, facts, standings, links);
    addRounds(page, facts, links);
    return page;
}

Page campaignPage(const ClubFacts& facts, const std::string& language, const PageLinks& links) {
    Page page{facts.campaign.name, language};
    addWays(page, {PageCell(in<headings::Standings>(language), links.season)});
    if (!facts.games.empty())
        page.small(
            Phrase(tables::AsOf{.when = words::dayOf(facts.games.back().began, language)}).in(language) +
            ".");
    if (facts.league) {
        const auto standings = league::standings(*facts.league);
        addStandings(page, facts, standings, links);
        addCourse(page, facts, standings);
    }
    if (facts.linked) addLinkedGames(page, *facts.linked);
    std::vector<const ToldGame*> games;
    for (const ToldGame& game : facts.games) games.push_back(&game);
    addGames(page, games, links);
    std::vector<Row> rows{recordHead(in<tables::Name>(language), language)};
    rows.front().insert(rows.front().begin() + 1, in<tables::Club>(language));
    for (const db::Person& person : facts.people) {
        Row row = recordRow(PageCell(person.name, links.person(person)), factsOf(facts, person).record);
        row.insert(row.begin() + 1, person.club);
        rows.push_back(std::move(row));
    }
    if (rows.size() > 1) page.heading(in<headings::AllPeople>(language));
    page.table(std::move(rows));
    return page;
}

}  // namespace adjutant::companion
