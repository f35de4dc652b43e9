// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/games/hex_acw/hex_acw_face.hpp"

#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {

HexAcwFace::HexAcwFace() : GameFace("hex-acw", "HexAcwFace") {}

std::unique_ptr<GameFace> hex_acw::makeFace() { return std::make_unique<HexAcwFace>(); }

Cover HexAcwFace::cover() const {
    return {.about = QT_TR_NOOP("Two armies, fifteen turns, on hexes or on your own table"),
            .emblem = "flag",
            .round = QT_TR_NOOP("Turn"),
            .tokens = {{"blue", "infantry"}, {"bone", "cavalry"}, {"blue", "artillery"}},
            .asItStands = QT_TR_NOOP("By the points so far")};
}

const Acts& HexAcwFace::acts() const {
    static const Acts list{
        {"draw", {.undo = QT_TR_NOOP("the card")}},
        {"play", {.sign = "card", .undo = QT_TR_NOOP("the card's play")}},
        {"decline", {.sign = "close", .undo = QT_TR_NOOP("the refusal of the card")}},
        {"move", {.undo = QT_TR_NOOP("the move")}},
        {"turn", {.sign = "move", .undo = QT_TR_NOOP("the turn on the spot")}},
        {"shoot", {.undo = QT_TR_NOOP("the shot"), .chance = QT_TR_NOOP("rout")}},
        {"volley", {.sign = "group", .undo = QT_TR_NOOP("the volley"), .chance = QT_TR_NOOP("rout")}},
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
    return list;
}

const Params& HexAcwFace::params() const {
    static const Params list{
        {"facing", {.settled = true}}, {"path", {.settled = true}}, {"on", {.settled = true}}};
    return list;
}

const Names& HexAcwFace::signs() const {
    static const Names list{{"points", "crown"},  // the star is the commander's
                            {"taken-units", "rout"},
                            {"taken-commanders", "star"},
                            {"sharpshooter", "target"},
                            {"hit-and-run", "cavalry"},
                            {"rally", "flag"},
                            {"force-march", "move"},
                            {"demoralised", "rout"},
                            {"surprise-assault", "swords"},
                            {"reserves", "reserve"},
                            {"stonewall", "spade"},
                            {"confusion", "warning"},
                            {"ammunition-shortage", "ammo"},
                            {"smoke", "eye"}};
    return list;
}

const Names& HexAcwFace::sideColours() const {
    static const Names list{{"union", "blue"}, {"confederate", "bone"}};
    return list;
}

const Names& HexAcwFace::placeSigns() const {
    static const Names list{{"entrenched", "spade"}, {"strongpoint", "flag"}};
    return list;
}

const Names& HexAcwFace::grounds() const {
    static const Names list{{"woods", "wood"},  {"town", "houses"}, {"fields", "field"},
                            {"marsh", "swamp"}, {"lake", "water"},  {"difficult", "mountain"},
                            {"hill", "hill"}};
    return list;
}

std::vector<PieceMark> HexAcwFace::marks() const {
    return {{.key = "reserve", .name = QT_TR_NOOP("In reserve"), .sign = "reserve"},
            {.key = "dug-in", .name = QT_TR_NOOP("Stonewall"), .sign = "spade", .good = true}};
}

std::vector<Stock> HexAcwFace::stocks() const {
    return {{.at = "points"}, {.at = "taken-units"}, {.at = "taken-commanders"}};
}

std::vector<PlotFace> HexAcwFace::plots() const {
    return {{.title = QT_TR_NOOP("Hits on units"), .at = "/pieces/{piece}/hits"}};
}

bool HexAcwFace::rides(const QString& kind) const { return kind == "commander"; }

const QMap<QString, int>& HexAcwFace::facings() const {
    static const QMap<QString, int> list{{"n", 0},   {"ne", 60},  {"se", 120},
                                         {"s", 180}, {"sw", 240}, {"nw", 300}};
    return list;
}

std::optional<Setup> HexAcwFace::setup() const {
    return Setup{"setup", {"board", "strongpoints", "pieces"}, "begin"};
}

}  // namespace adjutant::companion
