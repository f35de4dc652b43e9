// SPDX-License-Identifier: GPL-3.0-or-later
// What the campaign's own journal means, that of its league or its chronicle, where two tables wrote to it at
// once. This room knows no rules: whoever does tells it (Veil::journalRules).
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/journal/chain.hpp"

namespace adjutant::club {

/// The journal, and who its numbers are: keys of people in the club, that of number 1 first; an empty one is
/// nobody's.
struct OwnJournal {
    std::vector<EntryText> entries;
    std::vector<std::string> people;
};

/// An act of this table that is asked about.
struct AskedAct {
    std::int64_t line = 0;   ///< the entry of what this table had
    int part = 0;            ///< which of its events, from 0
    std::string about;       ///< what it is about: a later act about the same takes its place
    std::string name;        ///< how people name that
    std::string club, here;  ///< what the club has, and what this table told
    std::string why{};       ///< why it cannot be put behind; empty where both only differ
    std::string facts{};     ///< all of this for other languages, as the rules wrote it

    bool operator==(const AskedAct&) const = default;
};

/// What the club has, and behind it what this table did.
struct Behind {
    OwnJournal journal;
    std::vector<AskedAct> asked{};
    std::set<std::string> answered{};  ///< what acts that are put, or say the same, are about
};

/// One act told anew: what the journal becomes, or why that cannot be.
struct ToldAnew {
    OwnJournal journal;
    std::string why{};
};

/// Without rules: what both wrote stays apart.
class JournalRules {
  public:
    virtual ~JournalRules() = default;
    /// What this table did after entry `common`, behind what the club has. Nothing where that is not known.
    [[nodiscard]] virtual std::optional<Behind> behind(const OwnJournal& /*club*/, const OwnJournal& /*here*/,
                                                       std::int64_t /*common*/) const {
        return {};
    }
    /// What is asked about an act by now; nothing once it is so. `had` is what this table had up to that act,
    /// which was common up to an entry.
    [[nodiscard]] virtual std::optional<AskedAct> askedNow(const OwnJournal& /*now*/,
                                                           const OwnJournal& /*had*/, std::int64_t /*common*/,
                                                           const AskedAct& act) const {
        return act;
    }
    /// The act told anew behind what there is now, as a correction where there is something to correct.
    [[nodiscard]] virtual ToldAnew tellAnew(const OwnJournal& /*now*/, const OwnJournal& /*had*/,
                                            std::int64_t /*common*/, const AskedAct& /*act*/) const {
        return {.journal = {}, .why = "Nobody here knows the rules of this journal."};
    }
};

}  // namespace adjutant::club
