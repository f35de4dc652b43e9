// SPDX-License-Identifier: GPL-3.0-or-later
// Refusals of parameters, dice and a game that is over: sentences that a referee could read out, with their
// clause.
#include "tests/engine/games/life_1861/life_table.hpp"

namespace adjutant::tests {
namespace {

struct Refused {
    json request;
    std::string say;
    std::string clause;
};

void expectAll(LifeTable& table, const std::vector<Refused>& list, const std::string& code) {
    for (const Refused& refused : list) {
        const json error = table.send(refused.request).value("error", json::object());
        EXPECT_EQ(error.value("code", ""), code) << refused.request;
        EXPECT_EQ(error.value("say", ""), refused.say);
        EXPECT_EQ(error.value("clause", ""), refused.clause) << refused.request;
    }
}

TEST(Life1861Refusals, OfParametersNameThingsAsPeopleDo) {
    LifeTable table(json{{"/phase", "action"}, {"/pieces/b1/out", false}, {"/pieces/b1/place", "h1"}});
    const json end{{"do", "end-turn"}, {"piece", "s1"}};
    const json attack{{"do", "attack"}, {"attacker", "s1"}};
    const auto with = [](json act, const std::string& name, const json& value) {
        act[name] = value;
        return act;
    };
    expectAll(
        table,
        {{with(end, "bandits", {"b2"}), "Bandit 2 is not on the board.", "L61-BOARD-03"},
         {with(end, "bandits", {"m1"}), "Merchant 1 is no bandit.", "L61-BOARD-03"},
         {with(end, "bandits", {"b1", "b1"}), "Bandit 1 is named twice.", "L61-BOARD-03"},
         {with(end, "bandits", 7), "The bandits that are near: a list is needed, not 7.", "L61-BOARD-03"},
         {with(end, "piece", "m1"), "Merchant 1 is no player's piece and takes no turns.", "L61-TURN-01"},
         {with(end, "piece", "x9"), "The piece that acts: there is no piece 'x9' in this game.",
          "L61-TURN-06"},
         {{{"do", "use-medicine"}, {"piece", "s1"}, {"target", "m1"}},
          "Merchant 1 is no player's piece; medicine is for those.",
          "L61-MED-02"},
         {{{"do", "visit-doctor"}, {"piece", "s1"}, {"treat", "flu"}},
          "The treatment: \"flu\" is none of wound, fever, cough, dysentery, typhoid.",
          "L61-DOCTOR-01"},
         {{{"do", "move"}, {"piece", "s1"}, {"to", "h99"}},
          "The place to move to: there is no place 'h99' in this game.",
          "L61-MOVE-01"},
         {{{"do", "move"}, {"piece", "s1"}, {"to", "h1"}, {"spaces", 0}},
          "A move is at least 1 hex long, not 0.",
          "L61-MOVE-05"},
         {with(with(attack, "target", "c1"), "range", -1), "A range is 0 hexes or more, not -1.",
          "L61-COMBAT-08"},
         {{{"do", "speak"}, {"piece", "c4"}, {"change", 3}},
          "A speech changes tension by 1 or -1, not by 3.",
          "L61-CARD-08"},
         {{{"do", "loot"}, {"piece", "s1"}, {"prefer", {"pistol"}}},
          "The Soldier finds no pistol on the battlefield.",
          "L61-CHURCH-04"},
         {{{"do", "swap"}, {"piece", "s1"}, {"merchant", "b1"}, {"give", "food"}, {"take", "food"}},
          "Bandit 1 is no merchant.",
          "L61-MERCHANT-02"},
         {{{"do", "trade-at-store"}, {"piece", "s1"}, {"give", json::array()}, {"take", "food"}},
          "At least one resource has to be named.",
          "L61-STORE-01"}},
        "bad-parameter");
    expectAll(table,
              {{attack, "Missing: the target.", "L61-COMBAT-06"},
               {{{"do", "end-turn"}}, "Missing: the piece that acts.", "L61-TURN-06"}},
              "missing-parameter");
}

TEST(Life1861Refusals, OfTheStatusStageNameWhoEatsAndWhoIsNear) {
    LifeTable table(json{{"/phase", "status"}, {"/pieces/c3/out", true}, {"/pieces/c3/place", nullptr}});
    expectAll(table,
              {{{{"do", "status-stage"}, {"fed", {"c3"}}},
                "Civilian 3 is out of play and is not fed.",
                "L61-STATUS-03"},
               {{{"do", "status-stage"}, {"fed", {"b1"}}},
                "Bandit 1 is no player's piece and is not fed.",
                "L61-STATUS-03"},
               {{{"do", "status-stage"}, {"bandits", {{"c9", json::array()}}}},
                "The bandits that are near: there is no piece 'c9' in this game.",
                "L61-BOARD-03"},
               {{{"do", "status-stage"}, {"bandits", {{"m1", json::array()}}}},
                "Merchant 1 is no player's piece; bandits attack those.",
                "L61-BOARD-03"}},
              "bad-parameter");
}

TEST(Life1861Refusals, OfDiceAndCardsSayWhatComesUp) {
    LifeTable table(json{{"/phase", "event"}, {"/decks/events/draw/truce", 0}, {"/pieces/c2/out", true}});
    expectAll(
        table,
        {{{{"do", "draw-event"}, {"rolls", {"truce"}}},
          "The event: Truce is no card that is left in the deck.",
          "L61-EVENT-01"},
         {{{"do", "draw-event"}, {"rolls", {"plague"}}},
          "The event: 'plague' is no card that is left in the deck.",
          "L61-EVENT-01"},
         {{{"do", "draw-event"}, {"rolls", {"cough", "m1"}}},
          "The piece that falls ill: one of the Soldier, Civilian 1, Civilian 3 and Civilian 4, not "
          "Merchant 1.",
          "L61-CARD-02"},
         {{{"do", "draw-event"}, {"rolls", {"bandit", {21}}}},
          "The hex of the bandit: one die shows 1 to 20, not [21].",
          "L61-RANDOM-01"},
         {{{"do", "roll"}, {"dice", "2d6"}, {"rolls", {{7, 1}}}}, "2 dice show 1 to 6 each, not [7,1].", ""},
         {{{"do", "roll"}, {"dice", "1d6"}, {"for", "luck"}, {"rolls", {"x"}}},
          "Luck: one die shows 1 to 6, not 'x'.",
          ""},
         {{{"do", "roll"}, {"dice", "coin"}, {"rolls", {7}}}, "A coin falls heads or tails, not 7.", ""}},
        "bad-roll");
}

TEST(Life1861Refusals, OfAGameThatIsOverCiteTheClause) {  // L61-WIN-07
    LifeTable table(json{{"/phase", "action"}});
    table.take({{"do", "end"}, {"reason", "late"}});
    const json move{{"do", "end-turn"}, {"piece", "s1"}};
    expectAll(table,
              {{move, "The game is over.", "L61-WIN-07"},
               {{{"ask", "odds"}, {"action", move}}, "The game is over.", "L61-WIN-07"}},
              "game-over");
}

TEST(Life1861Refusals, OfTheChurchSpeakOfOneOrOfMany) {  // L61-CHURCH-05
    LifeTable table(json{{"/phase", "action"},
                         {"/pieces/c1/place", "church"},
                         {"/pieces/s1/place", "church"},
                         {"/pieces/c2/boon", true},
                         {"/pieces/s1/boon", true}});
    expectAll(table,
              {{{{"do", "activate-church"}, {"piece", "c1"}},
                "The Civilians have a boon already, or are about to receive one.",
                "L61-CHURCH-05"},
               {{{"do", "activate-church"}, {"piece", "s1"}},
                "The Soldier has a boon already, or is about to receive one.",
                "L61-CHURCH-05"}},
              "boon-held");
}

}  // namespace
}  // namespace adjutant::tests
