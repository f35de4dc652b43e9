// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/meeting.hpp"

#include <algorithm>

namespace adjutant::db {
namespace {

Meeting bySize(std::size_t here, std::size_t coming) {
    if (here == coming) return Meeting::same;
    return here > coming ? Meeting::longerHere : Meeting::longerThere;
}

}  // namespace

std::optional<Game> gameHere(const CampaignFile& file, CampaignId campaign, const ExportedGame& exported) {
    if (auto named = file.findGame(campaign, exported.game.name)) return named;
    if (exported.entries.empty()) return {};
    auto begun = file.findGameBegunBy(campaign, exported.entries.front().hash);
    if (!begun) return {};
    // Two games that are begun alike in one second have one first entry: only one that was renamed is the
    // same.
    const std::string told = "The game '" + exported.game.name + "' was renamed to '" + begun->name + "'.";
    const auto changes = file.changes();
    const bool renamed = std::any_of(changes.begin(), changes.end(), [&](const Change& change) {
        return change.undone.empty() && change.what == "rename-game" && change.told == told;
    });
    return renamed ? begun : std::nullopt;
}

Meeting meetingOf(const CampaignFile& file, const Game& here, const ExportedGame& exported) {
    const auto size = static_cast<std::size_t>(here.acts);
    const std::size_t shorter = std::min(size, exported.entries.size());
    if (here.system != exported.game.system) return Meeting::apart;
    if (shorter == 0) return bySize(size, exported.entries.size());
    const std::string& coming = exported.entries[shorter - 1].hash;
    const bool equal =
        size == shorter
            ? here.tip == coming
            : file.journal(here.id).entriesFrom(static_cast<std::int64_t>(shorter)).front().hash == coming;
    return equal ? bySize(size, exported.entries.size()) : Meeting::apart;
}

Meeting meetingOf(const std::vector<EntryText>& here, const std::vector<EntryText>& coming) {
    const std::size_t shorter = std::min(here.size(), coming.size());
    if (shorter > 0 && here[shorter - 1].hash != coming[shorter - 1].hash) return Meeting::apart;
    return bySize(here.size(), coming.size());
}

std::vector<std::optional<Person>> peopleMet(std::vector<Person> here, const std::vector<Person>& coming) {
    std::vector<std::optional<Person>> met;
    for (const Person& person : coming) {
        const auto same = std::find_if(here.begin(), here.end(), [&](const Person& one) {
            return one.name == person.name && (one.club == person.club || person.club.empty());
        });
        met.push_back(same == here.end() ? std::nullopt : std::optional(*same));
        if (same != here.end()) here.erase(same);
    }
    return met;
}

}  // namespace adjutant::db
