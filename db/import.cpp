// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "db/error.hpp"
#include "db/meeting.hpp"
#include "db/transfer.hpp"
#include "db/transfer_format.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

/// Takes the parts of an export into one campaign, inside a transaction.
class Import {
  public:
    Import(CampaignFile& file, CampaignId campaign, Differing differing, std::string_view at)
        : file_(file), differing_(differing), at_(at) {
        imported_.campaign = campaign;
    }

    Imported take(const ExportedCampaign& exported) {
        take(exported.people);
        for (const Tag& tag : exported.tags) take(tag);
        for (const Document& document : exported.documents) take(document);
        for (const ExportedGame& game : exported.games) take(game);
        if (exported.league) take(*exported.league);
        plays_ = file_.plays(imported_.campaign);
        for (const Play& play : exported.plays) take(play);
        return std::move(imported_);
    }

  private:
    void take(const std::vector<Person>& people) {
        const auto met = peopleMet(file_.persons(imported_.campaign), people);
        for (std::size_t i = 0; i < people.size(); ++i)
            people_.push_back(met[i] ? met[i]->id
                                     : file_.addAnother(imported_.campaign, people[i].name, people[i].club));
    }

    void take(const Tag& tag) {
        const auto here = file_.findTag(imported_.campaign, tag.code);
        if (!here)
            file_.bindTag(imported_.campaign, tag);
        else if (*here != tag && differing_ == Differing::replace)
            file_.rebindTag(imported_.campaign, tag);
        else if (*here != tag)
            imported_.leftOut.push_back("The code " + tag.code + " stands for the " + here->kind + " '" +
                                        here->target + "' here, and was left so.");
    }

    void take(const Document& document) {
        const auto here = file_.findDocument(imported_.campaign, document.kind, document.name);
        if (!here || (*here != document && differing_ == Differing::replace))
            file_.saveDocument(imported_.campaign, document);
        else if (*here != document && differing_ == Differing::keepBoth)
            file_.saveDocument(imported_.campaign, {document.kind, freeNameFor(document), document.text});
        else if (*here != document)
            imported_.leftOut.push_back("The " + document.kind + " '" + document.name +
                                        "' is another one here, and was left so.");
    }

    void take(const ExportedGame& exported) {
        const Game& game = exported.game;
        auto here = gameHere(file_, imported_.campaign, exported);
        auto meeting = here ? meetingOf(file_, *here, exported) : Meeting::longerThere;
        std::string name = game.name;
        if (meeting == Meeting::apart) {
            if (differing_ == Differing::ask)
                throw Error(Error::Kind::duplicate, failures::GameWithAnotherHistory{.name = game.name});
            if (differing_ == Differing::replace)
                file_.remove(here->id, at_);
            else
                name = freeNameFor(game);
            here.reset();
            meeting = Meeting::longerThere;
        }
        if (meeting != Meeting::longerThere) {
            takePhotographs(here->id, exported);
            imported_.leftOut.push_back(
                "The game '" + here->name + "' is here already" +
                (meeting == Meeting::longerHere ? " with more acts, and was left so." : "."));
            return;
        }
        const GameId id =
            here ? here->id : file_.addGame(imported_.campaign, name, game.system, game.created);
        Journal journal = file_.journal(id);
        for (auto entry = exported.entries.begin() + journal.size(); entry != exported.entries.end(); ++entry)
            journal.append(*entry);
        file_.setSummary(id, game.summary, game.finished);
        if (!exported.note.empty() && file_.note(id).empty()) file_.setNote(id, exported.note, at_);
        if (!exported.labels.empty() && file_.labels(id).empty()) file_.setLabels(id, exported.labels, at_);
        if (!exported.place.empty() && file_.place(id).empty()) file_.setPlace(id, exported.place, at_);
        takePhotographs(id, exported);
        imported_.games.push_back(id);
    }

    /// Those of both files, also of a game that is here as it is there.
    void takePhotographs(GameId id, const ExportedGame& exported) {
        for (const Photograph& one : exported.photographs) file_.addPhotograph(id, one, at_);
    }

    void take(Play play) {
        const auto here = std::find_if(plays_.begin(), plays_.end(),
                                       [&](const Play& one) { return one.source == play.source; });
        if (here != plays_.end() && isSame(*here, play)) return;
        if (here != plays_.end() && differing_ == Differing::ask) {
            imported_.leftOut.push_back("The play of '" + play.title + "' (" + play.source +
                                        ") tells something else here, and was left so.");
            return;
        }
        if (here != plays_.end() && differing_ == Differing::replace)
            file_.removePlay(imported_.campaign, play.source);
        else if (here != plays_.end())
            play.source += " (2)";
        file_.addPlay(imported_.campaign, play);
    }

    [[nodiscard]] std::string freeNameFor(const Game& game) const {
        for (int number = 2;; ++number)
            if (std::string name = game.name + " (" + std::to_string(number) + ")";
                !file_.findGame(imported_.campaign, name))
                return name;
    }
    [[nodiscard]] std::string freeNameFor(const Document& document) const {
        for (int number = 2;; ++number)
            if (std::string name = document.name + " (" + std::to_string(number) + ")";
                !file_.findDocument(imported_.campaign, document.kind, name))
                return name;
    }

    void take(const ExportedLeague& exported) {
        const auto here = file_.leagueEntries(imported_.campaign);
        const Meeting meeting = meetingOf(here, exported.entries);
        if (meeting == Meeting::apart)
            throw Error(Error::Kind::duplicate, failures::LeagueWithAnotherHistory{});
        if (meeting != Meeting::longerThere && !here.empty())
            imported_.leftOut.push_back(
                "The league is here already" +
                std::string(meeting == Meeting::longerHere ? " with more entries, and was left so." : "."));
        if (meeting != Meeting::longerThere) return;
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

    CampaignFile& file_;
    Differing differing_;
    std::string_view at_;
    std::vector<Play> plays_;       ///< those that were here
    std::vector<PersonId> people_;  ///< those of the export, as they are here
    Imported imported_;
};

}  // namespace

void requireExport(std::string_view text) { static_cast<void>(readExport(text)); }

std::vector<GameInExport> gamesInExport(std::string_view text) {
    std::vector<GameInExport> games;
    for (ExportedGame& one : readExport(text).games)
        games.push_back({std::move(one.game.name), std::move(one.game.system), std::move(one.entries)});
    return games;
}

Imported importAsNew(CampaignFile& file, std::string_view text, const std::optional<std::string>& name) {
    const ExportedCampaign exported = readExport(text);
    Imported imported;
    file.atomically([&] {
        const CampaignId campaign =
            file.addCampaign(name.value_or(exported.campaign.name), exported.campaign.created);
        imported = Import(file, campaign, Differing::ask, {}).take(exported);
    });
    return imported;
}

Imported importInto(CampaignFile& file, CampaignId campaign, std::string_view text, Differing differing,
                    std::string_view at) {
    const ExportedCampaign exported = readExport(text);
    Imported imported;
    file.atomically(
        [&] { imported = Import(file, file.campaign(campaign).id, differing, at).take(exported); });
    return imported;
}

}  // namespace adjutant::db
