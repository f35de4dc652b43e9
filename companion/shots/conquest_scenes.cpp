// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/shots/conquest_scenes.hpp"

#include <QQuickItem>
#include <QQuickWindow>

#include "companion/bridge/companion.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/shots/scene_acts.hpp"

namespace adjutant::companion {
namespace {

void ruleTheWorld(TableController& table, const QVariantMap& set) {
    rule(table, set, QStringLiteral("A world at war"));
}

void own(QVariantMap& set, const QString& place, const QVariantMap& values) {
    for (auto value = values.begin(); value != values.end(); ++value)
        set.insert(QStringLiteral("/territories/%1/%2").arg(place, value.key()), value.value());
}

void dock(QVariantMap& set, const QString& ship, const QString& place) {
    set.insert(QStringLiteral("/pieces/%1/out").arg(ship), false);
    set.insert(QStringLiteral("/pieces/%1/place").arg(ship), place);
}

/// The middle of a war: buildings, ships, natives, hands.
QVariantMap world() {
    QVariantMap set{{"/sides/french/gold", 9},
                    {"/sides/french/pool", 4},
                    {"/sides/french/hand", QVariantList{"levy", "storm"}},
                    {"/sides/spanish/hand", QVariantList{"royal-veto"}},
                    {"/round", 11}};
    own(set, "great-britain", {{"soldiers", 6}, {"building", "metropolis"}, {"port", true}});
    own(set, "france", {{"soldiers", 4}, {"building", "fortress"}});
    own(set, "hindustan", {{"building", "colony"}});
    own(set, "italy", {{"port", true}});
    own(set, "brazil", {{"soldiers", 12}});
    own(set, "quebec", {{"building", "colony"}});
    own(set, "guinea", {{"owner", "natives"}, {"soldiers", 3}});
    own(set, "turkestan", {{"soldiers", 9}});
    dock(set, "french-warship-1", "italy");
    dock(set, "french-warship-2", "italy");
    dock(set, "british-warship-1", "great-britain");
    return set;
}

void wage(TableController& table) {
    QVariantMap set = world();
    const QStringList goods{"wood", "stone", "wheat", "iron", "gunpowder"};
    for (int good = 0; good < goods.size(); ++good)
        set.insert("/sides/french/resources/" + goods.at(good), 6 - good);
    ruleTheWorld(table, set);
}

QVariantMap options(const QVariantMap& more = {}) {
    QVariantMap all{{"setup", "standard"}, {"first", "french"}, {"reinforcement", "spread"}};
    all.insert(more);
    return all;
}

void roll(TableController& table) {
    if (table.standing().phase() == "roll")
        table.act(action("roll-resources", {{"rolls", QVariantList{QVariantList{3, 6}}}}));
}

/// Cards in nobody's sight but their players': a port is built and paid for.
void tradeInPrivate(TableController& table) {
    ruleTheWorld(table, world());
    roll(table);
    table.act(action("build", {{"what", "port"}, {"territory", "japan"}}));
}

/// A capital is stormed; the defender chooses.
void storm(TableController& table) {
    ruleTheWorld(table, world());
    roll(table);
    table.act(action(
        "attack", {{"from", "turkestan"}, {"to", "persia"}, {"rolls", QVariantList{QVariantList{6, 4, 2}}}}));
}

/// What came of the last act is dismissed, as by the next touch.
void dismiss(QQuickItem& item) {
    if (item.property("dismissed").isValid()) item.setProperty("dismissed", true);
    for (QQuickItem* child : item.childItems()) dismiss(*child);
}
void dismiss(QQuickWindow& window) { dismiss(*window.contentItem()); }

/// From the readable part of a phone's map to the whole, and back.
void turnMap(QQuickWindow& window) {
    QQuickItem* map = named(*window.contentItem(), "board");
    if (map != nullptr && map->property("readable").toReal() > 0) QMetaObject::invokeMethod(map, "turnWhole");
}

}  // namespace

QList<Scene> conquestScenes(Companion& companion, QQuickWindow& window) {
    TableController& table = companion.table();
    const auto put = [&table] {
        table.draft()->close();
        table.choose({});
    };
    const auto war = [&companion] { takeUp(companion, "conquest-1762", options(), "A world at war", wage); };
    const auto shown = [&](const std::function<void()>& pose) {
        return [&, war, pose] {
            war();
            roll(table);
            dismiss(window);
            pose();
        };
    };
    const auto touch = [&table](const QStringList& ids) {
        return [&table, ids] {
            for (const QString& id : ids) table.touchCounter(id);
        };
    };
    const auto call = [&window](const char* name, const char* method, const QString& argument) {
        QQuickItem* item = named(*window.contentItem(), name);
        if (item == nullptr) return;
        if (argument.isEmpty())
            QMetaObject::invokeMethod(item, method);
        else
            QMetaObject::invokeMethod(item, method, Q_ARG(QString, argument));
    };
    const auto sheetOf = [&table](const QString& act, const QString& label) {
        return [&table, act, label] {
            for (int row = 0; row < table.offers()->count(); ++row) {
                const QVariantMap offer = table.offers()->at(row);
                if (offer.value("action") == act && offer.value("text").toString().contains(label))
                    return table.openOffer(offer.value("id").toString());
            }
        };
    };
    return {{"conquest-map", "table", war, put},
            {"conquest-takes", "table",
             [&, war] {
                 war();
                 if (table.standing().phase() != "roll") table.undo();
                 roll(table);
             },
             put},
            {"conquest-place", "table", shown(touch({"italy"})), put},
            {"conquest-aim", "table", shown(touch({"turkestan", "siberia"})), put},
            {"conquest-trade", "table", shown(sheetOf("player-trade", "British")), put},
            {"conquest-assault", "table", shown([&, touch, sheetOf] {
                 touch({"turkestan", "siberia"})();
                 sheetOf("assault", "")();
             }),
             put},
            {"conquest-whole", "table", shown([&] { turnMap(window); }), [&] { turnMap(window); }},
            {"conquest-hand", "table", shown([&, call] { call("hand-french", "wanted", {}); }),
             [&, call] { call("hand", "close", {}); }},
            {"conquest-ruling", "table", shown([&, call] { call("sheets", "openRuling", "italy"); }),
             [&, call] { call("ruling", "close", {}); }},
            {"conquest-defence", "table",
             [&] { takeUp(companion, "conquest-1762", options(), "The siege of Persia", storm); }, put},
            {"conquest-private", "table",
             [&] {
                 takeUp(companion, "conquest-1762", options({{"hands", "private"}, {"bank", "box"}}),
                        "Behind a hand", tradeInPrivate);
                 table.undo();
                 table.act(action("build", {{"what", "port"}, {"territory", "japan"}}));
                 dismiss(window);
             },
             put}};
}

}  // namespace adjutant::companion
