// SPDX-License-Identifier: GPL-3.0-or-later
// What the games are called: as the club has it, by whoever renamed them last, and the same on every tablet.
#include <algorithm>
#include <tuple>

#include "db/club/agreed.hpp"
#include "db/club/record_kinds.hpp"
#include "db/club/seal.hpp"
#include "db/club/sync.hpp"

namespace adjutant::club {
namespace {

struct Named {
    std::string wanted, key;
    db::GameId id{};
    std::string now{}, given{};
};

/// The first of those that want a name has it, by their numbers there; the others get the next free one.
void giveNames(std::vector<Named>& games, std::set<std::string> taken) {
    std::ranges::sort(games, [](const Named& one, const Named& other) {
        return std::tie(one.wanted, one.key) < std::tie(other.wanted, other.key);
    });
    for (Named& game : games)
        if (taken.insert(game.wanted).second) game.given = game.wanted;
    for (Named& game : games)
        for (int i = 2; game.given.empty(); ++i)
            if (std::string free = game.wanted + " (" + std::to_string(i) + ")"; taken.insert(free).second)
                game.given = std::move(free);
}

}  // namespace

/// A finger gave it another name, which is not sent yet.
bool Sync::isRenamedHere(const ClubGame& game, const std::string& now) const {
    const auto shown = shownName(notebook_, game.key);
    return shown && *shown != now && clubName(notebook_, game) != now;
}

void Sync::nameAsThere() {
    std::vector<Named> named;
    std::set<std::string> later, taken;
    std::set<db::GameId> counted;
    const std::vector<ClubGame> games = notebook_.games();
    const Games here = gamesHere(games);
    for (const ClubGame& there : games) {
        const auto id = notebook_.local(there.key);
        const auto found = id ? here.find(*id) : here.end();
        if (found == here.end() || found->second.campaign != campaign_) {
            if (renamed_.contains(there.key) && waiting_.contains(there.key)) later.insert(there.key);
            continue;
        }
        const bool busy = door_.atTheTable() == *id;
        if (busy || isRenamedHere(there, found->second.name)) {
            if (busy && renamed_.contains(there.key)) later.insert(there.key);
            continue;
        }
        counted.insert(*id);
        named.push_back(
            {.wanted = clubName(notebook_, there), .key = there.key, .id = *id, .now = found->second.name});
    }
    door_.read([&](const db::CampaignFile& file) {
        for (const db::Game& game : file.games(campaign_))
            if (!counted.contains(game.id)) taken.insert(game.name);
    });
    giveNames(named, std::move(taken));
    std::vector<const Named*> others;
    std::set<std::string> inTheWay;
    for (const Named& game : named)
        if (game.now != game.given) others.push_back(&game);
    for (const Named* game : others) inTheWay.insert(game->now);
    if (!others.empty())
        door_.write([&](db::CampaignFile& file) {
            file.signedAs({}, [&] {
                // Aside first, where two change names.
                for (const Named* game : others)
                    if (inTheWay.contains(game->given)) {
                        for (const Named* other : others)
                            if (other->now == game->given) file.renameGame(other->id, newUuid());
                    }
                for (const Named* game : others) file.renameGame(game->id, game->given);
            });
        });
    const auto shown = shownNames(notebook_);
    notebook_.atomically([&] {
        for (const Named& game : named)
            if (const auto before = shown.find(game.key);
                before == shown.end() || before->second != game.given)
                noteShownName(notebook_, game.key, game.given);
    });
    renamed_ = std::move(later);
}

}  // namespace adjutant::club
