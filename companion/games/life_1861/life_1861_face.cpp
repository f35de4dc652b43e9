// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/games/life_1861/life_1861_face.hpp"

#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {

LifeFace::LifeFace() : GameFace("life-1861", "LifeFace") {}

std::unique_ptr<GameFace> life_1861::makeFace() { return std::make_unique<LifeFace>(); }

Cover LifeFace::cover() const {
    return {.about = QT_TR_NOOP("Two players, two hours: a soldier and four civilians on one board"),
            .emblem = "tent",
            .round = QT_TR_NOOP("Round"),
            .tokens = {{"blue", "tent"}, {"brick", "house"}, {"nobody", "flag"}}};
}

const Acts& LifeFace::acts() const {
    static const Acts list{
        {"set-up", {.sign = "food", .undo = QT_TR_NOOP("the food")}},
        {"draw-event", {.sign = "card", .undo = QT_TR_NOOP("the draw")}},
        {"move", {.undo = QT_TR_NOOP("the move")}},
        {"pick-up", {.undo = QT_TR_NOOP("the pick-up")}},
        {"take-bread", {.sign = "bakery", .undo = QT_TR_NOOP("the bread")}},
        {"visit-doctor", {.sign = "medicine", .undo = QT_TR_NOOP("the visit")}},
        {"use-medicine", {.sign = "medicine", .undo = QT_TR_NOOP("the medicine")}},
        {"trade-at-store", {.sign = "shop", .undo = QT_TR_NOOP("the trade")}},
        {"activate-farm", {.sign = "plough", .undo = QT_TR_NOOP("the sowing")}},
        {"buy-crop", {.sign = "food", .undo = QT_TR_NOOP("the buy")}},
        {"activate-church", {.sign = "cross", .undo = QT_TR_NOOP("the prayer")}},
        {"loot", {.sign = "search", .undo = QT_TR_NOOP("the looting")}},
        {"swap", {.sign = "bag", .undo = QT_TR_NOOP("the swap")}},
        {"speak", {.sign = "speak", .undo = QT_TR_NOOP("the speech")}},
        {"attack", {.undo = QT_TR_NOOP("the attack"), .chance = QT_TR_NOOP("hit")}},
        {"end-turn",
         {.undo = QT_TR_NOOP("the turn's end"),
          .oneWaits = QT_TR_NOOP("%1 still has something to do."),
          .manyWait = QT_TR_NOOP("%1 people still have something to do.")}},
        {"status-stage", {.sign = "clock", .undo = QT_TR_NOOP("the status stage")}},
    };
    return list;
}

const Params& LifeFace::params() const {
    static const Params list{{"fed", {.asked = true}}, {"prefer", {.asked = true}}};
    return list;
}

const ChanceFaces& LifeFace::chances() const {
    static const ChanceFaces list{{"bandit", {.harms = true}},
                                  {"town", {.harms = true}},
                                  {"typhoid", {.harms = true}},
                                  {"skirmish", {.harms = true}},
                                  {"return-fire", {.harms = true}}};
    return list;
}

const Names& LifeFace::signs() const {
    static const Names list{{"food", "food"},
                            {"medicine", "medicine"},
                            {"ammo", "ammo"},
                            {"trade-goods", "goods"},
                            {"fever", "fever"},
                            {"cough", "cough"},
                            {"dysentery", "dysentery"},
                            {"typhoid", "typhoid"},
                            {"merchant", "bag"},
                            {"bandit", "flag"},
                            {"bandit-gang", "flag"},
                            {"town-meeting", "speak"},
                            {"relief", "food"},
                            {"rumours", "eye"},
                            {"calm", "sun"},
                            {"truce", "hand"},
                            {"good-harvest", "plough"},
                            {"mud", "down"},
                            {"fair-weather", "sun"},
                            {"windfall", "food"},
                            {"lost-crate", "goods"},
                            {"skirmish", "battlefield"},
                            {"market-day", "shop"},
                            {"closed-oven", "bakery"},
                            {"pistol", "target"},
                            {"any", "goods"}};
    return list;
}

const Names& LifeFace::sideColours() const {
    static const Names list{{"soldier", "blue"}, {"civilians", "brick"}};
    return list;
}

const Names& LifeFace::placeSigns() const {
    static const Names list{{"base", "tent"},     {"house", "house"},     {"town-hall", "hall"},
                            {"bakery", "bakery"}, {"doctor", "medicine"}, {"store", "shop"},
                            {"farm", "plough"},   {"church", "cross"},    {"battlefield", "battlefield"}};
    return list;
}

const Names& LifeFace::grounds() const {
    static const Names list{{"town-building", "town"}, {"location", "place"}, {"start", "place"}};
    return list;
}

QStringList LifeFace::murmurs() const { return {"aimed", "dice-counted"}; }

const Names& LifeFace::kindSigns() const {
    static const Names list{
        {"merchant", "bag"}, {"bandit", "flag"}, {"soldier", "tent"}, {"civilian", "house"}};
    return list;
}

std::vector<PieceMark> LifeFace::marks() const {
    return {{.key = "turns",
             .sign = "clock",
             .good = true,
             .kind = "soldier",
             .words = {QT_TR_NOOP("2 turns to take"), QT_TR_NOOP("1 turn to take"),
                       QT_TR_NOOP("both turns taken")}},
            {.key = "diseases"},
            {.key = "boon", .name = QT_TR_NOOP("Boon"), .sign = "star", .good = true},
            {.key = "praying", .name = QT_TR_NOOP("Praying"), .sign = "cross", .good = true},
            {.key = "gun", .name = QT_TR_NOOP("Pistol"), .sign = "target", .good = true, .value = "pistol"}};
}

std::vector<Stock> LifeFace::stocks() const {
    return {{.at = "food", .needed = true},
            {.at = "medicine", .needed = true},
            {.at = "ammo", .needed = true},
            {.at = "trade-goods"}};
}

std::vector<PlotFace> LifeFace::plots() const {
    return {{.title = QT_TR_NOOP("Tension"), .at = "/tension/level", .most = 10},
            {.title = QT_TR_NOOP("Health"), .at = "/pieces/{piece}/health"}};
}

const char* LifeFace::numberPrefix(const QString& kind) const {
    return kind == "numbered" ? QT_TR_NOOP("hex ") : nullptr;
}

/// Beside what lies there the bread in the bakery, and the farm's crop with its state.
std::vector<Good> LifeFace::goods(const GameScene& scene, const QString& place) const {
    std::vector<Good> list = onGround(scene.state(), place);
    const json& here = under(scene.state(), place.toStdString());
    if (place != "bakery" && place != "farm") return list;
    if (const int food = here.value("food", 0); food > 0) list.push_back(counted("food", food));
    const QString status = textAt(here, "status");
    if (status != "growing" && status != "resting") return list;
    const json& due = under(here, "due");
    const QString round = due.is_number() ? QString::fromStdString(due.dump()) : QString();
    const QString called = round.isEmpty() ? word(status) : tr("%1, until round %2").arg(word(status), round);
    list.push_back({status == "growing" ? "plough" : "clock", round, called, {}, called});
    return list;
}

}  // namespace adjutant::companion
