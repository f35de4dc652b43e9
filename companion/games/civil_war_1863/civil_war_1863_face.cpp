// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/games/civil_war_1863/civil_war_1863_face.hpp"

#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {

CivilWarFace::CivilWarFace() : GameFace("civil-war-1863", "CivilWarFace") {}

std::unique_ptr<GameFace> civil_war_1863::makeFace() { return std::make_unique<CivilWarFace>(); }

Cover CivilWarFace::cover() const {
    return {.about = QT_TR_NOOP("Two commanders, stacks on squares, rails and rivers, no dice but a coin"),
            .emblem = "rail",
            .round = QT_TR_NOOP("Round"),
            .tokens = {{"bone", "cavalry"}, {"blue", "infantry"}, {"blue", "ship"}}};
}

const Acts& CivilWarFace::acts() const {
    static const Acts list{
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
    return list;
}

const Params& CivilWarFace::params() const {
    static const Params list{{"eliminate", {.tabled = true}}};
    return list;
}

const Names& CivilWarFace::signs() const {
    static const Names list{{"infantry", "infantry"}, {"cavalry", "cavalry"}, {"gunboat", "ship"},
                            {"march", "move"},        {"rail", "rail"},       {"river", "anchor"},
                            {"sail", "anchor"},       {"flags", "flag"}};
    return list;
}

const Names& CivilWarFace::sideColours() const {
    static const Names list{{"union", "blue"}, {"confederate", "bone"}};
    return list;
}

const Names& CivilWarFace::kindSigns() const {
    static const Names list{{"gunboat", "ship"}};
    return list;
}

const Names& CivilWarFace::placeSigns() const {
    static const Names list{{"key-city", "house"}, {"capital", "star"}, {"town", "rail"}};
    return list;
}

const Names& CivilWarFace::grounds() const {
    static const Names list{
        {"mountain", "mountain"}, {"coast", "coast"}, {"sea", "water"}, {"river", "open"}};
    return list;
}

std::vector<Stock> CivilWarFace::stocks() const {
    return {{.at = "infantry", .of = Stock::Of::pieces},
            {.at = "cavalry", .of = Stock::Of::pieces},
            {.at = "gunboat", .of = Stock::Of::pieces},
            {.at = "flags", .of = Stock::Of::list}};
}

bool CivilWarFace::isLandmark(const QString& mark) const { return mark == "key-city" || mark == "capital"; }

QString CivilWarFace::cellOf(const json& state, const QString& id) const {
    return textAt(under(under(state, "cities"), id.toStdString()), "square");
}

QString CivilWarFace::progress(int done, int all) const { return tr("%1 of %2 moved").arg(done).arg(all); }

}  // namespace adjutant::companion
