// SPDX-License-Identifier: GPL-3.0-or-later
// What things are called in Civil War Game 1863. "param:target" is a word for one kind of thing
// (`GameFace::word`); # stands for every number.
#include "companion/games/civil_war_1863/civil_war_1863_face.hpp"

namespace adjutant::companion {
namespace {

/// Names in the rules' data, and ids that are their own words: `said` tells them in the app's language.
[[maybe_unused]] constexpr const char* civilWarHeard[]{
    QT_TRANSLATE_NOOP("CivilWarFace", "Confederate"), QT_TRANSLATE_NOOP("CivilWarFace", "Town"),
    QT_TRANSLATE_NOOP("CivilWarFace", "Mountain"),    QT_TRANSLATE_NOOP("CivilWarFace", "Sea"),
    QT_TRANSLATE_NOOP("CivilWarFace", "River"),       QT_TRANSLATE_NOOP("CivilWarFace", "Coast"),
    QT_TRANSLATE_NOOP("CivilWarFace", "Railroad"),    QT_TRANSLATE_NOOP("CivilWarFace", "March"),
    QT_TRANSLATE_NOOP("CivilWarFace", "Rail"),        QT_TRANSLATE_NOOP("CivilWarFace", "Sail")};

}  // namespace

const Names& CivilWarFace::words() const {
    static const Names list{
        {"play", QT_TR_NOOP("Moving")},
        {"extra-move", QT_TR_NOOP("Survivors get away")},
        {"removal", QT_TR_NOOP("Pieces are removed")},
        {"over", QT_TR_NOOP("The game is over")},
        {"infantry", QT_TR_NOOP("Infantry")},
        {"cavalry", QT_TR_NOOP("Cavalry")},
        {"gunboat", QT_TR_NOOP("Gunboat")},
        {"gunboats", QT_TR_NOOP("Gunboats")},
        {"flags", QT_TR_NOOP("Flags")},
        {"besides:captured", QT_TR_NOOP("the city falls")},
        {"besides:disabled", QT_TR_NOOP("the defenders are disabled")},
        {"goal:enemy-pieces", QT_TR_NOOP("Enemies removed")},
        {"goal:key-cities", QT_TR_NOOP("Key cities taken")},
        {"goal:capitals", QT_TR_NOOP("Capital taken")},
        {"loss:gunboat", QT_TR_NOOP("Gunboats")},
        {"work:fortified", QT_TR_NOOP("Fortified")},
        {"positions", QT_TR_NOOP("Positions")},
        {"board", QT_TR_NOOP("On the app's map")},
        {"asked", QT_TR_NOOP("You state them")},
        {"transport-speed", QT_TR_NOOP("Gunboats with infantry sail")},
        {"one", QT_TR_NOOP("One square")},
        {"two", QT_TR_NOOP("Two squares")},
        {"mountain-rail", QT_TR_NOOP("Infantry on a mountain railroad")},
        {"bed", QT_TR_NOOP("Only along the bed")},
        {"space", QT_TR_NOOP("From any side")},
        {"city-even", QT_TR_NOOP("Even attacks on key cities")},
        {"city-sacrifice", QT_TR_NOOP("Sacrifices at key cities")},
        {"even-battle", QT_TR_NOOP("The coin")},
        {"heads", QT_TR_NOOP("Heads: the attacker wins")},
        {"tails", QT_TR_NOOP("Tails: the defender wins")},
        {"pieces", QT_TR_NOOP("Who goes")},
        {"to", QT_TR_NOOP("Where to")},
        {"eliminate", QT_TR_NOOP("How many are removed")},
        {"targets", QT_TR_NOOP("Which of the enemy")},
        {"losses", QT_TR_NOOP("Which are lost")},
        {"keep", QT_TR_NOOP("Who stays")},
        {"defender-keep", QT_TR_NOOP("Who of them stays")},
        {"defenders", QT_TR_NOOP("Who defends")},
        {"at", QT_TR_NOOP("Where")},
        {"city", QT_TR_NOOP("The city")},
        {"side", QT_TR_NOOP("Who")},
        {"reason", QT_TR_NOOP("Reason")},
        {"trapped", QT_TR_NOOP("No way out")},
        {"field", QT_TR_NOOP("Open field")},
        {"elimination", QT_TR_NOOP("All enemy pieces are gone")},
        {"surrender", QT_TR_NOOP("Surrender")},
        {"stalemate", QT_TR_NOOP("Stalemate")},
        {"march", QT_TR_NOOP("On foot")},
        {"rail", QT_TR_NOOP("By rail")},
        {"sail", QT_TR_NOOP("By water")},
        {"union", QT_TR_NOOP("Union")},
        {"confederate", QT_TR_NOOP("Confederacy")},
        {"sum:battle", QT_TR_NOOP("Troops that count")},
        {"param:remove:pieces", QT_TR_NOOP("Which are removed")},
        {"param:station:pieces", QT_TR_NOOP("Who is stationed")},
        {"param:retreat:pieces", QT_TR_NOOP("Who gets away")},
        {"param:attack:pieces", QT_TR_NOOP("Who attacks")},
        {"value:city-even:yes", QT_TR_NOOP("Allowed")},
        {"value:city-even:no", QT_TR_NOOP("Not allowed")},
        {"value:city-sacrifice:yes", QT_TR_NOOP("Allowed")},
        {"value:city-sacrifice:no", QT_TR_NOOP("Not allowed")},
        {"reason:eliminated", QT_TR_NOOP("All enemy pieces are gone")},
        {"start:dice:app", QT_TR_NOOP("the app's coin")},
        {"start:dice:table", QT_TR_NOOP("your own coin")},
        {"start:positions", QT_TR_NOOP("The board")},
        {"about:positions", QT_TR_NOOP("On the house board the app checks every move. On a board of your own "
                                       "it keeps the key cities and takes your word for the rest.")},
        {"start:positions:board", QT_TR_NOOP("The house board")},
        {"start:positions:asked", QT_TR_NOOP("A board of your own")},
        {"start:transport-speed", QT_TR_NOOP("Gunboats carrying infantry sail")},
        {"about:transport-speed",
         QT_TR_NOOP("The book gives gunboats two squares, and any group with infantry one.")},
        {"start:transport-speed:one", QT_TR_NOOP("One square")},
        {"start:transport-speed:two", QT_TR_NOOP("Up to two squares")},
        {"start:mountain-rail", QT_TR_NOOP("Infantry may enter a mountain with a railroad")},
        {"about:mountain-rail",
         QT_TR_NOOP("The book says it in two ways: along the line, or wherever a line runs through.")},
        {"start:mountain-rail:bed", QT_TR_NOOP("Along the line only")},
        {"start:mountain-rail:space", QT_TR_NOOP("From any side")},
        {"start:city-even", QT_TR_NOOP("Equal forces may attack a key city")},
        {"about:city-even",
         QT_TR_NOOP("A key city is taken whole or not at all. With equal forces the coin decides.")},
        {"start:city-sacrifice", QT_TR_NOOP("A piece may be sacrificed at a key city")},
        {"about:city-sacrifice",
         QT_TR_NOOP("By the book's all-or-nothing rule it may not, because no defender falls.")}};
    return list;
}

NewGame CivilWarFace::newGame() const {
    return {
        .who = QT_TR_NOOP("Who plays"),
        .above = {"positions"},
        .groups = {
            {.title = QT_TR_NOOP("Moving"), .sign = "move", .options = {"transport-speed", "mountain-rail"}},
            {.title = QT_TR_NOOP("Key cities"), .sign = "star", .options = {"city-even", "city-sacrifice"}}}};
}

Rulings CivilWarFace::rulings() const {
    return {.game = {{.at = "/round", .name = QT_TR_NOOP("Round")},
                     {.at = "/turn/moved", .name = QT_TR_NOOP("A piece has moved")},
                     {.at = "/turn/side", .name = QT_TR_NOOP("Whose turn it is")}},
            .piece = {{.at = "/out", .name = QT_TR_NOOP("Out of play")},
                      {.at = "/moved", .name = QT_TR_NOOP("Moved")},
                      {.at = "/disabled", .name = QT_TR_NOOP("Disabled")}}};
}

}  // namespace adjutant::companion
