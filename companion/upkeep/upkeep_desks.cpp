// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/upkeep/upkeep_desks.hpp"

#include <QQmlEngine>

#include "companion/bridge/companion.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/leagues/league_desk.hpp"
#include "companion/people/people_desks.hpp"
#include "companion/people/results_desk.hpp"
#include "companion/upkeep/backups_desk.hpp"
#include "companion/upkeep/doors_desk.hpp"
#include "companion/upkeep/papers_desk.hpp"
#include "companion/upkeep/upkeep_desk.hpp"

namespace adjutant::companion {

UpkeepDesks::UpkeepDesks(Companion& companion) : QObject(&companion) {
    auto& table = companion.table();
    upkeep_ = new UpkeepDesk(companion.campaigns(), table, companion.people(), this);
    doors_ = new DoorsDesk(companion.campaigns(), table, *upkeep_, this);
    backups_ = new BackupsDesk(companion.campaigns(), table, this);
    papers_ = new PapersDesk(companion.campaigns(), this);
    for (QObject* object : children()) QQmlEngine::setObjectOwnership(object, QQmlEngine::CppOwnership);
    connect(upkeep_, &UpkeepDesk::failed, &table, &TableController::failed);
    connect(doors_, &DoorsDesk::failed, &table, &TableController::failed);
    connect(papers_, &PapersDesk::failed, &table, &TableController::failed);
    connect(backups_, &BackupsDesk::failed, &table, &TableController::failed);
    connect(upkeep_, &UpkeepDesk::kept, &companion.league(), &LeagueDesk::refresh);
    PeopleDesks& people = PeopleDesks::of(companion);
    connect(upkeep_, &UpkeepDesk::kept, &people.results(), &ResultsDesk::refresh);
    connect(upkeep_, &UpkeepDesk::kept, &people, &PeopleDesks::tellAnew);
}

UpkeepDesks& UpkeepDesks::of(Companion& companion) {
    auto* desks = companion.findChild<UpkeepDesks*>(QString(), Qt::FindDirectChildrenOnly);
    Q_ASSERT_X(desks != nullptr, "UpkeepDesks::of", "Companion makes them");
    return *desks;
}

UpkeepDesks& UpkeepDesks::of(QQmlEngine* engine) { return of(Companion::of(engine)); }

void UpkeepDesks::tellAnew() {
    upkeep_->refresh();
    doors_->tellAnew();
    backups_->refresh();
}

}  // namespace adjutant::companion
