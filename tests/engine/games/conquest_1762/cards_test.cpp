// SPDX-License-Identifier: GPL-3.0-or-later
// When each empire card may be played, and on what (ledger 3.4, C62-CARD-03, C62-CARD-04, C62-CARD-05,
// C62-CARD-06).
#include <map>
#include <set>
#include <vector>

#include "tests/engine/games/conquest_1762/conquest_table.hpp"

namespace adjutant::tests {
namespace {

/// The phases of the own turn in which a card is played.
const std::map<std::string, std::set<std::string>> times{{"almanac", {"roll"}},
                                                         {"armistice", {"roll", "build"}},
                                                         {"blockade", {"build"}},
                                                         {"bumper-harvest", {"build"}},
                                                         {"court-intrigue", {"build", "attack"}},
                                                         {"entrenchments", {}},
                                                         {"forced-march", {"build", "attack", "redeploy"}},
                                                         {"levy", {"build"}},
                                                         {"master-gunner", {"build", "attack"}},
                                                         {"native-uprising", {"build", "attack"}},
                                                         {"privateers", {"build"}},
                                                         {"royal-grant", {"build"}},
                                                         {"royal-veto", {}},
                                                         {"shipwrights", {"build"}},
                                                         {"smugglers", {"build"}},
                                                         {"storm", {"build", "attack"}}};
const std::vector<std::string> phases{"roll", "build", "attack", "redeploy"};

json play(const std::string& card, const json& with = json::object()) {
    json act{{"do", "play-card"}, {"card", card}};
    act.update(with);
    return act;
}

TEST(ConquestCards, EachIsPlayedInItsPhasesAndInNoOther) {  // C62-CARD-03
    for (const auto& [card, when] : times) {
        for (const std::string& phase : phases) {
            ConquestTable table(json{{"/phase", phase}, {"/sides/british/hand", {card}}});
            const std::string code = table.refusal(play(card));
            EXPECT_EQ(code != "wrong-time", when.contains(phase)) << card << " in " << phase << ": " << code;
        }
    }
}

TEST(ConquestCards, OnlyEntrenchmentsArePlayedInTheTurnOfAnother) {  // C62-CARD-03
    for (const auto& [card, when] : times) {
        for (const std::string& phase : phases) {
            ConquestTable table(json{{"/phase", phase}, {"/sides/french/hand", {card}}});
            const bool dugIn = card == "entrenchments" && (phase == "build" || phase == "attack");
            const std::string expected = dugIn ? "missing-parameter"
                                         : card == "entrenchments" || card == "royal-veto" ? "wrong-time"
                                                                                           : "not-your-turn";
            EXPECT_EQ(table.refusal(play(card, {{"side", "french"}})), expected) << card << " in " << phase;
        }
    }
}

struct WrongPlay {
    json with;
    std::string code;
};

void expectPlayRefused(ConquestTable& table, const std::string& card, const std::vector<WrongPlay>& list) {
    for (const WrongPlay& wrong : list) {
        EXPECT_EQ(table.refusal(play(card, wrong.with)), wrong.code) << card << ' ' << wrong.with;
    }
}

ConquestTable holding(const std::string& card, json given = json::object(),
                      const std::string& phase = "build") {
    given["/phase"] = phase;
    given["/sides/british/hand"] = {card};
    return ConquestTable(given);
}

TEST(ConquestCards, ACardThatIsNotThereIsNotPlayed) {  // 6.2, play-card
    ConquestTable table = holding("levy");
    EXPECT_EQ(table.refusal({{"do", "play-card"}}), "missing-parameter");
    expectPlayRefused(table, "joker", {{json::object(), "bad-parameter"}});
    expectPlayRefused(table, "storm", {{json::object(), "card-not-held"}});
    expectPlayRefused(table, "levy",
                      {{{{"side", "natives"}}, "bad-parameter"},
                       {{{"side", "french"}}, "card-not-held"},
                       {{{"vetoed-by", "natives"}}, "bad-parameter"},
                       {{{"vetoed-by", "british"}}, "bad-parameter"},
                       {{{"vetoed-by", "french"}}, "card-not-held"}});
}

TEST(ConquestCards, NumbersAndResourcesHaveTheirLimits) {  // 3.4
    ConquestTable almanac = holding("almanac", json::object(), "roll");
    expectPlayRefused(almanac, "almanac",
                      {{json::object(), "missing-parameter"},
                       {{{"number", 1}}, "bad-parameter"},
                       {{{"number", 13}}, "bad-parameter"},
                       {{{"number", "7"}}, "bad-parameter"},
                       {{{"number", true}}, "bad-parameter"}});
    ConquestTable harvest = holding("bumper-harvest");
    expectPlayRefused(harvest, "bumper-harvest",
                      {{json::object(), "missing-parameter"},
                       {{{"resource", "gold"}}, "bad-parameter"},
                       {{{"resource", "silk"}}, "bad-parameter"}});
    ConquestTable privateers = holding("privateers", {{"/sides/french/resources/iron", 0}});
    expectPlayRefused(privateers, "privateers",
                      {{json::object(), "missing-parameter"},
                       {{{"target", "british"}, {"resource", "gold"}}, "bad-parameter"},
                       {{{"target", "french"}}, "missing-parameter"},
                       {{{"target", "french"}, {"resource", "gold"}}, "bad-parameter"},
                       {{{"target", "french"}, {"resource", "iron"}}, "no-target"}});
}

TEST(ConquestCards, PrivateersSayWhomTheyMeetWhereEachHasOtherCardsToLose) {
    ConquestTable table = holding("privateers");
    std::set<std::string> labels;
    for (const json& offer : table.offers("play-card")) labels.insert(offer.at("label"));
    EXPECT_EQ(labels, (std::set<std::string>{"Play Privateers against the French",
                                             "Play Privateers against the Spanish"}));
}

TEST(ConquestCards, ACardWithoutATargetIsNotPlayed) {  // C62-CARD-05
    ConquestTable blockade = holding("blockade", {{"/territories/italy/owner", "natives"}});
    expectPlayRefused(blockade, "blockade",
                      {{json::object(), "missing-parameter"},
                       {{{"territory", "atlantis"}}, "bad-parameter"},
                       {{{"territory", "ohio-country"}}, "no-target"},  // own, and inland
                       {{{"territory", "italy"}}, "no-target"},
                       {{{"territory", "sahara"}}, "not-coastal"}});
    ConquestTable intrigue = holding("court-intrigue");
    expectPlayRefused(intrigue, "court-intrigue",
                      {{{{"target", "natives"}}, "bad-parameter"}, {{{"target", "french"}}, "no-target"}});
    ConquestTable uprising =
        holding("native-uprising", {{"/territories/quebec/soldiers", 1}, {"/territories/quebec/port", true}});
    expectPlayRefused(uprising, "native-uprising",
                      {{{{"territory", "quebec"}}, "no-target"}, {{{"territory", "france"}}, "no-target"}});
    ConquestTable harbour = holding("native-uprising", {{"/territories/quebec/soldiers", 1}});
    harbour.dock("spanish-warship-1", "quebec");
    EXPECT_EQ(harbour.refusal(play("native-uprising", {{"territory", "quebec"}})), "no-target")
        << "whoever's warship it is";
    ConquestTable storm = holding("storm");
    storm.dock("british-warship-1", "egypt");
    expectPlayRefused(storm, "storm",
                      {{{{"ship", "flying-dutchman"}}, "bad-parameter"},
                       {{{"ship", "british-warship-1"}}, "no-target"},
                       {{{"ship", "french-warship-1"}}, "no-target"}});
    ConquestTable shipwrights = holding("shipwrights");
    expectPlayRefused(
        shipwrights, "shipwrights",
        {{{{"territory", "iberia"}}, "not-yours"}, {{{"territory", "ohio-country"}}, "not-coastal"}});
}

TEST(ConquestCards, NothingStrikesTheTerritoriesOfTheBattleUnderWay) {  // C62-CARD-05
    ConquestTable table(json{{"/phase", "attack"},
                             {"/sides/british/hand", {"native-uprising", "storm"}},
                             {"/territories/iberia/soldiers", 1}});
    table.take({{"do", "attack"}, {"from", "france"}, {"to", "iberia"}, {"rolls", {{1, 1, 1}, {1}}}});
    EXPECT_EQ(table.refusal(play("native-uprising", {{"territory", "iberia"}})), "wrong-time");
    table.dock("french-warship-1", "iberia");
    EXPECT_EQ(table.refusal(play("storm", {{"ship", "french-warship-1"}})), "wrong-time");
    table.take({{"do", "call-off"}});
    table.take(play("storm", {{"ship", "french-warship-1"}, {"rolls", {{4}}}}));
    EXPECT_EQ(table.at("/pieces/french-warship-1/out"), true);
    table.take(play("native-uprising", {{"territory", "iberia"}}));
    EXPECT_EQ(table.at("/territories/iberia/owner"), "natives");
}

TEST(ConquestCards, AVetoedCardNeedsNoTargetAndAsksNoChance) {  // C62-CARD-06
    ConquestTable table(json{{"/phase", "build"},
                             {"/sides/british/hand", {"storm"}},
                             {"/sides/spanish/hand", {"royal-veto", "levy"}}},
                        {{"dice", "table"}});
    table.take(play("storm", {{"vetoed-by", "spanish"}}));
    EXPECT_EQ(table.at("/decks/empire/discard"), json({"storm", "royal-veto"}));
    EXPECT_EQ(table.at("/sides/spanish/hand"), json({"levy"}));
}

}  // namespace
}  // namespace adjutant::tests
