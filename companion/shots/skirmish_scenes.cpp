// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/shots/skirmish_scenes.hpp"

#include <QGuiApplication>
#include <QQuickItem>
#include <QWindow>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/print_desk.hpp"
#include "companion/bridge/roster_desk.hpp"
#include "companion/bridge/table_controller.hpp"

namespace adjutant::companion {
namespace {

void act(TableController& table, const QString& word, QVariantMap parameters = {}) {
    parameters.insert(QStringLiteral("do"), word);
    table.act(parameters);
}

/// The middle of a round: some have their tokens, one lies on its back.
void playWarbands(Companion& companion) {
    TableController& table = companion.table();
    companion.campaigns().newGame(QStringLiteral("one-stat"), {{"scenario", "king-of-the-hill"}}, {});
    act(table, "roll-initiative", {{"rolls", QVariantList{QVariantList{9}, QVariantList{3}}}});
    act(table, "choose-position", {{"position", 1}});
    act(table, "attack",
        {{"fighter", "red-s1"},
         {"target", "blue-s2"},
         {"range", 5},
         {"rolls", QVariantList{QVariantList{1, 2}, QVariantList{1}}}});
    act(table, "recover", {{"fighter", "blue-s2"}, {"rolls", QVariantList{QVariantList{2}}}});
}

/// Alone, up to the points on the table.
void placeAlone(Companion& companion, const QString& scenario, int tokens) {
    TableController& table = companion.table();
    companion.campaigns().newGame(QStringLiteral("one-stat"), {{"scenario", scenario}}, {});
    QVariantList squares;
    for (int point = 0; point < 6 + tokens; ++point)
        squares.append(QVariant(QVariantList{1 + (point * 5) % 6, 6 - (point * 2 + point / 3) % 6}));
    act(table, "place-points", {{"rolls", squares}});
}

void playAlone(Companion& companion) {
    TableController& table = companion.table();
    placeAlone(companion, QStringLiteral("hunt"), 0);
    act(table, "spawn", {{"rolls", QVariantList{QVariantList{1, 1, 2, 2, 5, 6}}}});
    act(table, "end-turn");
}

/// A bomb on its way, one fighter that waits to return, a point for Red.
void playBombing(Companion& companion) {
    TableController& table = companion.table();
    companion.campaigns().newGame(QStringLiteral("one-stat"),
                                  {{"scenario", "bombing-run"}, {"positions", "in-order"}}, {});
    act(table, "roll-initiative", {{"rolls", QVariantList{QVariantList{9}, QVariantList{3}}}});
    act(table, "pick-up", {{"fighter", "red-s1"}});
    act(table, "deliver", {{"fighter", "red-s1"}, {"area", "blue"}, {"blast", QVariantList{"blue-r1"}}});
    act(table, "pick-up", {{"fighter", "blue-s2"}});
    act(table, "activate", {{"fighter", "red-boss"}});
}

void touchOffer(TableController& table, const QString& word, const QString& on, const QString& with) {
    for (const QVariant& row : table.offerList()) {
        const auto offer = row.value<TableOffer>();
        if (offer.action == word && offer.on == on && offer.sub == with) return table.openOffer(offer.id);
    }
}

}  // namespace

QList<Scene> skirmishScenes(Companion& companion) {
    TableController& table = companion.table();
    playWarbands(companion);
    return {{"skirmish-side", "table", [&table] { table.choose({}); }},
            {"skirmish-fighter", "table", [&table] { table.choose("red-boss"); }},
            {"skirmish-shot", "table",
             [&table] {
                 table.choose("red-s2");
                 touchOffer(table, "attack", "blue-boss", "with a light shooter");
             },
             [&table] { table.draft()->close(); }},
            {"skirmish-tank", "table",
             [&table] {
                 table.choose("red-r1");
                 touchOffer(table, "attack", "blue-r1", "with a one-handed weapon");
                 table.draft()->toggle("tanks", "blue-r1=blue-s1");
             },
             [&table] { table.draft()->close(); }}};
}

QList<Scene> soloScenes(Companion& companion) {
    TableController& table = companion.table();
    playAlone(companion);
    return {{"skirmish-opponent", "table"},
            {"skirmish-wander", "table",
             [&table] {
                 act(table, "opponent-turn",
                     {{"can-attack", "no"}, {"in-sight", false}, {"rolls", QVariantList{QVariantList{4}}}});
             },
             [&table] { table.undo(); }}};
}

QList<Scene> initiativeScenes(Companion& companion) {
    TableController& table = companion.table();
    companion.campaigns().newGame(QStringLiteral("one-stat"), {{"scenario", "treasure-hunt"}}, {});
    return {{"skirmish-initiative", "table"},
            {"skirmish-positions", "table",
             [&table] {
                 act(table, "roll-initiative", {{"rolls", QVariantList{QVariantList{9}, QVariantList{3}}}});
             },
             [&table] { table.undo(); }}};
}

QList<Scene> spawnScenes(Companion& companion) {
    TableController& table = companion.table();
    placeAlone(companion, QStringLiteral("collect"), 6);
    return {{"skirmish-points", "table"},
            {"skirmish-spawned", "table",
             [&table] {
                 act(table, "spawn", {{"rolls", QVariantList{QVariantList{1, 1, 2, 2, 5, 6}}}});
             },
             [&table] { table.undo(); }}};
}

QList<Scene> bombingScenes(Companion& companion) {
    playBombing(companion);
    return {{"skirmish-bombing", "table"}};
}

QList<Scene> rosterScenes(Companion& companion) {
    RosterDesk& desk = companion.rosters();
    PrintDesk& prints = companion.prints();
    desk.begin(QStringLiteral("one-stat"));
    desk.setName(QStringLiteral("The Larks"));
    const QStringList names{"Old Ada", "Quill", "Sister Mercy", "Brandt", "Pip",
                            "Tom",     "Nell",  "Jory",         "Wren",   "Hob"};
    for (int fighter = 0; fighter < names.size(); ++fighter) desk.rename(fighter, names.at(fighter));
    desk.save();
    const auto chooseSkirmish = [] {
        for (QWindow* window : QGuiApplication::topLevelWindows()) {
            auto* page = window->property("current").value<QQuickItem*>();
            if (page == nullptr) continue;
            QMetaObject::invokeMethod(page, "choose", Q_ARG(QString, QStringLiteral("one-stat")));
            page->setProperty("unfolded", true);
        }
    };
    return {{"roster-game", "new", chooseSkirmish},
            {"roster", "roster"},
            {"roster-fault", "roster", [&desk] { desk.add(QStringLiteral("rookie")); },
             [&desk] { desk.drop(10); }},
            {"roster-print", "print", [&desk, &prints] { prints.setProperty("roster", desk.kept()); }}};
}

}  // namespace adjutant::companion
