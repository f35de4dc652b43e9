// SPDX-License-Identifier: GPL-3.0-or-later
// What a referee may set one by one, and within what (engine/play/ruling_field.hpp), against what a ruling
// may leave.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "engine/games.hpp"
#include "engine/readings.hpp"
#include "engine/table.hpp"

namespace adjutant {
namespace {

using nlohmann::json;
using Field = RulingField::Kind;

class RulingFieldsOf : public testing::Test {
  protected:
    void begin(std::string_view system) {
        const json begun = table.answer({{"do", "start"}, {"system", system}, {"seed", 7}});
        ASSERT_TRUE(begun.value("ok", false)) << begun.dump();
        state = table.answer(json{{"ask", "state"}}).at("state");
    }
    bool mayBe(const std::string& place, const json& value) { return mayBe(json{{place, value}}); }
    bool mayBe(const json& set) {
        const bool ruled =
            table.answer({{"do", "ruling"}, {"set", set}, {"reason", "test"}}).value("ok", false);
        if (ruled) table.answer(json{{"do", "undo"}});
        return ruled;
    }
    /// The places in the state of what these are fields of.
    std::vector<std::string> all(const char* list) {
        std::vector<std::string> places;
        if (!state.contains(list)) return places;
        for (const auto& [id, one] : state.at(list).items())
            places.push_back("/" + std::string(list) + "/" + id);
        return places;
    }
    /// The values that a field may have at its ends, or of which it has one.
    static std::vector<json> valuesOf(const RulingField& field) {
        std::vector<json> values;
        if (field.kind == Field::number) values = {field.least, field.most.value_or(field.least + 1)};
        if (field.kind == Field::flag && field.at != "/out") values = {true, false};
        for (const std::string& choice : field.choices) {
            if (field.at != "/phase")
                values.push_back(field.kind == Field::words ? json{choice} : json(choice));
        }
        if (field.mayBeNone && field.kind != Field::side) values.push_back(nullptr);
        return values;
    }
    void hold(const std::vector<RulingField>& fields, const std::vector<std::string>& places) {
        for (const RulingField& field : fields) {
            for (const std::string& place : places) {
                if (!state.contains(json::json_pointer(place + field.at))) continue;
                for (const json& value : valuesOf(field)) {
                    EXPECT_TRUE(mayBe(place + field.at, value)) << place << field.at << " " << value;
                    ++held;
                }
                if (field.kind == Field::number) {
                    EXPECT_FALSE(mayBe(place + field.at, "many")) << place << field.at;
                }
                break;  // one of each sort is enough
            }
        }
    }
    Table table{Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                            .seed = [] { return std::uint64_t{1}; }}};
    json state;
    int held = 0;
};

TEST_F(RulingFieldsOf, EveryGameAreSetToEachOfTheirEnds) {
    for (const SystemEntry& system : systems()) {
        SCOPED_TRACE(system.id);
        begin(system.id);
        ASSERT_NE(readingsOf(system.id).rulings, nullptr);
        const RulingFields fields = readingsOf(system.id).rulings();
        held = 0;
        hold(fields.game, {""});
        hold(fields.side, all("sides"));
        hold(fields.piece, all("pieces"));
        hold(fields.place, all("territories"));
        EXPECT_GT(held, 5);
    }
}

TEST_F(RulingFieldsOf, EveryGameTakeAPieceOutOfPlayAsItStandsInTheState) {
    int games = 0;
    for (const SystemEntry& system : systems()) {
        SCOPED_TRACE(system.id);
        begin(system.id);
        const bool placed = readingsOf(system.id).rulings().placed;
        for (const std::string& piece : all("pieces")) {
            if (state.at(json::json_pointer(piece + "/out")) == true) continue;
            EXPECT_EQ(mayBe({{piece + "/out", true}, {piece + "/place", nullptr}}), placed) << piece;
            if (!placed) {
                EXPECT_TRUE(mayBe(piece + "/out", true)) << piece;
            }
            ++games;
            break;
        }
    }
    EXPECT_GT(games, 2);
}

TEST_F(RulingFieldsOf, AWordHaveEveryWordOfIt) {
    const RulingFields fields = readingsOf("hex-acw").rulings();
    EXPECT_EQ(fields.piece.back().choices, (std::vector<std::string>{"n", "ne", "se", "s", "sw", "nw"}));
    EXPECT_TRUE(fields.piece.back().mayBeNone);
    EXPECT_EQ(readingsOf("life-1861").rulings().goods,
              (std::vector<std::string>{"food", "medicine", "ammo", "trade-goods"}));
}

/// "turn" and "moved" of "/turn/moved".
std::vector<std::string> stepsOf(const std::string& pointer) {
    std::vector<std::string> steps;
    for (json::json_pointer at(pointer); !at.empty(); at.pop_back()) steps.push_back(at.back());
    return steps;
}

TEST(WordsOfRulings, EveryFieldAndEveryWordOfOneHasAWordInEachLanguage) {
    for (const SystemEntry& entry : systems()) {
        if (entry.id == "pig") continue;  // for tests, in English
        const Catalogue& german = entry.catalogue("de");
        const std::vector<std::string> own = german.keys("words");
        const std::set<std::string> words(own.begin(), own.end());
        const RulingFields fields = readingsOf(entry.id).rulings();
        std::set<std::string> asked{"place"};
        asked.insert(fields.goods.begin(), fields.goods.end());
        for (const auto* of : {&fields.game, &fields.side, &fields.piece, &fields.place}) {
            for (const RulingField& field : *of) {
                for (const std::string& step : stepsOf(field.at)) asked.insert(step);
                if (field.kind != Field::word && field.kind != Field::words) continue;
                for (const std::string& choice : field.choices)
                    if (choice.find_first_of("0123456789") == std::string::npos)  // else the id of a marker
                        asked.insert(choice);
            }
        }
        for (const std::string& word : asked)
            EXPECT_TRUE(words.contains(word)) << entry.id << " has no German word for " << word;
    }
}

}  // namespace
}  // namespace adjutant
