// SPDX-License-Identifier: GPL-3.0-or-later
// What the club has of games, into the file.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "db/club/club_error.hpp"
#include "db/club/people_keys.hpp"
#include "db/club/seal.hpp"
#include "db/club/sync.hpp"
#include "db/verify.hpp"

namespace adjutant::club {
namespace {

using nlohmann::json;

constexpr int atOnce = 200;  // entries in one question, and in one commit

ClubError touched(const ClubGame& game, std::int64_t seq) {
    return {ClubError::Kind::touched,
            "Entry " + std::to_string(seq) + " of the game '" + game.name +
                "' does not hang together with the chain as it came from the club. It was "
                "not taken; the game here is as it was."};
}

std::string free(const db::CampaignFile& file, db::CampaignId campaign, const std::string& wanted) {
    std::string name = wanted;
    for (int i = 2; file.findGame(campaign, name); ++i) name = wanted + " (" + std::to_string(i) + ")";
    return name;
}

}  // namespace

std::vector<EntryText> Sync::opened(const ClubGame& game, const std::vector<Travelling>& travelling,
                                    const std::string& tip, const std::string& insideTip) const {
    std::vector<EntryText> entries;
    std::string before = tip, inside = insideTip;
    const std::string secret = game.sealed ? notebook_.secretOf(game.key) : std::string();
    for (const Travelling& one : travelling) {
        if (chainHash(before, one) != one.hash) throw touched(game, one.seq);
        before = one.hash;
        if (!game.sealed) {
            entries.push_back(one);
            continue;
        }
        const auto text = unseal(one.request, secret);
        if (!text) throw touched(game, one.seq);
        const json parts = json::parse(*text);
        EntryText entry = one;
        entry.request = parts.at("request");
        entry.rolls = parts.at("rolls");
        entry.events = parts.at("events");
        entry.hash = parts.at("hash");
        if (chainHash(inside, entry) != entry.hash) throw touched(game, one.seq);
        inside = entry.hash;
        entries.push_back(std::move(entry));
    }
    return entries;
}

void Sync::bringInSealed(const ClubGame& game, Passed& passed) {
    std::int64_t here = notebook_.sealedCount(game.key);
    const auto kept = notebook_.sealedEntries(game.key);
    std::string tip = kept.empty() ? std::string() : kept.back().hash;
    while (here < game.acts) {
        const auto more = link_.entries(member_.campaign, game.key, here, atOnce);
        if (more.empty()) return;
        for (const Travelling& one : more) {
            if (chainHash(tip, one) != one.hash) throw touched(game, one.seq);
            tip = one.hash;
        }
        notebook_.atomically([&] { notebook_.keepSealed(game.key, more); });
        here = more.back().seq;
        passed.received += static_cast<std::int64_t>(more.size());
        passed.games.insert(game.key);
    }
}

void Sync::bringIn(const ClubGame& game, Passed& passed) {
    if (game.system == leagueSystem) return bringInLeague(game, passed);
    if (game.sealed && notebook_.secretOf(game.key).empty()) {
        if (game.keyForAll.empty()) return bringInSealed(game, passed);
        notebook_.keepSecret(game.key, game.keyForAll);
    }
    auto local = notebook_.local(game.key);
    std::optional<db::Game> there;
    std::string lastHash, commonTip;
    door_.read([&](const db::CampaignFile& file) {
        if (!local) {
            // Made here, but not yet noted so; or left and joined again.
            const auto called = file.findGame(campaign_, game.name);
            if (called && !notebook_.keyOf(called->id) && called->system == game.system) there = called;
        } else {
            const auto games = file.games();
            const auto found = std::ranges::find(games, *local, &db::Game::id);
            if (found != games.end()) there = *found;
        }
    });
    if (local && !there) return;  // deleted here: the club keeps it
    if (!local && there) {
        const auto first = link_.entries(member_.campaign, game.key, 0, 1);
        std::vector<EntryText> firstHere;
        door_.read([&](const db::CampaignFile& file) { firstHere = file.journal(there->id).entries(); });
        const auto open = first.empty() ? std::vector<EntryText>() : opened(game, first, {}, {});
        // One without entries was made for this a moment before a cut.
        if (firstHere.empty() || (!open.empty() && open.front().hash == firstHere.front().hash)) {
            local = there->id;
            notebook_.bind(game.key, *local);
        } else {
            there.reset();
        }
    }
    if (!local) {
        door_.write([&](db::CampaignFile& file) {
            local = file.addGame(campaign_, free(file, campaign_, game.name), game.system, game.created);
        });
        notebook_.bind(game.key, *local);
        door_.read([&](const db::CampaignFile& file) { there = file.game(*local); });
    }
    std::int64_t here = there->acts;
    std::string inside = there->tip;
    if (here >= game.acts) {
        if (here == game.acts && game.holder != member_.device) tellHere(game, *local);
        return;  // what is more here is for the way out
    }
    // The chain there goes on from what is here, or both went on: the last entry of here is asked for with
    // the rest.
    auto more = link_.entries(member_.campaign, game.key, std::max<std::int64_t>(here - 1, 0), atOnce);
    std::string before;
    if (here > 0) {
        if (more.empty()) return;
        before = more.front().hash;
        const std::string meaning =
            game.sealed
                ? json::parse(unseal(more.front().request, notebook_.secretOf(game.key)).value_or("{}"))
                      .value("hash", std::string())
                : before;
        if (meaning != inside) return branchOff(game, *there, passed);
        more.erase(more.begin());
    }
    if (door_.atTheTable() == local) return;  // opened anew, it is fetched
    while (!more.empty()) {
        const auto entries = opened(game, more, before, inside);
        door_.write([&](db::CampaignFile& file) {
            db::Journal journal = file.journal(*local);
            for (const EntryText& entry : entries) journal.append(entry);
        });
        before = more.back().hash;
        inside = entries.back().hash;
        here = entries.back().seq;
        passed.received += static_cast<std::int64_t>(entries.size());
        passed.games.insert(game.key);
        if (here >= game.acts) break;
        more = link_.entries(member_.campaign, game.key, here, atOnce);
    }
    if (here >= game.acts) tellHere(game, *local);
}

void Sync::tellHere(const ClubGame& game, db::GameId id) {
    const json told = json::parse(game.told, nullptr, false);
    if (!told.is_object() || !told.contains("summary")) return;
    const std::string summary = told.at("summary");
    const json toldResult = told.value("result", json::object());
    bool other = false;
    db::Result result;
    door_.read([&](const db::CampaignFile& file) {
        const db::Game here = file.game(id);
        other = here.summary != summary || here.finished != game.finished ||
                !sameResult(toldResult, resultJson(file.result(id), notebook_));
        if (other) result = resultFrom(toldResult, notebook_, file, campaign_);
    });
    if (!other || door_.atTheTable() == id) return;
    door_.write([&](db::CampaignFile& file) {
        file.setSummary(id, summary, game.finished);
        file.setResult(id, result);
    });
}

void Sync::branchOff(const ClubGame& game, const db::Game& here, Passed& passed) {
    if (door_.atTheTable() == here.id)
        throw ClubError(ClubError::Kind::held,
                        "Another table writes the game '" + here.name +
                            "' now. What was played here since is kept, and becomes a branch "
                            "when this table leaves the game.");
    std::vector<EntryText> ours;
    door_.read([&](const db::CampaignFile& file) { ours = file.journal(here.id).entries(); });
    // As far as both are one.
    std::vector<EntryText> theirs;
    std::string before, inside;
    while (static_cast<std::int64_t>(theirs.size()) < game.acts) {
        const auto more =
            link_.entries(member_.campaign, game.key, static_cast<std::int64_t>(theirs.size()), atOnce);
        if (more.empty()) break;
        const auto entries = opened(game, more, before, inside);
        before = more.back().hash;
        inside = entries.back().hash;
        theirs.insert(theirs.end(), entries.begin(), entries.end());
    }
    std::int64_t common = 0;
    while (common < static_cast<std::int64_t>(std::min(ours.size(), theirs.size())) &&
           ours[static_cast<std::size_t>(common)].hash == theirs[static_cast<std::size_t>(common)].hash)
        ++common;
    db::GameId fresh{};
    std::string branch;
    door_.write([&](db::CampaignFile& file) {
        branch = here.name == game.name ? free(file, campaign_, game.name + " (" + member_.deviceName + ")")
                                        : here.name;
        if (branch != here.name) file.renameGame(here.id, branch);
        fresh = file.addGame(campaign_, free(file, campaign_, game.name), game.system, game.created);
        db::Journal journal = file.journal(fresh);
        for (const EntryText& entry : theirs) journal.append(entry);
    });
    ClubGame made = game;
    made.key = newUuid();
    made.name = branch;
    made.branchOf = game.key;
    made.branchAt = common;
    made.told = "{}";
    made.finished = false;
    made.acts = 0;
    made.tip.clear();
    made.keyForAll.clear();
    made.keyForOrganiser.clear();
    made.head = 0;
    notebook_.atomically([&] {
        notebook_.unbind(game.key);
        notebook_.bind(made.key, here.id);
        notebook_.bind(game.key, fresh);
        if (made.sealed) {
            const std::string secret = newKey();
            notebook_.keepSecret(made.key, secret);
            made.keyForOrganiser = sealFor(member_.organiserKey, secret);
        }
        notebook_.keepGame(made);
    });
    tellHere(game, fresh);
    made.name = link_.beginGame(member_, made);
    notebook_.keepGame(made);
    passed.games.insert(game.key);
    passed.games.insert(made.key);
    std::optional<db::Game> branched;
    door_.read([&](const db::CampaignFile& file) { branched = file.game(here.id); });
    passed.sent += sendOut(*branched, &passed, false);
    link_.letGo(member_, made.key);
}

void Sync::bringInLeague(const ClubGame& game, Passed& passed) {
    std::vector<EntryText> here;
    door_.read([&](const db::CampaignFile& file) { here = file.leagueEntries(campaign_); });
    const auto acts = static_cast<std::int64_t>(here.size());
    if (acts > 0 && game.acts > 0) {
        const auto there = link_.entries(member_.campaign, game.key, std::min(acts, game.acts) - 1, 1);
        if (there.empty()) return;
        const bool apart =
            there.front().hash != here[static_cast<std::size_t>(std::min(acts, game.acts) - 1)].hash;
        notebook_.setWord("league-apart", apart ? std::to_string(game.acts) : "");
        if (apart) return;
    }
    if (acts >= game.acts) return;
    std::vector<EntryText> more;
    std::string tip = here.empty() ? std::string() : here.back().hash;
    while (acts + static_cast<std::int64_t>(more.size()) < game.acts) {
        const auto page =
            link_.entries(member_.campaign, game.key, acts + static_cast<std::int64_t>(more.size()), atOnce);
        if (page.empty()) return;
        const auto entries = opened(game, page, tip, tip);
        tip = entries.back().hash;
        more.insert(more.end(), entries.begin(), entries.end());
    }
    const json people = json::parse(game.told, nullptr, false).value("people", json::array());
    door_.write([&](db::CampaignFile& file) {
        const auto known = file.leaguePeople(campaign_).size();
        std::vector<std::optional<db::PersonId>> newcomers;
        for (std::size_t i = known; i < people.size(); ++i)
            newcomers.push_back(notebook_.person(people[i].get<std::string>()));
        for (std::size_t i = 0; i < more.size(); ++i)
            file.appendToLeague(campaign_, more[i], i + 1 == more.size() ? newcomers : decltype(newcomers)());
    });
    passed.received += static_cast<std::int64_t>(more.size());
    passed.games.insert(game.key);
}

}  // namespace adjutant::club
