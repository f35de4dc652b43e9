// SPDX-License-Identifier: GPL-3.0-or-later
// The people of a campaign.
#include <algorithm>
#include <charconv>

#include "db/campaign_file.hpp"
#include "db/connection.hpp"
#include "db/error.hpp"
#include "db/query.hpp"
#include "db/text.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

std::string nameIn(SQLite::Statement& row) { return textOf(row, 0); }

Person personIn(SQLite::Statement& row) {
    return {.id = PersonId{row.getColumn(0).getInt64()},
            .name = textOf(row, 1),
            .club = textOf(row, 2),
            .archived = row.getColumn(3).getInt() != 0};
}

}  // namespace

std::string shownId(PersonId id) { return "p" + std::to_string(static_cast<std::int64_t>(id)); }

std::optional<PersonId> personIdFrom(std::string_view text) {
    if (!text.starts_with('p')) return {};
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 1) return {};
    return PersonId{number};
}

std::vector<std::string> CampaignFile::people(CampaignId campaign) const {
    return connection_->read(doings::ListThePeople{}, [&] {
        return rowsOf(
            prepared(*connection_,
                     "SELECT name FROM person WHERE campaign = ? AND deleted = '' ORDER BY name", campaign),
            nameIn);
    });
}

std::vector<Person> CampaignFile::persons(CampaignId campaign) const {
    return connection_->read(doings::ListThePeople{}, [&] {
        return rowsOf(prepared(*connection_,
                               "SELECT id, name, club, archived != '' FROM person WHERE campaign = ? AND "
                               "deleted = '' ORDER BY name, id",
                               campaign),
                      personIn);
    });
}

std::vector<Person> CampaignFile::personsCalled(CampaignId campaign, std::string_view nameOrId) const {
    std::vector<Person> called;
    const auto id = personIdFrom(nameOrId);
    for (const Person& person : persons(campaign)) {
        if (id == person.id) return {person};
        if (person.name == nameOrId) called.push_back(person);
    }
    return called;
}

bool CampaignFile::addPerson(CampaignId campaignId, std::string_view name) {
    requireName(name, texts::PersonName{});
    return connection_->write(doings::SaveTheName{}, [&] {
        const auto there = people(campaignId);
        if (std::find(there.begin(), there.end(), name) != there.end()) return false;
        static_cast<void>(addAnother(campaignId, name, {}));
        return true;
    });
}

PersonId CampaignFile::addAnother(CampaignId campaignId, std::string_view name, std::string_view club) {
    requireName(name, texts::PersonName{});
    requireText(club, texts::ClubName{});
    return connection_->write(doings::SaveTheName{}, [&] {
        static_cast<void>(campaign(campaignId));
        prepared(*connection_, "INSERT INTO person(campaign, name, club) VALUES (?, ?, ?)", campaignId, name,
                 club)
            .exec();
        return PersonId{connection_->sql().getLastInsertRowid()};
    });
}

bool CampaignFile::renamePerson(CampaignId campaign, std::string_view name, std::string_view newName,
                                std::string_view at) {
    requireName(newName, texts::PersonName{});
    return connection_->write(doings::SaveTheName{}, [&] {
        auto other =
            prepared(*connection_, "SELECT name FROM person WHERE campaign = ? AND name = ? AND deleted = ''",
                     campaign, newName);
        if (name != newName && rowOf(std::move(other), nameIn))
            throw Error(Error::Kind::duplicate, failures::SomebodyHasTheName{.name = newName});
        const auto called = personsCalled(campaign, name);
        if (called.empty()) return false;
        renamePerson(called.front().id, newName, at);
        return true;
    });
}

bool CampaignFile::removePerson(CampaignId campaign, std::string_view name) {
    return connection_->write(doings::RemoveTheName{}, [&] {
        return prepared(*connection_,
                        "DELETE FROM person WHERE id = (SELECT min(id) FROM person WHERE campaign = ? AND "
                        "name = ? AND deleted = '')",
                        campaign, name)
                   .exec() > 0;
    });
}

bool CampaignFile::setPerson(CampaignId campaign, const Person& person) {
    requireName(person.name, texts::PersonName{});
    requireText(person.club, texts::ClubName{});
    return connection_->write(doings::SaveTheName{}, [&] {
        return prepared(*connection_,
                        "UPDATE person SET name = ?, club = ?, deleted = '' WHERE id = ? AND campaign = ?",
                        person.name, person.club, person.id, campaign)
                   .exec() > 0;
    });
}

bool CampaignFile::removePerson(CampaignId campaign, PersonId id) {
    return connection_->write(doings::RemoveTheName{}, [&] {
        return prepared(*connection_,
                        "UPDATE person SET deleted = strftime('%Y-%m-%dT%H:%M:%SZ', 'now') WHERE id = ? AND "
                        "campaign = ? AND deleted = ''",
                        id, campaign)
                   .exec() > 0;
    });
}

}  // namespace adjutant::db
