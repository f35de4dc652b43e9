// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/journal/line.hpp"

#include <algorithm>

namespace adjutant {

void Line::add(Seq parent, Step step) {
    Entry added;
    added.parent = actAt(parent);  // an entry that was decided after an undo was decided where the undo led
    if (!has(step.target)) step.kind = Step::Kind::act;
    switch (step.kind) {
        case Step::Kind::act:
            added.isAct = true;
            if (added.parent > 0) entries_[static_cast<std::size_t>(added.parent - 1)].wentOn = true;
            cursor_ = size() + 1;
            undone_.clear();
            break;
        case Step::Kind::undo:
            cursor_ = entry(step.target).parent;
            undone_.push_back(step.target);
            break;
        case Step::Kind::redo:
            cursor_ = actAt(step.target);
            if (!undone_.empty()) undone_.pop_back();
            break;
        case Step::Kind::rewind:
            cursor_ = actAt(step.target);
            undone_.clear();
            break;
    }
    added.stands = cursor_;
    entries_.push_back(added);
}

std::optional<Seq> Line::undoTarget() const {
    if (cursor_ <= 1) return {};  // the start of a game is not taken back
    return cursor_;
}

std::optional<Seq> Line::redoTarget() const {
    if (undone_.empty()) return {};
    return undone_.back();
}

bool Line::isAct(Seq seq) const { return has(seq) && entry(seq).isAct; }

std::vector<Seq> Line::lineTo(Seq seq) const {
    std::vector<Seq> line;
    for (; has(seq); seq = entry(seq).parent) line.push_back(seq);
    std::reverse(line.begin(), line.end());
    return line;
}

std::vector<bool> Line::inEffect() const {
    std::vector<bool> counts(entries_.size(), false);
    for (Seq seq = cursor_; seq > 0; seq = entry(seq).parent)
        counts[static_cast<std::size_t>(seq - 1)] = true;
    return counts;
}

std::vector<Seq> Line::tips() const {
    std::vector<Seq> tips;
    for (Seq seq = 1; seq <= size(); ++seq) {
        if (entry(seq).isAct && !entry(seq).wentOn) tips.push_back(seq);
    }
    return tips;
}

}  // namespace adjutant
