// SPDX-License-Identifier: GPL-3.0-or-later
// `campaign report`.
#include <filesystem>

#include "companion/cli/campaign_answers.hpp"
#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/campaign_work.hpp"
#include "companion/doors/club_pages.hpp"
#include "db/error.hpp"

namespace adjutant::cli::campaigns {

using db::CampaignFile;
using db::Error;

namespace {

enum class Format { markdown, page, paper };

/// As it was asked for, or by the ending of the file's name.
Format formatOf(const Wanted& wanted) {
    std::string word = wanted.format;
    if (word.empty()) word = std::filesystem::path(wanted.to).extension();
    if (word == "pdf" || word == ".pdf") return Format::paper;
    return word == "html" || word == ".html" || word == ".htm" ? Format::page : Format::markdown;
}

void requireOneThing(const Wanted& wanted) {
    const int things = (wanted.game.empty() ? 0 : 1) + (wanted.person.empty() ? 0 : 1) +
                       (wanted.season ? 1 : 0) + (wanted.whole ? 1 : 0);
    if (things > 1)
        throw Error(Error::Kind::other,
                    "A report is of one thing: --game, --person, --season or --whole. Nothing was written.");
}

report::Page clubPage(const CampaignFile& file, const Wanted& wanted) {
    const db::Campaign campaign = campaignIn(file, wanted.campaign);
    const companion::ClubFacts facts = companion::clubFacts(file, campaign.id, wanted.language);
    if (wanted.season) return companion::seasonPage(facts, wanted.language);
    if (wanted.whole) return companion::campaignPage(facts, wanted.language);
    return companion::personPage(facts, answers::personMeant(file, campaign.id, wanted.person),
                                 wanted.language);
}

void print(const Work& work, const report::Page& page) {
    if (!work.pdf)
        throw Error(
            Error::Kind::other,
            "A PDF is made by adjutant-cli-qt, which is not here. Name a file that ends in .md or .html; "
            "the page prints well from a browser.");
    if (work.wanted.to.empty())
        throw Error(Error::Kind::other, "A PDF goes to a file. Name it with --out. Nothing was written.");
    requireNew(work.wanted.to, work.wanted.force);
    save(work, work.wanted.to, work.pdf(printedOf(page)));
}

}  // namespace

int report(const Work& work) {
    const Wanted& wanted = work.wanted;
    requireOneThing(wanted);
    const CampaignFile file = CampaignFile::openToRead(wanted.file);
    const Format format = formatOf(wanted);
    if (!wanted.person.empty() || wanted.season || wanted.whole) {
        const report::Page page = clubPage(file, wanted);
        if (format == Format::paper)
            print(work, page);
        else
            deliver(work, format == Format::page ? htmlOf(page) : markdownOf(page));
        return 0;
    }
    const report::Report told = companion::fullReportOf(file, gameIn(file, wanted).id, wanted.language);
    if (format == Format::paper)
        print(work, pageOf(told));
    else
        deliver(work, format == Format::page ? report::htmlOf(told) : report::markdownOf(told));
    return 0;
}

}  // namespace adjutant::cli::campaigns
