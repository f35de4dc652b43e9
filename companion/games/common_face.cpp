// SPDX-License-Identifier: GPL-3.0-or-later
// Acts, words and icons of the field that mean the same in any game, so that a game without a face of its own
// has them, too. What one game alone has stands in its face.
#include <QCoreApplication>

#include "companion/games/face.hpp"

namespace adjutant::companion {
namespace {

/// Names in the rules' data, and ids that are their own words: `said` tells them in the app's language.
[[maybe_unused]] constexpr const char* commonHeard[]{
    QT_TRANSLATE_NOOP("GameFace", "Food"),      QT_TRANSLATE_NOOP("GameFace", "Medicine"),
    QT_TRANSLATE_NOOP("GameFace", "Ammo"),      QT_TRANSLATE_NOOP("GameFace", "Round"),
    QT_TRANSLATE_NOOP("GameFace", "Points"),    QT_TRANSLATE_NOOP("GameFace", "Reason"),
    QT_TRANSLATE_NOOP("GameFace", "Target"),    QT_TRANSLATE_NOOP("GameFace", "Range"),
    QT_TRANSLATE_NOOP("GameFace", "Place"),     QT_TRANSLATE_NOOP("GameFace", "Piece"),
    QT_TRANSLATE_NOOP("GameFace", "From"),      QT_TRANSLATE_NOOP("GameFace", "To"),
    QT_TRANSLATE_NOOP("GameFace", "Side"),      QT_TRANSLATE_NOOP("GameFace", "Positions"),
    QT_TRANSLATE_NOOP("GameFace", "Infantry"),  QT_TRANSLATE_NOOP("GameFace", "Cavalry"),
    QT_TRANSLATE_NOOP("GameFace", "Artillery"), QT_TRANSLATE_NOOP("GameFace", "Commander"),
    QT_TRANSLATE_NOOP("GameFace", "Town"),      QT_TRANSLATE_NOOP("GameFace", "Capital"),
    QT_TRANSLATE_NOOP("GameFace", "Port"),      QT_TRANSLATE_NOOP("GameFace", "Merchant"),
    QT_TRANSLATE_NOOP("GameFace", "Bandit"),    QT_TRANSLATE_NOOP("GameFace", "Soldier"),
    QT_TRANSLATE_NOOP("GameFace", "Civilian"),  QT_TRANSLATE_NOOP("GameFace", "Warship"),
    QT_TRANSLATE_NOOP("GameFace", "Victory"),   QT_TRANSLATE_NOOP("GameFace", "Draw"),
    QT_TRANSLATE_NOOP("GameFace", "Survived"),  QT_TRANSLATE_NOOP("GameFace", "Eliminated"),
    QT_TRANSLATE_NOOP("GameFace", "Stalemate"), QT_TRANSLATE_NOOP("GameFace", "Setup"),
    QT_TRANSLATE_NOOP("GameFace", "Over"),      QT_TRANSLATE_NOOP("GameFace", "Kind"),
    QT_TRANSLATE_NOOP("GameFace", "Amount"),    QT_TRANSLATE_NOOP("GameFace", "Nothing"),
    QT_TRANSLATE_NOOP("GameFace", "None"),      QT_TRANSLATE_NOOP("GameFace", "Text"),
    QT_TRANSLATE_NOOP("GameFace", "Note")};

}  // namespace

const Acts& GameFace::commonActs() {
    static const Acts list{
        {"attack", {.sign = "target"}},
        {"shoot", {.sign = "target"}},
        {"melee", {.sign = "swords"}},
        {"fight", {.sign = "swords"}},
        {"move", {.sign = "move"}},
        {"advance", {.sign = "move"}},
        {"retreat", {.sign = "rout"}},
        {"end-turn", {.sign = "end"}},
        {"end", {.sign = "flag", .undo = QT_TR_NOOP("the end of the game"), .rare = true}},
        {"draw", {.sign = "card"}},
        {"draw-card", {.sign = "card"}},
        {"play-card", {.sign = "card"}},
        {"roll", {.sign = "dice", .undo = QT_TR_NOOP("the roll")}},
        {"pick-up", {.sign = "up"}},
        {"trade", {.sign = "bag"}},
        {"note", {.sign = "pen", .undo = QT_TR_NOOP("the note")}},
        {"ruling", {.sign = "pen", .undo = QT_TR_NOOP("the ruling")}},
        {"pass", {.sign = "end"}},
        {"initiative", {.sign = "dice"}},
        {"start", {.undo = QT_TR_NOOP("the start")}},
    };
    return list;
}

const Names& GameFace::commonWords() {
    static const Names list{{"ok", QT_TR_NOOP("Yes")},
                            {"miss", QT_TR_NOOP("Miss")},
                            {"hit", QT_TR_NOOP("Hit")},
                            {"kill", QT_TR_NOOP("Kill")},
                            {"certain", QT_TR_NOOP("For certain")},
                            {"over", QT_TR_NOOP("Game over")},
                            {"agreement", QT_TR_NOOP("By agreement")},
                            {"app", QT_TR_NOOP("In the app")},
                            {"table", QT_TR_NOOP("On the table")},
                            {"met", QT_TR_NOOP("Success")},
                            {"missed", QT_TR_NOOP("Failure")},
                            {"needs", QT_TR_NOOP("%1 succeeds")},
                            {"met:attack", QT_TR_NOOP("Hit")},
                            {"missed:attack", QT_TR_NOOP("Miss")},
                            {"needs:attack", QT_TR_NOOP("%1 hits")},
                            {"heads", QT_TR_NOOP("Heads")},
                            {"tails", QT_TR_NOOP("Tails")},
                            {"start:dice", QT_TR_NOOP("Dice")},
                            {"about:dice", ""},
                            {"start:dice:app", QT_TR_NOOP("the app's dice")},
                            {"start:dice:table", QT_TR_NOOP("your own dice")},
                            // Parts of the state, for a ruling on any of them.
                            {"key:active", QT_TR_NOOP("On turn")},
                            {"key:board", QT_TR_NOOP("Board")},
                            {"key:decks", QT_TR_NOOP("Decks")},
                            {"key:options", QT_TR_NOOP("Options")},
                            {"key:phase", QT_TR_NOOP("Phase")},
                            {"key:pieces", QT_TR_NOOP("Pieces")},
                            {"key:round", QT_TR_NOOP("Round")},
                            {"key:seating", QT_TR_NOOP("Order of the sides")},
                            {"key:sides", QT_TR_NOOP("Sides")},
                            {"key:system", QT_TR_NOOP("Game")},
                            {"key:turn", QT_TR_NOOP("This turn")},
                            {"key:verdict", QT_TR_NOOP("How it ended")},
                            {"key:kind", QT_TR_NOOP("Kind")},
                            {"key:side", QT_TR_NOOP("Side")},
                            {"key:owner", QT_TR_NOOP("Owner")},
                            {"key:place", QT_TR_NOOP("Position")},
                            {"key:out", QT_TR_NOOP("Out of play")},
                            {"key:name", QT_TR_NOOP("Name")}};
    return list;
}

const Names& GameFace::commonSigns() {
    static const Names list{{"points", "star"}};
    return list;
}

const Names& GameFace::commonKinds() {
    static const Names list{
        {"infantry", "infantry"}, {"cavalry", "cavalry"}, {"artillery", "artillery"}, {"commander", "star"}};
    return list;
}

}  // namespace adjutant::companion
