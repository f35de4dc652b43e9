// SPDX-License-Identifier: GPL-3.0-or-later
// Tidying the campaign file: archiving, deleting, merging, moving. Each is one touch, is written down, and is
// taken back by one touch: at once where it was done, or later in the list of changes.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <functional>

#include "companion/bridge/rows_model.hpp"
#include "db/campaign_file.hpp"

namespace adjutant::companion {

class CampaignPeople;
class CampaignsController;
class TableController;

class UpkeepDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Upkeep)
    QML_SINGLETON
    /// What was changed in the file, the last first: {text, who, when, sign, back, undone}. `back` is what
    /// takes it back, `undone` when it was taken back.
    Q_PROPERTY(adjutant::companion::RowsModel* changes READ changes CONSTANT)
    Q_PROPERTY(int earlier READ earlier NOTIFY changed)  ///< how many more there are before these
    /// What lies in the archive: games and people of the chosen campaign, and campaigns: {kind: "game",
    /// "person", "campaign"; target, name, note}
    Q_PROPERTY(adjutant::companion::RowsModel* archive READ archive CONSTANT)

  public:
    UpkeepDesk(CampaignsController& campaigns, TableController& table, CampaignPeople& people,
               QObject* parent);
    static UpkeepDesk* create(QQmlEngine* engine, QJSEngine*);

    // Games by their ids in Campaigns.games, people by their numbers ("p7"), campaigns by their names. A game
    // that is tidied away is closed first where it lies on the table. False, with failed, where nothing
    // changed.
    Q_INVOKABLE bool archiveGame(const QString& id, bool away = true);
    Q_INVOKABLE bool removeGame(const QString& id);
    /// A campaign that is not there yet is made.
    Q_INVOKABLE bool moveGame(const QString& id, const QString& campaign);
    /// One of a game, by its name in GameRecord.photographs.
    Q_INVOKABLE bool removePhotograph(const QString& game, const QString& name);
    Q_INVOKABLE bool archivePerson(const QString& id, bool away = true);
    Q_INVOKABLE bool removePerson(const QString& id);
    /// The first has played all as the second from now on.
    Q_INVOKABLE bool mergePeople(const QString& from, const QString& into);
    Q_INVOKABLE bool archiveCampaign(const QString& name, bool away = true);
    Q_INVOKABLE bool removeCampaign(const QString& name);

    /// Of a change in `changes`.
    Q_INVOKABLE bool takeBack(const QString& change);
    /// The lists anew.
    Q_INVOKABLE void refresh();
    Q_INVOKABLE void showEarlier();

    /// Whatever shows names and games, after they were changed. `chosen`: the campaign from now on; empty for
    /// the same, or another where it is gone.
    void readAnew(const std::string& chosen);

    [[nodiscard]] RowsModel* changes() { return &changes_; }
    [[nodiscard]] int earlier() const { return earlier_; }
    [[nodiscard]] RowsModel* archive() { return &archive_; }

  signals:
    void changed();
    void kept();  ///< something was changed or taken back: whoever shows names and games reads them anew
    /// What was changed just now, and the change that is taken back by a touch; empty where there is none.
    void told(const QString& sentence, const QString& change);
    void failed(const QString& sentence);

  private:
    using Work = std::function<void(db::CampaignFile&)>;
    bool change(const Work& work, const Work& before = {});
    void closeIfAtTable(const db::Game& game);
    void listChanges(const db::CampaignFile& file);
    void listArchive(const db::CampaignFile& file);

    CampaignsController& campaigns_;
    TableController& table_;
    CampaignPeople& people_;
    RowsModel changes_, archive_;
    int shown_, earlier_ = 0;
};

}  // namespace adjutant::companion
