// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/line_of_play.hpp"

#include <algorithm>

namespace adjutant::companion {
namespace {

/// Where the game stood before it was last undone: Redo leads back there.
Seq furthest(const Journal& journal) {
    for (Seq seq = journal.size(); seq > 0; --seq) {
        const Step step = journal.step(seq);
        if (step.kind == Step::Kind::act) return seq;
        if (step.kind == Step::Kind::rewind) return step.target;
    }
    return 0;
}

}  // namespace

LineOfPlay lineOfPlay(const Journal& journal) {
    LineOfPlay line;
    line.acts = journal.lineTo(furthest(journal));
    std::vector<std::size_t> home(static_cast<std::size_t>(journal.size()) + 1, 0);  // older line of an act
    std::vector<bool> onLine(home.size(), false);
    for (const Seq seq : line.acts) onLine[static_cast<std::size_t>(seq)] = true;
    for (Seq seq = 1; seq <= journal.size(); ++seq) {
        const auto here = static_cast<std::size_t>(seq);
        if (!journal.isAct(seq) || onLine[here]) continue;
        const Seq parent = journal.at(seq).parent;
        if (parent < 1 || onLine[static_cast<std::size_t>(parent)]) {
            line.older.push_back({parent, seq, seq, 0});
            home[here] = line.older.size() - 1;
        } else {
            home[here] = home[static_cast<std::size_t>(parent)];
        }
        OlderLine& older = line.older[home[here]];
        older.last = seq;
        ++older.acts;
    }
    std::ranges::stable_sort(line.older, {}, &OlderLine::leaves);
    return line;
}

int LineOfPlay::stepsTo(Seq seq, const Journal& journal) const {
    for (; seq > 0; seq = journal.at(seq).parent) {
        const auto found = std::lower_bound(acts.begin(), acts.end(), seq);
        if (found != acts.end() && *found == seq) return static_cast<int>(found - acts.begin()) + 1;
    }
    return 0;
}

}  // namespace adjutant::companion
