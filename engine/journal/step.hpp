// SPDX-License-Identifier: GPL-3.0-or-later
// What an entry of a journal does to the line of play: most are acts, the others go back or forth between
// acts.
#pragma once

#include <cstdint>
#include <string_view>

namespace adjutant {

using Seq = std::int64_t;  ///< number of an entry, from 1; 0 is "before the game"

struct Step {
    enum class Kind { act, undo, redo, rewind };
    Kind kind = Kind::act;
    Seq target = 0;  ///< the act taken back, done again, or gone to

    bool operator==(const Step&) const = default;
};

/// The step of an entry with these events (EntryText::events): one that is no act begins with the event
/// `undone`, `redone` or `rewound`, which names an entry by `seq`. What cannot be read so is an act.
[[nodiscard]] Step stepOf(std::string_view events);

}  // namespace adjutant
