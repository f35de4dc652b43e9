// SPDX-License-Identifier: GPL-3.0-or-later
// What a lost table still had when another went on with its game: a game of its own, which is shown.
#include <algorithm>

#include "db/club/agreed.hpp"
#include "db/club/games_in.hpp"
#include "db/club/seal.hpp"

namespace adjutant::club {

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
        const auto more = link_.entries(member_.campaign, game.key, static_cast<std::int64_t>(theirs.size()),
                                        entriesInAQuestion);
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
        branch = here.name == game.name
                     ? freeName(file, campaign_, game.name + " (" + member_.deviceName + ")")
                     : here.name;
        if (branch != here.name) file.renameGame(here.id, branch);
        fresh = file.addGame(campaign_, freeName(file, campaign_, game.name), game.system, game.created);
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
    // Held anew: the game that it left may be held here, under a number of its own.
    made.holder.clear();
    made.lease = 0;
    made.head = 0;
    notebook_.atomically([&] {
        notebook_.unbind(game.key);
        notebook_.bind(game.key, fresh);
        noteShownName(notebook_, game.key, {});  // it is named anew
        if (member_.role == "reader") return;
        notebook_.bind(made.key, here.id);
        if (made.sealed) {
            const std::string secret = newKey();
            notebook_.keepSecret(made.key, secret);
            made.keyForOrganiser = sealFor(member_.organiserKey, secret);
        }
        notebook_.keepGame(made);
    });
    Coming shown{.game = game, .local = fresh};
    std::vector<Piece> telling{{.of = &shown, .entries = {}, .tells = true}};
    write(telling, passed);
    if (member_.role == "reader") return;  // it stays here
    made.name = link_.beginGame(member_, made);
    notebook_.keepGame(made);
    for (const std::string& key : {game.key, made.key}) {
        passed.games.insert(key);
        renamed_.insert(key);
    }
    std::optional<db::Game> branched;
    door_.read([&](const db::CampaignFile& file) { branched = file.game(here.id); });
    passed.sent += sendOut(*branched, &passed, false);
    link_.letGo(member_, made.key);
}

}  // namespace adjutant::club
