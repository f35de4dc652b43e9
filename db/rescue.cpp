// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rescue.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "db/campaign_file.hpp"
#include "db/error.hpp"
#include "db/failure.hpp"
#include "db/file_check.hpp"
#include "db/found_rows.hpp"
#include "db/text.hpp"

namespace adjutant::db {
namespace {

using Id = std::int64_t;

/// A name that can be kept, in place of one that cannot.
std::string nameOr(const std::string& name, const std::string& other) {
    try {
        requireName(name, "The name");
        return name;
    } catch (const Error&) {
        return other;
    }
}

/// The league's first entry says so; a game's names its system, whatever that is.
bool beginsALeague(const EntryText& first) {
    const auto request = nlohmann::json::parse(first.request, nullptr, false);
    if (!request.is_object() || !request.contains("do")) return false;
    return request["do"] == "create" || request["do"] == "import-trf";
}

/// The longest chain from one of the first entries, each proved by its hash. What is in it leaves `left`.
std::vector<EntryText> chainOf(Candidates& left, bool ofLeague) {
    std::vector<EntryText> chain;
    for (Id seq = 1; true; ++seq) {
        const auto [begin, end] = left.equal_range(seq);
        const auto next = std::find_if(begin, end, [&](const auto& candidate) {
            const EntryText& entry = candidate.second;
            const std::string before = chain.empty() ? "" : chain.back().hash;
            return (seq > 1 || beginsALeague(entry) == ofLeague) && !whyNotNext(entry, seq - 1, before);
        });
        if (next == end) return chain;
        chain.push_back(next->second);
        for (auto same = left.lower_bound(seq); same != left.upper_bound(seq);)
            same = same->second.hash == chain.back().hash ? left.erase(same) : std::next(same);
    }
}

/// Who the numbers of the leagues are; nothing where that cannot be read.
using LeaguePeople = std::map<Id, std::vector<std::optional<PersonId>>>;

/// Read in a copy: opening a file may tidy it.
LeaguePeople leaguePeopleIn(const std::filesystem::path& damaged) {
    namespace fs = std::filesystem;
    LeaguePeople people;
    std::string folder = (fs::temp_directory_path() / "adjutant-rescue-XXXXXX").string();
    if (::mkdtemp(folder.data()) == nullptr) return people;
    try {
        const fs::path copy = fs::path(folder) / "copy.adjutant";
        fs::copy_file(damaged, copy);
        if (const fs::path log = damaged.string() + "-wal"; fs::exists(log))
            fs::copy_file(log, copy.string() + "-wal");
        const auto file = CampaignFile::openToRead(copy);
        for (const Campaign& campaign : file.campaigns())
            people[static_cast<Id>(campaign.id)] = file.leaguePeople(campaign.id);
    } catch (const std::exception&) {
        people.clear();
    }
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    return people;
}

class Rescue {
  public:
    Rescue(FoundRows found, LeaguePeople leaguePeople, CampaignFile& file)
        : found_(std::move(found)), leaguePeople_(std::move(leaguePeople)), file_(file) {}

    Rescued run() {
        for (auto& [id, entries] : found_.entries) leagues_[id] = chainOf(entries, true);
        for (const auto& [id, campaign] : found_.campaigns)
            bringCampaign(id, campaign.name, campaign.created);
        for (const auto& [id, entries] : found_.entries)
            if (!found_.games.contains(id) && !entries.empty()) found_.games[id] = nameless(id, entries);
        for (const auto& [id, game] : found_.games) bring(id, game);
        for (const auto& [id, there] : found_.people) bring(id, there);
        for (const auto& [id, to] : campaigns_) bringLeague(id, to);
        for (const auto& [id, tag] : found_.tags)
            keep(
                id, [&](CampaignId to) { file_.rebindTag(to, tag); }, tags_);
        for (const auto& [id, document] : found_.documents)
            keep(
                id, [&](CampaignId to) { file_.saveDocument(to, document); }, documents_);
        tell(static_cast<int>(people_.size()), "people");
        tell(tags_, "codes");
        tell(documents_, "documents");
        return std::move(rescued_);
    }

  private:
    /// A game whose row is gone, from what its entries say.
    Game nameless(Id id, const Candidates& entries) {
        Game game;
        game.name = "Game " + std::to_string(id);
        const auto first = entries.find(1);
        const auto request = first == entries.end()
                                 ? nlohmann::json()
                                 : nlohmann::json::parse(first->second.request, nullptr, false);
        game.system = request.is_object() ? request.value("system", "unknown") : "unknown";
        game.created = entries.begin()->second.at;
        game.acts = std::prev(entries.end())->first;
        rescued_.lost.push_back("What the game " + std::to_string(id) +
                                " was called cannot be read; it is '" + game.name + "' now.");
        return game;
    }

    CampaignId bringCampaign(Id id, const std::string& name, const std::string& created) {
        std::string free = nameOr(name, "Rescued campaign");
        while (file_.findCampaign(free)) free += " (rescued)";
        if (free != name)
            rescued_.lost.push_back("A campaign's name cannot be read; it is '" + free + "' now.");
        rescued_.anything = true;
        rescued_.brought.push_back("The campaign '" + free + "'.");
        return campaigns_[id] = file_.addCampaign(free, isUtf8(created) ? created : "");
    }

    CampaignId campaignOf(Id id) {
        const auto found = campaigns_.find(id);
        return found == campaigns_.end() ? bringCampaign(id, "", "") : found->second;
    }

    void bring(Id id, const Game& game) {
        Candidates& left = found_.entries[id];
        const std::vector<EntryText> chain = chainOf(left, false);
        const CampaignId to = campaignOf(static_cast<Id>(game.campaign));
        std::string name = nameOr(game.name, "Game " + std::to_string(id));
        while (file_.findGame(to, name)) name += " (rescued)";
        const GameId made =
            file_.addGame(to, name, nameOr(game.system, "unknown"), isUtf8(game.created) ? game.created : "");
        Journal journal = file_.journal(made);
        for (const EntryText& entry : chain) journal.append(entry);
        const auto length = static_cast<Id>(chain.size());
        const bool whole = length == game.acts && (length == 0 || chain.back().hash == game.tip);
        if (isUtf8(game.summary)) file_.setSummary(made, whole ? game.summary : "", whole && game.finished);
        rescued_.anything = true;
        rescued_.brought.push_back("The game '" + name + "': " + std::to_string(length) + " of " +
                                   std::to_string(std::max(length, game.acts)) + " entries" +
                                   (length == 0 ? "." : ", last hash " + chain.back().hash + "."));
        std::erase_if(left, [&](const auto& one) { return one.first <= length; });
        if (length < game.acts || !left.empty())
            rescued_.lost.push_back("The game '" + name + "': entry " + std::to_string(length + 1) +
                                    " cannot be read, so that play goes on from the one before it.");
        if (!left.empty()) keepLoose(to, name, left);
        left.clear();
    }

    /// Entries behind a gap, for people to read.
    void keepLoose(CampaignId to, const std::string& game, const Candidates& loose) {
        nlohmann::ordered_json list = nlohmann::ordered_json::array();
        for (const auto& [seq, entry] : loose)
            list.push_back({{"seq", seq},
                            {"parent", entry.parent},
                            {"at", entry.at},
                            {"request", entry.request},
                            {"rolls", entry.rolls},
                            {"events", entry.events},
                            {"hash", entry.hash}});
        file_.saveDocument(to, {"rescued-entries", game,
                                list.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace)});
        rescued_.lost.push_back(
            "The game '" + game + "': " + std::to_string(loose.size()) +
            " later entries hang on nothing; they are kept as the document 'rescued-entries'.");
    }

    void bring(Id id, const std::pair<Id, Person>& there) {
        const auto& [campaign, person] = there;
        const std::string name = nameOr(person.name, "Somebody");
        people_[id] = file_.addAnother(campaignOf(campaign), name, isUtf8(person.club) ? person.club : "");
    }

    void bringLeague(Id id, CampaignId to) {
        const std::vector<EntryText>& chain = leagues_[id];
        if (chain.empty()) return;
        std::vector<std::optional<PersonId>> newcomers;
        for (const auto& person : leaguePeople_[id]) {
            const auto known = person ? people_.find(static_cast<Id>(*person)) : people_.end();
            newcomers.push_back(known == people_.end() ? std::nullopt : std::optional(known->second));
        }
        for (const EntryText& entry : chain) {
            file_.appendToLeague(to, entry, newcomers);
            newcomers.clear();
        }
        rescued_.brought.push_back("The league of '" + file_.campaign(to).name +
                                   "': " + std::to_string(chain.size()) + " entries, last hash " +
                                   chain.back().hash + ".");
    }

    template <class Keep>
    void keep(Id campaign, const Keep& one, int& count) {
        try {
            one(campaignOf(campaign));
            ++count;
        } catch (const Error& error) {
            if (error.kind != Error::Kind::badText) throw;
            rescued_.lost.push_back(error.what());
        }
    }

    void tell(int count, const char* what) {
        if (count > 0) rescued_.brought.push_back(std::to_string(count) + " " + what + ".");
    }

    FoundRows found_;
    LeaguePeople leaguePeople_;
    CampaignFile& file_;
    std::map<Id, CampaignId> campaigns_;
    std::map<Id, PersonId> people_;
    std::map<Id, std::vector<EntryText>> leagues_;
    int tags_ = 0;
    int documents_ = 0;
    Rescued rescued_;
};

}  // namespace

Rescued rescue(const std::filesystem::path& damaged, const std::filesystem::path& target) {
    std::error_code ignored;
    if (!std::filesystem::exists(damaged, ignored))
        throw Error(Error::Kind::missing, "There is no file " + quoted(damaged) + ". Nothing was made.");
    if (!isFree(target))
        throw Error(Error::Kind::duplicate,
                    "There is a file " + quoted(target) +
                        " already. It was left as it is. Name another for what is rescued.");
    FoundRows found = foundAmong(rawRowsOf(damaged));
    const bool hasLeagues = std::ranges::any_of(found.entries, [](const auto& journal) {
        return std::ranges::any_of(journal.second, [](const auto& one) { return beginsALeague(one.second); });
    });
    LeaguePeople people = hasLeagues ? leaguePeopleIn(damaged) : LeaguePeople();
    if (found.campaigns.empty() && found.games.empty() && found.entries.empty())
        throw Error(Error::Kind::damaged,
                    "Nothing of a campaign can be made out in " + quoted(damaged) + ". Nothing was made.");
    CampaignFile file = CampaignFile::open(target);
    Rescued rescued;
    file.atomically([&] { rescued = Rescue(std::move(found), std::move(people), file).run(); });
    return rescued;
}

}  // namespace adjutant::db
