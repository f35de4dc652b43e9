// SPDX-License-Identifier: GPL-3.0-or-later
// From what is on the screens to the text of the clause behind it, by touch, by the menu key and by a screen
// reader's press, in each of the five games; and the page of the rules with its search.
#include <QTextDocument>

#include "companion/bridge/rule_desk.hpp"
#include "engine/games.hpp"
#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

/// A game in which something can be done, is refused, and rests on a sum.
struct Game {
    const char* system;
    QVariantMap options{}, set{};
    QStringList touched{};      ///< cells, so that an act stands on the bar
    QStringList aimed{};        ///< cells, so that what may come of an act stands beside the board
    QList<QVariantMap> acts{};  ///< after them the next two are possible
    QVariantMap adds;           ///< an act that rests on a sum
    QVariantMap risks;          ///< one that rests on chances
    const char* comes;          ///< what may come of that
    QVariantMap wrong;          ///< one that a clause forbids before `acts`
    const char* forbids;        ///< that clause
    const char* card = "";      ///< one of the game; empty: it has none
    const char* lot = "";       ///< the act that draws it; empty: it is in a hand
    bool stands = false;        ///< it has lines that say how the sides stand
};

QVariantMap ruled(const QVariantMap& set) {
    return {{"do", "ruling"}, {"set", set}, {"reason", "as on the table"}};
}
QVariantMap act(const char* word, QVariantMap parameters = {}) {
    parameters.insert("do", word);
    return parameters;
}

Game life() {
    return {.system = "life-1861",
            .acts = {act("set-up", {{"rolls", QVariantList{QVariantList{1}, QVariantList{2}}}}),
                     act("draw-event", {{"rolls", QVariantList{"calm"}}}),
                     ruled({{"/pieces/s1/place", "h11"}, {"/pieces/c1/place", "town-hall"}})},
            .adds = act("attack", {{"attacker", "s1"}, {"target", "c1"}}),
            .risks = act("attack", {{"attacker", "s1"}, {"target", "c1"}}),
            .comes = "hit",
            .wrong = act("set-up", {{"rolls", QVariantList{QVariantList{17}, QVariantList{21}}}}),
            .forbids = "L61-RANDOM-01",
            .card = "calm",
            .lot = "draw-event"};
}

Game hexes() {
    return {.system = "hex-acw",
            .acts = {act("draw", {{"rolls", QVariantList{"smoke"}}}), ruled({{"/pieces/c2/place", "E4"},
                                                                             {"/pieces/u1/place", "D4"},
                                                                             {"/pieces/u1/facing", "ne"}})},
            .adds = act("shoot", {{"shooter", "u1"}, {"target", "c2"}}),
            .risks = act("shoot", {{"shooter", "u1"}, {"target", "c2"}}),
            .comes = "hits-1,holds",
            .wrong = act("end-turn"),
            .forbids = "ACW-TURN-02",
            .card = "smoke",
            .lot = "draw",
            .stands = true};
}

Game conquest() {
    return {.system = "conquest-1762",
            .options = {{"setup", "standard"}, {"first", "french"}, {"reinforcement", "spread"}},
            .set = {{"/phase", "attack"},
                    {"/territories/italy/owner", "french"},
                    {"/territories/italy/soldiers", 9},
                    {"/territories/france/owner", "british"},
                    {"/territories/france/soldiers", 4},
                    {"/sides/french/hand", QVariantList{"storm"}}},
            .aimed = {"italy", "france"},
            .acts = {ruled({{"/phase", "build"},
                            {"/sides/french/resources/wheat", 2},
                            {"/sides/french/resources/gunpowder", 2}})},
            .adds = act("recruit", {{"pay", "cards"}, {"times", 1}, {"territory", "italy"}}),
            .risks = act("attack", {{"from", "italy"}, {"to", "france"}}),
            .comes = "attacker-1,defender-1",
            .wrong = act("move-in"),
            .forbids = "C62-CONQUEST-01",
            .card = "storm",
            .stands = true};
}

Game squares() {
    const QVariantMap attack = act("attack", {{"pieces", QVariantList{"ci1", "ci2", "ci3"}}, {"to", "m7"}});
    return {.system = "civil-war-1863",
            .set = {{"/pieces/ui1/place", "m7"}},
            .touched = {"m6", "m7"},
            .aimed = {"m6", "m7"},
            .adds = attack,
            .risks = attack,
            .comes = "attacker-2,defender-0",
            .wrong = act("end-turn"),
            .forbids = "W63-TURN-05",
            .stands = true};
}

Game skirmish() {
    const QVariantMap attack =
        act("attack", {{"fighter", "red-boss"}, {"target", "blue-boss"}, {"weapon", "melee-1h"}});
    return {.system = "one-stat",
            .acts = {act("roll-initiative", {{"rolls", QVariantList{QVariantList{9}, QVariantList{3}}}}),
                     act("choose-position", {{"position", 1}})},
            .adds = attack,
            .risks = attack,
            .comes = "wound",
            .wrong = act("attack", {{"fighter", "red-boss"}, {"target", "blue-boss"}}),
            .forbids = "OSS-TURN-01"};
}

const QList<Game>& games() {
    static const QList<Game> all{life(), hexes(), conquest(), squares(), skirmish()};
    return all;
}

class RulesByTouch : public Screens, public testing::WithParamInterface<int> {
  protected:
    [[nodiscard]] static const Game& game() { return games()[GetParam()]; }
    [[nodiscard]] static const Ledger& ledger() { return *findSystem(game().system)->ledger; }
    [[nodiscard]] static const BehindWords& behindWords() { return *behindWordsOf(game().system); }
    void sitDown(bool withActs = true) {
        playOn(game().system, {1280, 800}, game().options, game().set);
        if (!withActs) {
            for (const QString& cell : game().touched) touchCell(cell);
            return;
        }
        for (const QVariantMap& act : game().acts) {
            ASSERT_TRUE(table.act(act)) << act.value("do").toString().toStdString();
            settle();
        }
    }
    /// Does what rests on a sum: as it is written, or else by its offer with what is likely.
    bool adds() {
        if (table.act(game().adds)) return true;
        table.choose("red-r4");
        for (int row = 0; row < table.offers()->count(); ++row) {
            const QVariantMap offer = table.offers()->at(row);
            if (offer.value("action") != "attack" || offer.value("blocked").toBool()) continue;
            table.openOffer(offer.value("id").toString());
            table.draft()->set("range", 5);
            const int before = table.log().cursor();
            table.draft()->send("app");
            return table.log().cursor() > before;
        }
        return false;
    }
    [[nodiscard]] static QString textOf(const Clause* clause) {
        QTextDocument words;
        words.setMarkdown(QString::fromUtf8(clause->text.data(), qsizetype(clause->text.size())));
        return words.toPlainText();
    }
    /// The sheet is open and reads this clause's own words.
    void expectRead(const Clause* clause) {
        ASSERT_NE(clause, nullptr);
        settle();
        const QQuickItem* text = item("clauseText", "rule");
        ASSERT_NE(text, nullptr) << "no rule is shown";
        EXPECT_EQ(text->property("plain").toString(), textOf(clause));
        EXPECT_TRUE(words("clauseId")
                        .value(0)
                        .startsWith(QString::fromUtf8(clause->id.data(), qsizetype(clause->id.size()))))
            << words("clauseId").value(0).toStdString() << ", not " << clause->id;
    }
    /// A button of the bar with an act behind it.
    [[nodiscard]] QQuickItem* offer() const {
        for (QQuickItem* one : seen())
            if (isButton(one) && one->property("ruled").toBool() && isInside(one, "offers") &&
                !one->property("blocked").toBool() && !actionOf(one).isEmpty())
                return one;
        return nullptr;
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window, Qt::Key(key), modifiers);
        settle();
    }
    [[nodiscard]] bool isShown() const { return item("clauseText", "rule") != nullptr; }
    /// The action of an offer on the bar.
    [[nodiscard]] static QString actionOf(const QQuickItem* offer) {
        const QVariant row = offer->property("offer");
        const QVariant plain = row.canConvert<QJSValue>() ? row.value<QJSValue>().toVariant() : row;
        return plain.canConvert<TableOffer>() ? plain.value<TableOffer>().action
                                              : plain.toMap().value("action").toString();
    }
};

TEST_P(RulesByTouch, AnOfferThatIsHeldShowsItsRuleAndFromThereWhatItWouldCome) {
    sitDown(false);
    QQuickItem* one = offer();
    ASSERT_NE(one, nullptr);
    const QString action = actionOf(one);
    const auto behind = behindWords().of("action", action.toStdString());
    ASSERT_FALSE(behind.empty()) << action.toStdString();
    const bool aims = table.draft()->isOpen();  // where places are touched, it is put together already
    hold(one);
    expectRead(behind.front());
    EXPECT_EQ(table.draft()->isOpen(), aims) << "it is only read";
    key(Qt::Key_Escape);
    EXPECT_FALSE(isShown()) << "Escape leads back";
    hold(one);
    touchIn("rule", "Look at it first");
    EXPECT_FALSE(isShown());
    EXPECT_TRUE(table.draft()->isOpen()) << "its values and odds are looked at";
    EXPECT_EQ(table.draft()->action(), action);
    // The field of a skirmish shows its act by itself; from a sheet the rule is a touch away.
    ASSERT_EQ(item("rulesBehind") == nullptr, QString(game().system) == "one-stat");
    if (item("rulesBehind") == nullptr) return;
    touchNamed("rulesBehind");
    expectRead(behind.front());
    EXPECT_EQ(button("Look at it first"), nullptr) << "it is looked at";
}

TEST_P(RulesByTouch, UndoThatIsHeldSaysWhatItDoesAndTakesNothingBack) {
    sitDown();
    const int before = table.log().cursor();
    QQuickItem* undo = button("Undo");
    ASSERT_NE(undo, nullptr);
    hold(undo);
    ASSERT_NE(item("ruleTold", "rule"), nullptr);
    EXPECT_TRUE(item("ruleTold", "rule")->property("text").toString().contains("takes back the last act"));
    EXPECT_EQ(table.log().cursor(), before);
    key(Qt::Key_Escape);
    EXPECT_EQ(item("ruleTold", "rule"), nullptr);
}

TEST_P(RulesByTouch, TheMenuKeyAndAReadersPressAskForTheRuleOfAnOffer) {
    sitDown(false);
    QQuickItem* one = offer();
    ASSERT_NE(one, nullptr);
    const auto behind = behindWords().of("action", actionOf(one).toStdString());
    ASSERT_FALSE(behind.empty());
    for (const auto& [press, with] : {std::pair(Qt::Key_Menu, Qt::KeyboardModifiers{}),
                                      std::pair(Qt::Key_F10, Qt::KeyboardModifiers(Qt::ShiftModifier))}) {
        one->forceActiveFocus();
        key(press, with);
        expectRead(behind.front());
        key(Qt::Key_Escape);
        EXPECT_FALSE(isShown());
    }
    auto* helper = one->findChild<QQuickItem*>("ruleFor");
    ASSERT_NE(helper, nullptr);
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(helper);
    ASSERT_NE(spoken, nullptr);
    EXPECT_TRUE(spoken->text(QAccessible::Name).contains(one->property("text").toString()));
    spoken->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    expectRead(behind.front());
}

TEST_P(RulesByTouch, ARefusalLeadsToTheClauseThatForbids) {
    sitDown(false);
    const QSignalSpy refused(&table, &TableController::refused);
    ASSERT_FALSE(table.act(game().wrong));
    settle();
    ASSERT_EQ(refused.count(), 1);
    EXPECT_EQ(refused.at(0).at(2).toString(), game().forbids);
    touchNamed("reason");
    expectRead(ledger().find(game().forbids));
}

TEST_P(RulesByTouch, ALineOfASumLeadsToItsClause) {
    sitDown();
    ASSERT_TRUE(adds()) << table.log().sentence().toStdString();
    const LogEntry last = table.log().journal()->at(table.log().journal()->count() - 1);
    ASSERT_FALSE(last.sums.isEmpty());
    show("log");
    touch(QStringLiteral("Entry %1 in full").arg(last.number));
    QQuickItem* line = item("sumLine");
    if (line == nullptr) {  // the list of the log shows other entries; the table shows the last one
        show("table");
        touchNamed("result");
        line = item("sumLine");
    }
    ASSERT_NE(line, nullptr);
    scrollTo(line);
    hold(line);
    expectRead(ledger().find(last.sums.first().parts.first().clause.toStdString()));
}

TEST_P(RulesByTouch, WhatMayComeOfAnActLeadsToWhatTheRulesSayOfIt) {
    if (game().aimed.isEmpty())
        sitDown();
    else
        playOn(game().system, {1280, 800}, game().options, game().set);
    const QString action = game().risks.value("do").toString();
    auto& rules = evening.companion.rules();
    const QString first = game().comes;
    ASSERT_TRUE(rules.showOutcomes(action, {first}, "Odds"));
    const auto behind = behindWords().ofOutcome(action.toStdString(), first.toStdString());
    expectRead(behind.front());
    touch("Close");
    const auto leadsOn = [&](QQuickItem* told, const QString& outcome) {
        ASSERT_NE(told, nullptr) << "nothing says what may come of " << action.toStdString();
        hold(told);
        expectRead(behindWords().ofOutcome(action.toStdString(), outcome.toStdString()).front());
    };
    if (!game().aimed.isEmpty()) {
        for (const QString& cell : game().aimed) touchCell(cell);
        const QVariantList prospects = table.selection().prospects();
        ASSERT_FALSE(prospects.isEmpty());
        leadsOn(item("prospect"), prospects.first().value<ActProspect>().outcomes.first());
        return;
    }
    QQuickItem* told = nullptr;
    for (int row = 0; row < table.offers()->count() && told == nullptr; ++row) {
        const QVariantMap offer = table.offers()->at(row);
        if (offer.value("action") != action || offer.value("blocked").toBool()) continue;
        table.openOffer(offer.value("id").toString());
        settle();
        for (const char* name : {"outcomes", "oddsBar"})
            if (told == nullptr) told = item(name);
    }
    const QVariantList odds = table.draft()->outlook()->odds();
    leadsOn(told, odds.isEmpty() ? QString() : odds.first().value<OutcomeOdds>().outcome);
}

TEST_P(RulesByTouch, ACardLeadsToItsRule) {
    if (QString(game().card).isEmpty()) {
        EXPECT_TRUE(table.ask({{"ask", "cards"}}).value("cards").toList().isEmpty());
        return;
    }
    sitDown(false);
    const auto behind = behindWords().of("card", game().card);
    ASSERT_FALSE(behind.empty());
    if (QString(game().lot).isEmpty()) {
        hold(item("hand-french"));
        touchNamed("heldCard");
    } else {
        for (const QVariantMap& act : game().acts) {
            table.act(act);
            settle();
            if (act.value("do") == game().lot) break;
        }
        ASSERT_NE(item("card"), nullptr) << "it lies on the table";
        hold(item("card")->parentItem());
    }
    expectRead(behind.front());
}

TEST_P(RulesByTouch, ALineOfHowTheSidesStandIsReadAndLeadsToItsRule) {
    sitDown(false);
    QQuickItem* line = item("standingLine");
    if (!game().stands) {
        EXPECT_EQ(line, nullptr);
        return;
    }
    ASSERT_NE(line, nullptr);
    scrollTo(line);
    EXPECT_EQ(QAccessible::queryAccessibleInterface(line)->role(), QAccessible::StaticText)
        << "no button: a touch does nothing";
    hold(line);
    EXPECT_TRUE(isShown());
    key(Qt::Key_Escape);
    line->forceActiveFocus(Qt::TabFocusReason);
    key(Qt::Key_Menu);
    EXPECT_TRUE(isShown());
}

INSTANTIATE_TEST_SUITE_P(EveryGame, RulesByTouch, testing::Range(0, 5), [](const auto& of) {
    return QString(games()[of.param].system).remove('-').toStdString();
});

class Rulebook : public Screens {
  protected:
    [[nodiscard]] RuleDesk& rules() { return evening.companion.rules(); }
    void openRules() {
        evening.toActions();
        open();
        show("table");
        touch("Menu");
        touchNamed("menu-rules");
        ASSERT_EQ(window->property("page").toString(), "rules");
    }
    void find(const char* words) {
        QQuickItem* field = item("find");
        ASSERT_NE(field, nullptr);
        field->setProperty("text", words);
        settle();
    }
    /// The clause on top of the list.
    [[nodiscard]] QString first() {
        return rules().found()->count() == 0
                   ? QString()
                   : rules().found()->data(rules().found()->index(0), Qt::UserRole).toString();
    }
};

TEST_F(Rulebook, HasEveryClauseOfTheGameAndNoneOfAnother) {
    openRules();
    const Ledger& ledger = *findSystem("life-1861")->ledger;
    EXPECT_EQ(rules().found()->count(), static_cast<int>(ledger.clauses().size()));
    EXPECT_EQ(first(), "L61-GAME-01");
    EXPECT_NE(item("clause-L61-GAME-01"), nullptr);
    EXPECT_TRUE(isRead(QString::number(ledger.clauses().size()) + " rules"));
}

TEST_F(Rulebook, ASearchFindsAWordAndAnIdAndSetsTheWordOff) {
    openRules();
    find("truce");
    ASSERT_GT(rules().found()->count(), 0);
    EXPECT_EQ(first(), "L61-CARD-07");
    const QQuickItem* text = item("clauseText", "clause-L61-CARD-07");
    ASSERT_NE(text, nullptr);
    EXPECT_TRUE(text->property("text").toString().contains("underline"));
    find("l61-combat-05");
    EXPECT_EQ(rules().found()->count(), 1);
    EXPECT_EQ(first(), "L61-COMBAT-05");
    EXPECT_TRUE(isRead("1 rule found"));
    find("no such words");
    EXPECT_EQ(rules().found()->count(), 0);
    EXPECT_TRUE(isRead("0 rules found"));
}

TEST_F(Rulebook, AChapterIsReadAloneAndEscapeLeadsBackStepByStep) {
    openRules();
    touchNamed("chapters");
    touchItem(button("Combat, health, tension"));
    EXPECT_EQ(first(), "L61-COMBAT-01");
    QTest::keyClick(window, Qt::Key_Escape);
    settle();
    EXPECT_EQ(first(), "L61-GAME-01");
    QTest::keyClick(window, Qt::Key_Escape);
    settle();
    EXPECT_EQ(window->property("page").toString(), "table");
}

TEST_F(Rulebook, AClauseLeadsToItsNeighboursAndEscapeToTheOneBefore) {
    openRules();
    find("l61-combat-05");
    touchNamed("clause-L61-COMBAT-05");
    EXPECT_EQ(rules().shown().clause, "L61-COMBAT-05");
    EXPECT_EQ(rules().shown().chapter, "Combat, health, tension");
    touchNamed("clauseAfter", "rule");
    EXPECT_EQ(rules().shown().clause, "L61-COMBAT-06");
    touchNamed("clauseBefore", "rule");
    touchNamed("clauseBefore", "rule");
    EXPECT_EQ(rules().shown().clause, "L61-COMBAT-04");
    QTest::keyClick(window, Qt::Key_Escape);
    settle();
    EXPECT_EQ(rules().shown().clause, "L61-COMBAT-05");
    touchIn("rule", "Back");
    EXPECT_EQ(rules().shown().clause, "L61-COMBAT-06");
    for (int press = 0; press < 2; ++press) {
        QTest::keyClick(window, Qt::Key_Escape);
        settle();
    }
    EXPECT_EQ(item("clauseText", "rule"), nullptr);
    EXPECT_EQ(window->property("page").toString(), "rules");
}

TEST_F(Rulebook, ItsClausesAreSpokenWithTheirWords) {
    openRules();
    QQuickItem* row = item("clause-L61-GAME-02");
    ASSERT_NE(row, nullptr);
    const QString name = QAccessible::queryAccessibleInterface(row)->text(QAccessible::Name);
    EXPECT_TRUE(name.startsWith("L61-GAME-02")) << name.toStdString();
    EXPECT_TRUE(name.contains("series of rounds")) << name.toStdString();
    rules().showClause("L61-GAME-02");
    settle();
    QQuickItem* sheet = item("rule");
    ASSERT_NE(sheet, nullptr);
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(sheet);
    EXPECT_EQ(spoken->text(QAccessible::Name), "L61-GAME-02");
    EXPECT_EQ(spoken->role(), QAccessible::Dialog);
}

TEST_F(Rulebook, InGermanItSaysOnceThatItsWordsAreEnglishAndKeepsTheIds) {
    evening.companion.settings().setLanguage("de");
    evening.toActions();
    open();
    show("rules");
    EXPECT_EQ(words("ownWords").size(), 1);
    EXPECT_NE(item("clause-L61-GAME-01"), nullptr);
    EXPECT_TRUE(isRead("132 Regeln"));
}

TEST_F(Rulebook, WithoutAGameSaysThatNoneIsOpen) {
    open();
    show("rules");
    EXPECT_TRUE(isRead("No game is open."));
    EXPECT_FALSE(rules().showAction("attack", "Attack"));
}

TEST_F(Rulebook, WhatIsBlockedShowsFirstWhyAndThenItsOwnRule) {
    evening.toActions();
    ASSERT_TRUE(rules().showAction("attack", "Attack", "L61-CARD-07"));
    EXPECT_EQ(rules().shown().clause, "L61-CARD-07");
    ASSERT_GT(rules().behind()->count(), 2);
    EXPECT_FALSE(rules().showAction("no-such-act", "Nothing"));
    EXPECT_EQ(rules().shown().clause, "L61-CARD-07") << "nothing is shown in its place";
}

}  // namespace
}  // namespace adjutant::companion
