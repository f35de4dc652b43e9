// SPDX-License-Identifier: GPL-3.0-or-later
// What a roster of a game is made of, for whoever lets people put one together: which fields a fighter has,
// what may stand in them, and which games may be begun with it. Whether a roster will do is what a start
// says.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace adjutant {

struct RosterReading {
    struct Field {
        enum class Kind { choice, number, list };

        std::string name;
        Kind kind = Kind::choice;
        std::vector<std::string> choices{};
        bool mayBeNone = false;              ///< of a choice
        int least = 0, most = 0, usual = 0;  ///< of a number; the most that any fighter may have
    };
    /// A kind of game that a roster may be good for.
    struct Use {
        std::string name;
        std::map<std::string, std::string> options{};  ///< of a start, beside the roster's own
        std::vector<std::string> sides{};              ///< who brings one in it
    };

    std::string option;  ///< of a start: rosters by side
    std::string list;    ///< the key of a roster under which its fighters stand
    std::string group;   ///< the field by which they stand together
    std::vector<Field> fields{};
    std::vector<Use> uses{};
};

}  // namespace adjutant
