// SPDX-License-Identifier: GPL-3.0-or-later
// How the options are offered before a game: those that count in the scenario, each with its usual value.
#include "engine/games/one_stat/options.hpp"

#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

template <class Fits>
std::vector<Value> scenarios(Fits fits) {
    std::vector<Value> list;
    for (const Scenario scenario : allOf<Scenario>()) {
        if (fits(scenario)) list.push_back(value(scenario));
    }
    return list;
}

/// OSS-SOLO-01.
Pair opponent(Tier tier) {
    const Piece usual = *opponentOf(Options{}, tier);
    Pair pair{.key = std::string(word(tier)), .fields = {intOf(&Recruit::stat, 1, usual.die, usual.stat)}};
    if (tier != Tier::rookie) {
        Param skill = paramOf(&Recruit::specialization, "choice");
        skill.choices.emplace_back();
        for (const Skill one : allOf<Skill>()) skill.choices.push_back(value(one));
        pair.fields.push_back(skill.byDefault(value(*usual.skill)));
    }
    std::vector<Weapon> weapons;
    for (const Weapon weapon : allOf<Weapon>()) {
        const bool simple = isMelee(weapon) || weapon == Weapon::light;
        const bool bought = weapon != Weapon::force && weapon != Weapon::natural;
        if (bought && (simple || tier != Tier::rookie)) weapons.push_back(weapon);
    }
    pair.fields.push_back(someOf(&Recruit::weapons, weapons, 0, 2).byDefault(value(usual.weapons)));
    return pair;
}

}  // namespace

/// OSS-SCEN-08: the usual goal first.
Param deviceGoalsForm() {
    auto goals = std::make_shared<std::vector<Pair>>();
    const std::vector<Value> down{value(0), value(6)};
    const std::vector<Value> up{value(6), value(0)};
    goals->push_back({"red", down});
    goals->push_back({"blue", up});
    goals->push_back({.key = "green",
                      .choices = down,
                      .when = When{std::string(nameOfField<&Options::players>()), {value(3), value(4)}}});
    goals->push_back({.key = "yellow",
                      .choices = up,
                      .when = When{std::string(nameOfField<&Options::players>()), {value(4)}}});
    return pairsOf(&Options::deviceGoals, "choice", goals);
}

/// OSS-TERRAIN-01; the key "" stands for kinds of one's own.
Param terrainForm() {
    const auto kind = [](const std::string& id, const Terrain& is) {
        return Pair{
            .key = id,
            .fields = {boolOf(&Terrain::access, is.access), boolOf(&Terrain::visibility, is.visibility),
                       boolOf(&Terrain::cover, is.cover)}};
    };
    auto kinds = std::make_shared<std::vector<Pair>>();
    for (const auto& [id, is] : usualTerrain()) kinds->push_back(kind(id.text, is));
    kinds->push_back(kind("", Terrain{}));
    return pairsOf(&Options::terrain, "record", kinds);
}

Param opponentsForm() {
    auto tiers = std::make_shared<std::vector<Pair>>();
    for (const Tier tier : {Tier::rookie, Tier::specialist, Tier::boss}) tiers->push_back(opponent(tier));
    return pairsOf(&Options::opponents, "record", tiers);
}

std::vector<Value> versus() {
    return scenarios([](Scenario one) { return !isSolo(one); });
}
std::vector<Value> solo() {
    return scenarios([](Scenario one) { return isSolo(one); });
}
std::vector<Value> wholeGames() {
    return scenarios([](Scenario one) { return !isSolo(one) && !isActionScenario(one); });
}

}  // namespace adjutant::onestat
