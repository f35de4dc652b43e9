// SPDX-License-Identifier: GPL-3.0-or-later
// The campaign's own journal, both ways: that of its league or chronicle, to which every table writes. Where
// two wrote at once, this table's acts go behind the club's, by the rules.
#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <thread>

#include "db/club/league_asked.hpp"
#include "db/club/sync.hpp"
#include "db/club/told_json.hpp"

namespace adjutant::club {
namespace {

using nlohmann::json;
using std::chrono::milliseconds;

constexpr const char* apart = "league-apart";        // both went on, and nobody here knows the rules
constexpr const char* reviewed = "league-reviewed";  // the last entry that the questions were held against
constexpr char numberHere = '#';  // somebody without a key in the club: the number in the file

std::string tipOf(const OwnJournal& journal) {
    return journal.entries.empty() ? std::string() : journal.entries.back().hash;
}

std::vector<std::string> toldPeople(const ClubGame& game) {
    const json told = toldObject(game.told, "the league");
    return told.contains("people") ? toldTexts(told, "people", "the league") : std::vector<std::string>();
}

bool hasAll(const OwnJournal& here, const ClubGame& game) {
    const auto acts = static_cast<std::size_t>(game.acts);
    return here.entries.size() >= acts && (acts == 0 || here.entries[acts - 1].hash == game.tip);
}

}  // namespace

bool isApart(const Notebook& notebook) { return !notebook.word(apart).empty(); }

OwnJournal leagueIn(const db::CampaignFile& file, db::CampaignId campaign, const Notebook& notebook) {
    OwnJournal here{.entries = file.leagueEntries(campaign), .people = {}};
    for (const auto& person : file.leaguePeople(campaign)) {
        const auto key = person ? notebook.keyOf(*person) : std::nullopt;
        here.people.push_back(
            !person ? std::string()
                    : key.value_or(numberHere + std::to_string(static_cast<std::int64_t>(*person))));
    }
    return here;
}

OwnJournal Sync::leagueHere() {
    OwnJournal here;
    door_.read([&](const db::CampaignFile& file) { here = leagueIn(file, campaign_, notebook_); });
    return here;
}

std::optional<db::PersonId> Sync::leaguePerson(const std::string& key) const {
    if (key.empty() || key.front() != numberHere) return notebook_.person(key);
    std::int64_t number = 0;
    std::from_chars(key.data() + 1, key.data() + key.size(), number);
    return number > 0 ? std::optional(db::PersonId{number}) : std::nullopt;
}

/// False, and nothing was written, where somebody wrote to the league since `seen` was read.
bool Sync::putLeague(const OwnJournal& seen, std::int64_t kept, const OwnJournal& now) {
    const std::vector<EntryText> entries(now.entries.begin() + static_cast<std::ptrdiff_t>(kept),
                                         now.entries.end());
    bool done = false;
    door_.write([&](db::CampaignFile& file) {
        const auto there = file.leagueEntries(campaign_);
        done = there.size() == seen.entries.size() &&
               (there.empty() || there.back().hash == seen.entries.back().hash);
        if (!done) return;
        auto people = file.leaguePeople(campaign_);
        for (std::size_t i = 0; i < now.people.size(); ++i) {
            if (i < people.size() && i < seen.people.size() && seen.people[i] == now.people[i]) continue;
            people.resize(std::max(people.size(), i + 1));
            people[i] = leaguePerson(now.people[i]);
        }
        people.resize(now.people.size());
        file.replaceLeagueAfter(campaign_, kept, entries, people);
    });
    return done;
}

/// How many entries the club and this table have in common.
std::int64_t Sync::commonLeague(const ClubGame& game, const OwnJournal& here) {
    if (hasAll(here, game)) return game.acts;
    const auto isCommon = [&](std::int64_t number) {
        const auto there = link_.entries(member_.campaign, game.key, number - 1, 1);
        return !there.empty() &&
               there.front().hash == here.entries[static_cast<std::size_t>(number - 1)].hash;
    };
    const auto least = std::min(static_cast<std::int64_t>(here.entries.size()), game.acts);
    if (least == 0 || isCommon(least)) return least;
    std::int64_t common = 0, other = least;
    while (other - common > 1) {
        const std::int64_t middle = common + (other - common) / 2;
        (isCommon(middle) ? common : other) = middle;
    }
    return common;
}

/// What the club has, beginning with what is common; nothing where it has not all been told yet.
std::optional<OwnJournal> Sync::fetchLeague(const ClubGame& game, const OwnJournal& here,
                                            std::int64_t common) {
    OwnJournal there{
        .entries = {here.entries.begin(), here.entries.begin() + static_cast<std::ptrdiff_t>(common)},
        .people = toldPeople(game)};
    while (static_cast<std::int64_t>(there.entries.size()) < game.acts) {
        auto page = link_.entries(member_.campaign, game.key, static_cast<std::int64_t>(there.entries.size()),
                                  entriesInAQuestion);
        // What was added since the news of it is of the next news.
        std::erase_if(page, [&](const Travelling& entry) { return entry.seq > game.acts; });
        if (page.empty()) return {};
        const std::string tip = tipOf(there);
        const auto entries = opened(game, page, tip, tip);
        there.entries.insert(there.entries.end(), entries.begin(), entries.end());
    }
    return there;
}

bool Sync::bringInLeague(const ClubGame& game, Passed& passed) {
    OwnJournal here = leagueHere();
    const std::int64_t common = commonLeague(game, here);
    if (common == game.acts) {
        if (isApart(notebook_)) notebook_.setWord(apart, "");
        return true;
    }
    const auto there = fetchLeague(game, here, common);
    if (!there) return false;
    const auto acts = static_cast<std::int64_t>(here.entries.size());
    if (common == acts) {
        OwnJournal now = *there;
        now.people = here.people;
        for (std::size_t i = here.people.size(); i < there->people.size(); ++i)
            now.people.push_back(there->people[i]);
        if (!putLeague(here, common, now)) return false;
    } else {
        // People who are new here are known by their keys in the club.
        door_.read([&](const db::CampaignFile& file) {
            static_cast<void>(recordsOf(file, campaign_, notebook_));
            here = leagueIn(file, campaign_, notebook_);
        });
        if (static_cast<std::int64_t>(here.entries.size()) != acts) return false;
        if (!putBehind(game, here, *there, common)) return false;
    }
    passed.received += game.acts - common;
    passed.games.insert(game.key);
    reviewLeague();
    return true;
}

/// What this table did since goes behind what the club has. What is asked about is noted before the file is
/// changed, so that a cut between loses nothing: it is then done again.
bool Sync::putBehind(const ClubGame& game, const OwnJournal& here, const OwnJournal& there,
                     std::int64_t common) {
    const auto behind = veil_.journalRules().behind(there, here, common);
    if (!behind) {
        notebook_.setWord(apart, std::to_string(game.acts));
        return true;
    }
    // A reader's acts go behind each of the club's anew: what is all there still needs no second keeping.
    const auto ours = static_cast<std::int64_t>(here.entries.size()) - common;
    const bool all = behind->asked.empty() &&
                     behind->journal.entries.size() == there.entries.size() + static_cast<std::size_t>(ours);
    notebook_.atomically([&] {
        std::string had;
        if (!all || member_.role != "reader") had = keepHad(notebook_, here, common);
        for (const std::string& about : behind->answered) answer(notebook_, about);
        for (const AskedAct& act : behind->asked) ask(notebook_, {act, had});
        notebook_.setWord(apart, "");
    });
    return putLeague(here, common, behind->journal);
}

/// What is asked about may have been answered by somebody else, or by hand.
void Sync::reviewLeague() {
    const auto asked = askedOfLeague(notebook_);
    if (asked.empty()) return;
    const OwnJournal here = leagueHere();
    if (notebook_.word(reviewed) == tipOf(here)) return;
    notebook_.atomically([&] {
        for (const LeagueAsked& one : asked) {
            const auto had = hadOf(notebook_, here, one.had);
            if (!had) continue;
            auto now = veil_.journalRules().askedNow(here, had->journal, had->common, one.act);
            if (!now) {
                answer(notebook_, one.act.about);
                continue;
            }
            now->name = one.act.name;
            now->about = one.act.about;
            if (*now != one.act) ask(notebook_, {*now, one.had});
        }
        notebook_.setWord(reviewed, tipOf(here));
    });
}

bool Sync::leagueIsSent(const OwnJournal& here) const {
    if (here.entries.empty()) return true;
    const auto game = notebook_.game(member_.campaign);
    return game && hasAll(here, *game) && static_cast<std::int64_t>(here.entries.size()) == game->acts;
}

/// It is held for a moment only. Where a table was lost while it held it, that is not waited for.
std::int64_t Sync::leaseOfLeague(const std::string& key) {
    constexpr milliseconds patience{1500}, pause{50};
    for (const auto until = Clock::now() + patience; Clock::now() < until;) {
        if (const std::int64_t lease = link_.hold(member_, key, false); lease != 0) return lease;
        std::this_thread::sleep_for(pause);
    }
    return link_.hold(member_, key, true);
}

void Sync::sendLeague(Passed& passed) {
    OwnJournal here = leagueHere();
    if (here.entries.empty() || isApart(notebook_)) return;
    if (!notebook_.game(member_.campaign)) {
        // One league a campaign: it has the campaign's number.
        const ClubGame game{.key = member_.campaign,
                            .name = ":league",
                            .system = leagueSystem,
                            .created = here.entries.front().at};
        static_cast<void>(link_.beginGame(member_, game));
        hear(passed);  // another table may have begun it
    }
    constexpr int mostTimes = 5;  // another table may send between
    for (int time = 0; time < mostTimes && !leagueIsSent(here); ++time) {
        const std::int64_t lease = leaseOfLeague(member_.campaign);
        if (lease == 0) return;  // another table writes to it this moment: the next time
        try {
            hear(passed);
            const bool done = sendLeagueUnder(lease, passed);
            static_cast<void>(link_.letGo(member_, member_.campaign));
            if (!done) return;
        } catch (const ClubError& error) {
            if (error.kind != ClubError::Kind::held && error.kind != ClubError::Kind::forked) throw;
        }
        here = leagueHere();
    }
    reviewLeague();
}

/// False where it cannot be sent now.
bool Sync::sendLeagueUnder(std::int64_t lease, Passed& passed) {
    auto game = notebook_.game(member_.campaign);
    if (!game) return false;
    try {
        if (!bringInLeague(*game, passed) || isApart(notebook_)) return false;
    } catch (const ClubError& error) {
        if (error.kind != ClubError::Kind::touched && error.kind != ClubError::Kind::unreadable) throw;
        if (!touched_) touched_ = error;
        return false;
    }
    waiting_.erase(game->key);
    const OwnJournal here = leagueHere();
    if (!hasAll(here, *game)) return false;
    const std::vector<EntryText> more(here.entries.begin() + static_cast<std::ptrdiff_t>(game->acts),
                                      here.entries.end());
    if (more.empty()) return true;
    const auto told = toldPeople(*game);
    json people = json::array();
    for (std::size_t i = 0; i < here.people.size(); ++i) {
        const std::string& key = here.people[i];
        const bool isKey = !key.empty() && key.front() != numberHere;
        people.push_back(isKey ? key : i < told.size() ? told[i] : std::string());
    }
    const std::int64_t sent = appendThere(*game, more, lease,
                                          {.game = {},
                                           .lease = lease,
                                           .entries = {},
                                           .told = json{{"people", people}}.dump(),
                                           .finished = false});
    passed.sent += sent;
    passed.games.insert(game->key);
    return true;
}

void Sync::settleLeague(const std::string& name, int version) {
    const auto asked = askedOfLeague(notebook_);
    const auto one = std::ranges::find_if(asked, [&](const LeagueAsked& it) { return it.act.name == name; });
    if (one == asked.end() || version < 1 || version > 2)
        throw ClubError(ClubError::Kind::unknownRecord,
                        "Nothing of that kind, name and number is asked about. `club status` shows what is.");
    if (version == 2) {
        const OwnJournal here = leagueHere();
        const auto had = hadOf(notebook_, here, one->had);
        const ToldAnew anew =
            had ? veil_.journalRules().tellAnew(here, had->journal, had->common, one->act)
                : ToldAnew{.journal = {}, .why = "What this table remembers of it cannot be read any more."};
        if (!anew.why.empty())
            throw ClubError(ClubError::Kind::refused, anew.why + " Nothing was changed; it is still kept.");
        if (!putLeague(here, static_cast<std::int64_t>(here.entries.size()), anew.journal))
            throw ClubError(ClubError::Kind::other,
                            "Somebody wrote to the league this moment. Nothing was changed: choose again.");
    }
    answer(notebook_, one->act.about);
}

void Sync::requireLeagueSent() {
    if (member_.role == "reader") return;
    if (!askedOfLeague(notebook_).empty())
        throw ClubError(ClubError::Kind::unsent,
                        "What this table told of the league is asked about, and would be lost to the club. "
                        "`club status` shows it, `club settle` answers it. Nothing was changed; --at-once "
                        "leaves all the same.");
    if (!leagueIsSent(leagueHere()))
        throw ClubError(ClubError::Kind::unsent,
                        "What this table wrote to the league could not be sent to the club. Nothing was "
                        "changed: try again, or leave with --at-once.");
}

}  // namespace adjutant::club
