// SPDX-License-Identifier: GPL-3.0-or-later
// `campaign rename`, `archive`, `delete`, `merge`, `move`, `note`, `place` and `tag`, and what takes them
// back.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "companion/cli/campaign_answers.hpp"
#include "companion/cli/campaign_choice.hpp"
#include "companion/cli/json_answers.hpp"
#include "companion/clock.hpp"

namespace adjutant::cli::answers {
namespace {

using companion::utcNow;
using db::CampaignFile;
using Json = nlohmann::ordered_json;

Json jsonOf(const db::Change& change) {
    return {{"change", static_cast<std::int64_t>(change.id)},
            {"at", change.at},
            {"what", change.what},
            {"told", change.told},
            {"by", change.who},
            {"undone", change.undone.empty() ? Json() : Json(change.undone)}};
}

/// Does the work, and tells the change that it made; `change` is null where nothing was to be changed.
template <class Work>
int changing(const Answering& with, Work work) {
    CampaignFile file = openedToChange(with.asked);
    Json answer{{"ok", true}};
    file.atomically([&] {
        const std::size_t before = file.changes().size();
        work(file, campaignIn(file, with.asked.campaign));
        const auto changes = file.changes();
        if (changes.size() > before)
            answer.update(jsonOf(changes.back()));
        else
            answer["change"] = nullptr;
    });
    with.out << lineOf(answer);
    return 0;
}

db::GameId gameMeant(const CampaignFile& file, const db::Campaign& campaign, const Asked& asked) {
    return gameIn(file, campaign.name, asked.game).id;
}

int rename(const Answering& with) {
    return changing(with, [&](CampaignFile& file, const db::Campaign& campaign) {
        const Asked& asked = with.asked;
        if (!asked.person.empty())
            file.renamePerson(personMeant(file, campaign.id, asked.person).id, asked.to, utcNow());
        else if (!asked.game.empty())
            file.renameGame(gameMeant(file, campaign, asked), asked.to, utcNow());
        else
            file.renameCampaign(campaign.id, asked.to, utcNow());
    });
}

int archive(const Answering& with) {
    return changing(with, [&](CampaignFile& file, const db::Campaign& campaign) {
        if (!with.asked.person.empty())
            file.archive(personMeant(file, campaign.id, with.asked.person).id, !with.asked.given, utcNow());
        else if (with.asked.game.empty())
            file.archive(campaign.id, !with.asked.given, utcNow());
        else
            file.archive(gameMeant(file, campaign, with.asked), !with.asked.given, utcNow());
    });
}

int remove(const Answering& with) {
    const Asked& asked = with.asked;
    if (asked.game.empty() && asked.person.empty() && asked.campaign.empty())
        throw Refused("bad-request", "Name what is to be deleted: --game, --person, or --campaign alone.");
    return changing(with, [&](CampaignFile& file, const db::Campaign& campaign) {
        if (!asked.person.empty())
            file.remove(personMeant(file, campaign.id, asked.person).id, utcNow());
        else if (!asked.game.empty())
            file.remove(gameMeant(file, campaign, asked), utcNow());
        else
            file.remove(campaign.id, utcNow());
    });
}

int merge(const Answering& with) {
    return changing(with, [&](CampaignFile& file, const db::Campaign& campaign) {
        const auto from = personMeant(file, campaign.id, with.asked.person);
        const auto into = personMeant(file, campaign.id, with.asked.into);
        file.merge(from.id, into.id, utcNow());
    });
}

int move(const Answering& with) {
    return changing(with, [&](CampaignFile& file, const db::Campaign& campaign) {
        file.move(gameMeant(file, campaign, with.asked), campaignIn(file, with.asked.to).id, utcNow());
    });
}

int showNote(const Answering& with) {
    const CampaignFile file = CampaignFile::openToRead(with.asked.file);
    const db::Campaign campaign = campaignIn(file, with.asked.campaign);
    const std::string note = with.asked.person.empty()
                                 ? file.note(gameMeant(file, campaign, with.asked))
                                 : file.note(personMeant(file, campaign.id, with.asked.person).id);
    with.out << lineOf({{"ok", true}, {"note", note}});
    return 0;
}

int note(const Answering& with) {
    if (!with.asked.given) return showNote(with);
    return changing(with, [&](CampaignFile& file, const db::Campaign& campaign) {
        if (with.asked.person.empty())
            file.setNote(gameMeant(file, campaign, with.asked), with.asked.text, utcNow());
        else
            file.setNote(personMeant(file, campaign.id, with.asked.person).id, with.asked.text, utcNow());
    });
}

int place(const Answering& with) {
    if (!with.asked.given) {
        const CampaignFile file = CampaignFile::openToRead(with.asked.file);
        const auto game = gameMeant(file, campaignIn(file, with.asked.campaign), with.asked);
        with.out << lineOf({{"ok", true}, {"place", file.place(game)}});
        return 0;
    }
    return changing(with, [&](CampaignFile& file, const db::Campaign& campaign) {
        file.setPlace(gameMeant(file, campaign, with.asked), with.asked.text, utcNow());
    });
}

int tag(const Answering& with) {
    if (with.asked.words.empty() && !with.asked.given) {
        const CampaignFile file = CampaignFile::openToRead(with.asked.file);
        const auto game = gameMeant(file, campaignIn(file, with.asked.campaign), with.asked);
        with.out << lineOf({{"ok", true}, {"tags", file.labels(game)}});
        return 0;
    }
    return changing(with, [&](CampaignFile& file, const db::Campaign& campaign) {
        file.setLabels(gameMeant(file, campaign, with.asked), with.asked.words, utcNow());
    });
}

int changes(const Answering& with) {
    const CampaignFile file = CampaignFile::openToRead(with.asked.file);
    for (const db::Change& change : file.changes()) with.out << lineOf(jsonOf(change));
    return 0;
}

/// Changes of older files have no names but those in their sentence.
bool isAbout(const db::Change& change, const std::string& name) {
    if (change.names.empty()) return change.told.find("'" + name + "'") != std::string::npos;
    return std::ranges::count(change.names, name) > 0;
}

/// By its number; or else the last one that stands, of that name and kind where they are told.
db::ChangeId changeMeant(const std::vector<db::Change>& all, const Asked& asked) {
    if (asked.number) return db::ChangeId{*asked.number};
    std::optional<db::ChangeId> meant;
    for (const db::Change& change : all)
        if (change.undone.empty() && (asked.name.empty() || isAbout(change, asked.name)) &&
            change.what.starts_with(asked.text))
            meant = change.id;
    if (meant) return *meant;
    throw Refused("no-change", asked.name.empty() ? "There is no change to take back."
                                                  : "There is no change of '" + asked.name +
                                                        "' to take back. `campaign changes` lists all.");
}

int undoChange(const Answering& with) {
    CampaignFile file = openedToChange(with.asked);
    auto all = file.changes();
    const std::optional meant = changeMeant(all, with.asked);
    Json answer{{"ok", true}};
    static_cast<void>(file.takeBack(*meant, utcNow()));
    all = file.changes();
    answer.update(jsonOf(*std::ranges::find(all, *meant, &db::Change::id)));
    with.out << lineOf(answer);
    return 0;
}

}  // namespace

void addKeeping(Commands& commands) {
    const auto game = [](CLI::App* command, Asked* asked) {
        return command->add_option("--game", asked->game, "Name of the game");
    };
    const auto person = [](CLI::App* command, Asked* asked) {
        return command->add_option("--person", asked->person, "Name or number of the person");
    };
    const auto [renaming, renamed] = commands.add("rename", "Rename a campaign, a game or a person", rename);
    game(renaming, renamed)->excludes(person(renaming, renamed));
    renaming->add_option("--to", renamed->to, "The new name")->required();

    const auto [archiving, archived] =
        commands.add("archive", "Put a campaign, a game or a person into the archive", archive);
    game(archiving, archived)->excludes(person(archiving, archived));
    archiving->add_flag("--back", archived->given, "Take it out again");

    const auto [removing, removed] = commands.add("delete", "Delete a campaign, a game or a person", remove);
    game(removing, removed)->excludes(person(removing, removed));
    removing->footer("`campaign undo-change` brings it back with everything that it had.");

    const auto [merging, merged] = commands.add("merge", "Make two people one", merge);
    person(merging, merged)->required();
    merging->add_option("--into", merged->into, "Name or number of the one who stays")->required();

    const auto [moving, moved] = commands.add("move", "Move a game to another campaign", move);
    game(moving, moved)->required();
    moving->add_option("--to", moved->to, "Name of the other campaign")->required();

    const auto [noting, noted] = commands.add("note", "Show or change the note of a game or a person", note);
    game(noting, noted)->excludes(person(noting, noted));
    noting->add_option("--text", noted->text, "The note; empty for none")
        ->each([noted = noted](const std::string&) { noted->given = true; });

    const auto [placing, placed] = commands.add("place", "Show or change where a game was played", place);
    game(placing, placed)->required();
    placing->add_option("--at", placed->text, "The place; empty for none")
        ->each([placed = placed](const std::string&) { placed->given = true; });

    const auto [tagging, tagged] = commands.add("tag", "Show or change the tags of a game", tag);
    game(tagging, tagged);
    tagging->add_option("words", tagged->words, "All its tags");
    tagging->add_flag("--none", tagged->given, "It has none");

    commands.add("changes", "List what was renamed, archived, deleted, merged, moved and noted", changes);

    const auto [undoing, undone] = commands.add("undo-change", "Take such a change back", undoChange);
    auto* const number =
        undoing->add_option("--change", undone->number, "Its number in `changes`; the last when left out");
    undoing
        ->add_option("name", undone->name, "What it is of, by any name that it had: the last change of that")
        ->excludes(number);
    undoing->add_option("--what", undone->text, "Only one of this kind, such as delete or merge-people");
}

}  // namespace adjutant::cli::answers
