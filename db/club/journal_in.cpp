// SPDX-License-Identifier: GPL-3.0-or-later
// What the club has of games, into the file: many in one question and in one commit.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "db/club/games_in.hpp"
#include "db/club/people_keys.hpp"
#include "db/club/seal.hpp"
#include "db/club/told_json.hpp"

namespace adjutant::club {
namespace {

using nlohmann::json;

constexpr int ofOneGame = 200;                // entries in one question
constexpr std::int64_t inOneQuestion = 2000;  // entries of all games
constexpr std::size_t inOneCommit = 250;      // so that no finger waits for it
constexpr std::size_t gamesAtOnce = 500;

ClubError touched(const ClubGame& game, std::int64_t seq) {
    return {ClubError::Kind::touched,
            "Entry " + std::to_string(seq) + " of the game '" + game.name +
                "' does not hang together with the chain as it came from the club. It was "
                "not taken; the game here is as it was."};
}

/// What its holder tells of it; null where nothing is told yet.
json toldIn(const ClubGame& game) {
    const std::string what = "the game '" + game.name + "'";
    json told = toldObject(game.told, what);
    if (!told.contains("summary")) return {};
    static_cast<void>(toldText(told, "summary", what));
    if (!told.contains("result")) told["result"] = json::object();
    if (!told.at("result").is_object()) throw unreadable(what);
    return told;
}

/// The entry that travels in a sealed one.
EntryText insideOf(const Travelling& sealed, const std::string& text, const ClubGame& game) {
    EntryText entry = sealed;
    try {
        const json parts = toldObject(text, "an entry");
        entry.request = toldText(parts, "request", "an entry");
        entry.rolls = toldText(parts, "rolls", "an entry");
        entry.events = toldText(parts, "events", "an entry");
        entry.hash = toldText(parts, "hash", "an entry");
    } catch (const ClubError&) {
        throw touched(game, sealed.seq);
    }
    return entry;
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
        EntryText entry = insideOf(one, *text, game);
        if (chainHash(inside, entry) != entry.hash) throw touched(game, one.seq);
        inside = entry.hash;
        entries.push_back(std::move(entry));
    }
    return entries;
}

void Sync::bringIn(const std::vector<ClubGame>& games, Passed& passed, Clock::time_point until) {
    std::vector<ClubGame> journals;
    for (const ClubGame& game : games) {
        if (game.system == leagueSystem) {
            try {
                if (bringInLeague(game, passed)) waiting_.erase(game.key);
            } catch (const ClubError& error) {
                if (error.kind != ClubError::Kind::touched && error.kind != ClubError::Kind::unreadable)
                    throw;
                if (!touched_) touched_ = error;
            }
        } else {
            journals.push_back(game);
        }
    }
    for (std::size_t next = 0; next < journals.size(); next += gamesAtOnce) {
        const auto from = journals.begin() + static_cast<std::ptrdiff_t>(next);
        auto coming =
            meet({from, from + static_cast<std::ptrdiff_t>(std::min(gamesAtOnce, journals.size() - next))});
        std::set<std::string> left;
        for (const Coming& one : coming) left.insert(one.game.key);
        for (auto game = from; game != journals.end() && game < from + gamesAtOnce; ++game)
            if (!left.contains(game->key)) waiting_.erase(game->key);
        while (!coming.empty()) {
            if (Clock::now() >= until) {
                passed.more = true;
                return;
            }
            std::vector<Coming> some;
            std::int64_t entries = 0;
            while (!coming.empty() && entries < inOneQuestion) {
                some.push_back(std::move(coming.back()));
                coming.pop_back();
                entries += std::clamp<std::int64_t>(some.back().game.acts - some.back().here, 1, ofOneGame);
            }
            fetch(some, passed);
            for (Coming& one : some) {
                if (one.done)
                    waiting_.erase(one.game.key);
                else
                    coming.push_back(std::move(one));
            }
        }
    }
}

/// The next entries of each, into the file.
void Sync::fetch(std::vector<Coming>& coming, Passed& passed) {
    std::vector<Missing> missing;
    for (const Coming& one : coming) {
        if (one.here >= one.game.acts) continue;
        // The chain there goes on from what is here, or both went on: the last entry of here comes along.
        const bool unsure = one.here > 0 && one.tip.empty();
        missing.push_back({one.game.key, one.here - (unsure ? 1 : 0)});
    }
    auto there = link_.entriesOf(member_.campaign, missing, ofOneGame);
    std::vector<Piece> pieces;
    for (Coming& one : coming) {
        auto& more = there[one.game.key];
        // What was added since the news of it is of the next news.
        std::erase_if(more, [&](const Travelling& entry) { return entry.seq > one.game.acts; });
        try {
            keeping(one.local, passed, [&] {
                one.done = true;
                auto piece =
                    one.closed ? sealedPieceOf(one, more, passed) : pieceOf(one, std::move(more), passed);
                if (piece) pieces.push_back(std::move(*piece));
            });
        } catch (const ClubError& error) {
            if (error.kind != ClubError::Kind::touched && error.kind != ClubError::Kind::unreadable) throw;
            if (!touched_) touched_ = error;
        }
    }
    write(pieces, passed);
}

std::optional<Sync::Piece> Sync::sealedPieceOf(Coming& one, const std::vector<Travelling>& more,
                                               Passed& passed) {
    if (more.empty()) return {};
    std::string tip = one.tip;
    for (const Travelling& entry : more) {
        if (chainHash(tip, entry) != entry.hash) throw touched(one.game, entry.seq);
        tip = entry.hash;
    }
    notebook_.atomically([&] { notebook_.keepSealed(one.game.key, more); });
    one.here = more.back().seq;
    one.tip = tip;
    one.done = one.here >= one.game.acts;
    passed.received += static_cast<std::int64_t>(more.size());
    passed.games.insert(one.game.key);
    return {};
}

void Sync::leaveIt(const Coming& one, Passed& passed) {
    std::optional<db::Game> here;
    door_.read([&](const db::CampaignFile& file) { here = file.game(one.local); });
    branchOff(one.game, *here, passed);
}

std::optional<Sync::Piece> Sync::pieceOf(Coming& one, std::vector<Travelling> more, Passed& passed) {
    const bool others = one.game.holder != member_.device;
    if (one.here >= one.game.acts) {  // what is more here, or other, is for the way out
        bool told = true;
        const bool apart = one.here == one.game.acts && one.inside != insideHash(one.game);
        if (apart && member_.role == "reader") leaveIt(one, passed);
        if (one.here == one.game.acts && others && !apart)
            door_.read([&](const db::CampaignFile& file) { told = isTold(file, one); });
        return told ? std::nullopt : std::optional(Piece{.of = &one, .entries = {}, .tells = true});
    }
    if (more.empty()) return {};
    if (one.here > 0 && one.tip.empty()) {
        one.tip = more.front().hash;
        std::string meaning = one.tip;
        if (one.game.sealed) {
            const auto text = unseal(more.front().request, notebook_.secretOf(one.game.key));
            if (!text) throw touched(one.game, more.front().seq);
            meaning = insideOf(more.front(), *text, one.game).hash;
        }
        if (meaning != one.inside) {
            leaveIt(one, passed);
            return {};
        }
        more.erase(more.begin());
        if (more.empty()) return {};
    }
    if (door_.atTheTable() == one.local) return {};  // opened anew, it is fetched
    Piece piece{.of = &one, .entries = opened(one.game, more, one.tip, one.inside), .tells = false};
    one.tip = more.back().hash;
    one.inside = piece.entries.back().hash;
    one.here = piece.entries.back().seq;
    one.done = one.here >= one.game.acts;
    piece.tells = one.done && others;
    return piece;
}

bool Sync::isTold(const db::CampaignFile& file, const Coming& one) const {
    const json told = toldIn(one.game);
    if (!told.is_null())  // says where it cannot be read
        static_cast<void>(resultFrom(told.at("result"), notebook_, {}));
    return told.is_null() ||
           (one.summary == told.at("summary").get<std::string>() && one.finished == one.game.finished &&
            sameResult(told.value("result", json::object()), resultJson(file.result(one.local), notebook_)));
}

/// The entries are taken even where what is told of them cannot be read.
nlohmann::json Sync::toldOrRefused(const ClubGame& game) {
    try {
        json told = toldIn(game);
        if (!told.is_null()) static_cast<void>(resultFrom(told.at("result"), notebook_, {}));
        return told;
    } catch (const ClubError& error) {
        if (!touched_) touched_ = error;
        return {};
    }
}

/// What was read of a sealed game is not opened again to compare it.
void Sync::noteInside(const Coming& one) {
    auto known = one.game.sealed ? notebook_.game(one.game.key) : std::nullopt;
    if (!known || known->tip != one.tip) return;
    known->inside = one.inside;
    notebook_.keepGame(*known);
}

void Sync::write(std::vector<Piece>& pieces, Passed& passed) {
    for (std::size_t next = 0; next < pieces.size();) {
        std::size_t end = next, entries = 0;
        while (end < pieces.size() && entries < inOneCommit) entries += pieces[end++].entries.size() + 1;
        door_.write([&](db::CampaignFile& file) {
            const auto atTheTable = door_.atTheTable();
            std::optional<std::vector<db::Person>> persons;
            for (std::size_t i = next; i < end; ++i) {
                const Coming& one = *pieces[i].of;
                if (one.local == atTheTable) continue;
                const json told = pieces[i].tells ? toldOrRefused(one.game) : json();
                if (!pieces[i].entries.empty()) {
                    db::Journal journal = file.journal(one.local);
                    for (const EntryText& entry : pieces[i].entries) journal.append(entry);
                }
                if (told.is_null()) continue;
                file.setSummary(one.local, told.at("summary").get<std::string>(), one.game.finished);
                const json result = told.value("result", json::object());
                if (sameResult(result, resultJson(file.result(one.local), notebook_))) continue;
                if (!persons) persons = file.persons(campaign_);
                file.setResult(one.local, resultFrom(result, notebook_, *persons));
            }
        });
        for (; next < end; ++next) {
            if (pieces[next].entries.empty()) continue;
            noteInside(*pieces[next].of);
            passed.received += static_cast<std::int64_t>(pieces[next].entries.size());
            passed.games.insert(pieces[next].of->game.key);
        }
    }
}

}  // namespace adjutant::club
