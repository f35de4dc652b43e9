// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/games/conquest_1762/conquest_1762_face.hpp"

#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {

ConquestFace::ConquestFace() : GameFace("conquest-1762", "ConquestFace") {}

std::unique_ptr<GameFace> conquest_1762::makeFace() { return std::make_unique<ConquestFace>(); }

Cover ConquestFace::cover() const {
    return {.about = QT_TR_NOOP("Two to five powers, 45 territories, trade and war in 1762"),
            .emblem = "crown",
            .round = QT_TR_NOOP("Round"),
            .tokens = {{"blue", "crown"}, {"brick", "hall"}, {"teal", "ship"}}};
}

const Acts& ConquestFace::acts() const {
    static const Acts list{
        {"set-up", {.sign = "map", .undo = QT_TR_NOOP("the set-up"), .opens = true}},
        {"claim", {.sign = "flag", .undo = QT_TR_NOOP("the claim")}},
        {"swap", {.sign = "redo", .undo = QT_TR_NOOP("the swap"), .beside = true}},
        {"spread", {.sign = "group", .undo = QT_TR_NOOP("the spreading")}},
        {"place", {.sign = "infantry", .undo = QT_TR_NOOP("the soldiers"), .beside = true}},
        {"roll-resources", {.sign = "dice", .undo = QT_TR_NOOP("the roll")}},
        {"bank-trade", {.sign = "bag", .undo = QT_TR_NOOP("the trade"), .rare = true}},
        {"player-trade", {.sign = "hand", .undo = QT_TR_NOOP("the trade"), .rare = true}},
        {"recruit", {.sign = "infantry", .undo = QT_TR_NOOP("the recruits"), .beside = true}},
        {"build", {.sign = "hall", .undo = QT_TR_NOOP("the building")}},
        {"buy-card", {.sign = "card", .undo = QT_TR_NOOP("the card")}},
        {"play-card", {.undo = QT_TR_NOOP("the card's play")}},
        {"discard-card", {.sign = "trash", .undo = QT_TR_NOOP("the discard")}},
        {"next-phase",
         {.sign = "end", .undo = QT_TR_NOOP("the next phase"), .losing = {"reinforcements-lost"}}},
        {"attack",
         {.sign = "dice",
          .undo = QT_TR_NOOP("the exchange"),
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
         {.sign = "swords",
          .undo = QT_TR_NOOP("the assault"),
          .chance = QT_TR_NOOP("conquest"),
          .losing = {"reinforcements-lost"},
          .aimed = true,
          .beside = true,
          .atHand = true}},
        {"call-off", {.sign = "rout", .undo = QT_TR_NOOP("the calling off"), .atHand = true}},
        {"move-in", {.sign = "flag", .undo = QT_TR_NOOP("the moving in"), .beside = true, .atHand = true}},
        {"redeploy",
         {.sign = "move",
          .undo = QT_TR_NOOP("the redeployment"),
          .skips = {"build", "attack"},
          .losing = {"reinforcements-lost", "natives"},
          .beside = true,
          .shown = true}},
        {"end-turn",
         {.undo = QT_TR_NOOP("the turn's end"), .losing = {"reinforcements-lost", "natives"}, .kept = true}},
        {"end", {.undo = QT_TR_NOOP("the end")}},
    };
    return list;
}

const ChanceFaces& ConquestFace::chances() const {
    static const ChanceFaces list{{"empire-card", {.secret = true}}, {"stolen-card", {.secret = true}}};
    return list;
}

const Names& ConquestFace::kindSigns() const {
    static const Names list{{"warship", "ship"}};
    return list;
}

const Names& ConquestFace::signs() const {
    static const Names list{{"gold", "coin"},
                            {"wood", "tree"},
                            {"gunpowder", "bomb"},
                            {"stone", "stone"},
                            {"wheat", "wheat"},
                            {"iron", "ingot"},
                            {"pool", "infantry"},
                            {"hand", "card"},
                            {"colony", "house"},
                            {"metropolis", "hall"},
                            {"fortress", "wall"},
                            {"port", "anchor"},
                            {"warship", "ship"},
                            {"capital", "crown"},
                            {"coast", "anchor"},
                            {"natives", "tent"},
                            {"soldiers", "infantry"},
                            {"almanac", "book"},
                            {"armistice", "flag"},
                            {"blockade", "anchor"},
                            {"bumper-harvest", "wheat"},
                            {"court-intrigue", "eye"},
                            {"entrenchments", "spade"},
                            {"forced-march", "move"},
                            {"levy", "infantry"},
                            {"master-gunner", "cannon"},
                            {"native-uprising", "tent"},
                            {"privateers", "ship"},
                            {"royal-grant", "crown"},
                            {"royal-veto", "cross"},
                            {"shipwrights", "ship"},
                            {"smugglers", "bag"},
                            {"storm", "warning"}};
    return list;
}

const Names& ConquestFace::sideColours() const {
    static const Names list{{"british", "brick"},
                            {"french", "blue"},
                            {"prussian", "green"},
                            {"spanish", "teal"},
                            {"ottoman", "plum"}};
    return list;
}

const Names& ConquestFace::grounds() const {
    static const Names list{{"coast", "open"}, {"inland", "open"}};
    return list;
}

const Names& ConquestFace::regionTints() const {
    static const Names list{{"north-america", "wood"}, {"south-america", "hill"}, {"arctic", "place"},
                            {"occident", "town"},      {"africa", "field"},       {"orient", "wood"},
                            {"australia", "hill"}};
    return list;
}

const char* ConquestFace::cancelWords() const { return QT_TR_NOOP("Cancel it with a royal veto"); }

std::vector<Stock> ConquestFace::stocks() const {
    return {{.at = "gold"},
            {.at = "pool"},
            {.at = "hand", .of = Stock::Of::list},
            {.at = "resources/wood"},
            {.at = "resources/stone"},
            {.at = "resources/wheat"},
            {.at = "resources/iron"},
            {.at = "resources/gunpowder"}};
}

QStringList ConquestFace::contested(const json& state) const {
    const json& battle = under(state, "battle");
    const QStringList places{textAt(battle, "from"), textAt(battle, "to")};
    return places.contains(QString()) ? QStringList() : places;
}

}  // namespace adjutant::companion
