// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommands of `chronicle`: each does its work, writes its answer, and throws Refused or db::Error.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "companion/chronicle_book.hpp"

namespace adjutant::cli::chronicles {

using companion::ChronicleBook;

/// What the options said.
struct Wanted {
    std::string file, campaign, name, kind = "roster", player, who, member, to, toMember, field, text, game;
    std::optional<std::int64_t> by, amount, line, is;
    std::optional<std::string> words;
    std::vector<std::string> fields, members, as;
    std::vector<int> except;
    int entry = 0;
    bool belowZero = false, take = false;
};

struct Work {
    const Wanted& wanted;
    std::ostream& out;
};

/// The chronicle of a linked campaign; throws Refused where it has none.
[[nodiscard]] ChronicleBook bookIn(const db::CampaignFile&, const Wanted&);
/// Whose figure is meant, by the name of a subject and, where there is one, the name or number of a member.
[[nodiscard]] chronicle::Whose whoseBy(const chronicle::Chronicle&, const std::string& subject,
                                       const std::string& member);

void begin(const Work&);
void field(const Work&);
void enrol(const Work&);
void join(const Work&);
void carry(const Work&);
void transfer(const Work&);
void note(const Work&);
void rule(const Work&);
void undo(const Work&);
void show(const Work&);
void log(const Work&);
void after(const Work&);

}  // namespace adjutant::cli::chronicles
