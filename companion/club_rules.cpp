// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/club_rules.hpp"

#include <memory>
#include <nlohmann/json.hpp>

#include "companion/asked_words.hpp"
#include "companion/chronicle_graft.hpp"
#include "companion/league_graft.hpp"
#include "db/linked.hpp"

namespace adjutant::companion {
namespace {

using club::AskedAct;
using club::OwnJournal;
using nlohmann::json;

constexpr int allOfIt = -1;  // as a part: the journal as a whole

json factOf(const OwnJournal& journal) {
    return {{"say", "journal"},
            {"linked", db::isLinked(journal.entries)},
            {"entries", static_cast<std::int64_t>(journal.entries.size())}};
}

/// Both began a journal, and no entry of the one can stand in the other.
AskedAct wholeAct(const OwnJournal& club, const OwnJournal& here) {
    const json name{{"say", db::isLinked(here.entries) ? "chronicle" : "league"}};
    const json facts{{"name", name}, {"club", factOf(club)}, {"here", factOf(here)}, {"refused", false}};
    return {.line = static_cast<std::int64_t>(here.entries.size()),
            .part = allOfIt,
            .about = "journal",
            .name = askedPhrase(name).text(),
            .club = askedPhrase(facts.at("club")).text(),
            .here = askedPhrase(facts.at("here")).text(),
            .why = {},
            .facts = facts.dump()};
}

bool isAnother(const OwnJournal& club, const OwnJournal& here, std::int64_t common) {
    if (common > 0) return false;
    if (db::isLinked(club.entries) != db::isLinked(here.entries)) return true;
    if (db::isLinked(club.entries)) return false;
    const auto first = [](const OwnJournal& journal) {
        return league::League::of({league::readEvents(journal.entries.front().events).at(0)});
    };
    return !LeagueGraft::sameRules(first(club), first(here));
}

std::unique_ptr<Graft> graftOf(const OwnJournal& now, const OwnJournal& had, std::int64_t common,
                               bool insists) {
    if (db::isLinked(now.entries)) return std::make_unique<ChronicleGraft>(now, had, common, insists);
    return std::make_unique<LeagueGraft>(now, had, common, insists);
}

}  // namespace

std::optional<club::Behind> ClubRules::behind(const OwnJournal& club, const OwnJournal& here,
                                              std::int64_t common) const {
    try {
        if (isAnother(club, here, common))
            return club::Behind{.journal = club, .asked = {wholeAct(club, here)}};
        const auto graft = graftOf(club, here, common, false);
        if (!graft->isWhole()) return {};
        return graft->all(here, common);
    } catch (const std::exception&) {
        return {};
    }
}

std::optional<AskedAct> ClubRules::askedNow(const OwnJournal& now, const OwnJournal& had, std::int64_t common,
                                            const AskedAct& act) const {
    if (act.part == allOfIt) return act;
    try {
        auto asked = graftOf(now, had, common, true)->one(had, common, act);
        // What only differed and can be told anew is not refused.
        if (asked && !act.why.empty() && asked->why.empty()) asked->why = act.why;
        return asked;
    } catch (const std::exception&) {
        return act;
    }
}

club::ToldAnew ClubRules::tellAnew(const OwnJournal& now, const OwnJournal& had, std::int64_t common,
                                   const AskedAct& act) const {
    if (act.part == allOfIt)
        return {.journal = {},
                .why = "The club has begun another one, and an entry of this table's has no place in it."};
    try {
        const auto graft = graftOf(now, had, common, true);
        const auto asked = graft->one(had, common, act);
        if (asked && !asked->why.empty()) return {.journal = {}, .why = asked->why};
        return {.journal = graft->journal(), .why = {}};
    } catch (const std::exception& error) {
        return {.journal = {}, .why = error.what()};
    }
}

}  // namespace adjutant::companion
