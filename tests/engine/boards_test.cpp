// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of one's own, for every system that has them: palettes, drawings and plans, as an editor asks for
// them.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "engine/games.hpp"
#include "engine/table.hpp"

namespace adjutant {
namespace {

using nlohmann::json;

json ask(const json& question) {
    return Table(Environment{[] { return "2024-01-01T00:00:00Z"; }, [] { return std::uint64_t{7}; }, nullptr,
                             false})
        .answer(question);
}
json drawingOf(const std::string& system, const std::string& ready) {
    return ask({{"ask", "drawing"}, {"system", system}, {"ready", ready}}).at("drawing");
}
json planOf(const std::string& system, const json& drawing) {
    return ask({{"ask", "plan"}, {"system", system}, {"drawing", drawing}});
}
json& cell(json& drawing, const std::string& id) {
    return *std::find_if(drawing["cells"].begin(), drawing["cells"].end(),
                         [&](const json& c) { return c.at("id") == id; });
}
std::string whyNot(const std::string& system, const json& drawing) {
    const json reply = planOf(system, drawing);
    return reply.at("ok") == true ? "it can be used" : reply.at("error").at("message").get<std::string>();
}
/// Lines without direction and order, so that drawings can be compared.
std::set<std::string> linesOf(const json& drawing) {
    std::set<std::string> lines;
    for (const json& line : drawing.at("lines")) {
        const std::string a = line.at("a");
        const std::string b = line.at("b");
        lines.insert(std::min(a, b) + ' ' + std::max(a, b) + ' ' + line.at("kind").get<std::string>() + ' ' +
                     line.at("mark").get<std::string>() + line.at("name").get<std::string>());
    }
    return lines;
}

std::vector<std::pair<std::string, std::string>> readyBoards() {
    std::vector<std::pair<std::string, std::string>> list;
    for (const SystemEntry& system : systems()) {
        if (!system.boards) continue;
        const json palette = system.boards->palette();
        for (const json& board : palette.at("boards"))
            list.emplace_back(std::string(system.id), board.at("id"));
    }
    return list;
}

class ReadyBoard : public testing::TestWithParam<std::pair<std::string, std::string>> {};

TEST_P(ReadyBoard, CanBePlannedAndComesBackAsItWasDrawn) {
    const auto& [system, ready] = GetParam();
    const json drawing = drawingOf(system, ready);
    const json plan = planOf(system, drawing);
    ASSERT_TRUE(plan.at("ok")) << plan;
    const json again =
        ask({{"ask", "drawing"}, {"system", system}, {"options", plan.at("options")}}).at("drawing");
    EXPECT_EQ(again.at("cells"), drawing.at("cells"));
    EXPECT_EQ(again.at("pieces"), drawing.at("pieces"));
    EXPECT_EQ(again.at("regions"), drawing.at("regions"));
    EXPECT_EQ(linesOf(again), linesOf(drawing));
}

TEST_P(ReadyBoard, BeginsAGameWhenItIsPlanned) {
    const auto& [system, ready] = GetParam();
    const json plan = planOf(system, drawingOf(system, ready));
    const json reply = ask({{"do", "start"}, {"system", system}, {"options", plan.at("options")}});
    EXPECT_TRUE(reply.at("ok")) << reply;
}

TEST_P(ReadyBoard, UsesOnlyWhatItsPaletteCanPaint) {
    const auto& [system, ready] = GetParam();
    const json drawing = drawingOf(system, ready);
    const json palette = ask({{"ask", "palette"}, {"system", system}}).at("palette");
    std::set<std::string> words{""};
    for (const json& brush : palette.at("brushes")) words.insert(brush.at("word").get<std::string>());
    for (const json& drawn : drawing.at("cells")) {
        EXPECT_TRUE(words.contains(drawn.at("ground"))) << drawn;
        for (const json& mark : drawn.at("marks")) EXPECT_TRUE(words.contains(mark)) << drawn;
    }
    for (const json& line : drawing.at("lines")) EXPECT_TRUE(words.contains(line.at("kind"))) << line;
    for (const json& piece : drawing.at("pieces")) EXPECT_TRUE(words.contains(piece.at("kind"))) << piece;
}

INSTANTIATE_TEST_SUITE_P(Boards, ReadyBoard, testing::ValuesIn(readyBoards()), [](const auto& info) {
    std::string name = info.param.first + '_' + info.param.second;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

TEST(Boards, EveryBrushOfAPaletteHasAnIdOfItsOwnAndAName) {
    for (const SystemEntry& system : systems()) {
        if (!system.boards) continue;
        std::set<std::string> ids;
        const json palette = system.boards->palette();
        for (const json& brush : palette.at("brushes")) {
            EXPECT_TRUE(ids.insert(brush.at("id")).second) << brush;
            EXPECT_FALSE(brush.at("name").get<std::string>().empty()) << brush;
        }
    }
}

TEST(Boards, ASystemWithoutBoardsSaysSo) {
    const json reply = ask({{"ask", "palette"}, {"system", "life-1861"}});
    EXPECT_EQ(reply.at("error").at("message"),
              "1861: Life on the Battlefield does not support custom boards.");
    EXPECT_EQ(ask({{"ask", "palette"}, {"system", "chess"}}).at("error").at("code"), "bad-parameter");
}

TEST(Boards, WhatIsNoDrawingIsRefusedInASentence) {
    EXPECT_EQ(planOf("civil-war-1863", json::object({{"cells", 3}})).at("error").at("message"),
              "This is no drawing: cells: a list is needed, not 3.");
    EXPECT_EQ(planOf("hex-acw", json::object()).at("ok"), false);
    EXPECT_EQ(ask({{"ask", "drawing"}, {"system", "hex-acw"}, {"ready", "nowhere"}}).at("ok"), false);
    EXPECT_EQ(ask({{"ask", "drawing"}, {"system", "hex-acw"}, {"options", {{"board", 7}}}}).at("ok"), false);
}

TEST(Boards, ABlankBoardHasTheSizeThatIsAskedFor) {
    const json usual = ask({{"ask", "drawing"}, {"system", "civil-war-1863"}}).at("drawing");
    EXPECT_EQ(usual.at("cells").size(), 16U * 12U);
    const json small =
        ask({{"ask", "drawing"}, {"system", "civil-war-1863"}, {"columns", 4}, {"rows", 3}}).at("drawing");
    EXPECT_EQ(small.at("cells").size(), 12U);
    EXPECT_EQ(small.at("cells").back().at("id"), "d3");
    const json most =
        ask({{"ask", "drawing"}, {"system", "civil-war-1863"}, {"columns", 500}, {"rows", -4}}).at("drawing");
    EXPECT_EQ(most.at("cells").size(), 26U * 12U);
}

TEST(SquareBoards, AreRefusedWithTheReason) {
    const json house = drawingOf("civil-war-1863", "house");
    json board = house;
    cell(board, "m6").at("values") = json::object();
    EXPECT_EQ(whyNot("civil-war-1863", board),
              "This board cannot be used: the railroad at m6 forks or ends where there is no city or town.");
    board = house;
    cell(board, "m6").at("values").at("kind") = "key";
    EXPECT_EQ(whyNot("civil-war-1863", board), "This board cannot be used: each side needs one capital.");
    board = house;
    board.at("pieces").at(0).at("place") = "p12";
    EXPECT_EQ(whyNot("civil-war-1863", board), "This board cannot be used: ci8 starts in the sea.");
    board = house;
    cell(board, "a1").at("ground") = "lava";
    EXPECT_EQ(whyNot("civil-war-1863", board),
              "This board cannot be used: '?..........^..c~' has an unknown terrain.");
    board = house;
    cell(board, "n1").at("name") = "";
    EXPECT_EQ(whyNot("civil-war-1863", board), "This board cannot be used: the city at n1 has no name.");
}

TEST(SquareBoards, NewPiecesGetTheLowestFreeIds) {
    json board = drawingOf("civil-war-1863", "house");
    board.at("pieces").push_back({{"kind", "infantry"}, {"side", "union"}, {"place", "a1"}});
    board.at("pieces").push_back({{"kind", "cavalry"}, {"side", "union"}, {"place", "a1"}});
    const json plan = planOf("civil-war-1863", board);
    EXPECT_EQ(plan.at("options").at("board").at("start").at("a1"), json({"ui16", "uc3"}));
}

TEST(HexBoards, AreRefusedWithTheReason) {
    const json mill = drawingOf("hex-acw", "mill-run");
    json board = mill;
    cell(board, "D5").at("ground") = "lake";
    EXPECT_EQ(whyNot("hex-acw", board).rfind("This board cannot be used: ", 0), 0U);
    board = mill;
    board.at("pieces").erase(0);
    board.at("pieces").erase(0);
    EXPECT_NE(whyNot("hex-acw", board).find("side begins with"), std::string::npos)
        << whyNot("hex-acw", board);
    board = mill;
    board.at("lines").push_back({{"a", "A1"}, {"b", "I6"}, {"kind", "road"}});
    EXPECT_EQ(whyNot("hex-acw", board), "This board cannot be used: A1 and I6 are not neighbours.");
}

TEST(HexBoards, ABoardIsPlayedWithTheScenarioOwn) {
    const json plan = planOf("hex-acw", drawingOf("hex-acw", "mill-run"));
    json options = plan.at("options");
    EXPECT_EQ(options.at("scenario"), "own");
    options.erase("scenario");
    const json reply = ask({{"do", "start"}, {"system", "hex-acw"}, {"options", options}});
    EXPECT_EQ(reply.at("error").at("message"), "A board of your own is played with the scenario 'own'.");
}

TEST(GraphBoards, AreRefusedWithTheReason) {
    const json house = drawingOf("conquest-1762", "house");
    json board = house;
    for (auto line = board.at("lines").begin(); line != board.at("lines").end();) {
        const bool there = line->at("a") == "japan" || line->at("b") == "japan";
        line = there ? board.at("lines").erase(line) : line + 1;
    }
    EXPECT_EQ(whyNot("conquest-1762", board),
              "This map cannot be played: Japan cannot be reached from Quebec.");
    board = house;
    cell(board, "japan").at("marks") = json::array();
    EXPECT_NE(whyNot("conquest-1762", board).find("needs a coast on both sides"), std::string::npos);
    board = house;
    cell(board, "japan").at("values").erase("region");
    EXPECT_EQ(whyNot("conquest-1762", board), "This map cannot be played: Japan lies on no continent.");
    EXPECT_EQ(whyNot("conquest-1762", json::object()), "This map cannot be played: it has no territory.");
}

TEST(GraphBoards, AMapOfAnotherSizeHasAsManyTilesAsTerritories) {
    json board = drawingOf("conquest-1762", "house");
    board.at("cells").push_back({{"id", "hawaii"},
                                 {"name", "Hawaii"},
                                 {"x", 1.0},
                                 {"y", 5.0},
                                 {"marks", {"coast"}},
                                 {"values", {{"region", "australia"}}}});
    board.at("lines").push_back({{"a", "hawaii"}, {"b", "japan"}, {"kind", "sea"}, {"name", "Kaiwi"}});
    const json plan = planOf("conquest-1762", board);
    ASSERT_TRUE(plan.at("ok")) << plan;
    int tiles = 0;
    for (const auto& [resource, count] : plan.at("options").at("map").at("tiles").items())
        tiles += count.get<int>();
    EXPECT_EQ(tiles, 46);
}

TEST(Ways, TellByWhichMeansAStackGoesWhere) {
    Table table(
        Environment{[] { return "2024-01-01T00:00:00Z"; }, [] { return std::uint64_t{7}; }, nullptr, false});
    ASSERT_TRUE(table.answer({{"do", "start"}, {"system", "civil-war-1863"}}).at("ok"));
    const json ways = table.answer({{"ask", "ways"}, {"pieces", {"ci1", "ci2"}}}).at("ways");
    EXPECT_EQ(ways.at("m7"), "march");
    EXPECT_EQ(ways.at("l8"), "rail");
    const json boats = table.answer({{"ask", "ways"}, {"pieces", {"cg1"}}}).at("ways");
    EXPECT_EQ(boats.at("f12"), "sail");
    EXPECT_EQ(table.answer({{"ask", "ways"}, {"pieces", {"ci1", "cc1"}}}).at("error").at("code"),
              "not-together");
    EXPECT_EQ(table.answer({{"ask", "ways"}, {"pieces", {"zz9"}}}).at("error").at("code"), "bad-parameter");
    EXPECT_EQ(table.answer({{"ask", "ways"}}).at("error").at("code"), "missing-parameter");
}

}  // namespace
}  // namespace adjutant
