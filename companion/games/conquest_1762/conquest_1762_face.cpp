// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/games/conquest_1762/conquest_1762_face.hpp"

namespace adjutant::companion {

ConquestFace::ConquestFace() : GameFace("conquest-1762", "ConquestFace") {}

std::unique_ptr<GameFace> conquest_1762::makeFace() { return std::make_unique<ConquestFace>(); }

const Acts& ConquestFace::acts() const {
    static const Acts acts{
        {"set-up", {.sign = "map", .undo = QT_TR_NOOP("the set-up")}},
        {"claim", {.sign = "flag", .undo = QT_TR_NOOP("the claim")}},
        {"swap", {.sign = "redo", .undo = QT_TR_NOOP("the swap"), .beside = true}},
        {"spread", {.sign = "group", .undo = QT_TR_NOOP("the spreading")}},
        {"place", {.sign = "infantry", .undo = QT_TR_NOOP("the soldiers"), .beside = true}},
        {"roll-resources", {.undo = QT_TR_NOOP("the roll")}},
        {"bank-trade", {.sign = "bag", .undo = QT_TR_NOOP("the trade"), .rare = true}},
        {"player-trade", {.sign = "hand", .undo = QT_TR_NOOP("the trade"), .rare = true}},
        {"recruit", {.sign = "infantry", .undo = QT_TR_NOOP("the recruits"), .beside = true}},
        {"build", {.undo = QT_TR_NOOP("the building")}},
        {"buy-card", {.undo = QT_TR_NOOP("the card")}},
        {"play-card", {.undo = QT_TR_NOOP("the card's play")}},
        {"discard-card", {.sign = "trash", .undo = QT_TR_NOOP("the discard")}},
        {"next-phase",
         {.sign = "end", .undo = QT_TR_NOOP("the next phase"), .losing = {"reinforcements-lost"}}},
        {"attack",
         {.sign = "dice",
          .undo = QT_TR_NOOP("the exchange"),
          .chance = QT_TR_NOOP("conquest"),
          .losing = {"reinforcements-lost"},
          .aimed = true,
          .beside = true,
          .atHand = true,
          .thrown = true}},
        {"defend",
         {.sign = "wall",
          .undo = QT_TR_NOOP("the defence"),
          .apart = "dice",
          .answers = true,
          .thrown = true}},
        {"assault",
         {.undo = QT_TR_NOOP("the assault"),
          .chance = QT_TR_NOOP("conquest"),
          .losing = {"reinforcements-lost"},
          .aimed = true,
          .beside = true,
          .atHand = true}},
        {"call-off", {.sign = "rout", .undo = QT_TR_NOOP("the calling off"), .atHand = true}},
        {"move-in", {.sign = "flag", .undo = QT_TR_NOOP("the moving in"), .beside = true, .atHand = true}},
        {"redeploy",
         {.undo = QT_TR_NOOP("the redeployment"),
          .skips = {"build", "attack"},
          .losing = {"reinforcements-lost", "natives"},
          .beside = true,
          .shown = true}},
        {"end-turn",
         {.undo = QT_TR_NOOP("the turn's end"), .losing = {"reinforcements-lost", "natives"}, .kept = true}},
        {"end", {.undo = QT_TR_NOOP("the end")}},
    };
    return acts;
}

}  // namespace adjutant::companion
