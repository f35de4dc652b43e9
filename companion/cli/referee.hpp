// SPDX-License-Identifier: GPL-3.0-or-later
// The headless program: requests in, replies out, one line of JSON each (engine/wire.md). In memory, or kept
// in a campaign file.
#pragma once

#include <iosfwd>
#include <string>
#include <utility>
#include <vector>

namespace adjutant::cli {

struct RefereeRequest {
    std::string file;  ///< campaign file; in memory only when empty
    std::string campaign;
    std::string game;
    /// Who plays which side of a game that is started: {side, name or number of a person}.
    std::vector<std::pair<std::string, std::string>> seats{};
    /// A game that another table of the club writes is gone on with here.
    bool takeOver = false;
    /// Ends cleanly when the system says so, and puts the acts into the file itself when nothing is asked for
    /// a while. For a program of its own.
    bool watchesSignals = false;
    /// Makes a backup after the game and after each hour of play (companion/backup_keeper.hpp).
    bool backsUp = false;
};

/// Answers every line of `in` until its end. Returns the exit status: 0, or, with a sentence on `err`, 1 when
/// an answer could not be written and 2 when the file or the game in it cannot be used, and then nothing was
/// changed.
int referee(const RefereeRequest& request, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace adjutant::cli
