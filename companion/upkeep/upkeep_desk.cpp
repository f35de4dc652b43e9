// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/upkeep/upkeep_desk.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "companion/bridge/campaign_people.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/moments.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/clock.hpp"
#include "companion/people/person_card.hpp"
#include "companion/people/result_words.hpp"
#include "companion/upkeep/change_words.hpp"
#include "companion/upkeep/upkeep_desks.hpp"
#include "db/error.hpp"
#include "db/linked.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

constexpr int atOnce = 40;  ///< changes that are listed at first, and with each touch on earlier ones

db::GameId gameOf(const QString& id) { return static_cast<db::GameId>(id.toLongLong()); }

db::PersonId personOf(const QString& id) {
    return db::personIdFrom(id.toStdString()).value_or(db::PersonId{});
}

std::string numberOf(db::ChangeId id) { return std::to_string(static_cast<std::int64_t>(id)); }

/// A colour and a note lie under the name of a person: they follow it.
void cardFollows(db::CampaignFile& file, const db::Change& change) {
    if (change.what != "rename-person" || change.names.size() != 2) return;
    for (const db::Campaign& campaign : file.campaigns())
        for (const db::Person& person : file.persons(campaign.id)) {
            if (person.name != change.names.front()) continue;
            const db::Person before{person.id, change.names.back(), person.club};
            const PersonCard card = cardOf(file, campaign.id, before);
            if (card == PersonCard() || !file.personsCalled(campaign.id, before.name).empty()) continue;
            keepCard(file, campaign.id, before, {});
            keepCard(file, campaign.id, person, card);
        }
}

}  // namespace

UpkeepDesk::UpkeepDesk(CampaignsController& campaigns, TableController& table, CampaignPeople& people,
                       QObject* parent)
    : QObject(parent),
      campaigns_(campaigns),
      table_(table),
      people_(people),
      changes_({"text", "who", "when", "sign", "back", "undone"}),
      archive_({"kind", "target", "name", "note"}),
      shown_(atOnce) {
    connect(&campaigns_, &CampaignsController::fileChanged, this, [this] { shown_ = atOnce; });
}

UpkeepDesk* UpkeepDesk::create(QQmlEngine* engine, QJSEngine*) { return &UpkeepDesks::of(engine).upkeep(); }

/// Does it in one commit, and tells the change that it made. `before` is done outside of the commit: closing
/// a game may make a backup.
bool UpkeepDesk::change(const Work& work, const Work& before) {
    std::optional<db::Change> made;
    const bool done = guarded(this, [&] {
        if (campaigns_.open() == nullptr) throw std::runtime_error(campaigns_.problem().toStdString());
        db::CampaignFile& file = *campaigns_.open();
        if (before) before(file);
        file.atomically([&] {
            const std::size_t there = file.changes().size();
            work(file);
            const auto all = file.changes();
            if (all.size() > there) made = all.back();
        });
        return true;
    });
    if (!done) return false;
    readAnew({});
    if (made) emit told(ChangeWords::told(*made), QString::fromStdString(numberOf(made->id)));
    return true;
}

void UpkeepDesk::readAnew(const std::string& chosen) {
    campaigns_.refresh();
    if (!chosen.empty())
        campaigns_.setCampaign(QString::fromStdString(chosen));
    else if (campaigns_.campaigns()->count() > 0 &&
             campaigns_.campaigns()->find(campaigns_.campaign()).isEmpty())
        campaigns_.chooseCampaignPlayedLast();
    people_.refresh();
    refresh();
    emit kept();
}

void UpkeepDesk::closeIfAtTable(const db::Game& game) {
    if (table_.isOpen() && table_.gameName().toStdString() == game.name &&
        table_.campaignName().toStdString() == campaigns_.open()->campaign(game.campaign).name)
        table_.close();
}

bool UpkeepDesk::archiveGame(const QString& id, bool away) {
    return change([&](db::CampaignFile& file) { file.archive(gameOf(id), away, utcNow()); },
                  [&](db::CampaignFile& file) {
                      if (away) closeIfAtTable(file.game(gameOf(id)));
                  });
}

bool UpkeepDesk::removeGame(const QString& id) {
    return change([&](db::CampaignFile& file) { file.remove(gameOf(id), utcNow()); },
                  [&](db::CampaignFile& file) { closeIfAtTable(file.game(gameOf(id))); });
}

bool UpkeepDesk::removePhotograph(const QString& id, const QString& name) {
    return change(
        [&](db::CampaignFile& file) { file.removePhotograph(gameOf(id), name.toStdString(), utcNow()); });
}

bool UpkeepDesk::moveGame(const QString& id, const QString& campaign) {
    const std::string wanted = campaign.trimmed().toStdString();
    const auto close = [&](db::CampaignFile& file) {
        const db::Game game = file.game(gameOf(id));
        const auto there = file.findCampaign(wanted);
        if (there && there->id != game.campaign && file.findGame(there->id, game.name))
            throw std::runtime_error(tr("%1 has a game called %2 already. Rename one of them first.")
                                         .arg(campaign.trimmed(), QString::fromStdString(game.name))
                                         .toStdString());
        closeIfAtTable(game);
    };
    return change(
        [&](db::CampaignFile& file) {
            const auto there = file.findCampaign(wanted);
            file.move(gameOf(id), there ? there->id : file.addCampaign(wanted, utcNow()), utcNow());
        },
        close);
}

bool UpkeepDesk::archivePerson(const QString& id, bool away) {
    return change([&](db::CampaignFile& file) { file.archive(personOf(id), away, utcNow()); });
}

bool UpkeepDesk::removePerson(const QString& id) {
    return change([&](db::CampaignFile& file) { file.remove(personOf(id), utcNow()); });
}

bool UpkeepDesk::mergePeople(const QString& from, const QString& into) {
    return change([&](db::CampaignFile& file) {
        const db::Person gone = file.person(personOf(from)), stays = file.person(personOf(into));
        const auto league = file.leaguePeople(file.campaignWith(gone.id));
        if (!db::isLinked(file.leagueEntries(file.campaignWith(gone.id))) &&
            std::ranges::count(league, std::optional(gone.id)) > 0 &&
            std::ranges::count(league, std::optional(stays.id)) > 0)
            throw std::runtime_error(
                tr("%1 and %2 are both entered in the league, and one cannot play as two.")
                    .arg(QString::fromStdString(gone.name), QString::fromStdString(stays.name))
                    .toStdString());
        file.merge(gone.id, stays.id, utcNow());
    });
}

bool UpkeepDesk::archiveCampaign(const QString& name, bool away) {
    if (away && table_.isOpen() && table_.campaignName() == name) table_.close();
    return change([&](db::CampaignFile& file) {
        if (const auto campaign = file.findCampaign(name.toStdString()))
            file.archive(campaign->id, away, utcNow());
    });
}

bool UpkeepDesk::removeCampaign(const QString& name) {
    if (table_.isOpen() && table_.campaignName() == name) table_.close();
    return change([&](db::CampaignFile& file) {
        if (const auto campaign = file.findCampaign(name.toStdString())) file.remove(campaign->id, utcNow());
    });
}

bool UpkeepDesk::takeBack(const QString& change) {
    db::Change back;
    const bool done = guarded(this, [&] {
        if (campaigns_.open() == nullptr) throw std::runtime_error(campaigns_.problem().toStdString());
        db::CampaignFile& file = *campaigns_.open();
        try {
            file.atomically([&] {
                back = file.takeBack(db::ChangeId{change.toLongLong()}, utcNow());
                cardFollows(file, back);
            });
        } catch (const db::Error& error) {
            throw std::runtime_error(ChangeWords::whyItStands(error).toStdString());
        }
        return true;
    });
    if (!done) return false;
    // The table knows its game by the names that it had.
    if ((back.what.starts_with("rename-") || back.what == "move-game") &&
        (std::ranges::count(back.names, table_.gameName().toStdString()) > 0 ||
         std::ranges::count(back.names, table_.campaignName().toStdString()) > 0))
        table_.close();
    const bool ofACampaign = back.what.ends_with("-campaign") && !back.names.empty();
    readAnew(ofACampaign && campaigns_.open()->findCampaign(back.names.front()) ? back.names.front()
                                                                                : std::string());
    emit told(tr("Taken back."), {});
    return true;
}

void UpkeepDesk::showEarlier() {
    shown_ += atOnce;
    refresh();
}

void UpkeepDesk::refresh() {
    guarded(this, [&] {
        if (campaigns_.open() == nullptr) return true;
        listChanges(*campaigns_.open());
        listArchive(*campaigns_.open());
        return true;
    });
    emit changed();
}

void UpkeepDesk::listChanges(const db::CampaignFile& file) {
    json rows = json::array();
    auto all = file.changes();
    std::ranges::reverse(all);
    earlier_ = std::max(0, static_cast<int>(all.size()) - shown_);
    all.resize(all.size() - static_cast<std::size_t>(earlier_));
    for (const db::Change& change : all)
        rows.push_back(
            {{"id", numberOf(change.id)},
             {"text", ChangeWords::told(change).toStdString()},
             {"who", change.who},
             {"when", change.at.empty() ? std::string() : whenWas(change.at).toStdString()},
             {"sign", ChangeWords::sign(change).toStdString()},
             {"back", ChangeWords::takingBack(change).toStdString()},
             {"undone", change.undone.empty() ? std::string() : whenWas(change.undone).toStdString()}});
    changes_.setRows(rows);
}

void UpkeepDesk::listArchive(const db::CampaignFile& file) {
    json rows = json::array();
    const auto add = [&](const char* kind, const std::string& target, const std::string& name,
                         const std::string& note, const std::string& since) {
        rows.push_back({{"id", kind + ("-" + target)},
                        {"kind", kind},
                        {"target", target},
                        {"name", name},
                        {"note", (note.empty() ? "" : note + " · ") + whenWas(since).toStdString()}});
    };
    if (const auto chosen = campaigns_.campaignId()) {
        for (const db::Game& game : file.games(*chosen))
            if (game.archived && game.acts > 0)
                add("game", std::to_string(static_cast<std::int64_t>(game.id)), game.name,
                    ResultWords::system(game.system).toStdString(), file.archivedAt(game.id));
        for (const db::Person& person : file.persons(*chosen))
            if (person.archived)
                add("person", db::shownId(person.id), person.name, person.club, file.archivedAt(person.id));
    }
    for (const db::Campaign& campaign : file.campaigns())
        if (campaign.archived)
            add("campaign", campaign.name, campaign.name, {}, file.archivedAt(campaign.id));
    archive_.setRows(rows);
}

}  // namespace adjutant::companion
