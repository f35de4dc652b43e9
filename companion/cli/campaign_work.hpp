// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommands of `campaign` that end with a sentence and a status: what their options said, and what each
// does.
#pragma once

#include <iosfwd>
#include <string>

#include "db/campaign_file.hpp"
#include "db/transfer.hpp"

#include "companion/cli/campaign_command.hpp"

namespace adjutant::cli::campaigns {

inline constexpr int somethingWrong = 1;
inline constexpr int nothingDone = 2;

/// What the options of one subcommand said.
struct Wanted {
    std::string file, campaign, game, to, from, as, into, format, zip, person, seal, language = "en";
    bool force = false, dryRun = false, season = false, whole = false, keepBoth = false, replace = false,
         anyway = false;
};

/// A subcommand at work. Its answer is the exit status.
struct Work {
    const Wanted& wanted;
    std::ostream& out;
    std::ostream& errors;
    const PdfMaker& pdf;
};

/// The game that the options name.
[[nodiscard]] db::Game gameIn(const db::CampaignFile&, const Wanted&);

/// What is there is written over only where that was asked for. Throws db::Error duplicate.
void requireNew(const std::string& path, bool force);

/// To that file, and says so.
void save(const Work&, const std::string& path, const std::string& text);

/// To the file that was named, or to `out`.
void deliver(const Work&, const std::string& text);

/// What becomes of what is here and tells something else.
[[nodiscard]] db::Differing differingIn(const Wanted&);

int exportIt(const Work&);
int importIt(const Work&);
/// Of a text that companion::looksLikePlays.
int importPlays(const Work&, const std::string& text);
int foreseePlays(const Work&, const std::string& text);
int verify(const Work&);
int seal(const Work&);
int rescueIt(const Work&);
int report(const Work&);

}  // namespace adjutant::cli::campaigns
