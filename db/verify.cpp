// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/verify.hpp"

#include "engine/journal/parsed.hpp"

namespace adjutant::db {

std::optional<std::string> whyNotNext(const EntryText& entry, std::int64_t seq, const std::string& hash) {
    const std::string name = "Entry " + std::to_string(entry.seq);
    if (entry.seq != seq + 1) return name + " stands where entry " + std::to_string(seq + 1) + " is due.";
    const bool parentExists = seq == 0 ? entry.parent == 0 : entry.parent >= 1 && entry.parent <= seq;
    if (!parentExists)
        return name + " follows on entry " + std::to_string(entry.parent) + ", which is not before it.";
    for (const std::string* text : {&entry.request, &entry.rolls, &entry.events})
        if (isNestedTooDeep(*text, deepestOfAnEntry))
            return name + " is nested deeper than anything that Adjutant writes.";
    if (entry.hash != chainHash(hash, entry))
        return name + " does not match its hash: it, or the hash of the entry before it, was touched.";
    return std::nullopt;
}

Verified verifyChain(const std::vector<EntryText>& entries) {
    Verified verified;
    for (const EntryText& entry : entries) {
        if (entry.seq != verified.entries + 1) {
            verified.broken = Broken{verified.entries + 1,
                                     "Entry " + std::to_string(verified.entries + 1) + " is missing; entry " +
                                         std::to_string(entry.seq) + " stands in its place."};
            return verified;
        }
        if (const auto why = whyNotNext(entry, verified.entries, verified.lastHash)) {
            verified.broken = Broken{entry.seq, *why};
            return verified;
        }
        verified.entries = entry.seq;
        verified.lastHash = entry.hash;
    }
    return verified;
}

Verified verifyChain(const std::vector<EntryText>& entries, std::int64_t acts, const std::string& tip,
                     const std::string& whose) {
    Verified verified = verifyChain(entries);
    if (verified.broken) return verified;
    if (verified.entries < acts)
        verified.broken = Broken{verified.entries + 1, "Entry " + std::to_string(verified.entries + 1) +
                                                           " is missing: " + whose + " had " +
                                                           std::to_string(acts) + " entries."};
    else if (verified.entries > acts || verified.lastHash != tip)
        verified.broken =
            Broken{verified.entries, "Entry " + std::to_string(verified.entries) + " is not the entry that " +
                                         whose + " remembers as its last."};
    return verified;
}

}  // namespace adjutant::db
