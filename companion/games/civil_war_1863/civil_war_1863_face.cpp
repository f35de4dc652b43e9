// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/games/civil_war_1863/civil_war_1863_face.hpp"

namespace adjutant::companion {

CivilWarFace::CivilWarFace() : GameFace("civil-war-1863", "CivilWarFace") {}

std::unique_ptr<GameFace> civil_war_1863::makeFace() { return std::make_unique<CivilWarFace>(); }

const Acts& CivilWarFace::acts() const {
    static const Acts acts{
        {"move", {.undo = QT_TR_NOOP("the move")}},
        {"attack", {.sign = "swords", .undo = QT_TR_NOOP("the battle"), .aimed = true}},
        {"retreat", {.undo = QT_TR_NOOP("the extra move"), .due = true}},
        {"remove", {.sign = "trash", .undo = QT_TR_NOOP("the removal"), .due = true}},
        {"fortify", {.sign = "spade", .undo = QT_TR_NOOP("the fortification"), .placed = true}},
        {"unfortify", {.sign = "up", .undo = QT_TR_NOOP("the lifting"), .placed = true}},
        {"end-turn",
         {.undo = QT_TR_NOOP("the turn's end"),
          .oneWaits = QT_TR_NOOP("%1 could still move."),
          .manyWait = QT_TR_NOOP("%1 pieces could still move.")}},
        {"station", {.sign = "pen", .undo = QT_TR_NOOP("the correction"), .quiet = true, .rare = true}},
        {"surrender", {.sign = "flag", .undo = QT_TR_NOOP("the surrender"), .rare = true}},
        {"end", {.undo = QT_TR_NOOP("the end")}},
    };
    return acts;
}

const Params& CivilWarFace::params() const {
    static const Params params{{"eliminate", {.tabled = true}}};
    return params;
}

}  // namespace adjutant::companion
