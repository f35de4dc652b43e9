// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays which side, and how a game came out: in every system, by requests alone.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "engine/games.hpp"
#include "engine/table.hpp"
#include "tests/engine/play/game_fixture.hpp"

namespace adjutant {
namespace {

using nlohmann::json;

class OfASystem : public testing::TestWithParam<std::string> {
  protected:
    json start(json seats = nullptr) {
        json request{{"do", "start"}, {"system", GetParam()}, {"seed", 1}};
        if (!seats.is_null()) request["seats"] = std::move(seats);
        return table.answer(request);
    }
    json seat(const std::string& side, const json& person) {
        return table.answer({{"do", "seat"}, {"side", side}, {"person", person}});
    }
    json seats() { return table.answer({{"ask", "seats"}}).at("seats"); }
    json state() { return table.answer({{"ask", "state"}}); }
    json result() { return table.answer({{"ask", "result"}}).at("result"); }
    std::string side(std::size_t place) { return state().at("state").at("seating").at(place); }
    std::vector<std::string> outcomes() {
        std::vector<std::string> list;
        const json now = result();
        for (const json& one : now.at("sides")) list.push_back(one.at("outcome"));
        return list;
    }

    Table table{Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                            .seed = [] { return std::uint64_t{1}; }}};
};

TEST_P(OfASystem, NothingNewAppearsWhileNobodyIsSeated) {
    const json started = start();
    for (const json& event : started.at("events")) EXPECT_NE(event.at("event"), "seated");
    EXPECT_FALSE(state().contains("seats"));
    EXPECT_EQ(seats(), json::object());
}

TEST_P(OfASystem, ASeatIsTakenBackAndDoneAgainLikeAnyAct) {
    start();
    const json reply = seat(side(0), "  Борис ");
    ASSERT_TRUE(reply.at("ok").get<bool>()) << reply;
    EXPECT_EQ(reply.at("events").at(0).at("person"), "Борис");
    EXPECT_EQ(seats(), (json{{side(0), "Борис"}}));
    EXPECT_EQ(state().at("seats"), seats());
    table.answer({{"do", "undo"}});
    EXPECT_EQ(seats(), json::object());
    table.answer({{"do", "redo"}});
    EXPECT_EQ(seats().at(side(0)), "Борис");
    seat(side(0), "");
    EXPECT_EQ(seats(), json::object()) << "an empty name clears the seat";
    table.answer({{"do", "rewind"}, {"seq", 2}});
    EXPECT_EQ(seats().at(side(0)), "Борис");
    EXPECT_EQ(table.answer({{"ask", "state"}, {"at", 1}}).contains("seats"), false);
}

TEST_P(OfASystem, TheSentenceCallsTheSideAsPeopleDo) {
    start();
    const json seating = state().at("state").at("seating");
    for (const json& id : seating) {
        const std::string say = seat(id, "Ann").at("events").at(0).at("say");
        EXPECT_EQ(say.rfind("Ann plays ", 0), 0U) << say;
        const char first = say.at(std::string("Ann plays ").size());
        EXPECT_TRUE(say.find("plays the ") != std::string::npos || std::isupper(first) != 0) << say;
    }
}

TEST_P(OfASystem, AStartSeatsPeopleAndTheJournalAloneTellsIt) {
    start();
    const std::string first = side(0);
    const std::string last = side(1);
    ASSERT_TRUE(start({{first, "Ann"}, {last, {{"person", "Bob"}, {"who", "p2"}}}}).at("ok").get<bool>());
    EXPECT_EQ(seats(), (json{{first, "Ann"}, {last, "Bob"}}));
    table.answer({{"do", "note"}, {"text", "tea"}});
    Table again{Environment{}};
    again.resume(GetParam(), table.game()->journal().entries());
    EXPECT_EQ(again.answer({{"ask", "seats"}}).at("seats"), seats());
    EXPECT_EQ(again.game()->seats().at(last).who, "p2");
    EXPECT_EQ(again.answer({{"ask", "state"}}), state());
}

TEST_P(OfASystem, SeatsThatCannotBeAreRefused) {
    EXPECT_EQ(start({{"nobody", "Ann"}}).at("/error/code"_json_pointer), "bad-parameter");
    EXPECT_EQ(start("Ann").at("/error/code"_json_pointer), "bad-parameter");
    start();
    EXPECT_EQ(start({{side(0), 7}}).at("/error/code"_json_pointer), "bad-parameter");
    EXPECT_EQ(seat("nobody", "Ann").at("/error/code"_json_pointer), "bad-parameter");
    EXPECT_EQ(seat(side(0), 7).at("/error/code"_json_pointer), "bad-parameter");
    EXPECT_EQ(seat(side(0), "Ann\nBob").at("/error/code"_json_pointer), "bad-parameter");
    EXPECT_EQ(table.answer({{"do", "seat"}, {"side", side(0)}}).at("/error/code"_json_pointer),
              "missing-parameter");
}

TEST_P(OfASystem, AGameThatGoesOnIsOpenAndWhoAgreedToEndItSayWhoWon) {
    start();
    for (const std::string& outcome : outcomes()) EXPECT_EQ(outcome, "open");
    const json reply = table.answer({{"do", "end"}, {"reason", "late"}, {"winners", {side(1)}}});
    ASSERT_TRUE(reply.at("ok").get<bool>()) << reply;
    EXPECT_EQ(result().at("by"), "agreement");
    EXPECT_EQ(result().at("ended"), "2026-11-21T19:30:00Z");
    const auto came = outcomes();
    for (std::size_t place = 0; place < came.size(); ++place)
        EXPECT_EQ(came[place], place == 1 ? "win" : "loss");
    const std::string say = reply.at("events").back().at("say");
    EXPECT_EQ(say.find("obody wins"), std::string::npos) << say;
    table.answer({{"do", "note"}, {"text", "well played"}});
    EXPECT_EQ(outcomes(), came);
    Table again{Environment{}};
    again.resume(GetParam(), table.game()->journal().entries());
    EXPECT_EQ(again.answer({{"ask", "result"}}).at("result"), result());
    table.answer({{"do", "undo"}});
    table.answer({{"do", "undo"}});
    for (const std::string& outcome : outcomes()) EXPECT_EQ(outcome, "open") << "the end was taken back";
    EXPECT_EQ(result().at("by"), "");
}

TEST_P(OfASystem, AllAsWinnersAreADraw) {
    start();
    const json all = state().at("state").at("seating");
    const json reply = table.answer({{"do", "end"}, {"reason", "late"}, {"winners", all}});
    if (all.size() > 2 && !reply.at("ok").get<bool>()) return;
    ASSERT_TRUE(reply.at("ok").get<bool>()) << reply;
    for (const std::string& outcome : outcomes()) EXPECT_EQ(outcome, "draw");
    const std::string say = reply.at("events").back().at("say");
    EXPECT_NE(say.find(" a draw"), std::string::npos) << say;
}

TEST_P(OfASystem, WhoStopWithoutAWinnerLeaveItOpen) {
    start();
    ASSERT_TRUE(
        table.answer({{"do", "end"}, {"reason", "late"}, {"winners", json::array()}}).at("ok").get<bool>());
    EXPECT_EQ(result().at("by"), "agreement");
    for (const std::string& outcome : outcomes()) EXPECT_EQ(outcome, "open");
}

TEST_P(OfASystem, WinnersWhoAreNoSidesAreRefusedAndNothingHasEnded) {
    start();
    for (const json& winners : {json{"nobody"}, json(7), json{7}}) {
        const json reply = table.answer({{"do", "end"}, {"reason", "late"}, {"winners", winners}});
        EXPECT_EQ(reply.at("/error/code"_json_pointer), "bad-parameter") << winners;
    }
    EXPECT_EQ(outcomes().front(), "open");
}

std::vector<std::string> systemIds() {
    std::vector<std::string> ids;
    for (const SystemEntry& system : systems()) ids.emplace_back(system.id);
    return ids;
}

INSTANTIATE_TEST_SUITE_P(Systems, OfASystem, testing::ValuesIn(systemIds()), [](const auto& system) {
    std::string name = system.param;
    for (char& letter : name)
        if (std::isalnum(static_cast<unsigned char>(letter)) == 0) letter = '_';
    return name;
});

class SeatsOfAGame : public GameTest {};

TEST_F(SeatsOfAGame, AreToldToTheKeeperOnlyOnceSomebodyIsSeated) {
    EXPECT_FALSE(json::parse(memory.standings.back()).contains("result"));
    act(R"({"do":"seat","side":"red","person":"Ann"})");
    const json told = json::parse(memory.standings.back()).at("result");
    EXPECT_EQ(told.at("sides").at(0).at("person"), "Ann");
    EXPECT_EQ(told.at("sides").at(0).at("outcome"), "open");
    act(R"({"do":"undo"})");
    EXPECT_FALSE(json::parse(memory.standings.back()).contains("result"));
}

}  // namespace
}  // namespace adjutant
