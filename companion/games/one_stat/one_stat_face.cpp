// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/games/one_stat/one_stat_face.hpp"

namespace adjutant::companion {

OneStatFace::OneStatFace() : GameFace("one-stat", "OneStatFace") {}

std::unique_ptr<GameFace> one_stat::makeFace() { return std::make_unique<OneStatFace>(); }

const Acts& OneStatFace::acts() const {
    static const Acts acts{
        {"attack", {.undo = QT_TR_NOOP("the attack"), .chance = QT_TR_NOOP("wound")}},
        {"move", {.undo = QT_TR_NOOP("the move")}},
        {"recover", {.sign = "up", .undo = QT_TR_NOOP("the recovery"), .chance = QT_TR_NOOP("success")}},
        {"activate", {.sign = "play", .undo = QT_TR_NOOP("the activation")}},
        {"end-activation", {.sign = "check", .undo = QT_TR_NOOP("the end"), .kept = true}},
        {"end-turn",
         {.undo = QT_TR_NOOP("the rest of the round"),
          .oneWaits = QT_TR_NOOP("One fighter who could act has not done so."),
          .manyWait = QT_TR_NOOP("%1 fighters who could act have not done so.")}},
        {"roll-initiative", {.sign = "dice", .undo = QT_TR_NOOP("the initiative")}},
        {"choose-position", {.sign = "group", .undo = QT_TR_NOOP("the place")}},
        {"heal", {.sign = "medicine", .undo = QT_TR_NOOP("the healing"), .chance = QT_TR_NOOP("success")}},
        {"command", {.sign = "speak", .undo = QT_TR_NOOP("the command"), .chance = QT_TR_NOOP("success")}},
        {"drive", {.sign = "torch", .undo = QT_TR_NOOP("the driving"), .chance = QT_TR_NOOP("success")}},
        {"influence", {.sign = "eye", .undo = QT_TR_NOOP("the influence"), .chance = QT_TR_NOOP("success")}},
        {"summon", {.sign = "warning", .undo = QT_TR_NOOP("the demon"), .chance = QT_TR_NOOP("success")}},
        {"shapeshift", {.sign = "horse", .undo = QT_TR_NOOP("the change"), .chance = QT_TR_NOOP("success")}},
        {"pick-up", {.undo = QT_TR_NOOP("the pick-up")}},
        {"manipulate", {.sign = "settings", .chance = QT_TR_NOOP("success")}},
        {"set-hill", {.sign = "hill"}},
        {"deliver", {.sign = "check", .undo = QT_TR_NOOP("the delivery")}},
        {"detonate", {.sign = "bomb"}},
        {"use-device", {.sign = "settings", .chance = QT_TR_NOOP("success")}},
        {"free-hostage", {.sign = "lock", .chance = QT_TR_NOOP("success")}},
        {"place-points", {.sign = "map", .undo = QT_TR_NOOP("the points")}},
        {"spawn", {.sign = "dice", .undo = QT_TR_NOOP("the spawn dice")}},
        {"opponent-turn", {.sign = "person", .undo = QT_TR_NOOP("the advice")}},
        {"hill", {.sign = "hill"}},
    };
    return acts;
}

}  // namespace adjutant::companion
