// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/league_graft.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "league/acts.hpp"
#include "league/pairing.hpp"

namespace adjutant::companion {

using namespace league;
using nlohmann::json;

namespace {

League fold(const std::vector<EntryText>& entries, std::size_t from, std::size_t to) {
    League league;
    for (std::size_t i = from; i < to; ++i)
        for (const Event& event : readEvents(entries[i].events)) league.apply(event);
    return league;
}

Score turned(const Score& score) { return {score.b, score.a}; }

/// Does the one say all that the other says?
bool saysAll(const Outcome& one, const Outcome& other) {
    return one.winner == other.winner && (!other.score || one.score == other.score) &&
           (other.game.empty() || one.game == other.game) &&
           std::ranges::all_of(other.figures, [&](const auto& figure) {
               const auto found = one.figures.find(figure.first);
               return found != one.figures.end() && found->second == figure.second;
           });
}

std::string shownScore(const Score& score, bool second) {
    const Score told = second ? turned(score) : score;
    return shown(told.a) + " : " + shown(told.b);
}

json factOf(const League& league, EntrantId a, EntrantId b, const std::optional<Outcome>& outcome) {
    if (!outcome) return {{"say", "no-result"}};
    const bool second = outcome->winner == b;
    json fact;
    if (outcome->winner == 0)
        fact = {{"say", "drew"}, {"a", league.entrant(a).name}, {"b", league.entrant(b).name}};
    else
        fact = {{"say", "won"},
                {"winner", league.entrant(second ? b : a).name},
                {"loser", league.entrant(second ? a : b).name}};
    if (outcome->score) fact["score"] = shownScore(*outcome->score, second);
    std::string more = outcome->game;
    for (const auto& [name, had] : outcome->figures)
        more += (more.empty() ? "" : ", ") + name + " " + shownScore(had, second);
    if (!more.empty()) fact["more"] = more;
    return fact;
}

/// "Ada – Boris, Cleo – Dan, Eve": who has a bye stands alone. The same in all languages.
template <class Tables>
std::string tablesOf(const League& league, const Tables& tables, const std::vector<EntrantId>& byes) {
    std::string text;
    const auto add = [&](const std::string& one) { text += (text.empty() ? "" : ", ") + one; };
    for (const auto& [a, b] : tables) add(league.entrant(a).name + " – " + league.entrant(b).name);
    for (const EntrantId id : byes) add(league.entrant(id).name);
    return text;
}

std::vector<std::pair<EntrantId, EntrantId>> pairsOf(const Round& round) {
    std::vector<std::pair<EntrantId, EntrantId>> pairs;
    for (const Table& table : round.tables) pairs.emplace_back(table.a, table.b);
    return pairs;
}

/// Who meets whom, whatever the order.
std::set<std::pair<EntrantId, EntrantId>> meetings(const std::vector<std::pair<EntrantId, EntrantId>>& tables,
                                                   const std::vector<EntrantId>& byes) {
    std::set<std::pair<EntrantId, EntrantId>> all;
    for (const auto& [a, b] : tables) all.insert(std::minmax(a, b));
    for (const EntrantId id : byes) all.insert({0, id});
    return all;
}

}  // namespace

LeagueGraft::LeagueGraft(club::OwnJournal now, const club::OwnJournal& had, std::int64_t common, bool insists)
    : Graft(std::move(now), insists), keys_(had.people) {
    const auto& entries = journal().entries;
    const auto first = static_cast<std::size_t>(common);
    had_ = fold(had.entries, 0, first);
    now_ = fold(entries, 0, first);
    const auto games = had_.isLadder() ? had_.rounds().front().tables.size() : 0;
    for (std::size_t i = first; i < entries.size(); ++i)
        for (const Event& event : readEvents(entries[i].events)) {
            now_.apply(event);
            if (const auto* told = std::get_if<Told>(&event)) told_.emplace(told->round, told->table);
            if (std::holds_alternative<Challenged>(event))
                fresh_.insert(static_cast<int>(now_.rounds().front().tables.size()));
        }
    keepPeople(had.people, had_.entrants().size());
    for (std::size_t i = 1; i <= had_.entrants().size(); ++i) entrants_.push_back(static_cast<EntrantId>(i));
    for (std::size_t i = 1; i <= games; ++i) games_.push_back(static_cast<int>(i));
}

bool LeagueGraft::isWhole() const { return journal().people.size() == now_.entrants().size(); }

bool LeagueGraft::sameRules(const League& one, const League& other) {
    Rules a = one.rules(), b = other.rules();
    a.seed.reset();
    b.seed.reset();
    return a == b;
}

int LeagueGraft::open(const EntryText& entry) {
    entry_ = entry;
    events_ = readEvents(entry.events);
    put_.clear();
    const json request = json::parse(entry.request, nullptr, false);
    withRound_ = request.is_object() && request.contains("round");
    return static_cast<int>(events_.size());
}

void LeagueGraft::remember(const Event& event) { had_.apply(event); }

Graft::Met LeagueGraft::meet(int part) {
    const Event& event = events_[static_cast<std::size_t>(part)];
    Met met = std::visit([this](const auto& one) { return meet(one); }, event);
    remember(event);
    return met;
}

void LeagueGraft::skip(int part) {
    const Event& event = events_[static_cast<std::size_t>(part)];
    if (const auto* entered = std::get_if<Entered>(&event))
        entrants_.push_back(called(keys_.at(static_cast<std::size_t>(entered->entrant - 1))));
    if (const auto* challenged = std::get_if<Challenged>(&event))
        games_.push_back(gameNow(*challenged).value_or(0));
    remember(event);
}

void LeagueGraft::close() {
    if (put_.empty()) return;
    json drawn = json::array();
    for (const Event& event : put_)
        if (const auto* entered = std::get_if<Entered>(&event)) drawn.push_back({{"lot", entered->lot}});
    const bool anew = entry_.rolls.find("\"lot\"") != std::string::npos;
    append(entry_, entry_.request, anew ? drawn.dump() : entry_.rolls, written(put_));
    put_.clear();
}

Graft::Met LeagueGraft::put(Question question, const Event& event) {
    now_.apply(event);
    put_.push_back(event);
    return {Fate::put, std::move(question), {}};
}

EntrantId LeagueGraft::entrantNow(EntrantId had) const {
    if (had < 1 || static_cast<std::size_t>(had) > entrants_.size()) return 0;
    return entrants_[static_cast<std::size_t>(had - 1)];
}

EntrantId LeagueGraft::called(const std::string& key) const {
    const auto& people = journal().people;
    const auto found = key.empty() ? people.end() : std::ranges::find(people, key);
    return found == people.end() ? 0 : static_cast<EntrantId>(found - people.begin()) + 1;
}

/// As it was asked for: without a round, from the next that is not paired.
std::optional<int> LeagueGraft::askedRound(int from) const {
    return withRound_ && !now_.isLadder() ? std::optional(from) : std::nullopt;
}

Graft::Question LeagueGraft::aboutPerson(EntrantId had, json here) const {
    const EntrantId now = entrantNow(had);
    const std::string& key = keys_.at(static_cast<std::size_t>(had - 1));
    const bool in = now != 0 && now_.entrant(now).plays(now_.isLadder() ? 1 : now_.nextRound());
    const auto isHad = static_cast<std::size_t>(had) <= had_.entrants().size();
    const std::string name = isHad ? had_.entrant(had).name : std::string();
    return {.about = "person " + (key.empty() ? entry_.hash : key),
            .name = name,
            .club = {{"say", in ? "is-in" : "is-out"}},
            .here = std::move(here)};
}

Graft::Met LeagueGraft::meet(const Created&) {
    return {Fate::same, {.about = "journal", .name = {}, .club = {}, .here = {}}, {}};
}

Graft::Met LeagueGraft::comesBack(Question question, EntrantId now, int from) {
    const auto returned = enterAgain(now_, now, askedRound(from));
    if (returned) return put(std::move(question), *returned);
    if (returned.error().code == "duplicate") return {Fate::same, std::move(question), {}};
    return {Fate::asked, std::move(question), returned.error().sentence};
}

Graft::Met LeagueGraft::meet(const Entered& entered) {
    const std::string& key = keys_.at(static_cast<std::size_t>(entered.entrant - 1));
    const EntrantId there = called(key);
    entrants_.push_back(there);
    json here{{"say", "comes-in"}};
    if (!now_.isLadder()) here["round"] = entered.from;
    Question question = aboutPerson(entered.entrant, std::move(here));
    question.name = entered.name;
    if (there != 0) {
        if (!now_.isLadder() && now_.entrant(there).plays(entered.from))
            return {Fate::same, std::move(question), {}};
        return comesBack(std::move(question), there, entered.from);
    }
    const auto now = enter(now_, entered.name, entered.club, askedRound(entered.from));
    if (!now) return {Fate::asked, std::move(question), now.error().sentence};
    entrants_.back() = now->entrant;
    growing().people.push_back(key);
    return put(std::move(question), *now);
}

Graft::Met LeagueGraft::meet(const Returned& returned) {
    json here{{"say", "comes-in"}};
    if (!now_.isLadder()) here["round"] = returned.from;
    Question question = aboutPerson(returned.entrant, std::move(here));
    const EntrantId now = entrantNow(returned.entrant);
    if (now == 0) return {Fate::asked, std::move(question), "Nobody of that name is entered there."};
    return comesBack(std::move(question), now, returned.from);
}

Graft::Met LeagueGraft::meet(const Dropped& dropped) {
    json here{{"say", "goes-out"}};
    if (!now_.isLadder()) here["round"] = dropped.from;
    Question question = aboutPerson(dropped.entrant, std::move(here));
    const EntrantId id = entrantNow(dropped.entrant);
    if (id == 0) return {Fate::same, std::move(question), {}};
    const auto now = drop(now_, id, now_.isLadder() ? std::nullopt : std::optional(dropped.from));
    if (now) return put(std::move(question), *now);
    if (now.error().code == "not-entered") return {Fate::same, std::move(question), {}};
    return {Fate::asked, std::move(question), now.error().sentence};
}

/// A round that was paired here stays as it is, since people sit at its tables.
Graft::Met LeagueGraft::meet(const Paired& paired) {
    Question question{.about = "round " + std::to_string(paired.round),
                      .name = {{"say", "round"}, {"round", paired.round}},
                      .club = {{"say", "not-paired"}},
                      .here = tablesOf(had_, paired.tables, paired.byes)};
    Paired now{paired.round, {}, {}};
    bool known = true;
    for (const auto& [a, b] : paired.tables) now.tables.emplace_back(entrantNow(a), entrantNow(b));
    for (const EntrantId id : paired.byes) now.byes.push_back(entrantNow(id));
    for (const auto& [a, b] : now.tables) known = known && a != 0 && b != 0;
    known = known && std::ranges::count(now.byes, 0) == 0;
    if (const Round* there = now_.round(paired.round)) {
        question.club = tablesOf(now_, pairsOf(*there), there->byes);
        if (known && meetings(pairsOf(*there), there->byes) == meetings(now.tables, now.byes))
            return {Fate::same, std::move(question), {}};
        return {Fate::asked, std::move(question),
                "Round " + std::to_string(paired.round) + " is paired already, and stays as it is."};
    }
    if (!known) return {Fate::asked, std::move(question), "Somebody in it is not entered there."};
    const auto may = pair(now_, paired.round);
    if (!may && (may.error().code == "round-open" || may.error().code == "bad-round"))
        return {Fate::asked, std::move(question), may.error().sentence};
    if (paired.round != now_.nextRound())
        return {Fate::asked, std::move(question), "The round before it is not paired there."};
    return put(std::move(question), now);
}

Outcome LeagueGraft::outcomeNow(const Outcome& outcome, bool isTurned) const {
    Outcome now = outcome;
    if (outcome.winner != 0) now.winner = entrantNow(outcome.winner);
    if (!isTurned) return now;
    if (now.score) now.score = turned(*now.score);
    for (auto& [name, had] : now.figures) had = turned(had);
    return now;
}

int LeagueGraft::gameNow(int number) const {
    if (number < 1 || static_cast<std::size_t>(number) > games_.size()) return 0;
    return games_[static_cast<std::size_t>(number - 1)];
}

/// Where these two sit in the round as it is now.
std::optional<LeagueGraft::Place> LeagueGraft::placeNow(int round, int table) const {
    const Table* had = had_.table(round, table);
    const Round* there = now_.round(round);
    if (had == nullptr || there == nullptr) return {};
    const EntrantId a = entrantNow(had->a), b = entrantNow(had->b);
    if (a == 0 || b == 0) return {};
    const auto at = [&](int number) -> std::optional<Place> {
        const Table* now = now_.table(round, number);
        if (now == nullptr) return {};
        if (now->a == a && now->b == b) return Place{number, false};
        if (now->a == b && now->b == a) return Place{number, true};
        return {};
    };
    if (now_.isLadder()) return at(gameNow(table));
    for (int number = 1; number <= static_cast<int>(there->tables.size()); ++number)
        if (const auto place = at(number)) return place;
    return {};
}

Graft::Met LeagueGraft::tellAt(Question question, int round, Place place, Outcome outcome) {
    const auto theirs = now_.table(round, place.number)->outcome;
    if (theirs && saysAll(*theirs, outcome)) return {Fate::same, std::move(question), {}};
    const bool since =
        told_.contains({round, place.number}) || (now_.isLadder() && fresh_.contains(place.number));
    if (!insists() && since && !saysAll(outcome, *theirs)) return {Fate::asked, std::move(question), {}};
    if (outcome.game.empty() && theirs) outcome.game = theirs->game;
    const auto told = league::tell(now_, round, place.number, outcome);
    if (!told) return {Fate::asked, std::move(question), told.error().sentence};
    return put(std::move(question), *told);
}

Graft::Met LeagueGraft::meet(const Told& told) {
    const Table had = *had_.table(told.round, told.table);
    const std::string a = had_.entrant(had.a).name, b = had_.entrant(had.b).name;
    Question question{.about = "result " + std::to_string(told.round) + " of " + a + "\n" + b,
                      .name = {{"say", "pair"}, {"round", told.round}, {"a", a}, {"b", b}},
                      .club = {{"say", "no-result"}},
                      .here = factOf(had_, had.a, had.b, told.outcome)};
    if (now_.isLadder()) question.name = {{"say", "another-game"}, {"a", a}, {"b", b}};
    const auto place = placeNow(told.round, told.table);
    if (!place) {
        const std::string where = now_.isLadder() ? "on the ladder there" : "in that round there";
        return {Fate::asked, std::move(question), a + " and " + b + " have no such game " + where + "."};
    }
    const Table there = *now_.table(told.round, place->number);
    question.about = "result " + std::to_string(told.round) + " " + std::to_string(place->number);
    question.club = factOf(now_, there.a, there.b, there.outcome);
    if (now_.isLadder())
        question.name = {{"say", "ladder-game"}, {"number", place->number}, {"a", a}, {"b", b}};
    else
        question.name = {{"say", "table"}, {"round", told.round}, {"table", place->number}};
    return tellAt(std::move(question), told.round, *place, outcomeNow(told.outcome, place->turned));
}

/// The game of these two on the ladder that is the same by its name, or else may be.
std::optional<int> LeagueGraft::gameNow(const Challenged& game) const {
    if (!now_.isLadder()) return {};
    const auto& tables = now_.rounds().front().tables;
    const EntrantId a = entrantNow(game.a), b = entrantNow(game.b);
    std::optional<int> doubtful;
    for (int number = 1; number <= static_cast<int>(tables.size()); ++number) {
        const Table& table = tables[static_cast<std::size_t>(number - 1)];
        if (std::minmax(table.a, table.b) != std::minmax(a, b) || std::ranges::count(games_, number) > 0)
            continue;
        if (!game.outcome.game.empty() && table.outcome->game == game.outcome.game) return number;
        const bool mayBe = game.outcome.game.empty() || table.outcome->game.empty();
        if (mayBe && !doubtful && (insists() || fresh_.contains(number))) doubtful = number;
    }
    return doubtful;
}

Graft::Met LeagueGraft::meet(const Challenged& game) {
    const std::string a = had_.entrant(game.a).name, b = had_.entrant(game.b).name;
    Question question{.about = "game " + entry_.hash,
                      .name = {{"say", "another-game"}, {"a", a}, {"b", b}},
                      .club = {{"say", "no-result"}},
                      .here = factOf(had_, game.a, game.b, game.outcome)};
    const EntrantId first = entrantNow(game.a), second = entrantNow(game.b);
    const auto there = gameNow(game);
    games_.push_back(0);
    if (first == 0 || second == 0)
        return {Fate::asked, std::move(question), "One of the two is not entered there."};
    if (there) {
        const Table table = now_.rounds().front().tables[static_cast<std::size_t>(*there - 1)];
        question.club = factOf(now_, table.a, table.b, table.outcome);
        const bool isTurned = table.a != first;
        if (!game.outcome.game.empty() && table.outcome->game == game.outcome.game) {
            games_.back() = *there;
            question.name = {{"say", "ladder-game"}, {"number", *there}, {"a", a}, {"b", b}};
            return tellAt(std::move(question), 1, {*there, isTurned}, outcomeNow(game.outcome, isTurned));
        }
        // Nothing says whether it is one game or two.
        if (!insists()) return {Fate::asked, std::move(question), {}};
    }
    const auto now = challenge(now_, first, second, outcomeNow(game.outcome, false));
    if (!now) return {Fate::asked, std::move(question), now.error().sentence};
    games_.back() = static_cast<int>(now_.rounds().front().tables.size()) + 1;
    return put(std::move(question), *now);
}

}  // namespace adjutant::companion
