// SPDX-License-Identifier: GPL-3.0-or-later
// Rosters: what a warband may be (OSS-ROSTER), the default warbands and the solo opponents.
#include <algorithm>

#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

struct Kit {
    int stat;
    std::optional<Skill> skill;
    std::vector<Weapon> weapons;
};

/// Setup data: boss, specialists, rookies.
struct Table {
    Kit boss;
    std::vector<Kit> specialists;
    std::vector<Kit> rookies;
};

const Table& tableA() {
    static const Table table{{5, Skill::warrior, {Weapon::melee2h, Weapon::light}},
                             {{4, Skill::ranger, {Weapon::normal}},
                              {4, Skill::healer, {Weapon::melee1h, Weapon::light}},
                              {5, Skill::berserker, {Weapon::melee1h, Weapon::melee1h}}},
                             {{3, {}, {Weapon::melee1h}},
                              {3, {}, {Weapon::melee1h}},
                              {3, {}, {Weapon::melee1h}},
                              {3, {}, {Weapon::light}},
                              {3, {}, {Weapon::light}},
                              {4, {}, {Weapon::melee2h}}}};
    return table;
}

const Table& tableB() {
    static const Table table{{6, {}, {Weapon::melee2h}},
                             {{4, Skill::tank, {Weapon::melee1h}},
                              {5, Skill::driver, {Weapon::light, Weapon::melee1h}},
                              {4, Skill::veteran, {Weapon::heavyWound}}},
                             {{3, {}, {Weapon::melee1h}},
                              {3, {}, {Weapon::melee1h}},
                              {3, {}, {Weapon::melee1h}},
                              {4, {}, {Weapon::light}},
                              {4, {}, {Weapon::light}},
                              {2, {}, {Weapon::melee2h}}}};
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

auto bad(std::string sentence, std::string_view clause) {
    return refuse(code::badRoster, std::move(sentence), clause);
}

/// OSS-ROSTER-06, OSS-ROSTER-07, OSS-ROSTER-10.
Allowed checkWeapons(const Piece& piece) {
    const auto twoHanded =
        std::ranges::count_if(piece.weapons, [](Weapon weapon) { return hands(weapon) == 2; });
    if (piece.weapons.size() > 2 || twoHanded > 1) {
        return bad(
            piece.name + " carries more than two hands can: at most two weapons, one of them two-handed.",
            "OSS-ROSTER-06");
    }
    const bool simple = std::ranges::all_of(piece.weapons, [](Weapon weapon) {
        return weapon == Weapon::melee1h || weapon == Weapon::melee2h || weapon == Weapon::light;
    });
    if (piece.tier == Tier::rookie && !simple) {
        return bad(piece.name + " is a rookie and carries only melee weapons and light shooters.",
                   "OSS-ROSTER-07");
    }
    if (piece.skill == Skill::forceUser && !piece.weapons.empty()) {
        return bad(piece.name + " is a Force User and carries no weapons.", "OSS-ROSTER-10");
    }
    return {};
}

Allowed readWeapons(const Recruit& from, Piece& piece) {
    for (const std::string& text : from.weapons.value_or(std::vector<std::string>{})) {
        const auto weapon = fromWord<Weapon>(text);
        if (!weapon || *weapon == Weapon::force || *weapon == Weapon::natural) {
            return bad(piece.name + " cannot carry '" + text + "'.", "OSS-ROSTER-13");
        }
        piece.weapons.push_back(*weapon);
    }
    return checkWeapons(piece);
}

/// A Boss may have one (OSS-BOSS-03).
Allowed readSkill(const Recruit& from, Piece& piece, bool needsOne) {
    if (from.specialization) {
        piece.skill = fromWord<Skill>(*from.specialization);
        if (!piece.skill)
            return bad("There is no specialization '" + *from.specialization + "'.", "OSS-ROSTER-13");
        if (piece.tier == Tier::rookie)
            return bad(piece.name + " is a rookie and has no specialization.", "OSS-ROSTER-09");
    } else if (needsOne && piece.tier == Tier::specialist) {
        return bad(piece.name + " is a specialist without a specialization.", "OSS-ROSTER-08");
    }
    return {};
}

/// `calling`: what messages call it while it has no name.
Expected<Piece> fighter(const Recruit& from, Tier tier, const std::string& id, std::string calling,
                        bool needsSkill) {
    Piece piece;
    piece.tier = tier;
    piece.kind = tier == Tier::boss ? Kind::boss : tier == Tier::specialist ? Kind::specialist : Kind::rookie;
    piece.die = dieOf(tier);
    piece.name = from.name.value_or(std::move(calling));
    piece.shield = tier == Tier::boss;
    if (!from.fault.empty()) return bad(piece.name + ": " + from.fault + ".", "OSS-ROSTER-13");
    if (!from.stat || *from.stat < 1 || *from.stat > piece.die) {
        return bad(piece.name + " needs a stat from 1 to " + std::to_string(piece.die) + ".",
                   "OSS-ROSTER-05");
    }
    piece.stat = *from.stat;
    if (Allowed skill = readSkill(from, piece, needsSkill); !skill) return tl::make_unexpected(skill.error());
    if (Allowed weapons = readWeapons(from, piece); !weapons) return tl::make_unexpected(weapons.error());
    piece.name = from.name.value_or(id);
    return piece;
}

/// OSS-ROSTER-08: no two specialists alike.
Allowed checkVariety(const std::vector<Piece>& fighters) {
    std::set<Skill> seen;
    for (const Piece& piece : fighters) {
        if (piece.tier == Tier::specialist && !seen.insert(*piece.skill).second) {
            return bad(
                "Two specialists have the same specialization, " + spelledOut(word(*piece.skill)) + ".",
                "OSS-ROSTER-08");
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
        return bad("The roster of " + capital(side.text) + " cannot be used: " + roster.fault + ".",
                   "OSS-ROSTER-13");
    std::vector<Piece> fighters;
    std::map<Tier, int> count;
    for (const Recruit& from : roster.fighters.value_or(std::vector<Recruit>{})) {
        const auto tier = from.tier ? fromWord<Tier>(*from.tier) : std::nullopt;
        if (!from.fault.empty())
            return bad("A fighter of " + capital(side.text) + ": " + from.fault + ".", "OSS-ROSTER-13");
        if (!tier || *tier == Tier::demon) {
            return bad("A fighter of " + capital(side.text) + " is neither boss nor specialist nor rookie.",
                       "OSS-ROSTER-13");
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
    const std::string calling = "An opponent of tier " + std::string(word(tier));
    auto piece = fighter(from, tier, calling, calling, false);
    if (piece) piece->side = opponents;
    return piece;
}

}  // namespace adjutant::onestat
