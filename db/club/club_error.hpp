// SPDX-License-Identifier: GPL-3.0-or-later
// What the club throws. The sentence is for people and is shown as it is. Nothing in the campaign file has
// changed when it is thrown, and everything that was acknowledged stays there.
#pragma once

#include <stdexcept>
#include <string>

namespace adjutant::club {

struct ClubError : std::runtime_error {
    enum class Kind {
        unreachable,    ///< no network, no server, or the connection broke: try again later
        untrusted,      ///< the server's certificate is of nobody whom this device trusts
        badUrl,         ///< no text that names a club's database
        notAllowed,     ///< the role of this login does not allow it
        noClub,         ///< the database has no club, or not that campaign
        newer,          ///< the database was made by a later Adjutant
        older,          ///< the database waits for the organiser to bring it up to date
        notOwner,       ///< this login is not the organiser's, who alone brings it up to date
        notJoined,      ///< this file is in no club
        joined,         ///< this file is in a club already
        taken,          ///< the name is taken
        held,           ///< another table writes this game
        forked,         ///< what is here and what the club has both went on
        noKey,          ///< hidden parts, and no key to them here
        unknownGame,    ///< no game of that name
        unknownRecord,  ///< nothing of that name is asked about
        refused,        ///< the rules do not let it be
        unsent,         ///< the club has not got everything that this table told
        touched,        ///< an entry does not hang together with the chain
        unreadable,     ///< something came that nobody of ours wrote
        numbered,       ///< the number of this device was used already: another process sends for this file
        other
    };

    ClubError(Kind what, const std::string& sentence) : std::runtime_error(sentence), kind(what) {}

    Kind kind;
};

}  // namespace adjutant::club
