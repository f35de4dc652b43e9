// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with a league: each act is one entry of its journal.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/clock.hpp"
#include "companion/league_book.hpp"
#include "companion/league_figures.hpp"
#include "companion/leagues/known_results.hpp"
#include "companion/leagues/league_desk.hpp"
#include "companion/leagues/league_words.hpp"
#include "league/acts.hpp"
#include "league/pairing.hpp"
#include "league/standings.hpp"

namespace adjutant::companion {
namespace {

template <class Value>
Value granted(const LeagueBook& book, league::Expected<Value> expected, const QString& who = {}) {
    if (!expected)
        throw std::runtime_error(LeagueWords(book.league()).refused(expected.error(), who).toStdString());
    return std::move(*expected);
}

/// "3.2": round 3, table 2.
std::optional<std::pair<int, int>> placeOf(const QString& id) {
    const QStringList parts = id.split(QLatin1Char('.'));
    bool isRound = false, isTable = false;
    if (parts.size() != 2) return {};
    const std::pair place(parts[0].toInt(&isRound), parts[1].toInt(&isTable));
    return isRound && isTable ? std::optional(place) : std::nullopt;
}

}  // namespace

using Json = nlohmann::ordered_json;

bool LeagueDesk::make(league::Rules rules) {
    constexpr unsigned exactInJson = 11;
    return act([&](db::CampaignFile& file, LeagueBook& book) {
        if (book.isLinked())
            throw std::runtime_error(
                tr("This campaign is a linked one and keeps a chronicle. Make the league in another.")
                    .toStdString());
        if (book.league().exists())
            throw std::runtime_error(tr("This campaign has a league already.").toStdString());
        Json drawn = Json::array();
        if (!rules.seed) {
            rules.seed = randomSeed() >> exactInJson;
            drawn.push_back({{"seed", *rules.seed}});
        }
        book.append(file, {{"do", "create"}}, drawn, {league::Created{rules}});
        say({});
        return true;
    });
}

bool LeagueDesk::enterOne(db::CampaignFile& file, LeagueBook& book, const std::string& number) {
    const auto persons = file.personsCalled(book.campaign().id, number);
    if (persons.empty()) return false;
    const db::Person& person = persons.front();
    const QString name = QString::fromStdString(person.name);
    const Json request{{"do", "enter"}, {"person", person.name}};
    if (const auto again = book.entrantOf(person.id)) {
        book.append(file, request, Json::array(),
                    {granted(book, enterAgain(book.league(), *again, {}), name)});
    } else {
        const auto entered = granted(book, league::enter(book.league(), person.name, person.club, {}));
        book.append(file, request, Json::array({{{"lot", entered.lot}}}), {entered}, {person.id});
    }
    say(isLadder() || book.league().nextRound() == 1
            ? tr("%1 is in.").arg(name)
            : tr("%1 is in from round %2 on.").arg(name).arg(book.league().nextRound()));
    return true;
}

bool LeagueDesk::enter(const QString& person) {
    return act(
        [&](db::CampaignFile& file, LeagueBook& book) { return enterOne(file, book, person.toStdString()); });
}

bool LeagueDesk::enterNamed(const QString& name) {
    const std::string wanted = name.trimmed().toStdString();
    return act([&](db::CampaignFile& file, LeagueBook& book) {
        const auto called = file.personsCalled(book.campaign().id, wanted);
        const auto free = std::ranges::find_if(
            called, [&](const db::Person& one) { return one.name == wanted && !book.entrantOf(one.id); });
        if (free == called.end() && !called.empty())
            return enterOne(file, book, db::shownId(called.front().id));
        const db::PersonId id =
            free != called.end() ? free->id : file.addAnother(book.campaign().id, wanted, "");
        return enterOne(file, book, db::shownId(id));
    });
}

bool LeagueDesk::enterAll() {
    return act([&](db::CampaignFile& file, LeagueBook& book) {
        int count = 0;
        for (const db::Person& person : file.persons(book.campaign().id))
            if (!person.archived && !book.entrantOf(person.id))
                count += enterOne(file, book, db::shownId(person.id)) ? 1 : 0;
        say(tr("Entered: %1.").arg(count));
        return count > 0;
    });
}

bool LeagueDesk::drop(const QString& person) {
    return act([&](db::CampaignFile& file, LeagueBook& book) {
        const auto id = db::personIdFrom(person.toStdString());
        const auto entrant = id ? book.entrantOf(*id) : std::nullopt;
        if (!entrant) return false;
        const league::League& league = book.league();
        const std::string name = league.entrant(*entrant).name;
        const std::optional<int> from = league.isLadder() ? std::nullopt : std::optional(league.nextRound());
        const auto event = granted(book, league::drop(league, *entrant, from), QString::fromStdString(name));
        Json request{{"do", "drop"}, {"person", name}};
        if (from) request["round"] = event.from;
        book.append(file, request, Json::array(), {event});
        const QString who = QString::fromStdString(name);
        say(league.isLadder() ? tr("%1 is off the ladder.").arg(who)
                              : tr("%1 is out from round %2 on.").arg(who).arg(event.from));
        return true;
    });
}

bool LeagueDesk::pairNext() {
    int paired = 0;
    const bool done = act([&](db::CampaignFile& file, LeagueBook& book) {
        paired = book.league().nextRound();
        const auto event = granted(book, league::pair(book.league(), paired));
        book.append(file, {{"do", "pair"}, {"round", paired}}, Json::array(), {event});
        say({});
        return true;
    });
    if (done) setRound(paired);
    return done;
}

bool LeagueDesk::tellTable(db::CampaignFile& file, LeagueBook& book, int round, int number,
                           league::Outcome outcome) {
    const league::Table* at = book.league().table(round, number);
    if (at == nullptr) return false;
    const league::Table was = *at;
    if (outcome.game.empty() && was.outcome) outcome.game = was.outcome->game;
    if (was.outcome && *was.outcome == outcome) return true;
    const auto told = granted(book, league::tell(book.league(), round, number, outcome));
    const auto before = league::standings(book.league());
    Json request{{"do", "result"}};
    if (!book.league().isLadder()) request["round"] = round;
    request["table"] = number;
    if (outcome.winner == 0)
        request["draw"] = true;
    else
        request["winner"] = book.league().entrant(outcome.winner).name;
    if (outcome.score) request["score"] = {league::shown(outcome.score->a), league::shown(outcome.score->b)};
    for (const auto& [figure, had] : outcome.figures)
        for (const std::string& part : {figure, league::shown(had.a), league::shown(had.b)})
            request["figures"].push_back(part);
    if (!outcome.game.empty()) request["game"] = outcome.game;
    book.append(file, request, Json::array(), {told});
    const LeagueWords words(book.league());
    const QString now = words.outcome(was, outcome);
    if (!was.outcome) {
        league::Table is = was;
        is.outcome = outcome;
        const QString bonus = words.bonuses(is);
        say(bonus.isEmpty() ? tr("%1.").arg(now) : tr("%1. %2.").arg(now, bonus));
        return true;
    }
    const QString moves = words.moves(before, league::standings(book.league()));
    say(tr("It was: %1. It is now: %2. %3")
            .arg(words.outcome(was, *was.outcome), now,
                 moves.isEmpty() ? tr("Nobody's rank moves.") : moves));
    return true;
}

bool LeagueDesk::tell(const QString& table, const QString& winner, const QVariantList& score,
                      const QVariantMap& figures) {
    const auto place = placeOf(table);
    if (!place) return false;
    return act([&](db::CampaignFile& file, LeagueBook& book) {
        const league::Table* at = book.league().table(place->first, place->second);
        if (at == nullptr) return false;
        league::Outcome outcome{.winner = winner == QLatin1String("a")   ? at->a
                                          : winner == QLatin1String("b") ? at->b
                                                                         : 0,
                                .score = {},
                                .game = {}};
        if (score.size() == 2) outcome.score = league::Score{score[0].toInt(), score[1].toInt()};
        for (const auto& [figure, had] : figures.asKeyValueRange()) {
            const QVariantList both = had.toList();
            if (both.size() == 2)
                outcome.figures[figure.toStdString()] = league::Score{both[0].toInt(), both[1].toInt()};
        }
        return tellTable(file, book, place->first, place->second, std::move(outcome));
    });
}

bool LeagueDesk::takeOne(db::CampaignFile& file, LeagueBook& book, const KnownResults& known, int round,
                         int number) {
    const league::Table* table = book.league().table(round, number);
    const auto over = table == nullptr ? std::nullopt : known.over(table->a, table->b, round);
    if (!over) return false;
    league::Outcome outcome{.winner = over->winner, .score = {}, .game = over->name};
    addFigures(outcome, book, file, file.game(over->id), table->a, table->b);
    return tellTable(file, book, round, number, std::move(outcome));
}

bool LeagueDesk::takeKnown(const QString& id) {
    return act([&](db::CampaignFile& file, LeagueBook& book) {
        const KnownResults known(file, book);
        if (const auto place = placeOf(id)) return takeOne(file, book, known, place->first, place->second);
        for (const LeagueGame& game : known.untold()) {
            if (QStringLiteral("game.%1").arg(static_cast<qint64>(game.id)) != id) continue;
            const league::Outcome outcome{.winner = game.winner, .score = {}, .game = game.name};
            const auto event = granted(book, league::challenge(book.league(), game.a, game.b, outcome));
            book.append(file, {{"do", "result"}, {"game", game.name}}, Json::array(), {event});
            const league::Table table{.a = game.a, .b = game.b, .outcome = outcome};
            say(tr("%1.").arg(LeagueWords(book.league()).outcome(table, outcome)));
            return true;
        }
        return false;
    });
}

bool LeagueDesk::takeAllKnown() {
    QStringList waiting;
    for (int row = tables_.count() - 1; row >= 0; --row)
        if (!tables_.at(row).value("known").toString().isEmpty())
            waiting.prepend(tables_.at(row).value("id").toString());
    int taken = 0;
    for (const QString& id : waiting) taken += takeKnown(id) ? 1 : 0;
    if (taken > 1) say(tr("Results taken from the games: %1.").arg(taken));
    return taken > 0;
}

bool LeagueDesk::challenge(const QString& a, const QString& b, const QString& winner) {
    return act([&](db::CampaignFile& file, LeagueBook& book) {
        const auto entrant = [&](const QString& person) {
            const auto id = db::personIdFrom(person.toStdString());
            return id ? book.entrantOf(*id).value_or(0) : 0;
        };
        const int first = entrant(a), second = entrant(b);
        if (first == 0 || second == 0) return false;
        const league::Outcome outcome{.winner = winner == QLatin1String("a")   ? first
                                                : winner == QLatin1String("b") ? second
                                                                               : 0,
                                      .score = {},
                                      .game = {}};
        const auto before = league::standings(book.league());
        const auto event = granted(book, league::challenge(book.league(), first, second, outcome));
        Json request{{"do", "result"},
                     {"a", book.league().entrant(first).name},
                     {"b", book.league().entrant(second).name}};
        if (outcome.winner == 0)
            request["draw"] = true;
        else
            request["winner"] = book.league().entrant(outcome.winner).name;
        book.append(file, request, Json::array(), {event});
        const LeagueWords words(book.league());
        const league::Table table{.a = first, .b = second, .outcome = outcome};
        say(tr("%1. %2")
                .arg(words.outcome(table, outcome), words.moves(before, league::standings(book.league())))
                .trimmed());
        return true;
    });
}

}  // namespace adjutant::companion
