// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/campaign_people.hpp"

#include <stdexcept>
#include <utility>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/clock.hpp"

namespace adjutant::companion {

CampaignPeople::CampaignPeople(CampaignsController& campaigns, TableController& table, QObject* parent)
    : QObject(parent), campaigns_(campaigns) {
    connect(&campaigns_, &CampaignsController::campaignChanged, this, &CampaignPeople::refresh);
    connect(&table, &TableController::openChanged, this, &CampaignPeople::refresh);
    connect(&table.seating(), &Seating::seatsChanged, this, &CampaignPeople::refresh);
}

CampaignPeople* CampaignPeople::create(QQmlEngine* engine, QJSEngine*) {
    return &Companion::of(engine).people();
}

/// What `work` returns, given the file and the campaign. A campaign that is not kept yet is kept from now on.
template <class Work>
bool CampaignPeople::write(Work&& work) {
    const bool done = guarded(this, [&] {
        if (campaigns_.open() == nullptr) throw std::runtime_error(campaigns_.problem().toStdString());
        bool found = false;
        campaigns_.open()->atomically(
            [&] { found = std::forward<Work>(work)(*campaigns_.open(), campaigns_.campaignToWrite()); });
        return found;
    });
    refresh();
    return done;
}

bool CampaignPeople::add(const QString& name) {
    const std::string wanted = name.trimmed().toStdString();
    return write([&](db::CampaignFile& file, db::CampaignId campaign) {
        for (const db::Person& person : file.personsCalled(campaign, wanted)) {
            if (!person.archived || person.name != wanted) continue;
            file.archive(person.id, false, utcNow());
            return true;
        }
        if (file.addPerson(campaign, wanted)) return true;
        throw std::runtime_error(
            tr("%1 is among the people already.").arg(QString::fromStdString(wanted)).toStdString());
    });
}

bool CampaignPeople::rename(const QString& name, const QString& newName) {
    return write([&](db::CampaignFile& file, db::CampaignId campaign) {
        return file.renamePerson(campaign, name.toStdString(), newName.trimmed().toStdString(), utcNow());
    });
}

bool CampaignPeople::remove(const QString& name) {
    return write([&](db::CampaignFile& file, db::CampaignId campaign) {
        const auto called = file.personsCalled(campaign, name.toStdString());
        if (called.empty()) return false;
        file.remove(called.front().id, utcNow());
        return true;
    });
}

void CampaignPeople::refresh() {
    QStringList names;
    guarded(this, [&] {
        const auto campaign = campaigns_.campaignId();
        if (!campaign) return false;
        for (const db::Person& person : campaigns_.open()->persons(*campaign))
            if (!person.archived) names << QString::fromStdString(person.name);
        return true;
    });
    if (names == names_) return;
    names_ = names;
    emit changed();
}

}  // namespace adjutant::companion
