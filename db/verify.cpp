// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/verify.hpp"

#include "engine/journal/parsed.hpp"
#include "messages/db.hpp"

namespace adjutant::db {

std::optional<Phrase> whyNotNext(const EntryText& entry, std::int64_t seq, const std::string& hash) {
    if (entry.seq != seq + 1) return chain::OutOfPlace{.seq = entry.seq, .due = seq + 1};
    const bool parentExists = seq == 0 ? entry.parent == 0 : entry.parent >= 1 && entry.parent <= seq;
    if (!parentExists) return chain::NoParent{.seq = entry.seq, .parent = entry.parent};
    for (const std::string* text : {&entry.request, &entry.rolls, &entry.events})
        if (isNestedTooDeep(*text, deepestOfAnEntry)) return chain::NestedTooDeep{.seq = entry.seq};
    if (entry.hash != chainHash(hash, entry)) return chain::AnotherHash{.seq = entry.seq};
    return std::nullopt;
}

Verified verifyChain(const std::vector<EntryText>& entries) {
    Verified verified;
    for (const EntryText& entry : entries) {
        const std::int64_t due = verified.entries + 1;
        if (entry.seq != due) {
            verified.broken = Broken{due, chain::Gap{.due = due, .seq = entry.seq}};
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
                     std::string_view whose) {
    Verified verified = verifyChain(entries);
    if (verified.broken) return verified;
    const std::int64_t last = verified.entries;
    if (last < acts)
        verified.broken =
            Broken{last + 1, chain::MissingAtTheEnd{.due = last + 1, .whose = whose, .acts = acts}};
    else if (last > acts || verified.lastHash != tip)
        verified.broken = Broken{last, chain::AnotherEnd{.seq = last, .whose = whose}};
    return verified;
}

}  // namespace adjutant::db
