// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/chronicle_book.hpp"

#include <nlohmann/json.hpp>

#include "companion/clock.hpp"
#include "db/linked.hpp"
#include "engine/words/failure.hpp"
#include "messages/keeping.hpp"

namespace adjutant::companion {

using chronicle::Chronicle;
using chronicle::Entry;

ChronicleBook::ChronicleBook(const db::CampaignFile& file, const db::Campaign& campaign)
    : campaign_(campaign), entries_(file.leagueEntries(campaign.id)) {
    if (!db::isLinked(entries_)) {
        hasLeague_ = !entries_.empty();
        entries_.clear();
        return;
    }
    players_ = file.leaguePeople(campaign.id);
    std::vector<Entry> read;
    read.reserve(entries_.size());
    for (const EntryText& entry : entries_) read.push_back(chronicle::readEntry(entry.events));
    chronicle_ = Chronicle::of(std::move(read));
}

std::optional<db::PersonId> ChronicleBook::playerOf(chronicle::SubjectId id) const {
    const auto index = static_cast<std::size_t>(id - 1);
    return index < players_.size() ? players_[index] : std::nullopt;
}

void ChronicleBook::append(db::CampaignFile& file, const nlohmann::ordered_json& request, const Entry& added,
                           std::optional<db::PersonId> player) {
    const auto last = static_cast<std::int64_t>(entries_.size());
    EntryText entry{.seq = last + 1,
                    .parent = last,
                    .at = utcNow(),
                    .request = request.dump(),
                    .rolls = "[]",
                    .events = chronicle::written(added),
                    .hash = {}};
    entry.hash = chainHash(entries_.empty() ? std::string() : entries_.back().hash, entry);
    const bool enrols = std::holds_alternative<chronicle::Enrolled>(added.event);
    const auto newcomers = enrols ? std::vector<std::optional<db::PersonId>>{player} : decltype(players_)();
    chronicle_.append(chronicle::readEntry(entry.events));
    file.appendToLeague(campaign_.id, entry, newcomers);
    entries_.push_back(std::move(entry));
    players_.insert(players_.end(), newcomers.begin(), newcomers.end());
}

std::optional<Phrase> wrongWithChronicle(const db::CampaignFile& file, const db::Campaign& campaign) {
    if (const auto broken = file.verifyLeague(campaign.id).broken)
        return keeping::findings::Touched{.seq = broken->seq, .why = broken->why};
    try {
        const ChronicleBook book(file, campaign);
        if (file.leaguePeople(campaign.id).size() != book.chronicle().subjects().size())
            return keeping::findings::OtherEntrants{.linked = true};
    } catch (const std::exception& error) {
        return keeping::findings::Unreadable{.why = toldBy(error)};
    }
    return {};
}

}  // namespace adjutant::companion
