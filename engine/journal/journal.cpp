// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/journal/journal.hpp"

#include <utility>

namespace adjutant {

void Journal::seal(EntryText& entry) const {
    entry.seq = size() + 1;
    entry.parent = cursor();
    entry.hash = chainHash(entries_.empty() ? std::string() : entries_.back().hash, entry);
}

void Journal::append(EntryText entry, Step step, std::optional<std::string> id) {
    if (id) ids_.emplace(std::move(*id), size() + 1);
    line_.add(entry.parent, step);
    steps_.push_back(step);
    entries_.push_back(std::move(entry));
}

std::optional<Seq> Journal::withId(const std::string& id) const {
    const auto found = ids_.find(id);
    if (found == ids_.end()) return {};
    return found->second;
}

}  // namespace adjutant
