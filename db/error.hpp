// SPDX-License-Identifier: GPL-3.0-or-later
// What a campaign file throws when something outside the program fails, or is asked for and not there. The
// sentence is for people: what happened, what was kept and what to do. Caught at the edge and shown as it is:
// by the app's one guard (companion/bridge/guard.hpp), by each command of the command line, by the referee in
// its answer to a line, and by the check of a game as its finding. Whoever catches other exceptions on the
// way lets this one through.
#pragma once

#include <string>
#include <utility>

#include "engine/words/failure.hpp"

namespace adjutant::db {

struct Error : Failure {
    enum class Kind {
        notOurs,          ///< a file, but no campaign file, or no file that we wrote
        newer,            ///< a campaign file of a later Adjutant
        inUse,            ///< another Adjutant writes to it
        damaged,          ///< torn, truncated or overwritten
        missing,          ///< there is no such file, or it was moved or deleted while it was open
        diskFull,         ///< no room; nothing acknowledged was lost
        readOnly,         ///< the file, its folder or its opening does not allow writing
        unknownCampaign,  ///< no campaign of that id or name
        unknownGame,      ///< no game of that id or name
        unknownPerson,    ///< no person of that id
        changedSince,     ///< it does not fit what is there: was changed since, or cannot be as it is
        duplicate,        ///< the name or code is taken
        notNext,          ///< an entry that does not follow on the last one of its game
        badText,          ///< a text that cannot be kept: empty where a name is due, or not UTF-8
        other
    };

    Error(Kind what, Phrase sentence) : Failure(std::move(sentence)), kind(what) {}
    /// For what knows no catalogue of failures, as the command line: English in every language.
    Error(Kind what, const std::string& sentence) : Error(what, Phrase(sentence)) {}

    Kind kind;
};

}  // namespace adjutant::db
