// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "db/error.hpp"
#include "db/transfer.hpp"
#include "db/transfer_format.hpp"

namespace adjutant::db {
namespace {

/// Takes the parts of an export into one campaign, inside a transaction.
class Import {
  public:
    Import(CampaignFile& file, CampaignId campaign) : file_(file) { imported_.campaign = campaign; }

    Imported take(const ExportedCampaign& exported) {
        take(exported.people);
        for (const Tag& tag : exported.tags) take(tag);
        for (const Document& document : exported.documents) take(document);
        for (const ExportedGame& game : exported.games) take(game);
        if (exported.league) take(*exported.league);
        return std::move(imported_);
    }

  private:
    /// Each of them once: who is there already, of that name and club, is the same person.
    void take(const std::vector<Person>& people) {
        auto there = file_.persons(imported_.campaign);
        for (const Person& person : people) {
            const auto same = std::find_if(there.begin(), there.end(), [&](const Person& one) {
                return one.name == person.name && (one.club == person.club || person.club.empty());
            });
            if (same == there.end()) {
                people_.push_back(file_.addAnother(imported_.campaign, person.name, person.club));
            } else {
                people_.push_back(same->id);
                there.erase(same);
            }
        }
    }

    void take(const Tag& tag) {
        const auto here = file_.findTag(imported_.campaign, tag.code);
        if (!here)
            file_.bindTag(imported_.campaign, tag);
        else if (*here != tag)
            imported_.leftOut.push_back("The code " + tag.code + " stands for the " + here->kind + " '" +
                                        here->target + "' here, and was left so.");
    }

    void take(const Document& document) {
        const auto here = file_.findDocument(imported_.campaign, document.kind, document.name);
        if (!here)
            file_.saveDocument(imported_.campaign, document);
        else if (*here != document)
            imported_.leftOut.push_back("The " + document.kind + " '" + document.name +
                                        "' is another one here, and was left so.");
    }

    void take(const ExportedGame& exported) {
        const Game& game = exported.game;
        const auto here = file_.findGame(imported_.campaign, game.name);
        const GameId id =
            here ? here->id : file_.addGame(imported_.campaign, game.name, game.system, game.created);
        if (here && !sameBeginning(*here, exported))
            throw Error(Error::Kind::duplicate,
                        "There is already a game '" + game.name +
                            "' with another history. Nothing was imported. Rename one of "
                            "them, or import into a new campaign.");
        if (here && here->acts >= static_cast<std::int64_t>(exported.entries.size())) {
            imported_.leftOut.push_back("The game '" + game.name + "' is here already" +
                                        (here->acts > static_cast<std::int64_t>(exported.entries.size())
                                             ? " with more acts, and was left so."
                                             : "."));
            return;
        }
        Journal journal = file_.journal(id);
        for (auto entry = exported.entries.begin() + journal.size(); entry != exported.entries.end(); ++entry)
            journal.append(*entry);
        file_.setSummary(id, game.summary, game.finished);
        imported_.games.push_back(id);
    }

    void take(const ExportedLeague& exported) {
        const auto here = file_.leagueEntries(imported_.campaign);
        const std::size_t shorter = std::min(here.size(), exported.entries.size());
        if (shorter > 0 && here[shorter - 1].hash != exported.entries[shorter - 1].hash)
            throw Error(
                Error::Kind::duplicate,
                "There is already a league with another history in the campaign. Nothing was imported. "
                "Import into a new campaign.");
        if (here.size() >= exported.entries.size() && !here.empty())
            imported_.leftOut.push_back("The league is here already" +
                                        std::string(here.size() > exported.entries.size()
                                                        ? " with more entries, and was left so."
                                                        : "."));
        if (here.size() >= exported.entries.size()) return;
        std::vector<std::optional<PersonId>> newcomers;
        for (std::size_t i = file_.leaguePeople(imported_.campaign).size(); i < exported.people.size(); ++i)
            newcomers.push_back(exported.people[i] ? std::optional(people_[*exported.people[i]])
                                                   : std::nullopt);
        for (std::size_t i = here.size(); i < exported.entries.size(); ++i) {
            file_.appendToLeague(imported_.campaign, exported.entries[i], newcomers);
            newcomers.clear();
        }
        imported_.league = true;
    }

    /// One of them is the beginning of the other: equal hashes at the end of the shorter mean equal
    /// histories.
    [[nodiscard]] bool sameBeginning(const Game& here, const ExportedGame& exported) const {
        if (here.system != exported.game.system) return false;
        const auto coming = static_cast<std::int64_t>(exported.entries.size());
        const std::int64_t shorter = std::min(here.acts, coming);
        if (shorter == 0) return true;
        const std::string& hash = exported.entries[static_cast<std::size_t>(shorter - 1)].hash;
        if (here.acts == shorter) return here.tip == hash;
        return file_.journal(here.id).entriesFrom(shorter).front().hash == hash;
    }

    CampaignFile& file_;
    std::vector<PersonId> people_;  ///< those of the export, as they are here
    Imported imported_;
};

}  // namespace

void requireExport(std::string_view text) { static_cast<void>(readExport(text)); }

Imported importAsNew(CampaignFile& file, std::string_view text, const std::optional<std::string>& name) {
    const ExportedCampaign exported = readExport(text);
    Imported imported;
    file.atomically([&] {
        const CampaignId campaign =
            file.addCampaign(name.value_or(exported.campaign.name), exported.campaign.created);
        imported = Import(file, campaign).take(exported);
    });
    return imported;
}

Imported importInto(CampaignFile& file, CampaignId campaign, std::string_view text) {
    const ExportedCampaign exported = readExport(text);
    Imported imported;
    file.atomically([&] { imported = Import(file, file.campaign(campaign).id).take(exported); });
    return imported;
}

}  // namespace adjutant::db
