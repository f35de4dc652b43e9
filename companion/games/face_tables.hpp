// SPDX-License-Identifier: GPL-3.0-or-later
// What a face lists of its game: rows of plain data, keyed by the ids that the engine uses. Texts are
// English, marked for translation where they stand (`GameFace::told` has them in the app's language); signs
// are names of icons.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace adjutant::companion {

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

}  // namespace adjutant::companion
