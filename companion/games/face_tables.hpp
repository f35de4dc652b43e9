// SPDX-License-Identifier: GPL-3.0-or-later
// What a face lists of its game: rows of plain data, keyed by the ids that the engine uses. Texts are
// English, marked for translation where they stand (`GameFace::told` has them in the app's language); signs
// are names of icons.
#pragma once

#include <QHash>
#include <QMap>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace adjutant::companion {

/// A word, a colour or an icon for each id.
using Names = QHash<QString, const char*>;

/// How an act is offered, and what is said of it. What is not set is not so.
struct ActFace {
    const char* sign = nullptr;    ///< its icon
    const char* undo = nullptr;    ///< what is taken back with it: "the move"
    const char* chance = nullptr;  ///< what its chance is of: "hit"; an act without shows no chance
    const char* apart = nullptr;   ///< each value of this number is an act on the bar; its words are "ACT-2"
    /// In these phases it leaves out the rest of them, so no place leads to it before its button was touched.
    QStringList skips = {};
    /// Where it would bring one of these events, it is asked about first, in the event's sentence.
    QStringList losing = {};
    /// Where others could still do something it is asked about first: one, whose name is %1, or several, %1
    /// of them.
    const char* oneWaits = nullptr;
    const char* manyWait = nullptr;
    bool quiet = false;   ///< its places have no lights on the board
    bool placed = false;  ///< offered only for the place that is touched
    bool aimed = false;   ///< aimed at before it is done
    bool beside = false;  ///< what it leaves open stands beside the board, so that one touch does the likely
    bool atHand =
        false;  ///< goes on with what is at hand, so it stands first where it needs no place or piece
    bool shown = false;    ///< stands on the bar with nothing chosen, though it leads to places
    bool answers = false;  ///< a side answers with it out of turn: the band names whose dice it throws
    bool kept = false;     ///< stands right behind the first, so that it is in sight
    bool rare = false;     ///< stands behind More
    bool opens = false;    ///< Start does it as well where the app throws the dice
    bool thrown = false;   ///< the faces of the table's dice may be touched in its place
    bool due =
        false;  ///< waits for a player out of turn: its stack is chosen, or its sheet opened, untouched
};
using Acts = QHash<QString, ActFace>;

/// How a parameter of an act is asked for.
struct ParamFace {
    bool settled = false;  ///< another touch on the table says it, such as a facing by a drag
    bool asked = false;    ///< looked at even where the likely value takes in all, such as an order
    bool tabled = false;   ///< a number that is listed with its prices
};
using Params = QHash<QString, ParamFace>;

/// A chance that is no plain one.
struct ChanceFace {
    bool secret = false;  ///< one player alone may see the answer: the dice sheet covers it
    bool harms = false;   ///< the one who is acted on fears it: its hit is bad for him
};
using ChanceFaces = QHash<QString, ChanceFace>;

/// A counter for a picture of the game.
struct Token {
    const char* side;  ///< a colour
    const char* sign;
};

/// What only this game has on the screens: QML files in its folder; null: the generic parts.
struct FaceScreens {
    const char* panel = nullptr;  ///< a track beside the board
    const char* hero = nullptr;   ///< a number as large as it goes, for two metres away
    const char* aside = nullptr;  ///< stands beside the board in place of the sides' columns
    const char* strip = nullptr;  ///< stands over the stocks of a phone, where there is no room for an aside
    const char* field =
        nullptr;  ///< fills the table of a game that is played without a board (a `TableField`)
};

/// What stands on the cover of a game.
struct Cover {
    const char* about = "";       ///< the game in a sentence
    const char* emblem = "flag";  ///< its icon
    const char* round = "Round";  ///< what it calls a round
    std::vector<Token> tokens = {};
    /// Where a game that is ended without a winner is decided by its own count: the words for that.
    const char* asItStands = nullptr;
};

/// What a side has, or has in play.
struct Stock {
    enum class Of { number, pieces, list };
    const char* at;  ///< the path below the side, or the kind of piece, or the name of a list
    Of of = Of::number;
    bool needed = false;  ///< it is bad to have none

    /// From pieces or a list: it cannot be set by itself.
    [[nodiscard]] bool isCounted() const { return of != Of::number; }
};

/// What is so of a piece and worth a sign: a flag; one word of a key; a small number, with a word for each
/// value; or the items of a list, which have signs of their own.
struct PieceMark {
    const char* key;
    const char* name = "";
    const char* sign = "";
    bool good = false;
    const char* kind = nullptr;   ///< only of this kind of piece
    const char* value = nullptr;  ///< only where the key has this word
    std::vector<const char*> words = {};
};

/// A curve over the rounds. In the pointer into the state, {side} stands for each side, {piece} for all
/// pieces of a side, added up.
struct PlotFace {
    const char* title;
    const char* at;
    int most = 0;  ///< 0: the largest value
};

/// A sign at a place.
struct Badge {
    QString sign, text, colour, name;
};

/// What lies at a place, or how far it is: `word` and `note` are told apart in a list, `name` together.
struct Good {
    QString sign, text, word, note, name;
};

/// Where the state keeps places that are held: a key, and in each the side and the number.
struct Holding {
    const char* key;
    const char* side;
    const char* number;
};

/// In this phase a game waits for a board: these keys of the state are it, and then comes this act.
struct Setup {
    const char* phase;
    QStringList keys;
    const char* then;
};

/// What the rosters of a game are called (engine/play/roster_reading.hpp has what they are made of).
struct RosterFace {
    const char* word = QT_TRANSLATE_NOOP("GameFace", "Roster");
    const char* none = "";  ///< what a field is that holds nothing
    Names uses = {};        ///< the kinds of games that one may be good for
};

/// What a field that a referee may set is called (engine/play/ruling_field.hpp has which there are).
struct RulingFace {
    const char* at;  ///< a pointer below what it is a field of
    const char* name;
};

/// What lies on the ground, place by place, as the state keeps it.
struct GroundRuling {
    const char* at;
    const char* name;
};

/// In the order in which they are shown.
struct Rulings {
    std::vector<RulingFace> game = {}, side = {}, piece = {}, holding = {};
    std::optional<GroundRuling> ground = {};
};

/// Options of a new game that are folded together.
struct OptionGroup {
    const char* title;
    const char* sign;
    QStringList options;
};

/// The page of a new game. Words for the options stand among the other words: "start:NAME" is a title,
/// "about:NAME" a sentence, "start:NAME:VALUE" a value; "start:NAME/FIELD" is a field of a pair.
struct NewGame {
    const char* who = "";                          ///< heads those who play
    const char* list = "";                         ///< the option that says which sides
    const char* count = "";                        ///< the option that says how many
    QStringList above = {};                        ///< stand open
    QStringList unseated = {};                     ///< sides that nobody plays
    QStringList apart = {QStringLiteral("dice")};  ///< are asked in another way
    std::vector<OptionGroup> groups = {};
};

/// Which pieces have tiles beside the board.
enum class Tiles { all, inPlay, none };
/// Which places have their coordinate on the board.
enum class Coordinates { none, nameless, all };

}  // namespace adjutant::companion
