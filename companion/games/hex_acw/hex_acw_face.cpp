// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/games/hex_acw/hex_acw_face.hpp"

namespace adjutant::companion {

HexAcwFace::HexAcwFace() : GameFace("hex-acw", "HexAcwFace") {}

std::unique_ptr<GameFace> hex_acw::makeFace() { return std::make_unique<HexAcwFace>(); }

const Acts& HexAcwFace::acts() const {
    static const Acts acts{
        {"draw", {.undo = QT_TR_NOOP("the card")}},
        {"play", {.sign = "card", .undo = QT_TR_NOOP("the card's play")}},
        {"decline", {.sign = "close", .undo = QT_TR_NOOP("the refusal of the card")}},
        {"move", {.undo = QT_TR_NOOP("the move")}},
        {"turn", {.sign = "move", .undo = QT_TR_NOOP("the turn on the spot")}},
        {"shoot", {.undo = QT_TR_NOOP("the shot"), .chance = QT_TR_NOOP("rout")}},
        {"volley", {.undo = QT_TR_NOOP("the volley"), .chance = QT_TR_NOOP("rout")}},
        {"test-morale", {.sign = "dice", .undo = QT_TR_NOOP("the test")}},
        {"advance", {.sign = "up", .undo = QT_TR_NOOP("the advance")}},
        {"end-turn",
         {.undo = QT_TR_NOOP("the turn's end"),
          .oneWaits = QT_TR_NOOP("%1 could still act."),
          .manyWait = QT_TR_NOOP("%1 units could still act.")}},
        {"occupy", {.sign = "flag", .undo = QT_TR_NOOP("who holds it")}},
        {"entrench", {.sign = "spade", .undo = QT_TR_NOOP("the works")}},
        {"terrain", {.sign = "hill", .undo = QT_TR_NOOP("the terrain")}},
        {"edge", {.sign = "token", .undo = QT_TR_NOOP("the water")}},
        {"road", {.sign = "move", .undo = QT_TR_NOOP("the road")}},
        {"strongpoint", {.sign = "flag", .undo = QT_TR_NOOP("the position")}},
        {"add-unit", {.sign = "group", .undo = QT_TR_NOOP("the unit")}},
        {"add-commander", {.sign = "star", .undo = QT_TR_NOOP("the commander")}},
        {"begin", {.sign = "check", .undo = QT_TR_NOOP("the beginning")}},
    };
    return acts;
}

const Params& HexAcwFace::params() const {
    static const Params params{
        {"facing", {.settled = true}}, {"path", {.settled = true}}, {"on", {.settled = true}}};
    return params;
}

}  // namespace adjutant::companion
