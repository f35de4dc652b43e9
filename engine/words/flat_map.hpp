// SPDX-License-Identifier: GPL-3.0-or-later
// A map for the small tables of a state: a sorted vector, so that copying a state (odds copy it for every
// run) is a few blocks of memory instead of a node an entry. On the wire it is an object, as std::map is
// (flat_map_wire.hpp).
#pragma once

#include <algorithm>
#include <cassert>
#include <initializer_list>
#include <utility>
#include <vector>

namespace adjutant {

template <class Key, class Value>
class FlatMap {
  public:
    using Entry = std::pair<Key, Value>;

    FlatMap() = default;
    FlatMap(std::initializer_list<Entry> entries) {
        for (const auto& [key, value] : entries) (*this)[key] = value;
    }

    [[nodiscard]] auto begin() { return entries_.begin(); }
    [[nodiscard]] auto end() { return entries_.end(); }
    [[nodiscard]] auto begin() const { return entries_.begin(); }
    [[nodiscard]] auto end() const { return entries_.end(); }
    [[nodiscard]] std::size_t size() const { return entries_.size(); }
    [[nodiscard]] bool empty() const { return entries_.empty(); }

    /// The value of a key, or null.
    [[nodiscard]] const Value* find(const Key& key) const {
        const auto at = lowerBound(entries_, key);
        return at != entries_.end() && at->first == key ? &at->second : nullptr;
    }
    [[nodiscard]] Value* find(const Key& key) {
        return const_cast<Value*>(std::as_const(*this).find(key));  // NOLINT: the vector is ours
    }
    [[nodiscard]] bool contains(const Key& key) const { return find(key) != nullptr; }
    /// The value of a key that is there.
    [[nodiscard]] const Value& at(const Key& key) const {
        const Value* found = find(key);
        assert(found != nullptr);
        return *found;
    }
    [[nodiscard]] Value& at(const Key& key) {
        return const_cast<Value&>(std::as_const(*this).at(key));  // NOLINT: the vector is ours
    }
    Value& operator[](const Key& key) {
        auto at = lowerBound(entries_, key);
        if (at == entries_.end() || at->first != key) at = entries_.insert(at, Entry{key, Value{}});
        return at->second;
    }
    void erase(const Key& key) {
        const auto at = lowerBound(entries_, key);
        if (at != entries_.end() && at->first == key) entries_.erase(at);
    }
    void clear() { entries_.clear(); }

    auto operator<=>(const FlatMap&) const = default;

  private:
    template <class Entries>
    static auto lowerBound(Entries& entries, const Key& key) {
        return std::lower_bound(entries.begin(), entries.end(), key,
                                [](const Entry& entry, const Key& wanted) { return entry.first < wanted; });
    }

    std::vector<Entry> entries_;
};

}  // namespace adjutant
