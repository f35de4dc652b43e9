// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/plays_kept.hpp"

#include <algorithm>

#include "db/error.hpp"
#include "messages/doors.hpp"

namespace adjutant::companion {
namespace {

db::Error question(const db::Play& play) {
    return {db::Error::Kind::duplicate, doors::failures::PlayDiffers{.play = nameOf(play)}};
}

/// Under a source that no play has.
db::Play another(const std::vector<db::Play>& here, db::Play play) {
    const std::string source = play.source;
    for (int number = 2; std::ranges::count(here, play.source, &db::Play::source) > 0; ++number)
        play.source = source + " (" + std::to_string(number) + ")";
    return play;
}

}  // namespace

std::string nameOf(const db::Play& play) {
    return play.title + (play.played.empty() ? "" : ", " + play.played.substr(0, play.played.find('T')));
}

PlaysTaken takePlays(db::CampaignFile& file, db::CampaignId campaign, const PlaysIn& in,
                     db::Differing differing) {
    PlaysTaken taken;
    auto here = file.plays(campaign);
    for (db::Play play : in.plays) {
        const PlayMeeting meeting = meetingOf(here, play);
        if (meeting == PlayMeeting::same) {
            ++taken.same;
            continue;
        }
        if (meeting == PlayMeeting::different && differing == db::Differing::ask) throw question(play);
        if (meeting == PlayMeeting::different && differing == db::Differing::replace) {
            file.removePlay(campaign, play.source);
            std::erase_if(here, [&](const db::Play& one) { return one.source == play.source; });
            ++taken.replaced;
        } else {
            ++taken.added;
        }
        play = another(here, std::move(play));
        file.addPlay(campaign, play);
        here.push_back(std::move(play));
    }
    return taken;
}

}  // namespace adjutant::companion
