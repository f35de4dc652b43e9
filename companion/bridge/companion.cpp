// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/companion.hpp"

#include <QQmlEngine>

#include "companion/bridge/app_language.hpp"
#include "companion/bridge/app_settings.hpp"
#include "companion/bridge/board_desk.hpp"
#include "companion/bridge/campaign_people.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/print_desk.hpp"
#include "companion/bridge/roster_desk.hpp"
#include "companion/bridge/rule_desk.hpp"
#include "companion/bridge/scan_desk.hpp"
#include "companion/bridge/slow_disk.hpp"
#include "companion/bridge/spare_moment.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/chronicles/chronicle_desk.hpp"
#include "companion/club/club_desk.hpp"
#include "companion/leagues/league_desk.hpp"
#include "companion/people/people_desks.hpp"
#include "companion/upkeep/upkeep_desks.hpp"

namespace adjutant::companion {
namespace {

constexpr const char* keptUnder = "adjutantCompanion";

}  // namespace

Companion::Companion(const QString& settingsFile, QObject* parent) : QObject(parent) {
    disk_ = new SlowDisk(this);
    settings_ = new AppSettings(settingsFile, this);
    language_ = new AppLanguage(*settings_, this);
    table_ = new TableController(this);
    campaigns_ = new CampaignsController(*table_, this);
    scans_ = new ScanDesk(*table_, *campaigns_, this);
    prints_ = new PrintDesk(*campaigns_, *table_, this);
    rosters_ = new RosterDesk(*campaigns_, this);
    boards_ = new BoardDesk(*campaigns_, *table_, this);
    people_ = new CampaignPeople(*campaigns_, *table_, this);
    league_ = new LeagueDesk(*campaigns_, this);
    club_ = new ClubDesk(*campaigns_, *table_, this);
    auto* desks = new PeopleDesks(*this);
    auto* upkeep = new UpkeepDesks(*this);
    rules_ = new RuleDesk(*table_, this);
    // QML would delete a singleton that is not said to be ours.
    for (const QObjectList& ours : {children(), table_->children()})
        for (QObject* object : ours) QQmlEngine::setObjectOwnership(object, QQmlEngine::CppOwnership);
    table_->speak(language_->code());
    connect(language_, &AppLanguage::changed, this, [this, desks, upkeep] {
        table_->speak(language_->code());
        campaigns_->refresh();
        boards_->refresh();
        rosters_->refresh();
        league_->refresh();
        club_->refresh();
        desks->tellAnew();
        upkeep->tellAnew();
    });
    connect(club_, &ClubDesk::arrived, this, [this, desks] {
        campaigns_->refresh();
        boards_->refresh();
        rosters_->refresh();
        people_->refresh();
        league_->refresh();
        desks->chronicle().refresh();
        scans_->refresh();
    });
    connect(league_, &LeagueDesk::acted, club_, &ClubDesk::tellOthers);
    connect(rosters_, &RosterDesk::shelved, scans_, &ScanDesk::refresh);
    connect(campaigns_, &CampaignsController::fileChosen, settings_, &AppSettings::setFile);
    connect(campaigns_, &CampaignsController::failed, table_, &TableController::failed);
    connect(scans_, &ScanDesk::failed, table_, &TableController::failed);
    connect(prints_, &PrintDesk::failed, table_, &TableController::failed);
    connect(rosters_, &RosterDesk::failed, table_, &TableController::failed);
    connect(boards_, &BoardDesk::failed, table_, &TableController::failed);
    connect(people_, &CampaignPeople::failed, table_, &TableController::failed);
    connect(club_, &ClubDesk::failed, table_, &TableController::failed);
    connect(league_, &LeagueDesk::failed, table_, &TableController::failed);
}

Companion::~Companion() {
    campaigns_->closeFile();  // while the disk is waited for
}

void Companion::attachTo(QQmlEngine& engine) {
    engine.setProperty(keptUnder, QVariant::fromValue<QObject*>(this));
    language_->attachTo(engine);
    spareMoment_ = new SpareMoment(engine, this);
    QQmlEngine::setObjectOwnership(spareMoment_, QQmlEngine::CppOwnership);
}

Companion& Companion::of(QQmlEngine* engine) {
    auto* companion = qobject_cast<Companion*>(engine->property(keptUnder).value<QObject*>());
    Q_ASSERT_X(companion != nullptr, "Companion::of", "attachTo the engine first");
    return *companion;
}

}  // namespace adjutant::companion
