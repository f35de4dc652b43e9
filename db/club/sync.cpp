// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/sync.hpp"

#include <algorithm>
#include <utility>

#include "db/club/agreed.hpp"
#include "db/club/club_error.hpp"
#include "db/club/elsewhere.hpp"
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
    noteTables(notebook_, link_.devices(member_.campaign));
    number_ = link_.lastNumber(member_);
    campaign_ = db::CampaignId{notebook_.number("campaign-here")};
    head_ = notebook_.number("head");
    records_ = notebook_.number("records");
    learnKinds();
    // Which database it is, an earlier Adjutant did not note.
    const std::string database = link_.database(), known = notebook_.word("database");
    if (known.empty()) notebook_.setWord("database", database);
    if (known.empty() || known == database) return;
    meetAnew(database);
    Passed heard;
    hear(heard);
}

Sync::~Sync() = default;

void Sync::hear(Passed& passed, bool lightly) {
    const std::int64_t known = lightly ? std::max(head_, over_) : head_;
    const auto atTheTable = lightly ? door_.atTheTable() : std::nullopt;
    const Ours ours{.game = atTheTable ? notebook_.keyOf(*atTheTable).value_or("") : "",
                    .device = member_.device};
    News news = link_.news(member_.campaign, known, records_, lightly, ours);
    if (news.head < std::max({head_, over_, records_})) {
        meetAnew(link_.database());
        lightly = false;
        news = link_.news(member_.campaign, head_, records_, lightly);
    }
    std::vector<Version> versions;
    if (news.records) {
        constexpr int atOnce = 500;
        for (std::int64_t from = records_;;) {
            const auto page = link_.versionsSince(member_.campaign, from, atOnce);
            versions.insert(versions.end(), page.begin(), page.end());
            if (page.size() < static_cast<std::size_t>(atOnce)) break;
            from = page.back().head;
        }
    }
    // A version may have come after the question for the news: the next one is asked from it on.
    const std::int64_t records = versions.empty() ? news.head : std::max(news.head, versions.back().head);
    for (const ClubGame& game : news.games) {
        const auto before = notebook_.game(game.key);
        if (!before || before->name != game.name) renamed_.insert(game.key);
        passed.games.insert(game.key);
        waiting_.insert(game.key);
    }
    if (!news.games.empty() || !versions.empty())
        notebook_.atomically([&] {
            for (ClubGame game : news.games) {
                const auto before = notebook_.game(game.key);
                if (before && before->tip == game.tip) game.inside = before->inside;
                notebook_.keepGame(game);
            }
            for (const Version& version : versions) notebook_.keepVersion(version);
            if (!lightly) notebook_.setWord("head", std::to_string(news.head));
            notebook_.setWord("records", std::to_string(records));
        });
    (lightly ? over_ : head_) = news.head;
    records_ = records;
    if (first_) {  // what was heard before a cut, and not brought in
        first_ = false;
        versions = notebook_.standing();
        for (const ClubGame& game : notebook_.games()) {
            waiting_.insert(game.key);
            renamed_.insert(game.key);
        }
    }
    bringInRecords(versions, passed);
}

/// Those that wait, running ones and the newest first.
std::vector<ClubGame> Sync::due(Way way) const {
    std::vector<ClubGame> due;
    for (const std::string& key : waiting_) {
        auto game = notebook_.game(key);
        if (!game) continue;
        if (way == Way::lightly && !game->finished && game->system != leagueSystem) continue;
        due.push_back(std::move(*game));
    }
    std::ranges::sort(due, [](const ClubGame& one, const ClubGame& other) {
        return std::pair(one.finished, -one.head) < std::pair(other.finished, -other.head);
    });
    return due;
}

Passed Sync::pass(Way way, Clock::time_point until) {
    Passed passed;
    hear(passed, way == Way::lightly);
    bringIn(due(way), passed, until);
    bringInUnmet(passed);
    if (way != Way::inwards && member_.role != "reader") sendAll(passed, until);
    if (!renamed_.empty()) nameAsThere();
    passed.restored = std::exchange(restored_, false);
    if (touched_) throw *std::exchange(touched_, {});
    return passed;
}

/// Another table may write the game that is open at this one: then the rest goes on.
void Sync::keeping(std::optional<db::GameId> id, Passed& passed, const std::function<void()>& work) {
    try {
        work();
    } catch (const ClubError& error) {
        if (error.kind != ClubError::Kind::held || !id || id != door_.atTheTable()) throw;
        passed.lost = error.what();
    }
}

void Sync::sendAll(Passed& passed, Clock::time_point until) {
    sendRecords(passed);
    std::vector<db::Game> games;
    door_.read([&](const db::CampaignFile& file) { games = file.games(campaign_); });
    const auto atTheTable = door_.atTheTable();
    for (const db::Game& game : games) {
        if (game.acts == 0 || isInStep(game)) continue;
        if (Clock::now() >= until) {
            passed.more = true;
            return;
        }
        keeping(game.id, passed, [&] { passed.sent += sendOut(game, &passed, atTheTable != game.id); });
    }
    if (passed.sent > 0) sendRecords(passed);  // what is noted of a game that was not known there before
    sendLeague(passed);
}

void Sync::openGame(const std::string& name, bool takeOver) {
    Passed passed;
    hear(passed);
    std::optional<ClubGame> game;
    std::optional<db::Game> here;
    door_.read([&](const db::CampaignFile& file) { here = file.findGame(campaign_, name); });
    const auto key = here ? notebook_.keyOf(here->id) : std::nullopt;
    for (const ClubGame& one : notebook_.games())
        if (key ? one.key == *key : clubName(notebook_, one) == name) game = one;
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
    // The lease is taken by the first act: who only looks keeps nobody from playing.
    if (takeOver) {
        if (link_.hold(member_, game->key, true) == 0)
            throw ClubError(ClubError::Kind::held, "Another table took the game '" + name + "' this moment.");
        hear(passed);
        game = notebook_.game(game->key);
    }
    bringIn({*game}, passed, Clock::time_point::max());
    if (touched_) throw *std::exchange(touched_, {});
}

}  // namespace adjutant::club
