// SPDX-License-Identifier: GPL-3.0-or-later
// The house map against its ledger's counts, and own maps: what can be played and what is refused with which
// reason.
#include "engine/games/conquest_1762/map.hpp"

#include <cmath>

#include "engine/games/conquest_1762/own_map_wire.hpp"
#include "tests/engine/games/conquest_1762/conquest_table.hpp"

namespace adjutant::tests {
namespace {

using conquest::Map;
using conquest::MapData;

std::string refusalOf(MapData data) {
    const auto map = Map::make(std::move(data));
    return map.has_value() ? "none" : map.error().sentence.text();
}

/// Refused with a sentence that holds these words.
void expectRefused(MapData data, const std::string& words) {
    const std::string sentence = refusalOf(std::move(data));
    EXPECT_NE(sentence.find(words), std::string::npos) << sentence;
}

std::size_t links(const Map& map, conquest::LinkKind kind) {
    std::size_t count = 0;
    for (graph::Node node = 0; node < map.graph().size(); ++node) {
        for (const auto& link : map.graph().from(node)) count += link.kind == kind ? 1U : 0U;
    }
    return count / 2;
}

TEST(ConquestMap, TheHouseMapHasTheCountsOfTheLedger) {
    const Map& map = Map::house();
    EXPECT_EQ(map.territories().size(), 45U);
    EXPECT_EQ(std::count_if(map.territories().begin(), map.territories().end(),
                            [](const auto& territory) { return territory.coast; }),
              39);
    EXPECT_EQ(links(map, conquest::LinkKind::land), 57U);
    EXPECT_EQ(links(map, conquest::LinkKind::sea), 28U);
    EXPECT_EQ(map.data().seas.size(), 28U);
    std::vector<std::size_t> sizes;
    for (const auto& continent : map.continents()) sizes.push_back(map.of(continent).size());
    EXPECT_EQ(sizes, (std::vector<std::size_t>{7, 5, 4, 8, 7, 10, 4}));
}

TEST(ConquestMap, TerritoriesAreFarEnoughApartToBeTouched) {
    const auto& all = Map::house().territories();
    for (std::size_t a = 0; a < all.size(); ++a) {
        for (std::size_t b = a + 1; b < all.size(); ++b) {
            EXPECT_GT(std::hypot(all[a].x - all[b].x, all[a].y - all[b].y), 1.2)
                << all[a].name << all[b].name;
        }
    }
}

TEST(ConquestMap, AMapThatCannotBePlayedIsRefusedWithTheReason) {
    const MapData house = conquest::houseMapData();
    EXPECT_EQ(refusalOf(house), "none");

    MapData oneWay = house;
    oneWay.territories[0].land.pop_back();
    expectRefused(oneWay, "Rupert Land is linked to Quebec by land, but Quebec is not linked to Rupert Land");

    MapData lonely = house;
    for (auto& territory : lonely.territories) {
        std::erase(territory.sea, PlaceId{"new-zealand"});
        if (territory.id.text == "new-zealand") territory.sea.clear();
    }
    std::erase_if(lonely.seas,
                  [](const auto& sea) { return sea.a.text == "new-zealand" || sea.b.text == "new-zealand"; });
    expectRefused(lonely, "New Zealand cannot be reached");

    MapData nowhere = house;
    nowhere.territories[0].sea = {{"atlantis"}};
    expectRefused(nowhere, "'atlantis', which is not on it");

    MapData few = house;
    for (auto& continent : few.continents) continent.capitals = 1;
    expectRefused(few, "it has 7 capitals; the cultural victory needs 8");

    MapData crowded = house;
    crowded.continents[2].capitals = 4;
    expectRefused(crowded, "without two of them being neighbours");

    MapData inland = house;
    inland.territories[3].sea = {{"quebec"}};
    inland.territories[0].sea = {{"ohio-country"}};
    expectRefused(inland, "needs a coast on both sides");

    MapData twins = house;
    twins.territories[1].id = twins.territories[0].id;
    expectRefused(twins, "two territories quebec");

    MapData namesakes = house;
    namesakes.territories[1].name = namesakes.territories[0].name;
    expectRefused(namesakes, "two territories are called Quebec");

    MapData strange = house;
    strange.territories[1].continent = "mu";
    expectRefused(strange, "continent 'mu' that the map does not have");

    MapData tiles = house;
    tiles.tiles = std::map<conquest::Resource, int>{{conquest::Resource::gold, 44}};
    expectRefused(tiles, "45 territories and 44 resource tiles");

    MapData toppers = house;
    toppers.toppers = std::map<std::string, int>{{"13", 45}};
    expectRefused(toppers, "a topper shows a number from 2 to 12");
}

TEST(ConquestMap, AnOwnMapIsPlayedFromJsonAndSurvivesIt) {
    MapData data = conquest::houseMapData();
    data.territories[0].name = "New France";
    const json own = wire::write(data);
    ConquestTable table(json::object(), {{"map", own}});
    EXPECT_EQ(table.at("/options/map"), own);
    const json reply = table.send({{"do", "attack"}});
    EXPECT_FALSE(reply.at("ok").get<bool>());
    table.rule({{"/phase", "build"}, {"/sides/spanish/pool", 0}});
    EXPECT_EQ(table.send({{"ask", "board"}}).at("board").at("places").at(0).at("name"), "New France");
}

/// Why a map cannot be read, or "none".
std::string errorOf(const json& map) {
    try {
        conquest::OwnMap own;
        wire::read(map, own);
        return "none";
    } catch (const wire::ParseError& error) {
        return error.what();
    }
}

TEST(ConquestMap, ReadingAMapTellsTheReasonWithoutBeginningAGame) {
    json map = wire::write(conquest::houseMapData());
    EXPECT_EQ(errorOf(map), "none");
    map["territories"][0]["coast"] = 3;
    EXPECT_NE(errorOf(map).find("coast: true or false is needed"), std::string::npos);
    map = wire::write(conquest::houseMapData());
    map["territories"][0]["land"] = json::array();
    EXPECT_EQ(errorOf(map).back(), '.') << "a sentence of its own";
    EXPECT_NE(errorOf("a map"), "none");
    EXPECT_NE(errorOf(json::object()), "none");
}

TEST(ConquestMap, AGameOnAMapThatCannotBePlayedDoesNotBegin) {
    json own = wire::write(conquest::houseMapData());
    own["territories"][0]["land"] = json::array();
    ConquestTable table;
    const json reply =
        table.send({{"do", "start"}, {"system", "conquest-1762"}, {"options", {{"map", own}}}});
    EXPECT_EQ(reply.at("/error/code"_json_pointer), "bad-parameter");
    const std::string say = reply.at("/error/say"_json_pointer);
    EXPECT_NE(say.find("not linked"), std::string::npos) << say;
    EXPECT_EQ(say.find(".."), std::string::npos) << say;
    own = wire::write(conquest::houseMapData());
    own["territories"][0].erase("deal");
    const json standard{{"map", own}, {"setup", "standard"}};
    EXPECT_EQ(table.refusal({{"do", "start"}, {"system", "conquest-1762"}, {"options", standard}}),
              "bad-parameter");
    table.take({{"do", "start"}, {"system", "conquest-1762"}, {"options", {{"map", own}}}, {"seed", 3}});
    table.take({{"do", "set-up"}});
}

}  // namespace
}  // namespace adjutant::tests
