// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rescue.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "db/error.hpp"
#include "db/failure.hpp"
#include "db/file_check.hpp"
#include "db/rescue_account.hpp"
#include "db/rescue_chain.hpp"
#include "db/rescue_leagues.hpp"
#include "db/rescue_people.hpp"
#include "db/rescue_rows.hpp"
#include "engine/journal/digest.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

using Id = std::int64_t;

class Rescue {
  public:
    Rescue(FoundRows found, Connection& connection, const EntrantsOf& entrantsOf)
        : found_(std::move(found)), rows_(connection), entrantsOf_(entrantsOf) {}

    Rescued run() {
        for (const auto& [id, campaign] : found_.campaigns) bring(id, campaign);
        findLeagues();
        findNamelessGames();
        completePeople(found_, account_.lost);
        for (const auto& [id, person] : found_.people) {
            campaignOf(person.campaign);
            rows_.insert(id, person);
        }
        for (const auto& [id, game] : found_.games) bring(id, game);
        for (auto& [id, chain] : leagues_) bringLeague(id, chain);
        bringPlays();
        bringBelongings();
        account_.tellCounts(found_);
        account_.tellDamages(found_, rows_.mendedTexts());
        return {std::move(account_.brought), std::move(account_.lost)};
    }

  private:
    void bring(Id id, const FoundCampaign& campaign) {
        const std::string name = rows_.insert(id, campaign);
        if (name != campaign.name)
            account_.lost.push_back("A campaign's name cannot be read; it is '" + name + "' now.");
        names_[id] = name;
        account_.brought.push_back("The campaign '" + shown(name, id) + "'" + markOf(campaign) + ".");
    }

    /// A campaign whose row is gone is made where something of it is left.
    const std::string& campaignOf(Id id) {
        if (!names_.contains(id)) bring(id, FoundCampaign());
        return names_[id];
    }

    /// What is deleted keeps its name out of the way of others (keeping.cpp); people do not see how.
    static std::string shown(const std::string& name, Id id) {
        const std::string ending = "\x1f" + std::to_string(id);
        return name.ends_with(ending) ? name.substr(0, name.size() - ending.size()) : name;
    }

    template <class Row>
    static std::string markOf(const Row& row) {
        return !row.deleted.empty() ? " (deleted)" : !row.archived.empty() ? " (archived)" : "";
    }

    /// First of all, because entries that nothing leads to may be of a league or of a game.
    void findLeagues() {
        leagues_ = leaguesIn(found_);
        for (auto& [id, entries] : found_.eitherEntries) found_.entries[id].merge(entries);
        found_.eitherEntries.clear();
    }

    /// Games whose rows are gone, from what their entries say.
    void findNamelessGames() {
        for (const auto& [id, entries] : found_.entries) {
            if (entries.empty() || found_.games.contains(id)) continue;
            FoundGame game;
            game.campaign = found_.campaigns.empty() ? 1 : found_.campaigns.begin()->first;
            game.name = "Game " + std::to_string(id);
            const auto first = entries.find(1);
            const auto request = first == entries.end()
                                     ? nlohmann::json()
                                     : nlohmann::json::parse(first->second.request, nullptr, false);
            if (request.is_object() && request.contains("system") && request["system"].is_string())
                game.system = request["system"].get<std::string>();
            game.created = entries.begin()->second.at;
            game.acts = std::prev(entries.end())->first;
            account_.lost.push_back("What the game " + std::to_string(id) +
                                    " was called, and in which campaign, cannot be read; it is '" +
                                    game.name + "' now.");
            found_.games[id] = std::move(game);
        }
    }

    void bring(Id id, FoundGame game) {
        campaignOf(game.campaign);
        Candidates& left = found_.entries[id];
        const std::vector<EntryText> chain = chainOf(left, false);
        const auto length = static_cast<Id>(chain.size());
        const bool whole = length == game.acts && (length == 0 || chain.back().hash == game.tip);
        const std::string was = game.name;
        if (!whole) {  // what is told of its end does not hold any more
            game.summary.clear();
            game.finished = false;
            game.ended.clear();
            game.endedBy.clear();
        }
        const std::string name = rows_.insert(id, game);
        if (name != was && !was.empty())
            account_.lost.push_back("The name of the game '" + name + "' cannot be read as it was.");
        rows_.insertEntries(id, chain);
        bringSeats(id, whole);
        const std::string called = shown(name, id);
        account_.brought.push_back(
            "The game '" + called + "'" + markOf(game) + ": " + std::to_string(length) + " of " +
            counted(static_cast<std::size_t>(std::max(length, game.acts)), "entry", "entries") +
            (length == 0 ? "." : ", last hash " + chain.back().hash + "."));
        keepLoose(game.campaign, called, left, length, game.acts);
    }

    void bringSeats(Id id, bool whole) {
        for (auto side = found_.sides.lower_bound({id, ""});
             side != found_.sides.end() && side->first.first == id; ++side) {
            if (!whole) {
                side->second.outcome = "open";
                side->second.score.reset();
            }
            rows_.insert(id, side->first.second, side->second);
            ++account_.seats;
        }
        for (auto label = found_.labels.lower_bound({id, ""});
             label != found_.labels.end() && label->first.first == id; ++label) {
            rows_.insertLabel(id, label->first.second);
            ++account_.labels;
        }
        for (auto one = found_.photographs.lower_bound({id, ""});
             one != found_.photographs.end() && one->first.first == id; ++one) {
            if (digestOf(one->second.picture) != one->first.second) {  // a page of it was lost
                ++account_.homeless["photographs that could be looked at"];
                continue;
            }
            rows_.insert(id, one->first.second, one->second);
            ++account_.photographs;
        }
    }

    /// Says what is missing behind the last entry, and keeps entries behind a gap for people to read.
    void keepLoose(Id campaign, const std::string& called, Candidates& loose, Id length, Id acts) {
        std::erase_if(loose, [&](const auto& one) { return one.first <= length; });
        if (length < acts || !loose.empty())
            account_.lost.push_back("The game '" + called + "': entry " + std::to_string(length + 1) +
                                    " cannot be read, so that play goes on from the one before it.");
        if (loose.empty()) return;
        found_.documents[{campaign, {"rescued-entries", called}}] = textOf(loose);
        account_.lost.push_back("The game '" + called +
                                "': " + counted(loose.size(), "later entry hangs", "later entries hang") +
                                " on nothing; the document 'rescued-entries' keeps what they say.");
        loose.clear();
    }

    void bringLeague(Id id, const std::vector<EntryText>& chain) {
        const FoundLeague& said = found_.leagues[id];
        const std::string where = "The league of '" + shown(campaignOf(id), id) + "': ";
        if (static_cast<Id>(chain.size()) < said.acts)
            account_.lost.push_back(where + "entry " + std::to_string(chain.size() + 1) +
                                    " cannot be read, so that it goes on from the one before it.");
        Candidates& left = found_.leagueEntries[id];
        std::erase_if(left, [&](const auto& one) { return one.first <= static_cast<Id>(chain.size()); });
        if (!left.empty()) found_.documents[{id, {"rescued-entries", "League"}}] = textOf(left);
        if (chain.empty()) return;
        const auto names = entrantsOf_ ? entrantsOf_(chain) : std::vector<std::string>();
        const LeagueEntrants entrants =
            entrantsIn(found_, id, names.empty() ? std::nullopt : std::optional(names));
        for (const std::size_t number : entrants.unknown)
            account_.lost.push_back(where + "who its number " + std::to_string(number) +
                                    " is cannot be read.");
        rows_.insertLeague(id, chain, entrants.people);
        account_.brought.push_back(where + counted(chain.size(), "entry", "entries") + ", last hash " +
                                   chain.back().hash + ".");
    }

    void bringPlays() {
        for (const auto& [key, player] : found_.players)
            if (!found_.plays.contains(key.first)) ++account_.homeless["players of plays"];
        for (const auto& [id, play] : found_.plays) {
            campaignOf(play.campaign);
            rows_.insert(id, play);
        }
        for (const auto& [key, player] : found_.players)
            if (found_.plays.contains(key.first)) rows_.insert(key.first, key.second, player);
    }

    void bringBelongings() {
        for (const auto& [key, side] : found_.sides)
            if (!found_.games.contains(key.first)) ++account_.homeless["seats of games"];
        for (const auto& [key, label] : found_.labels)
            if (!found_.games.contains(key.first)) ++account_.homeless["tags of games"];
        for (const auto& [key, photograph] : found_.photographs)
            if (!found_.games.contains(key.first)) ++account_.homeless["photographs"];
        for (const auto& [key, tag] : found_.tags) {
            campaignOf(key.first);
            rows_.insert(key.first, tag);
        }
        for (const auto& [key, text] : found_.documents) {
            campaignOf(key.first);
            rows_.insert(key.first, Document{key.second.first, key.second.second, text});
        }
        for (const auto& [id, change] : found_.changes) bring(id, change);
        for (const auto& [key, value] : found_.settings) rows_.insertSetting(key, value);
        for (const auto& [table, number] : found_.lastNumbers)
            if (table == "person" || table == "play" || table == "change")
                rows_.insertLastNumber(table, number);
    }

    void bring(Id id, const FoundChange& change) {
        if (nlohmann::json::accept(change.cells)) {
            rows_.insert(id, change);
            ++account_.changes;
        } else {
            ++account_.homeless["changes that could be taken back"];
        }
    }

    FoundRows found_;
    RescueRows rows_;
    const EntrantsOf& entrantsOf_;
    std::map<Id, std::string> names_;  ///< of campaigns that are there
    std::map<Id, std::vector<EntryText>> leagues_;
    RescueAccount account_;
};

}  // namespace

Rescued rescue(const std::filesystem::path& damaged, const std::filesystem::path& target,
               const EntrantsOf& entrantsOf) {
    std::error_code ignored;
    if (!std::filesystem::exists(damaged, ignored))
        throw Error(Error::Kind::missing, failures::NothingToRescue{.file = damaged.string()});
    if (!isFree(target))
        throw Error(Error::Kind::duplicate, failures::RescueOntoAFile{.file = target.string()});
    FoundRows found = foundAmong(rawFileAt(damaged));
    if (found.campaigns.empty() && found.games.empty() && found.entries.empty() &&
        found.eitherEntries.empty())
        throw Error(Error::Kind::damaged, failures::NothingRescued{.file = damaged.string()});
    const auto connection = Connection::toWrite(target);
    Rescued rescued;
    try {
        connection->write(doings::SaveWhatWasRescued{}, [&] {
            connection->inTransaction(
                [&] { rescued = Rescue(std::move(found), *connection, entrantsOf).run(); });
        });
    } catch (...) {
        removeDatabase(target);
        throw;
    }
    return rescued;
}

}  // namespace adjutant::db
