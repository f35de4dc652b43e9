// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/sync.hpp"

#include <algorithm>
#include <charconv>

#include "db/club/club_error.hpp"
#include "db/club/seal.hpp"

namespace adjutant::club {

Sync::Sync(Notebook& notebook, FileDoor& door, const Veil& veil, Link& link)
    : notebook_(notebook), door_(door), veil_(veil), link_(link), member_(notebook.membership()) {
    link_.requireSchema();
    const std::string role = link_.join(member_);
    if (role != member_.role) {
        member_.role = role;
        notebook_.setMembership(member_);
    }
    number_ = link_.lastNumber(member_);
    campaign_ = db::CampaignId{notebook_.number("campaign-here")};
}

Sync::~Sync() = default;

void Sync::hear(Passed& passed) {
    const std::int64_t known = notebook_.number("head");
    const std::int64_t head = link_.head(member_.campaign);  // first, so that nothing after it is passed over
    if (head < known)
        throw ClubError(
            ClubError::Kind::other,
            "The club's database is older than what this table knows of it: it was restored from a backup. "
            "`club leave` and `club join` bring both together; nothing here is lost.");
    if (head == known && !first_) return;
    std::vector<ClubGame> games;
    std::vector<Version> versions;
    if (head > known) {
        games = link_.gamesSince(member_.campaign, known);
        constexpr int atOnce = 500;
        for (std::int64_t from = known;;) {
            const auto page = link_.versionsSince(member_.campaign, from, atOnce);
            versions.insert(versions.end(), page.begin(), page.end());
            if (page.size() < static_cast<std::size_t>(atOnce)) break;
            from = page.back().head;
        }
        notebook_.atomically([&] {
            for (const ClubGame& game : games) notebook_.keepGame(game);
            for (const Version& version : versions) notebook_.keepVersion(version);
            notebook_.setWord("head", std::to_string(head));
        });
    }
    for (const ClubGame& game : games) passed.games.insert(game.key);
    if (first_) {  // what was heard before a cut, and not brought in
        first_ = false;
        versions = notebook_.standing();
    }
    bringInRecords(versions, passed);
}

Passed Sync::pass(bool lightly) {
    Passed passed;
    const bool all = first_;
    hear(passed);
    const std::set<std::string> changed = passed.games;
    const auto atTheTable = door_.atTheTable();
    const auto keeping = [&](const std::optional<db::GameId>& id, const auto& work) {
        try {
            work();
        } catch (const ClubError& error) {
            // The game at this table is another's now. The rest goes on.
            if (error.kind != ClubError::Kind::held || !id || id != atTheTable) throw;
            passed.lost = error.what();
        }
    };
    waiting_.insert(changed.begin(), changed.end());
    std::vector<ClubGame> due;
    if (all) {
        due = notebook_.games();
    } else {
        for (const std::string& key : waiting_)
            if (const auto game = notebook_.game(key)) due.push_back(*game);
    }
    for (const ClubGame& game : due) {
        if (lightly && !game.finished && game.system != leagueSystem) continue;
        keeping(notebook_.local(game.key), [&] { bringIn(game, passed); });
        waiting_.erase(game.key);
    }
    if (member_.role != "reader") {
        sendRecords(passed);
        std::vector<db::Game> games;
        door_.read([&](const db::CampaignFile& file) { games = file.games(campaign_); });
        for (const db::Game& game : games) {
            if (game.acts == 0) continue;
            const auto key = notebook_.keyOf(game.id);
            const auto known = key ? notebook_.game(*key) : std::nullopt;
            if (known && known->holder != member_.device && known->acts == game.acts && !known->sealed &&
                known->tip == game.tip)
                continue;  // in step, and another's to tell
            keeping(game.id, [&] { passed.sent += sendOut(game, &passed, atTheTable != game.id); });
        }
        sendLeague(passed);
    }
    if (all || !passed.games.empty()) nameAsThere();
    return passed;
}

/// Where two tables gave two games one name, the club decides which is called otherwise.
void Sync::nameAsThere() {
    std::vector<std::pair<db::GameId, std::string>> other;
    door_.read([&](const db::CampaignFile& file) {
        for (const db::Game& here : file.games(campaign_)) {
            const auto key = notebook_.keyOf(here.id);
            const auto there = key ? notebook_.game(*key) : std::nullopt;
            if (there && there->name != here.name && door_.atTheTable() != here.id)
                other.emplace_back(here.id, there->name);
        }
    });
    if (other.empty()) return;
    door_.write([&](db::CampaignFile& file) {
        // All of them aside first, since two may change names.
        for (const auto& [id, name] : other) file.renameGame(id, newUuid());
        for (const auto& [id, name] : other) {
            std::string free = name;
            for (int i = 2; file.findGame(campaign_, free); ++i) free = name + " (" + std::to_string(i) + ")";
            file.renameGame(id, free);
        }
    });
}

void Sync::openGame(const std::string& name, bool takeOver) {
    Passed passed;
    hear(passed);
    std::optional<ClubGame> game;
    std::optional<db::Game> here;
    door_.read([&](const db::CampaignFile& file) { here = file.findGame(campaign_, name); });
    const auto key = here ? notebook_.keyOf(here->id) : std::nullopt;
    for (const ClubGame& one : notebook_.games())
        if (key ? one.key == *key : one.name == name) game = one;
    if (!game) return;  // new, or not yet known there
    if (!takeOver && !game->holder.empty() && game->holder != member_.device)
        throw ClubError(ClubError::Kind::held,
                        "The game '" + name + "' is written by " +
                            link_.deviceName(member_.campaign, game->holder) +
                            ". Watch it here, have it released there (`club release`), or take it over with "
                            "--take-over if that table is lost.");
    if (game->sealed && notebook_.secretOf(game->key).empty() && game->keyForAll.empty()) {
        const auto secret =
            member_.organiserSecret.empty()
                ? std::nullopt
                : unsealOwn({member_.organiserKey, member_.organiserSecret}, game->keyForOrganiser);
        if (!secret)
            throw ClubError(
                ClubError::Kind::noKey,
                "The game '" + name +
                    "' has hidden hands, and the key to them is with the table that writes it and with the "
                    "organiser. It cannot be taken over here. Ask the organiser to go on with it.");
        notebook_.keepSecret(game->key, *secret);
    }
    const std::int64_t lease = link_.hold(member_, game->key, takeOver);
    if (lease == 0)
        throw ClubError(ClubError::Kind::held, "Another table took the game '" + name + "' this moment.");
    hear(passed);
    game = notebook_.game(game->key);
    bringIn(*game, passed);
}

}  // namespace adjutant::club
