// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a new game of 1 Stat Skirmish, and what a referee may rule on in one.
#include "companion/games/one_stat/one_stat_face.hpp"

namespace adjutant::companion {
namespace {

/// Names in the rules' data, and ids that are their own words: `said` tells them in the app's language.
[[maybe_unused]] constexpr const char* oneStatHeard[]{
    QT_TRANSLATE_NOOP("OneStatFace", "Enemy"),      QT_TRANSLATE_NOOP("OneStatFace", "Force user"),
    QT_TRANSLATE_NOOP("OneStatFace", "Flag"),       QT_TRANSLATE_NOOP("OneStatFace", "Clue"),
    QT_TRANSLATE_NOOP("OneStatFace", "North east"), QT_TRANSLATE_NOOP("OneStatFace", "North west"),
    QT_TRANSLATE_NOOP("OneStatFace", "South east"), QT_TRANSLATE_NOOP("OneStatFace", "South west"),
    QT_TRANSLATE_NOOP("OneStatFace", "Melee 1h"),   QT_TRANSLATE_NOOP("OneStatFace", "Melee 2h")};

}  // namespace

NewGame OneStatFace::newGame() const {
    return {
        .who = QT_TR_NOOP("Who plays"),
        .count = "players",
        .above = {"scenario", "size", "mystery", "bounty-boss", "rescue-hard"},
        .unseated = {"opponents"},
        .groups = {
            {.title = QT_TR_NOOP("Order of play"), .sign = "clock", .options = {"initiative", "positions"}},
            {.title = QT_TR_NOOP("Bosses, Influencers and the bomb"),
             .sign = "star",
             .options = {"boss-shield", "influence-die", "bomb-clock"}},
            {.title = QT_TR_NOOP("Trigger device"),
             .sign = "bomb",
             .options = {"device", "device-goals", "device-effect"}},
            {.title = QT_TR_NOOP("Opponents"), .sign = "group", .options = {"respawn", "opponents"}},
            {.title = QT_TR_NOOP("Terrain"), .sign = "tree", .options = {"terrain"}}}};
}

Rulings OneStatFace::rulings() const {
    return {.game = {{.at = "/round", .name = QT_TR_NOOP("Round")},
                     {.at = "/deadline", .name = QT_TR_NOOP("Last round")},
                     {.at = "/device/count", .name = QT_TR_NOOP("Device count")},
                     {.at = "/phase", .name = QT_TR_NOOP("Phase")},
                     {.at = "/active", .name = QT_TR_NOOP("Who is to act")},
                     {.at = "/last", .name = QT_TR_NOOP("Who acted last")}},
            .piece = {{.at = "/out", .name = QT_TR_NOOP("Out of play")},
                      {.at = "/down", .name = QT_TR_NOOP("Down")},
                      {.at = "/activated", .name = QT_TR_NOOP("Has acted")},
                      {.at = "/stat", .name = QT_TR_NOOP("Stat")}}};
}

}  // namespace adjutant::companion
