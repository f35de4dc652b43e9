// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/upkeep/coming_file.hpp"

#include <algorithm>
#include <array>
#include <fstream>

#include "companion/doors/campaign_in.hpp"
#include "companion/doors/campaign_zip.hpp"
#include "companion/doors/plays_kept.hpp"
#include "db/error.hpp"
#include "db/text_file.hpp"

namespace adjutant::companion {
namespace {

using Thing = ComingFile::Thing;

/// By its beginning, as every database has it: a text is read whole, a database is not read as a text.
bool isDatabase(const std::string& path) {
    constexpr std::string_view beginning{"SQLite format 3\0", 16};
    std::array<char, beginning.size()> bytes{};
    std::ifstream file(path, std::ios::binary);
    return file.read(bytes.data(), bytes.size()) && std::string_view(bytes.data(), bytes.size()) == beginning;
}

Destination destinationOf(const db::CampaignFile& file, const std::string& name, db::Differing differing) {
    const auto there = file.findCampaign(name);
    if (there) return {.into = there->id, .as = {}, .differing = differing, .anyway = false};
    return {.into = {}, .as = name, .differing = differing, .anyway = false};
}

Thing::Game gameOf(const std::vector<EntryText>& entries) {
    return {entries.size(), entries.empty() ? std::string() : entries.back().at};
}

/// What stands on either side of each game that is here otherwise.
void showBoth(std::vector<Thing>& things, const db::CampaignFile& file, db::CampaignId campaign,
              const std::string& text) {
    const auto games = db::gamesInExport(text);
    for (Thing& thing : things) {
        if (thing.foreseen.what != "game" || thing.foreseen.is != db::Foreseen::Is::different) continue;
        const auto coming = std::ranges::find(games, thing.foreseen.name, &db::GameInExport::name);
        if (coming == games.end() || coming->entries.empty()) continue;
        auto here = file.findGame(campaign, coming->name);
        if (!here) here = file.findGameBegunBy(campaign, coming->entries.front().hash);
        if (!here) continue;
        thing.here = Thing::Game{static_cast<std::size_t>(here->acts), here->changed};
        thing.there = gameOf(coming->entries);
    }
}

}  // namespace

ComingFile::ComingFile(const std::string& path) {
    if (isDatabase(path)) {
        const db::CampaignFile other = db::CampaignFile::openToRead(path);
        for (const db::Campaign& campaign : other.campaigns())
            campaigns_.push_back({campaign.name, db::exportCampaign(other, campaign.id)});
        return;
    }
    std::string bytes = db::loadText(path);
    if (looksLikePlays(bytes)) {
        plays_ = readPlays(bytes);
        return;
    }
    std::string text = exportIn(path, std::move(bytes));
    const auto all = foreseen(nullptr, text, {.anyway = true});  // refuses what is no export
    campaigns_.push_back({all.front().name, std::move(text)});
}

std::vector<std::string> ComingFile::campaigns() const {
    std::vector<std::string> names;
    for (const Campaign& campaign : campaigns_) names.push_back(campaign.name);
    return names;
}

std::string ComingFile::goalOf(const std::string& name, const Wish& wish) const {
    return campaigns_.size() > 1 || wish.campaign.empty() ? name : wish.campaign;
}

std::vector<Thing> ComingFile::compared(const db::CampaignFile& file, const Wish& wish) const {
    if (plays_) return comparedPlays(file, wish);
    std::vector<Thing> all;
    for (const Campaign& campaign : campaigns_) {
        const Destination destination = destinationOf(file, goalOf(campaign.name, wish), wish.differing);
        std::vector<Thing> things;
        for (db::Foreseen& one : foreseen(&file, campaign.text, destination))
            if (one.what != "campaign" || one.then != db::Foreseen::Then::leftAsItIs)
                things.push_back({std::move(one)});
        if (destination.into) showBoth(things, file, *destination.into, campaign.text);
        std::ranges::move(things, std::back_inserter(all));
    }
    return all;
}

std::vector<Thing> ComingFile::comparedPlays(const db::CampaignFile& file, const Wish& wish) const {
    using Is = db::Foreseen::Is;
    using Then = db::Foreseen::Then;
    std::vector<Thing> all;
    const auto there = file.findCampaign(wish.campaign);
    auto here = there ? file.plays(there->id) : std::vector<db::Play>();
    for (const db::Play& play : plays_->plays) {
        const PlayMeeting meeting = meetingOf(here, play);
        db::Foreseen one{"play", nameOf(play), Is::fresh, Then::added, {}};
        if (meeting == PlayMeeting::same) one.is = Is::same;
        if (meeting == PlayMeeting::different) one.is = Is::different;
        if (meeting == PlayMeeting::same ||
            (meeting == PlayMeeting::different && wish.differing == db::Differing::ask))
            one.then = Then::leftAsItIs;
        if (meeting == PlayMeeting::different && wish.differing == db::Differing::replace)
            one.then = Then::replaced;
        all.push_back({std::move(one)});
        here.push_back(play);
    }
    return all;
}

void ComingFile::bringIn(db::CampaignFile& file, const Wish& wish, const std::string& at) const {
    file.atomically([&] {
        if (plays_) {
            const auto there = file.findCampaign(wish.campaign);
            const db::CampaignId campaign = there ? there->id : file.addCampaign(wish.campaign, at);
            PlaysIn taken = *plays_;
            if (wish.differing == db::Differing::ask) {
                const auto here = file.plays(campaign);
                std::erase_if(taken.plays, [&](const db::Play& play) {
                    return meetingOf(here, play) == PlayMeeting::different;
                });
            }
            takePlays(file, campaign, taken, wish.differing);
        }
        for (const Campaign& campaign : campaigns_) {
            requireToOpen(campaign.text);
            companion::bringIn(file, campaign.text,
                               destinationOf(file, goalOf(campaign.name, wish), wish.differing), at);
        }
    });
}

}  // namespace adjutant::companion
