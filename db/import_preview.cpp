// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import_preview.hpp"

#include <algorithm>

#include "db/error.hpp"
#include "db/linked.hpp"
#include "db/meeting.hpp"
#include "db/text.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

using Is = Foreseen::Is;
using Then = Foreseen::Then;

/// Compares the parts of an export with a campaign, or with none, in the order in which they are imported.
class Preview {
  public:
    Preview(const CampaignFile* file, std::optional<Campaign> here, Differing differing = Differing::ask)
        : file_(file), here_(std::move(here)), differing_(differing) {}

    void look(const ExportedCampaign& exported) {
        look(exported.people);
        for (const Tag& tag : exported.tags)
            look("tag", tag.code, tag, here_ ? file_->findTag(here_->id, tag.code) : std::optional<Tag>(),
                 differing_ == Differing::replace ? Differing::replace : Differing::ask);
        for (const Document& document : exported.documents)
            look(document.kind, document.name, document,
                 here_ ? file_->findDocument(here_->id, document.kind, document.name)
                       : std::optional<Document>(),
                 differing_);
        for (const ExportedGame& game : exported.games) look(game);
        if (exported.league) look(exported.campaign.name, *exported.league);
        const auto plays = here_ ? file_->plays(here_->id) : std::vector<Play>();
        for (const Play& play : exported.plays) {
            const auto found = std::find_if(plays.begin(), plays.end(),
                                            [&](const Play& one) { return one.source == play.source; });
            if (found == plays.end())
                addNew("play", play.title);
            else
                addMet("play", play.title, isSame(*found, play), differing_);
        }
    }

    void add(Foreseen foreseen) { all_.push_back(std::move(foreseen)); }

    /// All of it comes in, or nothing.
    [[nodiscard]] std::vector<Foreseen> told() && {
        if (std::any_of(all_.begin(), all_.end(),
                        [](const Foreseen& one) { return one.then == Then::refused; }))
            for (Foreseen& one : all_)
                if (one.then != Then::leftAsItIs) one.then = Then::refused;
        return std::move(all_);
    }

    /// A name that is new must be one that can be kept.
    void addNew(const std::string& what, const std::string& name) {
        Foreseen foreseen{.what = what, .name = name, .because = {}};
        try {
            requireName(name, texts::NameOf{.what = what});
        } catch (const Error& error) {
            foreseen.then = Then::refused;
            foreseen.because = error.sentence();
        }
        add(std::move(foreseen));
    }

  private:
    void look(const std::vector<Person>& people) {
        const auto met = peopleMet(here_ ? file_->persons(here_->id) : std::vector<Person>(), people);
        for (std::size_t i = 0; i < people.size(); ++i) {
            if (!met[i])
                addNew("person", people[i].name);
            else
                add({"person",
                     people[i].name,
                     met[i]->club == people[i].club ? Is::same : Is::different,
                     Then::leftAsItIs,
                     {}});
        }
    }

    template <class Thing>
    void look(const std::string& what, const std::string& name, const Thing& coming,
              const std::optional<Thing>& here, Differing differing) {
        if (!here)
            addNew(what, name);
        else
            addMet(what, name, *here == coming, differing);
    }

    /// One that is here; what becomes of it where it is another one.
    void addMet(const std::string& what, const std::string& name, bool same, Differing differing) {
        const Then then = same || differing == Differing::ask ? Then::leftAsItIs
                          : differing == Differing::replace   ? Then::replaced
                                                              : Then::added;
        add({what, name, same ? Is::same : Is::different, then, {}});
    }

    void look(const ExportedGame& exported) {
        const std::string& name = exported.game.name;
        const auto here = here_ ? gameHere(*file_, here_->id, exported) : std::optional<Game>();
        if (!here) return addNew("game", name);
        const Meeting meeting = meetingOf(*file_, *here, exported);
        if (meeting == Meeting::apart && differing_ != Differing::ask)
            return addMet("game", name, false, differing_);
        meet("game", name, meeting, clashes::Game{.name = name});
    }

    void look(const std::string& campaign, const ExportedLeague& exported) {
        const auto here = here_ ? file_->leagueEntries(here_->id) : std::vector<EntryText>();
        const bool linked = isLinked(exported.entries);
        const std::string what = linked ? "chronicle" : "league";
        if (here.empty() && !exported.entries.empty()) return addNew(what, campaign);
        meet(what, campaign, meetingOf(here, exported.entries),
             isLinked(here) == linked ? Phrase(clashes::Book{.what = what}) : clashes::OtherBook{});
    }

    void meet(const std::string& what, const std::string& name, Meeting meeting, const Phrase& whyApart) {
        Foreseen foreseen{what, name, Is::different, Then::leftAsItIs, {}};
        if (meeting == Meeting::same) foreseen.is = Is::same;
        if (meeting == Meeting::longerThere) foreseen.then = Then::playedOnHere;
        if (meeting == Meeting::apart) {
            foreseen.then = Then::refused;
            foreseen.because = whyApart;
        }
        add(std::move(foreseen));
    }

    const CampaignFile* file_;
    std::optional<Campaign> here_;
    Differing differing_;
    std::vector<Foreseen> all_;
};

}  // namespace

std::vector<Foreseen> foreseeInto(const CampaignFile& file, CampaignId id, std::string_view text,
                                  Differing differing) {
    const ExportedCampaign exported = readExport(text);
    std::vector<Foreseen> all;
    file.readSnapshot([&] {
        const Campaign here = file.campaign(id);
        Preview preview(&file, here, differing);
        const bool same = here.name == exported.campaign.name && here.created == exported.campaign.created;
        preview.add(
            {"campaign", exported.campaign.name, same ? Is::same : Is::different, Then::leftAsItIs, {}});
        preview.look(exported);
        all = std::move(preview).told();
    });
    return all;
}

std::vector<Foreseen> foreseeAsNew(const CampaignFile* file, std::string_view text,
                                   const std::optional<std::string>& as) {
    const ExportedCampaign exported = readExport(text);
    const std::string name = as.value_or(exported.campaign.name);
    std::vector<Foreseen> all;
    const auto look = [&] {
        const auto taken = file == nullptr ? std::optional<Campaign>() : file->findCampaign(name);
        Preview preview(file, taken);
        if (taken)
            preview.add({"campaign", name,
                         taken->created == exported.campaign.created ? Is::same : Is::different,
                         Then::refused, clashes::Campaign{.name = name}});
        else
            preview.addNew("campaign", name);
        preview.look(exported);
        all = std::move(preview).told();
    };
    if (file == nullptr)
        look();
    else
        file->readSnapshot(look);
    return all;
}

}  // namespace adjutant::db
