// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/campaign_work.hpp"

#include <filesystem>
#include <ostream>

#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/terminal_text.hpp"
#include "db/error.hpp"
#include "db/text_file.hpp"

namespace adjutant::cli::campaigns {

using db::Error;

db::Game gameIn(const db::CampaignFile& file, const Wanted& wanted) {
    return cli::gameIn(file, wanted.campaign, wanted.game);
}

void requireNew(const Wanted& wanted) {
    std::error_code ignored;
    if (wanted.force || !std::filesystem::exists(std::filesystem::symlink_status(wanted.to, ignored))) return;
    throw Error(Error::Kind::duplicate, "There is a file '" + wanted.to +
                                            "' already. It was left as it is. Name another, or write over it "
                                            "with --force.");
}

void deliver(const Work& work, const std::string& text) {
    if (work.wanted.to.empty()) {
        work.out << (isTerminal(work.out) ? linesForTerminal(text) : text);
        return;
    }
    requireNew(work.wanted);
    db::saveText(work.wanted.to, text);
    work.out << "Wrote " << forTerminal(work.wanted.to) << ".\n";
}

}  // namespace adjutant::cli::campaigns
