// SPDX-License-Identifier: GPL-3.0-or-later
// Rosters: what a warband may be (OSS-ROSTER), the default warbands and the solo opponents.
#include <algorithm>

#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

struct Kit {
    int stat = 0;
    std::optional<Skill> skill;
    std::vector<Weapon> weapons;
};

/// Setup data: boss, specialists, rookies.
struct Table {
    Kit boss;
    std::vector<Kit> specialists;
    std::vector<Kit> rookies;
};

Table tableA() {
    Table table;
    table.boss = {5, Skill::warrior, {Weapon::melee2h, Weapon::light}};
    table.specialists = {{4, Skill::ranger, {Weapon::normal}},
                         {4, Skill::healer, {Weapon::melee1h, Weapon::light}},
                         {5, Skill::berserker, {Weapon::melee1h, Weapon::melee1h}}};
    table.rookies = {{3, {}, {Weapon::melee1h}}, {3, {}, {Weapon::melee1h}}, {3, {}, {Weapon::melee1h}},
                     {3, {}, {Weapon::light}},   {3, {}, {Weapon::light}},   {4, {}, {Weapon::melee2h}}};
    return table;
}

Table tableB() {
    Table table;
    table.boss = {6, {}, {Weapon::melee2h}};
    table.specialists = {{4, Skill::tank, {Weapon::melee1h}},
                         {5, Skill::driver, {Weapon::light, Weapon::melee1h}},
                         {4, Skill::veteran, {Weapon::heavyWound}}};
    table.rookies = {{3, {}, {Weapon::melee1h}}, {3, {}, {Weapon::melee1h}}, {3, {}, {Weapon::melee1h}},
                     {4, {}, {Weapon::light}},   {4, {}, {Weapon::light}},   {2, {}, {Weapon::melee2h}}};
    return table;
}

Recruit recruit(Tier tier, const Kit& kit) {
    Recruit one;
    one.tier = word(tier);
    one.stat = kit.stat;
    if (kit.skill) one.specialization = word(*kit.skill);
    one.weapons.emplace();
    for (const Weapon weapon : kit.weapons) one.weapons->emplace_back(word(weapon));
    return one;
}

auto bad(Phrase sentence, std::string_view clause) {
    return refuse(code::badRoster, std::move(sentence), clause);
}

/// OSS-ROSTER-06, OSS-ROSTER-07, OSS-ROSTER-10.
Allowed checkWeapons(const Piece& piece, const Phrase& who) {
    const auto twoHanded =
        std::ranges::count_if(piece.weapons, [](Weapon weapon) { return hands(weapon) == 2; });
    if (piece.weapons.size() > 2 || twoHanded > 1) {
        return bad(refusals::TooManyWeapons{.fighter = who}, "OSS-ROSTER-06");
    }
    const bool simple = std::ranges::all_of(piece.weapons, [](Weapon weapon) {
        return weapon == Weapon::melee1h || weapon == Weapon::melee2h || weapon == Weapon::light;
    });
    if (piece.tier == Tier::rookie && !simple) {
        return bad(refusals::RookieWeapons{.fighter = who}, "OSS-ROSTER-07");
    }
    if (piece.skill == Skill::forceUser && !piece.weapons.empty()) {
        return bad(refusals::ForceUserWeapons{.fighter = who}, "OSS-ROSTER-10");
    }
    return {};
}

Allowed readWeapons(const Recruit& from, Piece& piece, const Phrase& who) {
    for (const std::string& text : from.weapons.value_or(std::vector<std::string>{})) {
        const auto weapon = fromWord<Weapon>(text);
        if (!weapon || !mayBeBrought(*weapon)) {
            return bad(refusals::NoSuchWeapon{.fighter = who, .weapon = text}, "OSS-ROSTER-13");
        }
        piece.weapons.push_back(*weapon);
    }
    return checkWeapons(piece, who);
}

/// A Boss may have one (OSS-BOSS-03).
Allowed readSkill(const Recruit& from, Piece& piece, const Phrase& who, bool needsOne) {
    if (from.specialization) {
        piece.skill = fromWord<Skill>(*from.specialization);
        if (!piece.skill)
            return bad(refusals::NoSuchSpecialization{.skill = *from.specialization}, "OSS-ROSTER-13");
        if (piece.tier == Tier::rookie)
            return bad(refusals::RookieSpecialization{.fighter = who}, "OSS-ROSTER-09");
    } else if (needsOne && piece.tier == Tier::specialist) {
        return bad(refusals::NoSpecialization{.fighter = who}, "OSS-ROSTER-08");
    }
    return {};
}

/// `calling`: what messages call it while it has no name.
Expected<Piece> fighter(const Recruit& from, Tier tier, const std::string& id, Phrase calling,
                        bool needsSkill) {
    const Phrase who = from.name ? Phrase(*from.name) : std::move(calling);
    Piece piece;
    piece.tier = tier;
    piece.kind = tier == Tier::boss ? Kind::boss : tier == Tier::specialist ? Kind::specialist : Kind::rookie;
    piece.die = dieOf(tier);
    piece.name = from.name.value_or(id);
    piece.shield = tier == Tier::boss;
    if (!from.fault.empty())
        return bad(refusals::FighterFault{.fighter = who, .fault = from.fault}, "OSS-ROSTER-13");
    if (!from.stat || *from.stat < 1 || *from.stat > piece.die) {
        return bad(refusals::StatBounds{.fighter = who, .most = piece.die}, "OSS-ROSTER-05");
    }
    piece.stat = *from.stat;
    if (Allowed skill = readSkill(from, piece, who, needsSkill); !skill)
        return tl::make_unexpected(skill.error());
    if (Allowed weapons = readWeapons(from, piece, who); !weapons)
        return tl::make_unexpected(weapons.error());
    return piece;
}

/// OSS-ROSTER-08: no two specialists alike.
Allowed checkVariety(const std::vector<Piece>& fighters) {
    std::set<Skill> seen;
    for (const Piece& piece : fighters) {
        if (piece.tier == Tier::specialist && !seen.insert(*piece.skill).second) {
            return bad(refusals::SameSpecialization{.skill = piece.skill}, "OSS-ROSTER-08");
        }
    }
    return {};
}

std::string idOf(const SideId& side, Tier tier, int number) {
    if (tier == Tier::boss) return side.text + "-boss";
    return side.text + (tier == Tier::specialist ? "-s" : "-r") + std::to_string(number);
}

}  // namespace

Expected<std::vector<Piece>> fightersOf(const Roster& roster, const SideId& side) {
    if (!roster.fault.empty())
        return bad(refusals::RosterFault{.side = side.text, .fault = roster.fault}, "OSS-ROSTER-13");
    std::vector<Piece> fighters;
    std::map<Tier, int> count;
    for (const Recruit& from : roster.fighters.value_or(std::vector<Recruit>{})) {
        const auto tier = from.tier ? fromWord<Tier>(*from.tier) : std::nullopt;
        if (!from.fault.empty())
            return bad(refusals::FighterOfSideFault{.side = side.text, .fault = from.fault}, "OSS-ROSTER-13");
        if (!tier || *tier == Tier::demon) {
            return bad(refusals::FighterOfNoTier{.side = side.text}, "OSS-ROSTER-13");
        }
        const int number = ++count[*tier];
        auto piece = fighter(from, *tier, idOf(side, *tier, number), callingOf(side, *tier, number), true);
        if (!piece) return tl::make_unexpected(piece.error());
        fighters.push_back(*std::move(piece));
        fighters.back().side = side;
    }
    if (Allowed variety = checkVariety(fighters); !variety) return tl::make_unexpected(variety.error());
    return fighters;
}

PieceId fighterId(const SideId& side, const std::vector<Piece>& fighters, std::size_t index) {
    const Tier tier = fighters[index].tier;
    const auto upTo = fighters.begin() + static_cast<std::ptrdiff_t>(index) + 1;
    const auto number =
        std::count_if(fighters.begin(), upTo, [tier](const Piece& piece) { return piece.tier == tier; });
    return {idOf(side, tier, static_cast<int>(number))};
}

Roster defaultRoster(const SideId& side, int specialists, int rookies) {
    const Table& table = side.text == "blue" || side.text == "yellow" ? tableB() : tableA();
    Roster roster;
    roster.fighters.emplace().push_back(recruit(Tier::boss, table.boss));
    for (int i = 0; i < specialists; ++i)
        roster.fighters->push_back(recruit(Tier::specialist, table.specialists[static_cast<std::size_t>(i)]));
    for (int i = 0; i < rookies; ++i)
        roster.fighters->push_back(recruit(Tier::rookie, table.rookies[static_cast<std::size_t>(i)]));
    roster.name = capital(side.text);
    return roster;
}

Expected<Piece> opponentOf(const Options& options, Tier tier) {
    static const std::map<Tier, Kit> standard{
        {Tier::rookie, {3, {}, {Weapon::melee1h}}},
        {Tier::specialist, {4, Skill::veteran, {Weapon::normal, Weapon::melee1h}}},
        {Tier::boss, {5, Skill::warrior, {Weapon::melee2h, Weapon::light}}}};
    const auto given = options.opponents->find(tier);
    const Recruit from = given != options.opponents->end() ? given->second : recruit(tier, standard.at(tier));
    auto piece = fighter(from, tier, {}, phrases::OpponentOf{.tier = tier}, false);
    if (piece) piece->side = opponents;
    return piece;
}

}  // namespace adjutant::onestat
