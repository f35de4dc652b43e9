// SPDX-License-Identifier: GPL-3.0-or-later
// `campaign import` of plays that other programs told of.
#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>

#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/campaign_work.hpp"
#include "companion/cli/json_answers.hpp"
#include "companion/cli/terminal_text.hpp"
#include "companion/clock.hpp"
#include "companion/doors/plays_in.hpp"
#include "companion/doors/plays_kept.hpp"

namespace adjutant::cli::campaigns {

using companion::PlayMeeting;
using companion::PlaysIn;
using db::CampaignFile;

namespace {

/// The name of the campaign that the plays go to, whether or not it is there: the one that was named, the
/// only one there is, or one that is called after where they come from.
std::string campaignFor(const CampaignFile* file, const Wanted& wanted, const PlaysIn& in) {
    if (!wanted.into.empty()) return wanted.into;
    if (!wanted.as.empty()) return wanted.as;
    if (file == nullptr || file->campaigns().empty()) return in.from;
    return campaignIn(*file, "").name;
}

const char* wordOf(PlayMeeting meeting) {
    return meeting == PlayMeeting::fresh ? "new" : meeting == PlayMeeting::same ? "same" : "different";
}

std::string thenOf(PlayMeeting meeting, const Wanted& wanted) {
    if (meeting == PlayMeeting::fresh) return "added";
    if (meeting == PlayMeeting::same) return "left as it is";
    return wanted.keepBoth ? "added" : wanted.replace ? "replaced" : "refused";
}

}  // namespace

int foreseePlays(const Work& work, const std::string& text) {
    return answered(
        [&] {
            const PlaysIn in = companion::readPlays(text);
            std::error_code ignored;
            std::optional<CampaignFile> file;
            if (std::filesystem::exists(std::filesystem::symlink_status(work.wanted.file, ignored)))
                file = CampaignFile::openToRead(work.wanted.file);
            const std::string name = campaignFor(file ? &*file : nullptr, work.wanted, in);
            const auto there = file ? file->findCampaign(name) : std::optional<db::Campaign>();
            work.out << lineOf({{"what", "campaign"},
                                {"name", name},
                                {"is", there ? "same" : "new"},
                                {"then", there ? "left as it is" : "added"}});
            auto here = there ? file->plays(there->id) : std::vector<db::Play>();
            for (const db::Play& play : in.plays) {
                const PlayMeeting meeting = companion::meetingOf(here, play);
                work.out << lineOf({{"what", "play"},
                                    {"name", companion::nameOf(play)},
                                    {"is", wordOf(meeting)},
                                    {"then", thenOf(meeting, work.wanted)}});
                here.push_back(play);
            }
            for (const std::string& notice : in.notices) work.errors << forTerminal(notice) << '\n';
            return 0;
        },
        work.out, work.errors);
}

int importPlays(const Work& work, const std::string& text) {
    const PlaysIn in = companion::readPlays(text);
    CampaignFile file = CampaignFile::open(work.wanted.file);
    const std::string name = campaignFor(&file, work.wanted, in);
    companion::PlaysTaken counts;
    file.atomically([&] {
        const auto there = file.findCampaign(name);
        const db::CampaignId campaign = there ? there->id : file.addCampaign(name, companion::utcNow());
        counts = companion::takePlays(file, campaign, in, differingIn(work.wanted));
    });
    work.out << "Imported into '" << forTerminal(name) << "': " << counts.added << " plays of " << in.from
             << (counts.replaced > 0 ? ", " + std::to_string(counts.replaced) + " replaced" : "")
             << (counts.same > 0 ? ", " + std::to_string(counts.same) + " were here already" : "") << ".\n";
    for (const std::string& notice : in.notices) work.errors << forTerminal(notice) << '\n';
    return 0;
}

}  // namespace adjutant::cli::campaigns
