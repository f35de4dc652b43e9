// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/games/life_1861/life_1861_face.hpp"

namespace adjutant::companion {

LifeFace::LifeFace() : GameFace("life-1861", "LifeFace") {}

std::unique_ptr<GameFace> life_1861::makeFace() { return std::make_unique<LifeFace>(); }

const Acts& LifeFace::acts() const {
    static const Acts acts{
        {"set-up", {.sign = "food", .undo = QT_TR_NOOP("the food")}},
        {"draw-event", {.undo = QT_TR_NOOP("the draw")}},
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
    return acts;
}

const Params& LifeFace::params() const {
    static const Params params{{"fed", {.asked = true}}, {"prefer", {.asked = true}}};
    return params;
}

}  // namespace adjutant::companion
