// SPDX-License-Identifier: GPL-3.0-or-later
// What a warband is made of (OSS-ROSTER-01 to -10).
#include <concepts>

#include "engine/games/one_stat/readings.hpp"
#include "engine/games/one_stat/state.hpp"

namespace adjutant::onestat {
namespace {

template <Named E>
std::vector<std::string> wordsOf(std::predicate<E> auto isOne) {
    std::vector<std::string> words;
    for (const E value : allOf<E>())
        if (isOne(value)) words.emplace_back(word(value));
    return words;
}

}  // namespace

RosterReading rosters() {
    using Field = RosterReading::Field;
    RosterReading reading{.option = "warbands", .list = "fighters", .group = "tier"};
    reading.fields = {
        {.name = "tier", .choices = wordsOf<Tier>([](Tier tier) { return tier != Tier::demon; })},
        {.name = "stat", .kind = Field::Kind::number, .least = 1, .most = dieOf(Tier::boss), .usual = 3},
        {.name = "specialization", .choices = wordsOf<Skill>([](Skill) { return true; }), .mayBeNone = true},
        {.name = "weapons", .kind = Field::Kind::list, .choices = wordsOf<Weapon>(mayBeBrought)}};
    reading.uses = {{.name = "against-others", .sides = {"red", "blue"}},
                    {.name = "action",
                     .options = {{"scenario", std::string(word(Scenario::bombingRun))}},
                     .sides = {"red", "blue"}},
                    {.name = "alone",
                     .options = {{"scenario", std::string(word(Scenario::hunt))}},
                     .sides = {players.text}}};
    return reading;
}

}  // namespace adjutant::onestat
