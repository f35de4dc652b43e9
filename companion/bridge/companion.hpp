// SPDX-License-Identifier: GPL-3.0-or-later
// Everything behind the screens, made once by main (or a test) and handed to QML's singletons through the
// engine: no globals.
#pragma once

#include <QObject>

class QQmlEngine;

namespace adjutant::companion {

class AppLanguage;
class AppSettings;
class BoardDesk;
class CampaignPeople;
class CampaignsController;
class ClubDesk;
class LeagueDesk;
class PrintDesk;
class RosterDesk;
class RuleDesk;
class ScanDesk;
class SlowDisk;
class SpareMoment;
class TableController;

class Companion : public QObject {
    Q_OBJECT

  public:
    /// `settingsFile`: where the app's settings are kept; the user's own place when empty.
    explicit Companion(const QString& settingsFile = {}, QObject* parent = nullptr);
    ~Companion() override;

    /// Before the engine loads anything.
    void attachTo(QQmlEngine& engine);
    [[nodiscard]] static Companion& of(QQmlEngine* engine);

    [[nodiscard]] SlowDisk& disk() { return *disk_; }
    [[nodiscard]] TableController& table() { return *table_; }
    [[nodiscard]] CampaignsController& campaigns() { return *campaigns_; }
    [[nodiscard]] AppSettings& settings() { return *settings_; }
    [[nodiscard]] AppLanguage& language() { return *language_; }
    [[nodiscard]] ScanDesk& scans() { return *scans_; }
    [[nodiscard]] PrintDesk& prints() { return *prints_; }
    [[nodiscard]] RosterDesk& rosters() { return *rosters_; }
    [[nodiscard]] BoardDesk& boards() { return *boards_; }
    [[nodiscard]] CampaignPeople& people() { return *people_; }
    [[nodiscard]] LeagueDesk& league() { return *league_; }
    [[nodiscard]] ClubDesk& club() { return *club_; }
    [[nodiscard]] RuleDesk& rules() { return *rules_; }
    /// Of the engine that it is attached to.
    [[nodiscard]] SpareMoment& spareMoment() { return *spareMoment_; }

  private:
    // Children, so that they go with this; later ones use earlier ones.
    SlowDisk* disk_;
    AppSettings* settings_;
    AppLanguage* language_;
    CampaignsController* campaigns_;
    TableController* table_;
    ScanDesk* scans_;
    PrintDesk* prints_;
    RosterDesk* rosters_;
    BoardDesk* boards_;
    CampaignPeople* people_;
    LeagueDesk* league_;
    ClubDesk* club_;
    RuleDesk* rules_;
    SpareMoment* spareMoment_ = nullptr;
};

}  // namespace adjutant::companion
