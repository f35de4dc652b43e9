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

void requireNew(const std::string& path, bool force) {
    std::error_code ignored;
    if (force || !std::filesystem::exists(std::filesystem::symlink_status(path, ignored))) return;
    throw Error(Error::Kind::duplicate, "There is a file '" + path +
                                            "' already. It was left as it is. Name another, or write over it "
                                            "with --force.");
}

void save(const Work& work, const std::string& path, const std::string& text) {
    requireNew(path, work.wanted.force);
    db::saveText(path, text);
    work.out << "Wrote " << forTerminal(path) << ".\n";
}

void deliver(const Work& work, const std::string& text) {
    if (!work.wanted.to.empty()) return save(work, work.wanted.to, text);
    work.out << (isTerminal(work.out) ? linesForTerminal(text) : text);
}

}  // namespace adjutant::cli::campaigns
