// SPDX-License-Identifier: GPL-3.0-or-later
// What the file has of games, to the club.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "db/club/club_error.hpp"
#include "db/club/people_keys.hpp"
#include "db/club/seal.hpp"
#include "db/club/sync.hpp"

namespace adjutant::club {
namespace {

using nlohmann::json;

constexpr std::size_t entriesInABatch = 200;
constexpr std::size_t bytesAtOnce = std::size_t{1} << 19U;

std::size_t sizeOf(const EntryText& entry) {
    return entry.request.size() + entry.rolls.size() + entry.events.size();
}

}  // namespace

/// What everybody at that table may see of a game with hidden parts.
std::string Sync::seenOf(const db::CampaignFile& file, const db::Game& game) const {
    return veil_.seenByAll(game.system, file.journal(game.id).entries());
}

/// Is there nothing of it to be sent from here?
bool Sync::isInStep(const db::Game& here) {
    const auto key = notebook_.keyOf(here.id);
    const auto known = key ? notebook_.game(*key) : std::nullopt;
    return known && known->holder != member_.device && known->acts == here.acts &&
           insideHash(*known) == here.tip;
}

ClubGame Sync::begun(const db::Game& game) {
    if (const auto key = notebook_.keyOf(game.id))
        if (auto known = notebook_.game(*key)) {
            // A cut may have come between what was noted here and its beginning there.
            if (known->head == 0 && known->acts == 0) known->name = link_.beginGame(member_, *known);
            return *known;
        }
    std::vector<EntryText> entries;
    door_.read([&](const db::CampaignFile& file) { entries = file.journal(game.id).entries(); });
    ClubGame fresh{.key = notebook_.keyOf(game.id).value_or(newUuid()),
                   .name = game.name,
                   .system = game.system,
                   .created = game.created,
                   .sealed = veil_.hides(game.system, entries.front())};
    std::string secret = notebook_.secretOf(fresh.key);
    if (fresh.sealed) {
        if (secret.empty()) secret = newKey();
        fresh.keyForOrganiser = sealFor(member_.organiserKey, secret);
    }
    notebook_.atomically([&] {
        notebook_.bind(fresh.key, game.id);
        if (fresh.sealed) notebook_.keepSecret(fresh.key, secret);
    });
    fresh.name = link_.beginGame(member_, fresh);
    fresh.holder = member_.device;
    fresh.lease = 1;
    notebook_.keepGame(fresh);
    renamed_.insert(fresh.key);
    return fresh;
}

/// The hash that the last entry there has in a file.
std::string Sync::insideHash(const ClubGame& game) {
    if (!game.sealed || game.acts == 0) return game.tip;
    auto known = notebook_.game(game.key);
    if (known && known->tip == game.tip && !known->inside.empty()) return known->inside;
    const auto last = link_.entries(member_.campaign, game.key, game.acts - 1, 1);
    const auto text =
        last.empty() ? std::nullopt : unseal(last.front().request, notebook_.secretOf(game.key));
    const json parts = text ? json::parse(*text, nullptr, false) : json();
    const json hash = parts.is_object() ? parts.value("hash", json()) : json();
    std::string inside = hash.is_string() ? hash.get<std::string>() : std::string();
    if (!inside.empty() && known && known->tip == game.tip) {
        known->inside = inside;
        notebook_.keepGame(*known);
    }
    return inside;
}

std::int64_t Sync::appendThere(ClubGame& game, const std::vector<EntryText>& entries, std::int64_t lease,
                               const Appending& with) {
    const std::string secret = game.sealed ? notebook_.secretOf(game.key) : std::string();
    std::int64_t sent = 0;
    std::size_t next = 0;
    do {
        Appending batch = with;
        batch.game = game.key;
        batch.lease = lease;
        std::size_t bytes = 0;
        std::string tip = game.tip, inside;
        for (; next < entries.size() && batch.entries.size() < entriesInABatch && bytes < bytesAtOnce;
             ++next) {
            Travelling one = entries[next];
            inside = one.hash;
            if (game.sealed) {
                const json parts{{"request", one.request},
                                 {"rolls", one.rolls},
                                 {"events", one.events},
                                 {"hash", one.hash}};
                one.request = seal(parts.dump(), secret);
                one.rolls.clear();
                one.events.clear();
                one.hash = chainHash(tip, one);
            }
            tip = one.hash;
            bytes += sizeOf(one);
            batch.entries.push_back(std::move(one));
        }
        // What is told goes with the last of them.
        if (next < entries.size()) {
            batch.told = game.told;
            batch.finished = false;
            batch.keyForAll.clear();
        }
        const std::int64_t acts = link_.append(member_, batch, number_ + 1);
        number_ += static_cast<std::int64_t>(batch.entries.size());
        sent += static_cast<std::int64_t>(batch.entries.size());
        game.acts = acts;
        game.tip = tip;
        if (game.sealed && !inside.empty()) game.inside = inside;
        game.told = batch.told;
        game.finished = batch.finished;
        if (game.finished) game.holder.clear();
        if (!batch.keyForAll.empty()) game.keyForAll = batch.keyForAll;
        notebook_.keepGame(game);
    } while (next < entries.size());
    return sent;
}

std::int64_t Sync::sendOut(const db::Game& local, Passed* passed, bool mayBranch) {
    ClubGame game = begun(local);
    if (local.acts < game.acts) return 0;  // it comes in first
    std::vector<EntryText> from;
    json told;
    door_.read([&](const db::CampaignFile& file) {
        from = file.journal(local.id).entriesFrom(std::max<std::int64_t>(game.acts, 1));
        told = {{"summary", local.summary}, {"result", resultJson(file.result(local.id), notebook_)}};
    });
    const bool apart = game.acts > 0 && (from.empty() || from.front().hash != insideHash(game));
    if (game.acts > 0 && !from.empty()) from.erase(from.begin());
    const auto sameAsTold = [&] {
        const json before = json::parse(game.told, nullptr, false);
        return before.is_object() && before.value("summary", json()) == told.at("summary") &&
               sameResult(before.value("result", json()), told.at("result"));
    };
    if (!apart && from.empty() && game.finished == local.finished && sameAsTold()) return 0;
    std::int64_t lease = 0;
    if (!apart) {
        lease = game.holder == member_.device ? game.lease : 0;
        if (lease == 0 && (!from.empty() || game.holder.empty()))
            lease = link_.hold(member_, game.key, false);
        if (lease == 0 && from.empty()) return 0;  // it is the holder's to tell
    }
    if (!apart && lease == 0 && wasThere(local, game.key)) return 0;  // its own table sends it
    if (apart || lease == 0) {
        if (!mayBranch)
            throw ClubError(ClubError::Kind::held, "Another table writes the game '" + local.name + "' now.");
        branchOff(game, local, *passed);
        return 0;
    }
    game.holder = member_.device;
    game.lease = lease;
    if (game.sealed) {
        std::string seen;
        door_.read([&](const db::CampaignFile& file) { seen = seenOf(file, local); });
        if (!seen.empty()) told["seen"] = seen;
    }
    const Appending with{
        .game = game.key,
        .lease = lease,
        .entries = {},
        .told = told.dump(),
        .finished = local.finished,
        .keyForAll = local.finished && game.sealed ? notebook_.secretOf(game.key) : std::string()};
    try {
        const std::int64_t sent = appendThere(game, from, lease, with);
        if (passed != nullptr && sent > 0) passed->games.insert(game.key);
        if (sent > 0 && wasThere(local, game.key) && wasAnothers(game.key) &&
            link_.letGo(member_, game.key)) {
            game.holder.clear();
            notebook_.keepGame(game);
        }
        return sent;
    } catch (const ClubError& error) {
        // Taken over since: what the club has now is fetched, and then it is seen what became of ours.
        if (error.kind != ClubError::Kind::held && error.kind != ClubError::Kind::forked) throw;
        if (!mayBranch) throw;
        Passed meanwhile;
        hear(meanwhile);
        const auto now = notebook_.game(game.key);
        if (!now || now->holder == member_.device) throw;
        branchOff(*now, local, *passed);
        return 0;
    }
}

std::int64_t Sync::sendGame(db::GameId id) {
    std::optional<db::Game> game;
    door_.read([&](const db::CampaignFile& file) { game = file.game(id); });
    if (game->acts == 0 || game->campaign != campaign_) return 0;
    return sendOut(*game, nullptr, false);
}

}  // namespace adjutant::club
