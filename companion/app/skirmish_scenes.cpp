// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/app/skirmish_scenes.hpp"

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
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

void playAlone(Companion& companion) {
    TableController& table = companion.table();
    companion.campaigns().newGame(QStringLiteral("one-stat"), {{"scenario", "hunt"}}, {});
    QVariantList squares;
    for (int point = 0; point < 6; ++point)
        squares.append(QVariant(QVariantList{1 + point, 6 - (point * 2) % 6}));
    act(table, "place-points", {{"rolls", squares}});
    act(table, "spawn", {{"rolls", QVariantList{QVariantList{1, 1, 2, 2, 5, 6}}}});
    act(table, "end-turn");
}

void touchOffer(TableController& table, const QString& word, const QString& on, const QString& with) {
    for (const QVariant& row : table.offerList()) {
        const QVariantMap offer = row.toMap();
        if (offer.value("action") == word && offer.value("on") == on && offer.value("sub") == with)
            return table.openOffer(offer.value("id").toString());
    }
}

}  // namespace

QList<Scene> skirmishScenes(Companion& companion) {
    TableController& table = companion.table();
    playWarbands(companion);
    return {{"skirmish-fighter", "table", [&table] { table.choose("red-boss"); }},
            {"skirmish-shot", "table",
             [&table] {
                 table.choose("red-s2");
                 touchOffer(table, "attack", "blue-boss", "with a light shooter");
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

}  // namespace adjutant::companion
