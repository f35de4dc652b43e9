// SPDX-License-Identifier: GPL-3.0-or-later
// `campaign report`.
#include "companion/report/report.hpp"

#include <filesystem>

#include "companion/cli/campaign_work.hpp"
#include "companion/game_results.hpp"
#include "db/error.hpp"

namespace adjutant::cli::campaigns {

using db::CampaignFile;
using db::Error;

namespace {

/// By the format that was asked for, or by the ending of the file's name.
bool asPage(const Wanted& wanted) {
    const std::string ending = std::filesystem::path(wanted.to).extension();
    if (ending == ".pdf")
        throw Error(
            Error::Kind::other,
            "A report is not written as PDF. Name a file that ends in .md or .html; the page prints well "
            "from a browser.");
    if (!wanted.format.empty()) return wanted.format == "html";
    return ending == ".html" || ending == ".htm";
}

}  // namespace

int report(const Work& work) {
    const CampaignFile file = CampaignFile::openToRead(work.wanted.file);
    const report::Report told = companion::reportOf(file, gameIn(file, work.wanted).id);
    deliver(work, asPage(work.wanted) ? report::htmlOf(told) : report::markdownOf(told));
    return 0;
}

}  // namespace adjutant::cli::campaigns
