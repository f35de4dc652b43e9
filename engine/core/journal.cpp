// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/journal.hpp"

#include <algorithm>

namespace adjutant {

void Journal::seal(EntryText& entry) const {
    entry.seq = size() + 1;
    entry.parent = cursor_;
    entry.hash = chainHash(entries_.empty() ? std::string() : entries_.back().hash, entry);
}

void Journal::append(EntryText entry, Step step, std::optional<std::string> id) {
    const Seq seq = size() + 1;
    entries_.push_back(std::move(entry));
    steps_.push_back(step);
    if (id) ids_.emplace(std::move(*id), seq);
    switch (step.kind) {
        case Step::Kind::act:
            cursor_ = seq;
            undone_.clear();
            break;
        case Step::Kind::undo:
            cursor_ = at(step.target).parent;
            undone_.push_back(step.target);
            break;
        case Step::Kind::redo:
            cursor_ = step.target;
            if (!undone_.empty()) undone_.pop_back();
            break;
        case Step::Kind::rewind:
            cursor_ = step.target;
            undone_.clear();
            break;
    }
}

std::optional<Seq> Journal::undoTarget() const {
    if (cursor_ <= 1) return {};  // the start of a game is not taken back
    return cursor_;
}

std::optional<Seq> Journal::redoTarget() const {
    if (undone_.empty()) return {};
    return undone_.back();
}

std::vector<Seq> Journal::lineTo(Seq seq) const {
    std::vector<Seq> line;
    for (; seq > 0; seq = at(seq).parent) line.push_back(seq);
    std::reverse(line.begin(), line.end());
    return line;
}

std::vector<bool> Journal::inEffect() const {
    std::vector<bool> counts(entries_.size(), false);
    for (Seq seq = cursor_; seq > 0; seq = at(seq).parent) counts[static_cast<std::size_t>(seq - 1)] = true;
    return counts;
}

bool Journal::isAct(Seq seq) const { return seq >= 1 && seq <= size() && step(seq).kind == Step::Kind::act; }

std::optional<Seq> Journal::withId(const std::string& id) const {
    const auto found = ids_.find(id);
    if (found == ids_.end()) return {};
    return found->second;
}

}  // namespace adjutant
