// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "db/club/agreed.hpp"
#include "db/club/club.hpp"
#include "db/club/club_error.hpp"
#include "db/club/league_asked.hpp"
#include "db/club/record_kinds.hpp"
#include "db/club/record_words.hpp"

namespace adjutant::club {
namespace {

/// Versions of one record that say different things, in the order in which the club took them.
std::vector<std::vector<Version>> apart(const Notebook& notebook) {
    std::vector<std::vector<Version>> records;
    for (Version& version : notebook.standingBesideOthers()) {
        if (!records.empty() && records.back().front().kind == version.kind &&
            records.back().front().key == version.key)
            records.back().push_back(std::move(version));
        else
            records.push_back({std::move(version)});
    }
    std::erase_if(records, [](const std::vector<Version>& versions) {
        return std::ranges::all_of(versions, [&](const Version& one) {
            return one.text == versions.front().text && one.removed == versions.front().removed;
        });
    });
    return records;
}

std::vector<Conflict> conflictsIn(const Notebook& notebook, const std::vector<ClubGame>& games) {
    std::vector<Conflict> conflicts;
    for (const ClubGame& game : games) {
        if (game.branchOf.empty()) continue;
        const auto main = std::ranges::find(games, game.branchOf, &ClubGame::key);
        const std::string from = main == games.end() ? "a game" : "'" + clubName(notebook, *main) + "'";
        conflicts.push_back({"branch",
                             clubName(notebook, game),
                             "Left " + from + " after entry " + std::to_string(game.branchAt) +
                                 ": what a table still had when another went on with the game.",
                             {}});
    }
    for (const auto& versions : apart(notebook)) {
        Conflict conflict{
            versions.front().kind,
            recordName(notebook, versions.back()),
            "Two changed it at once. Both are kept; the last one is shown until somebody chooses "
            "(`club settle`).",
            {}};
        for (const Version& version : versions)
            conflict.versions.push_back(version.removed ? std::nullopt
                                                        : std::optional(recordWords(notebook, version)));
        conflicts.push_back(std::move(conflict));
    }
    for (Conflict& conflict : leagueConflicts(notebook)) conflicts.push_back(std::move(conflict));
    return conflicts;
}

std::int64_t waitingIn(const RecordTexts& here, const Notebook& notebook) {
    std::int64_t waiting = 0;
    for (const auto& [id, text] : here) {
        const auto agreed = agreedOn(notebook, id.first, id.second);
        if (!agreed || agreed->text != text) ++waiting;
    }
    const auto removed = [&](const char* kind) {
        for (const auto& [key, kept] : notebook.agreedOf(kind)) {
            const auto agreed = agreedOn(notebook, kind, key);
            if (agreed && agreed->text && !here.contains({kind, key})) ++waiting;
        }
    };
    std::ranges::for_each(kinds::first, removed);
    if (!notebook.word("kinds").empty()) std::ranges::for_each(kinds::later, removed);
    return waiting;
}

}  // namespace

Status status(const std::filesystem::path& path) {
    Notebook notebook = Notebook::open(path);
    const Membership member = notebook.membership();
    Status status{.campaign = member.name,
                  .role = member.role,
                  .device = member.deviceName,
                  .inStep = true,
                  .since = {},
                  .games = {},
                  .conflicts = {}};
    std::vector<ClubGame> games = notebook.games();
    std::map<std::string, std::string> devices;
    bool unheard = false;
    try {
        Link link(member.url, linkName(member));
        link.requireSchema();
        // Of another database, such as a restored one, nothing is known yet.
        const std::string before = notebook.word("database");
        const bool same = before.empty() || before == link.database();
        const std::int64_t known = same ? notebook.number("head") : 0;
        if (!same) games.clear();
        for (ClubGame& game : link.gamesSince(member.campaign, known)) {
            const auto heard = notebook.game(game.key);
            if (heard && heard->tip == game.tip) game.inside = heard->inside;
            std::erase_if(games, [&](const ClubGame& one) { return one.key == game.key; });
            games.push_back(std::move(game));
        }
        devices = link.devices(member.campaign);
        unheard = !same || link.othersWroteSince(member, notebook.number("records"));
    } catch (const ClubError& error) {
        status.unreachable = error.what();
        status.older = error.kind == ClubError::Kind::older;
    }
    std::ranges::sort(games, {}, &ClubGame::name);
    const db::CampaignId campaign{notebook.number("campaign-here")};
    const auto file = db::CampaignFile::openToRead(path);
    std::vector<db::Game> local = file.games(campaign);
    for (const ClubGame& game : games) {
        if (game.system == leagueSystem) continue;
        GameStatus one{.game = clubName(notebook, game),
                       .key = game.key,
                       .here = 0,
                       .club = game.acts,
                       .lease = "nobody"};
        if (!game.holder.empty()) one.lease = game.holder == member.device ? "mine" : "other";
        if (one.lease == "other") one.table = devices[game.holder];
        const auto id = notebook.local(game.key);
        const auto here = std::ranges::find_if(local, [&](const db::Game& row) {
            return id ? row.id == *id : !game.sealed && row.name == one.game && !notebook.keyOf(row.id);
        });
        bool apart = false;
        if (here != local.end()) {
            one.here = here->acts;
            // Of a sealed game this is known once it was read or written here.
            const std::string& tip = game.sealed ? game.inside : game.tip;
            apart = one.here == one.club && !tip.empty() && tip != here->tip;
            local.erase(here);
        } else if (id) {
            continue;  // deleted here: the club keeps it
        } else if (game.sealed) {
            one.here = notebook.sealedTip(game.key).seq;
        }
        one.sealed = game.sealed && notebook.secretOf(game.key).empty() && game.keyForAll.empty();
        status.inStep = status.inStep && one.here == one.club && !apart;
        status.games.push_back(std::move(one));
    }
    for (const db::Game& game : local) {
        if (game.acts == 0) continue;
        status.games.push_back(
            {.game = game.name, .key = {}, .here = game.acts, .club = 0, .lease = "nobody"});
        if (member.role != "reader") status.inStep = false;  // what a reader plays stays here
    }
    const RecordTexts records = recordsOf(file, campaign, notebook);
    status.waiting = waitingIn(records, notebook);
    status.inStep = status.inStep && status.waiting == 0 && !unheard && status.unreachable.empty() &&
                    leagueIsInStep(notebook, file, campaign, games);
    // Of what came about since the last meeting nobody knows when.
    if ((notebook.word("in-step") == "yes") == status.inStep) status.since = notebook.word("since");
    status.swallowed = !notebook.word("swallowed").empty();
    status.conflicts = conflictsIn(notebook, games);
    return status;
}

void settle(const std::filesystem::path& path, const std::string& kind, const std::string& name, int wanted,
            const Veil& veil, FileDoor& door) {
    Notebook notebook = Notebook::open(path);
    const Membership member = notebook.membership();
    Link link(member.url, linkName(member));
    if (kind == leagueKind) {
        Sync sync(notebook, door, veil, link);
        sync.pass();
        sync.settleLeague(name, wanted);
        sync.pass();
        return;
    }
    Sync(notebook, door, veil, link).pass();
    for (const auto& versions : apart(notebook)) {
        if (versions.front().kind != kind || recordName(notebook, versions.back()) != name) continue;
        if (wanted < 1 || wanted > static_cast<int>(versions.size())) break;
        Version chosen = versions[static_cast<std::size_t>(wanted) - 1];
        chosen.over.clear();
        for (const Version& version : versions) chosen.over.push_back(version.id);
        static_cast<void>(link.keep(member, chosen, link.lastNumber(member) + 1));
        Sync(notebook, door, veil, link).pass();
        return;
    }
    throw ClubError(ClubError::Kind::unknownRecord,
                    "Nothing of that kind, name and number is asked about. `club status` shows what is.");
}

}  // namespace adjutant::club
