// SPDX-License-Identifier: GPL-3.0-or-later
// The own lists of section 6, in the ledger's order: each request is wrong in the way expected and in all the
// ways that are looked at later.
#include <vector>

#include "tests/engine/games/conquest_1762/conquest_table.hpp"

namespace adjutant::tests {
namespace {

struct Wrong {
    json request;
    std::string code;
};

void expectRefused(ConquestTable& table, const std::string& act, const std::vector<Wrong>& list) {
    for (Wrong wrong : list) {
        wrong.request["do"] = act;
        EXPECT_EQ(table.refusal(wrong.request), wrong.code) << wrong.request;
    }
}

TEST(ConquestRefusals, OfTradesWithTheBank) {  // C62-TRADE-01, C62-TRADE-02, C62-TRADE-04
    ConquestTable table(json{{"/phase", "build"}, {"/sides/british/resources/wheat", 4}});
    expectRefused(table, "bank-trade",
                  {{{{"give", "gold"}}, "gold-not-traded"},
                   {{{"take", "silk"}}, "missing-parameter"},
                   {{{"give", "silk"}, {"take", "silk"}}, "bad-parameter"},
                   {{{"give", "wheat"}, {"times", 0}}, "missing-parameter"},
                   {{{"give", "wheat"}, {"take", "wheat"}, {"times", 0}}, "bad-parameter"},
                   {{{"give", "wheat"}, {"take", "wheat"}, {"times", 1.5}}, "bad-parameter"},
                   {{{"give", "wheat"}, {"take", "wheat"}, {"times", true}}, "bad-parameter"},
                   {{{"give", "wheat"}, {"take", "wheat"}}, "same-resource"},
                   {{{"give", "wheat"}, {"take", "gold"}}, "no-port"},
                   {{{"give", "wheat"}, {"take", "iron"}}, "not-enough"}});
}

TEST(ConquestRefusals, OfTradesBetweenPlayers) {  // C62-TRADE-03, C62-TRADE-04
    ConquestTable table(json{{"/phase", "build"}, {"/sides/spanish/out", true}});
    const json one{{"wheat", 1}}, gold{{"gold", 1}}, many{{"wheat", 99}}, silk{{"silk", 1}};
    expectRefused(table, "player-trade",
                  {{{{"give", gold}}, "missing-parameter"},
                   {{{"with", "british"}, {"give", gold}}, "bad-parameter"},
                   {{{"with", "spanish"}, {"give", gold}}, "bad-parameter"},
                   {{{"with", "french"}, {"take", gold}}, "missing-parameter"},
                   {{{"with", "french"}, {"give", "wheat"}, {"take", gold}}, "bad-parameter"},
                   {{{"with", "french"}, {"give", {{"gold", 1}, {"silk", 1}}}}, "gold-not-traded"},
                   {{{"with", "french"}, {"give", silk}, {"take", gold}}, "bad-parameter"},
                   {{{"with", "french"}, {"give", json::object()}, {"take", gold}}, "bad-parameter"},
                   {{{"with", "french"}, {"give", one}}, "missing-parameter"},
                   {{{"with", "french"}, {"give", one}, {"take", gold}}, "gold-not-traded"},
                   {{{"with", "french"}, {"give", one}, {"take", {{"wood", 0}}}}, "bad-parameter"},
                   {{{"with", "french"}, {"give", many}, {"take", many}}, "not-enough"},
                   {{{"with", "french"}, {"give", one}, {"take", many}}, "not-enough"}});
}

TEST(ConquestRefusals, OfRecruitingAndBuilding) {  // C62-RECRUIT, C62-BUILD
    ConquestTable table(json{{"/phase", "build"},
                             {"/territories/egypt/building", "colony"},
                             {"/territories/persia/building", "metropolis"}});
    expectRefused(table, "recruit",
                  {{{{"times", 0}}, "missing-parameter"},
                   {{{"pay", "wood"}, {"times", 0}}, "bad-parameter"},
                   {{{"pay", "gold"}, {"times", 0}, {"territory", "italy"}}, "bad-parameter"},
                   {{{"pay", "gold"}, {"times", 99}, {"territory", "atlantis"}}, "bad-parameter"},
                   {{{"pay", "gold"}, {"times", 99}, {"territory", "italy"}}, "not-yours"},
                   {{{"pay", "gold"}, {"times", 99}}, "not-enough"}});
    expectRefused(table, "build",
                  {{{{"territory", "italy"}}, "missing-parameter"},
                   {{{"what", "castle"}, {"territory", "italy"}}, "bad-parameter"},
                   {{{"what", "port"}}, "missing-parameter"},
                   {{{"what", "port"}, {"territory", "italy"}}, "not-yours"},
                   {{{"what", "port"}, {"territory", "france"}}, "needs-capital"},
                   {{{"what", "warship"}, {"territory", "ohio-country"}}, "not-coastal"},
                   {{{"what", "colony"}, {"territory", "persia"}}, "already-built"},
                   {{{"what", "fortress"}, {"territory", "persia"}}, "already-built"},
                   {{{"what", "fortress"}, {"territory", "france"}}, "needs-colony"},
                   {{{"what", "fortress"}, {"territory", "egypt"}}, "not-enough"}});
}

TEST(ConquestRefusals, OfAttacksByLand) {  // C62-ATTACK-01, C62-ATTACK-02, C62-ATTACK-03, C62-ATTACK-16
    ConquestTable table(json{{"/phase", "attack"},
                             {"/territories/egypt/soldiers", 1},
                             {"/territories/italy/owner", nullptr},
                             {"/territories/iberia/soldiers", 1}});
    expectRefused(
        table, "attack",
        {{{{"defence-dice", "two"}, {"ship", "raft"}}, "bad-parameter"},
         {{{"to", "iberia"}}, "missing-parameter"},
         {{{"from", "iberia"}}, "missing-parameter"},
         {{{"from", "iberia"}, {"to", "atlantis"}}, "bad-parameter"},
         {{{"from", "iberia"}, {"to", "france"}}, "not-yours"},
         {{{"from", "egypt"}, {"to", "france"}}, "own-territory"},
         {{{"from", "egypt"}, {"to", "italy"}}, "vacant"},
         {{{"from", "egypt"}, {"to", "quebec"}, {"soldiers", "x"}}, "not-adjacent"},
         {{{"from", "egypt"}, {"to", "barbary"}, {"soldiers", "x"}}, "too-few-soldiers"},
         {{{"from", "france"}, {"to", "iberia"}, {"soldiers", -1}, {"dice", 4}}, "bad-parameter"},
         {{{"from", "france"}, {"to", "iberia"}, {"soldiers", 9}, {"dice", 4}}, "must-attack-with-all"},
         {{{"from", "france"}, {"to", "iberia"}, {"defence-dice", 2}, {"dice", 4}}, "bad-parameter"},
         {{{"from", "france"}, {"to", "iberia"}, {"defence-dice", 2}}, "too-many-dice"}});
    table.rule({{"/truces", {{{"by", "french"}, {"with", "british"}}}}, {"/territories/iberia/soldiers", 0}});
    expectRefused(table, "attack",
                  {{{{"from", "egypt"}, {"to", "quebec"}}, "not-adjacent"},
                   {{{"from", "france"}, {"to", "iberia"}}, "truce"}});
    table.rule({{"/truces", json::array()}});
    expectRefused(table, "attack", {{{{"from", "france"}, {"to", "iberia"}, {"dice", 4}}, "vacant"}});
}

TEST(ConquestRefusals, OfAttacksBySea) {  // C62-NAVAL-01, C62-NAVAL-02
    ConquestTable table(json{{"/phase", "attack"}});
    table.dock("british-warship-1", "great-britain");
    const auto sail = [](json with) {
        with["ship"] = "british-warship-1";
        return with;
    };
    expectRefused(table, "attack",
                  {{{{"ship", "french-warship-1"}, {"from", "france"}}, "not-yours"},
                   {{{"ship", "british-warship-2"}}, "bad-parameter"},
                   {sail({{"from", "france"}}), "bad-parameter"},
                   {sail(json::object()), "missing-parameter"},
                   {sail({{"to", "france"}}), "own-territory"},
                   {sail({{"to", "sahara"}, {"soldiers", "x"}}), "not-coastal"},
                   {sail({{"to", "iberia"}, {"soldiers", "x"}}), "not-adjacent"},
                   {sail({{"to", "new-england"}, {"soldiers", -1}}), "bad-parameter"},
                   {sail({{"to", "new-england"}, {"soldiers", 4}, {"dice", 4}}), "not-enough"},
                   {sail({{"to", "new-england"}, {"soldiers", 3}, {"dice", 4}}), "must-leave-one"},
                   {sail({{"to", "new-england"}, {"dice", 4}}), "bad-parameter"}});
}

TEST(ConquestRefusals, OfRedeployments) {  // C62-REDEPLOY-01, C62-REDEPLOY-02
    ConquestTable table(json{{"/phase", "build"}, {"/territories/great-britain/soldiers", 0}});
    table.dock("british-warship-1", "great-britain");
    const auto sail = [](json with) {
        with["ship"] = "british-warship-1";
        return with;
    };
    expectRefused(table, "redeploy",
                  {{{{"ship", "raft"}}, "bad-parameter"},
                   {{{"ship", "french-warship-1"}}, "not-yours"},
                   {sail({{"from", "france"}}), "bad-parameter"},
                   {{{"from", "iberia"}}, "missing-parameter"},
                   {{{"from", "iberia"}, {"to", "iberia"}}, "not-yours"},
                   {{{"from", "france"}, {"to", "france"}}, "bad-parameter"},
                   {{{"from", "france"}, {"to", "egypt"}, {"soldiers", 0}}, "not-adjacent"},
                   {{{"from", "anatolia"}, {"to", "persia"}, {"soldiers", 0}}, "bad-parameter"},
                   {{{"from", "anatolia"}, {"to", "persia"}, {"soldiers", 9}}, "not-enough"},
                   {{{"from", "anatolia"}, {"to", "persia"}, {"soldiers", 2}}, "must-leave-one"},
                   {sail({{"to", "ohio-country"}, {"soldiers", -1}}), "not-coastal"},
                   {sail({{"to", "balkans"}, {"soldiers", -1}}), "not-connected"},
                   {sail({{"to", "france"}, {"soldiers", -1}}), "bad-parameter"},
                   {sail({{"to", "france"}, {"soldiers", 1}}), "not-enough"},
                   {sail({{"to", "france"}}), "must-leave-one"}});
}

}  // namespace
}  // namespace adjutant::tests
