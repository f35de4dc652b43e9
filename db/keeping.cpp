// SPDX-License-Identifier: GPL-3.0-or-later
// Names, places and notes that people change: each change is written down, and can be taken back.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "db/campaign_file.hpp"
#include "db/changes.hpp"
#include "db/connection.hpp"
#include "db/error.hpp"
#include "db/linked.hpp"
#include "db/query.hpp"
#include "db/text.hpp"
#include "engine/journal/digest.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

using nlohmann::json;

template <class Id>
json keyOf(Id id) {
    return {{"id", static_cast<std::int64_t>(id)}};
}

std::string quote(std::string_view name) { return "'" + std::string(name) + "'"; }

/// Of what is marked by a time: who tells none marks it all the same.
std::string moment(std::string_view at) { return std::string(at.empty() ? "at an unknown time" : at); }

/// What is removed keeps its name out of the way of others: no name has this sign.
std::string nameWhenRemoved(std::string_view name, std::int64_t id) {
    return std::string(name) + "\x1f" + std::to_string(id);
}

json photographKey(GameId game, std::string_view name) {
    return {{"game", static_cast<std::int64_t>(game)}, {"name", name}};
}

std::vector<json> keysOf(Connection& connection, const char* query, std::int64_t person,
                         std::vector<std::string> columns) {
    return rowsOf(prepared(connection, query, person), [&](SQLite::Statement& row) {
        json key;
        for (int i = 0; i < static_cast<int>(columns.size()); ++i) {
            const auto column = row.getColumn(i);
            const auto& name = columns[static_cast<std::size_t>(i)];
            key[name] = column.isInteger() ? json(column.getInt64()) : json(column.getString());
        }
        return key;
    });
}

void requirePerson(const Person& person, PersonId id) {
    if (static_cast<std::int64_t>(person.id) == 0)
        throw Error(Error::Kind::unknownPerson, failures::NoSuchPerson{.number = shownId(id)});
}

}  // namespace

Person CampaignFile::person(PersonId id) const {
    return connection_->read(doings::ReadTheName{}, [&] {
        const auto found = rowOf(
            prepared(*connection_,
                     "SELECT id, name, club, archived != '' FROM person WHERE id = ? AND deleted = ''", id),
            [](SQLite::Statement& row) {
                return Person{PersonId{row.getColumn(0).getInt64()}, textOf(row, 1), textOf(row, 2),
                              row.getColumn(3).getInt() != 0};
            });
        requirePerson(found.value_or(Person()), id);
        return *found;
    });
}

CampaignId CampaignFile::campaignWith(PersonId id) const {
    static_cast<void>(person(id));
    return connection_->read(doings::ReadTheName{}, [&] {
        return *rowOf(prepared(*connection_, "SELECT campaign FROM person WHERE id = ?", id),
                      [](SQLite::Statement& row) { return CampaignId{row.getColumn(0).getInt64()}; });
    });
}

template <class Work>
void CampaignFile::change(Doing doing, std::string_view at, std::string_view what, const std::string& told,
                          const std::vector<std::string>& names, Work&& work) {
    connection_->write(doing, [&] {
        connection_->inTransaction([&] {
            ChangeRecord record(*connection_);
            work(record);
            record.keep(at, what, told, names);
        });
    });
}

void CampaignFile::renameCampaign(CampaignId id, std::string_view name, std::string_view at) {
    requireName(name, texts::CampaignName{});
    const Campaign before = campaign(id);
    if (const auto other = findCampaign(name); other && other->id != id)
        throw Error(Error::Kind::duplicate, failures::NameTaken{.what = "campaign", .name = name});
    change(doings::RenameTheCampaign{}, at, "rename-campaign",
           "The campaign " + quote(before.name) + " was renamed to " + quote(name) + ".",
           {before.name, std::string(name)},
           [&](ChangeRecord& record) { record.set("campaign", keyOf(id), "name", name); });
}

void CampaignFile::renameGame(GameId id, std::string_view name, std::string_view at) {
    requireName(name, texts::GameName{});
    const Game before = game(id);
    if (const auto other = findGame(before.campaign, name); other && other->id != id)
        throw Error(Error::Kind::duplicate, failures::NameTaken{.what = "game", .name = name});
    change(doings::RenameTheGame{}, at, "rename-game",
           "The game " + quote(before.name) + " was renamed to " + quote(name) + ".",
           {before.name, std::string(name)},
           [&](ChangeRecord& record) { record.set("game", keyOf(id), "name", name); });
}

void CampaignFile::renamePerson(PersonId id, std::string_view name, std::string_view at) {
    requireName(name, texts::PersonName{});
    const Person before = person(id);
    change(doings::SaveTheName{}, at, "rename-person",
           quote(before.name) + " was renamed to " + quote(name) + ".", {before.name, std::string(name)},
           [&](ChangeRecord& record) { record.set("person", keyOf(id), "name", name); });
}

void CampaignFile::setClub(PersonId id, std::string_view club, std::string_view at) {
    requireText(club, texts::ClubName{});
    const Person before = person(id);
    change(doings::SaveTheClub{}, at, "change-club",
           quote(before.name) +
               (club.empty() ? " is of no club now." : " is of the club " + quote(club) + " now."),
           {before.name, std::string(club)},
           [&](ChangeRecord& record) { record.set("person", keyOf(id), "club", club); });
}

void CampaignFile::archive(CampaignId id, bool away, std::string_view at) {
    const Campaign before = campaign(id);
    change(
        doings::ArchiveTheCampaign{}, at, away ? "archive-campaign" : "take-out-campaign",
        "The campaign " + quote(before.name) + (away ? " was archived." : " was taken out of the archive."),
        {before.name}, [&](ChangeRecord& record) {
            record.set("campaign", keyOf(id), "archived", away ? moment(at) : std::string());
        });
}

void CampaignFile::archive(GameId id, bool away, std::string_view at) {
    const Game before = game(id);
    change(doings::ArchiveTheGame{}, at, away ? "archive-game" : "take-out-game",
           "The game " + quote(before.name) + (away ? " was archived." : " was taken out of the archive."),
           {before.name}, [&](ChangeRecord& record) {
               record.set("game", keyOf(id), "archived", away ? moment(at) : std::string());
           });
}

void CampaignFile::archive(PersonId id, bool away, std::string_view at) {
    const Person before = person(id);
    change(doings::ArchiveThePerson{}, at, away ? "archive-person" : "take-out-person",
           quote(before.name) + (away ? " was archived." : " was taken out of the archive."), {before.name},
           [&](ChangeRecord& record) {
               record.set("person", keyOf(id), "archived", away ? moment(at) : std::string());
           });
}

void CampaignFile::remove(CampaignId id, std::string_view at) {
    const Campaign before = campaign(id);
    change(doings::DeleteTheCampaign{}, at, "delete-campaign",
           "The campaign " + quote(before.name) + " was deleted.", {before.name}, [&](ChangeRecord& record) {
               record.set("campaign", keyOf(id), "name",
                          nameWhenRemoved(before.name, static_cast<std::int64_t>(id)));
               record.set("campaign", keyOf(id), "deleted", moment(at));
           });
}

void CampaignFile::remove(GameId id, std::string_view at) {
    const Game before = game(id);
    change(doings::DeleteTheGame{}, at, "delete-game", "The game " + quote(before.name) + " was deleted.",
           {before.name}, [&](ChangeRecord& record) {
               record.set("game", keyOf(id), "name",
                          nameWhenRemoved(before.name, static_cast<std::int64_t>(id)));
               record.set("game", keyOf(id), "deleted", moment(at));
           });
}

void CampaignFile::remove(PersonId id, std::string_view at) {
    const Person before = person(id);
    change(doings::DeleteThePerson{}, at, "delete-person",
           quote(before.name) + " was deleted from the people.", {before.name},
           [&](ChangeRecord& record) { record.set("person", keyOf(id), "deleted", moment(at)); });
}

void CampaignFile::merge(PersonId from, PersonId into, std::string_view at) {
    const Person gone = person(from);
    const Person stays = person(into);
    if (from == into || campaignWith(from) != campaignWith(into))
        throw Error(Error::Kind::changedSince, failures::NotTwoOfOneCampaign{});
    const auto league = leaguePeople(campaignWith(from));
    if (!isLinked(leagueEntries(campaignWith(from))) && std::ranges::count(league, std::optional(from)) > 0 &&
        std::ranges::count(league, std::optional(into)) > 0)
        throw Error(Error::Kind::changedSince,
                    failures::BothInTheLeague{.one = gone.name, .other = stays.name});
    const auto number = static_cast<std::int64_t>(from);
    const auto target = static_cast<std::int64_t>(into);
    change(
        doings::MergeThePeople{}, at, "merge-people",
        quote(gone.name) + " (" + shownId(from) + ") was merged into " + quote(stays.name) + " (" +
            shownId(into) + ").",
        {gone.name, stays.name}, [&](ChangeRecord& record) {
            for (const json& key : keysOf(*connection_, "SELECT game, side FROM side WHERE person = ?",
                                          number, {"game", "side"}))
                record.set("side", key, "person", target);
            for (const json& key :
                 keysOf(*connection_, "SELECT campaign, number FROM league_entrant WHERE person = ?", number,
                        {"campaign", "number"}))
                record.set("league_entrant", key, "person", target);
            for (const json& key : keysOf(*connection_, "SELECT play, place FROM play_side WHERE person = ?",
                                          number, {"play", "place"}))
                record.set("play_side", key, "person", target);
            record.set("person", keyOf(from), "merged", target);
            record.set("person", keyOf(from), "deleted", moment(at));
        });
}

void CampaignFile::move(GameId id, CampaignId to, std::string_view at) {
    const Game before = game(id);
    const Campaign target = campaign(to);
    if (findGame(to, before.name) && before.campaign != to)
        throw Error(Error::Kind::duplicate,
                    failures::NameTakenThere{.name = before.name, .campaign = target.name});
    const Result who = result(id);
    change(doings::MoveTheGame{}, at, "move-game",
           "The game " + quote(before.name) + " was moved from " + quote(campaign(before.campaign).name) +
               " to " + quote(target.name) + ".",
           {before.name, campaign(before.campaign).name, target.name}, [&](ChangeRecord& record) {
               record.set("game", keyOf(id), "campaign", static_cast<std::int64_t>(to));
               for (const SideResult& side : who.sides) {
                   if (side.who.empty() || before.campaign == to) continue;
                   const auto there = personsCalled(to, side.person);
                   const PersonId person = there.empty() ? addAnother(to, side.person, {}) : there.front().id;
                   record.set("side", {{"game", static_cast<std::int64_t>(id)}, {"side", side.side}},
                              "person", static_cast<std::int64_t>(person));
               }
           });
}

void CampaignFile::setNote(GameId id, std::string_view note, std::string_view at) {
    requireText(note, texts::Note{});
    const Game before = game(id);
    change(doings::SaveTheNote{}, at, "note-game",
           "The note of the game " + quote(before.name) + " was changed.", {before.name},
           [&](ChangeRecord& record) { record.set("game", keyOf(id), "note", note); });
}

void CampaignFile::setNote(PersonId id, std::string_view note, std::string_view at) {
    requireText(note, texts::Note{});
    const Person before = person(id);
    change(doings::SaveTheNote{}, at, "note-person", "The note of " + quote(before.name) + " was changed.",
           {before.name}, [&](ChangeRecord& record) { record.set("person", keyOf(id), "note", note); });
}

void CampaignFile::setPlace(GameId id, std::string_view place, std::string_view at) {
    requireText(place, texts::GamePlace{});
    const Game before = game(id);
    change(doings::SaveThePlace{}, at, "place-game",
           place.empty() ? "Where the game " + quote(before.name) + " was played is not told any more."
                         : "The game " + quote(before.name) + " was played at " + quote(place) + ".",
           {before.name, std::string(place)},
           [&](ChangeRecord& record) { record.set("game", keyOf(id), "place", place); });
}

void CampaignFile::addPhotograph(GameId id, const Photograph& photograph, std::string_view at) {
    requireText(photograph.words, texts::PhotographWords{});
    requireName(photograph.picture, texts::Photograph{});
    const std::string name = digestOf(photograph.picture);
    if (!photograph.name.empty() && photograph.name != name)
        throw Error(Error::Kind::damaged, failures::AnotherPhotograph{});
    const Game before = game(id);
    change(doings::SaveThePhotograph{}, at, "add-photograph",
           "A photograph was added to the game " + quote(before.name) + ".", {before.name},
           [&](ChangeRecord& record) {
               prepared(*connection_,
                        "INSERT OR IGNORE INTO photograph(game, name, at, words, picture, removed) "
                        "VALUES (?, ?, ?, ?, ?, 'before')",
                        id, name, photograph.at, photograph.words, photograph.picture)
                   .exec();
               record.set("photograph", photographKey(id, name), "removed", std::string());
           });
}

void CampaignFile::describePhotograph(GameId id, std::string_view name, std::string_view words,
                                      std::string_view at) {
    requireText(words, texts::PhotographWords{});
    const Game before = game(id);
    change(doings::SaveWhatThePhotographShows{}, at, "describe-photograph",
           "What a photograph of the game " + quote(before.name) + " shows was changed.", {before.name},
           [&](ChangeRecord& record) { record.set("photograph", photographKey(id, name), "words", words); });
}

void CampaignFile::removePhotograph(GameId id, std::string_view name, std::string_view at) {
    const Game before = game(id);
    change(doings::TakeThePhotographOut{}, at, "remove-photograph",
           "A photograph of the game " + quote(before.name) + " was taken out.", {before.name},
           [&](ChangeRecord& record) {
               record.set("photograph", photographKey(id, name), "removed", moment(at));
           });
}

void CampaignFile::setLabels(GameId id, const std::vector<std::string>& wanted, std::string_view at) {
    for (const std::string& tag : wanted) requireName(tag, texts::Tag{});
    const Game before = game(id);
    const auto there = labels(id);
    const std::set<std::string> now(wanted.begin(), wanted.end());
    const auto row = [&](const std::string& tag) {
        return json{{"game", static_cast<std::int64_t>(id)}, {"tag", tag}};
    };
    change(doings::SaveTheTags{}, at, "tag-game",
           "The tags of the game " + quote(before.name) + " were changed.", {before.name},
           [&](ChangeRecord& record) {
               for (const std::string& tag : there)
                   if (!now.contains(tag)) record.remove("game_tag", row(tag));
               for (const std::string& tag : now)
                   if (std::ranges::count(there, tag) == 0) record.insert("game_tag", row(tag));
           });
}

}  // namespace adjutant::db
