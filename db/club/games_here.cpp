// SPDX-License-Identifier: GPL-3.0-or-later
// Which game of the file is which of the club.
#include <algorithm>

#include "db/club/games_in.hpp"
#include "db/error.hpp"

namespace adjutant::club {

std::string freeName(const db::CampaignFile& file, db::CampaignId campaign, const std::string& wanted) {
    std::string name = wanted;
    for (int i = 2; file.findGame(campaign, name); ++i) name = wanted + " (" + std::to_string(i) + ")";
    return name;
}

/// The file's games behind those of the club, as far as it has them.
Sync::Games Sync::gamesHere(const std::vector<ClubGame>& games) {
    constexpr std::size_t few = 50;
    Games here;
    door_.read([&](const db::CampaignFile& file) {
        if (games.size() > few) {
            for (db::Game& one : file.games()) here.emplace(one.id, std::move(one));
            return;
        }
        for (const ClubGame& game : games) {
            const auto id = notebook_.local(game.key);
            if (!id) continue;
            try {
                here.emplace(*id, file.game(*id));
            } catch (const db::Error& error) {  // deleted here
                if (error.kind != db::Error::Kind::unknownGame) throw;
            }
        }
    });
    return here;
}

std::vector<Sync::Coming> Sync::meet(const std::vector<ClubGame>& games) {
    std::vector<Coming> coming, fresh;
    const Games here = gamesHere(games);
    for (const ClubGame& game : games) {
        Coming one{.game = game};
        if (game.sealed && notebook_.secretOf(game.key).empty()) {
            if (game.keyForAll.empty()) {
                const Notebook::Tip kept = notebook_.sealedTip(game.key);
                one.closed = true;
                one.here = kept.seq;
                one.tip = kept.hash;
                coming.push_back(std::move(one));
                continue;
            }
            notebook_.keepSecret(game.key, game.keyForAll);
        }
        const auto local = notebook_.local(game.key);
        if (!local) {
            fresh.push_back(std::move(one));
            continue;
        }
        const auto found = here.find(*local);
        if (found == here.end()) continue;  // deleted here: the club keeps it
        one.local = *local;
        one.here = found->second.acts;
        one.inside = found->second.tip;
        one.summary = found->second.summary;
        one.finished = found->second.finished;
        coming.push_back(std::move(one));
    }
    if (!fresh.empty()) bindFresh(fresh);
    std::ranges::move(fresh, std::back_inserter(coming));
    // The last one is taken first: those that are played now, and the newest.
    std::ranges::sort(coming, [](const Coming& one, const Coming& other) {
        return std::pair(other.game.finished, one.game.head) < std::pair(one.game.finished, other.game.head);
    });
    return coming;
}

/// Finds or makes the games that are not known here.
void Sync::bindFresh(std::vector<Coming>& fresh) {
    // Made here, but not yet noted so; or left and joined again.
    std::map<std::string, db::Game> called;
    std::vector<Missing> firsts;
    door_.read([&](const db::CampaignFile& file) {
        std::set<db::GameId> taken;
        for (const Coming& one : fresh) {
            const auto game = file.findGame(campaign_, one.game.name);
            if (!game || notebook_.keyOf(game->id) || game->system != one.game.system) continue;
            if (!taken.insert(game->id).second) continue;
            called.emplace(one.game.key, *game);
            firsts.push_back({one.game.key, 0});
        }
    });
    const auto first = link_.entriesOf(member_.campaign, firsts, 1);
    door_.read([&](const db::CampaignFile& file) {
        std::erase_if(called, [&](const auto& one) {
            if (one.second.acts == 0) return false;  // it was made for this a moment before a cut
            const auto& game = std::ranges::find(fresh, one.first, [](const Coming& coming) {
                                   return coming.game.key;
                               })->game;
            const auto there = first.find(one.first);
            const auto open =
                there == first.end() ? std::vector<EntryText>() : opened(game, there->second, {}, {});
            return open.empty() || open.front().hash != file.journal(one.second.id).entries().front().hash;
        });
    });
    if (called.size() < fresh.size())
        door_.write([&](db::CampaignFile& file) {
            for (const Coming& one : fresh)
                if (!called.contains(one.game.key))
                    called.emplace(one.game.key,
                                   file.game(file.addGame(campaign_, freeName(file, campaign_, one.game.name),
                                                          one.game.system, one.game.created)));
        });
    notebook_.atomically([&] {
        for (const auto& [key, game] : called) notebook_.bind(key, game.id);
    });
    for (Coming& one : fresh) {
        const db::Game& game = called.at(one.game.key);
        one.local = game.id;
        one.here = game.acts;
        one.inside = game.tip;
        one.summary = game.summary;
        one.finished = game.finished;
    }
}

}  // namespace adjutant::club
