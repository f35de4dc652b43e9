// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/line_of_play.hpp"

#include "engine/journal/line.hpp"

namespace adjutant::db {

LineOfPlay lineOfPlay(const std::vector<EntryText>& entries) {
    Line line;
    for (const EntryText& entry : entries) line.add(entry.parent, stepOf(entry.events));

    LineOfPlay play;
    play.cursor = line.cursor();
    play.inEffect = line.lineTo(line.cursor());
    play.tips = line.tips();
    const std::vector<bool> counts = line.inEffect();
    for (Seq seq = 1; seq <= line.size(); ++seq) {
        if (line.isAct(seq) && !counts[static_cast<std::size_t>(seq - 1)]) play.leftOut.push_back(seq);
    }
    return play;
}

}  // namespace adjutant::db
