// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/people/people_desks.hpp"

#include <QQmlEngine>

#include "companion/bridge/campaign_people.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/chronicles/chronicle_desk.hpp"
#include "companion/people/afterwards.hpp"
#include "companion/people/game_desk.hpp"
#include "companion/people/person_desk.hpp"
#include "companion/people/results_desk.hpp"
#include "companion/people/search_desk.hpp"

namespace adjutant::companion {

PeopleDesks::PeopleDesks(Companion& companion) : QObject(&companion) {
    auto& campaigns = companion.campaigns();
    auto& table = companion.table();
    results_ = new ResultsDesk(campaigns, this);
    person_ = new PersonDesk(campaigns, companion.people(), *results_, this);
    game_ = new GameDesk(campaigns, table, this);
    search_ = new SearchDesk(campaigns, this);
    chronicle_ = new ChronicleDesk(campaigns, table, this);
    afterwards_ = new Afterwards(table, companion.league(), *chronicle_, companion.people(), this);
    for (QObject* object : children()) QQmlEngine::setObjectOwnership(object, QQmlEngine::CppOwnership);
    connect(results_, &ResultsDesk::failed, &table, &TableController::failed);
    connect(person_, &PersonDesk::failed, &table, &TableController::failed);
    connect(chronicle_, &ChronicleDesk::failed, &table, &TableController::failed);
    connect(game_, &GameDesk::failed, &table, &TableController::failed);
    connect(search_, &SearchDesk::failed, &table, &TableController::failed);
}

PeopleDesks& PeopleDesks::of(Companion& companion) {
    auto* desks = companion.findChild<PeopleDesks*>(QString(), Qt::FindDirectChildrenOnly);
    Q_ASSERT_X(desks != nullptr, "PeopleDesks::of", "Companion makes them");
    return *desks;
}

PeopleDesks& PeopleDesks::of(QQmlEngine* engine) { return of(Companion::of(engine)); }

void PeopleDesks::tellAnew() {
    person_->show(person_->id());
    game_->show(game_->id());
    chronicle_->refresh();
}

}  // namespace adjutant::companion
