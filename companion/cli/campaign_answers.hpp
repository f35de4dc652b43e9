// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommands of `campaign` that answer in JSON (json_answers.hpp): what their options said, and how they
// are added.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "db/campaign_file.hpp"

namespace CLI {
class App;
}

namespace adjutant::cli::answers {

/// What the options of one subcommand said.
struct Asked {
    std::string file, campaign, game, person, to, zip, name, into, text, undo;
    std::vector<std::string> words;
    std::optional<std::int64_t> number;
    bool force = false, link = false, all = false, given = false;
};

/// A subcommand at work. Its answer is the exit status; it may throw Refused or db::Error.
struct Answering {
    const Asked& asked;
    std::ostream& out;
    std::ostream& errors;
};

using Work = int (*)(const Answering&);

class Commands {
  public:
    Commands(CLI::App& campaign, std::ostream& out, std::ostream& errors)
        : campaign_(campaign), out_(out), errors_(errors) {}

    /// With --file and --campaign.
    std::pair<CLI::App*, Asked*> add(const char* name, const char* what, Work work);

  private:
    CLI::App& campaign_;
    std::ostream& out_;
    std::ostream& errors_;
};

/// Opens a file that is there to write; one that is not there is not made.
[[nodiscard]] db::CampaignFile openedToChange(const Asked&);

/// The one person whom a name or a number means. Throws Refused `unknown-person` or `ambiguous-person`.
[[nodiscard]] db::Person personMeant(const db::CampaignFile&, db::CampaignId, const std::string& nameOrId);

/// Each file adds its own.
void addBgStats(Commands&);
void addKeeping(Commands&);
void addSearch(Commands&);
void addSite(Commands&);
void addBackups(Commands&);
void addFromPaper(Commands&);

}  // namespace adjutant::cli::answers
