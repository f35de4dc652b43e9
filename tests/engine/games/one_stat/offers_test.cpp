// SPDX-License-Identifier: GPL-3.0-or-later
// What is offered: Tanks that lend their die, and the options of a game that are objects.
#include "tests/engine/games/one_stat/table_play.hpp"

namespace adjutant::onestat {
namespace {

class OneStatOffers : public TablePlay {
  protected:
    /// The offer of this fighter's attack on this target with this weapon.
    json attack(const std::string& fighter, const std::string& target, const std::string& weapon) {
        const json reply = offers();
        for (const json& offer : reply.at("actions")) {
            if (offer.at("do") == "attack" && paramOf(offer, "fighter").at("default") == fighter &&
                paramOf(offer, "target").at("default") == target &&
                paramOf(offer, "weapon").at("default") == weapon)
                return offer;
        }
        return {{"params", json::array()}};
    }
    static json paramOf(const json& offer, const std::string& name) {
        for (const json& param : offer.at("params")) {
            if (param.at("name") == name) return param;
        }
        return nullptr;
    }
    json optionOf(const std::string& name) {
        const json reply = act(R"({"ask":"systems"})");
        for (const json& system : reply.at("systems")) {
            if (system.at("id") != "one-stat") continue;
            for (const json& option : system.at("options")) {
                if (option.at("name") == name) return option;
            }
        }
        return nullptr;
    }
};

TEST_F(OneStatOffers, ABlowOffersItsTargetTheTanksDie) {  // OSS-SPEC-19
    redActs();
    const json tanks = paramOf(attack("red-r1", "blue-r1", "melee-1h"), "tanks");
    ASSERT_TRUE(tanks.is_object());
    EXPECT_EQ(tanks.at("type"), "pairs");
    EXPECT_EQ(tanks.at("of"), "piece");
    EXPECT_EQ(tanks.at("fact"), true);
    EXPECT_EQ(tanks.at("default"), json::object()) << "it is a fact, and never filled by itself";
    EXPECT_EQ(tanks.at("pairs"), json::parse(R"([[["blue-r1"],["blue-s1"]]])"));
    EXPECT_EQ(paramOf(attack("red-r1", "blue-s1", "melee-1h"), "tanks"), nullptr)
        << "the Tank uses its own die";
}

TEST_F(OneStatOffers, NothingIsAskedThatComesToTheSameWhateverItIs) {  // OSS-MOVE-01, OSS-BOSS-01
    redActs();
    const auto offer = [&](const std::string& label) {
        const json reply = offers();
        for (const json& one : reply.at("actions")) {
            if (one.at("label") == label) return one;
        }
        return json{{"params", json::array()}};
    };
    EXPECT_EQ(offer("Move Red's boss").at("params").size(), 1U) << "who, and nothing else";
    EXPECT_EQ(paramOf(offer("Climb with Red's boss"), "climb").at("max"), 5) << "the log tells how high";
    EXPECT_EQ(paramOf(offer("Command Red's rookie 1"), "range").at("choices"), json{5}) << "near enough";
}

TEST_F(OneStatOffers, AMoveToTheHillIsAnOfferOfItsOwn) {  // OSS-SCEN-03
    redActs(json::object(), {{"scenario", "king-of-the-hill"}});
    int there = 0;
    const json reply = offers();
    for (const json& offer : reply.at("actions")) {
        if (offer.at("label") == "To the hill with Red's rookie 1") {
            ++there;
            EXPECT_EQ(paramOf(offer, "hill").at("choices"), json{true});
        }
    }
    EXPECT_EQ(there, 1);
}

TEST_F(OneStatOffers, AShotOffersTheTanksDieToAllWhomItMayHit) {  // OSS-SPEC-19, OSS-SHOOT-03
    redActs();
    const json tanks = paramOf(attack("red-r4", "blue-r1", "light"), "tanks");
    EXPECT_EQ(tanks.at("keys-of"), (json{"target", "crowd"}));
    ASSERT_EQ(tanks.at("pairs").size(), 1U);
    EXPECT_EQ(tanks.at("/pairs/0/0"_json_pointer).size(), 9U) << "all of blue's ten but the Tank";
    for (const json& key : tanks.at("/pairs/0/0"_json_pointer)) {
        json action{{"do", "attack"}, {"fighter", "red-r4"}, {"target", "blue-r1"}, {"weapon", "light"}};
        action["tanks"] = {{key.get<std::string>(), tanks.at("/pairs/0/1/0"_json_pointer)}};
        EXPECT_TRUE(table_.answer(json{{"ask", "odds"}, {"action", action}}).at("ok").get<bool>()) << action;
    }
}

TEST_F(OneStatOffers, WhoStrikesAWarriorMayDefendBehindATankToo) {  // OSS-SPEC-19, OSS-SPEC-22
    redActs({{"/active", "blue"}});
    const json tanks = paramOf(attack("blue-r1", "red-boss", "melee-1h"), "tanks");
    EXPECT_EQ(tanks.at("pairs"), json::parse(R"([[["blue-r1"],["blue-s1"]]])"));
    EXPECT_EQ(tanks.at("keys-of"), (json{"target", "fighter"}));
    EXPECT_EQ(paramOf(attack("blue-r1", "red-s3", "melee-1h"), "tanks"), nullptr) << "she is no Warrior";
}

TEST_F(OneStatOffers, ATankThatLiesLendsNothing) {  // OSS-SPEC-19
    redActs({{"/pieces/blue-s1/down", true}});
    EXPECT_EQ(paramOf(attack("red-r1", "blue-r1", "melee-1h"), "tanks"), nullptr);
    EXPECT_EQ(paramOf(attack("red-r4", "blue-r1", "light"), "tanks"), nullptr);
}

TEST_F(OneStatOffers, EveryOptionIsOfferedButTheWarbandsThatPeopleBring) {
    for (const char* name : {"dice", "scenario", "players", "size", "initiative", "positions", "boss-shield",
                             "influence-die", "bomb-clock", "device", "device-goals", "device-effect",
                             "terrain", "opponents", "respawn", "mystery", "bounty-boss", "rescue-hard"}) {
        EXPECT_TRUE(optionOf(name).is_object()) << name;
    }
}

TEST_F(OneStatOffers, TheUsualGoalOfEachSideComesFirst) {  // OSS-SCEN-08
    start({{"players", 4}});
    const json goals = optionOf("device-goals");
    for (const json& pair : goals.at("pairs"))
        EXPECT_EQ(state("/options/device-goals/" + pair.at(0).at(0).get<std::string>()), pair.at(1).at(0));
}

TEST_F(OneStatOffers, WhatAnOpponentOrAKindOfTerrainUsuallyIsMayBeGivenAsItIsOffered) {  // OSS-SOLO-01
    json options{{"scenario", "hunt"}};
    for (const char* name : {"opponents", "terrain"}) {
        const json offered = optionOf(name);
        for (const json& pair : offered.at("pairs")) {
            const std::string key = pair.at(0).at(0);
            json& record = options[name][key.empty() ? "bog" : key];
            for (const json& field : pair.at(1))
                record[field.at("name").get<std::string>()] = field.at("default");
        }
    }
    start();
    const json usual = state("/terrain");
    start(options);
    json with = usual;
    with["bog"] = {{"access", true}, {"visibility", true}, {"cover", false}};
    EXPECT_EQ(state("/terrain"), with);
    act(R"({"do":"spawn","rolls":[[1,2,2,3,3,3]]})");
    EXPECT_EQ(state("/pieces/op-r1/weapons"), json{"melee-1h"});
    EXPECT_EQ(state("/pieces/op-s1/specialization"), "veteran");
    EXPECT_EQ(state("/pieces/op-b1/stat"), 5);
}

}  // namespace
}  // namespace adjutant::onestat
