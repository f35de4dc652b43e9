// SPDX-License-Identifier: GPL-3.0-or-later
// A game that has no face, in the app's window: Pig, which no program of ours offers, is the one game of this
// one. From the list of games to the report by touch, in both languages.
#include <span>
#include <vector>

#include "companion/bridge/app_language.hpp"
#include "engine/games.hpp"
#include "engine/games/pig/entry.hpp"
#include "tests/companion/screens.hpp"

namespace adjutant {

// In place of engine/built_in_games.cpp, which is then left out of the program.
std::span<const SystemEntry> systems() {
    static const std::vector<SystemEntry> pig{pig::entry()};
    return pig;
}

}  // namespace adjutant

namespace adjutant::companion {
namespace {

class APlainFace : public Screens {
  protected:
    ~APlainFace() override { evening.companion.settings().setLanguage("en"); }
    void begin(QSize size, const QString& play) {
        open();
        window->resize(size);
        show("new");
        touch("Pig");
        touch(play);
        ASSERT_TRUE(table.isOpen());
        ASSERT_EQ(window->property("page"), "table");
    }
    void offer(const QString& action) { touchNamed("offer-" + evening.offer(action)); }
    [[nodiscard]] QVariantMap state() { return table.ask({{"ask", "state"}}).value("state").toMap(); }
};

TEST_F(APlainFace, IsPlayedByTouchFromTheListOfGamesToTheReport) {
    begin({800, 1280}, "Play");
    EXPECT_EQ(evening.offered(), QStringList{"throw"}) << "with an empty pot nobody holds";
    int turns = 0;
    for (; turns < 200 && item("verdict") == nullptr; ++turns) {
        if (state().value("pot").toInt() >= 4) {
            offer("hold");
            continue;
        }
        offer("throw");
        touch("Roll");
    }
    ASSERT_NE(item("verdict"), nullptr) << "after " << turns << " touches of an offer";
    const QString winner = state().value("verdict").toMap().value("winner").toString();
    EXPECT_TRUE(isRead(winner == "red" ? "Red" : "Blue"));
    touchNamed("report");
    EXPECT_EQ(window->property("page"), "report");
    EXPECT_TRUE(isRead("The game is over."));
}

TEST_F(APlainFace, HasItsAmountsItsPadItsSumAndItsRules) {
    begin({390, 844}, "Play");
    offer("throw");
    touchNamed("amount-3");
    touch("Dice on the table");
    for (const char* face : {"2", "3", "6"}) touchIn("pad", face);
    EXPECT_EQ(state().value("pot"), 12) << "11 and 1 for daring";  // PIG-ROLL-02
    EXPECT_TRUE(isRead("The pot holds 12."));
    touch("Undo");
    EXPECT_EQ(state().value("pot"), 0);
    show("rules");
    EXPECT_TRUE(isRead("The faces that come up go into the pot."));
}

TEST_F(APlainFace, SpeaksTheLanguageOfTheAppByTheWordsOfItsRules) {
    evening.companion.settings().setLanguage("de");
    begin({1280, 800}, "Spielen");
    EXPECT_NE(button("Würfeln"), nullptr);
    offer("throw");
    touch("Würfeln");
    EXPECT_TRUE(isRead("Im Topf lieg") || isRead("Eine Eins"));
}

}  // namespace
}  // namespace adjutant::companion
