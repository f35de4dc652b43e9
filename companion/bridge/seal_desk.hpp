// SPDX-License-Identifier: GPL-3.0-or-later
// The seal of the game at the table, and whether the logs of a campaign are as they were written: what
// `campaign seal` and `campaign verify` tell, in the words of the app.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <QVariantMap>
#include <vector>

#include "companion/bridge/rows_model.hpp"
#include "db/campaign_file.hpp"

namespace adjutant::companion {

class CampaignsController;
class TableController;
struct GameCheck;

/// The seal of the game at the table; of no text where nothing was played yet.
struct TableSeal {
    Q_GADGET
    QML_VALUE_TYPE(tableSeal)
    Q_PROPERTY(QString text MEMBER text)        ///< as a code has it
    Q_PROPERTY(QString spelt MEMBER spelt)      ///< the same to be read out, eight letters at a time
    Q_PROPERTY(QString problem MEMBER problem)  ///< a sentence where its log is not in order

  public:
    QString text{}, spelt{}, problem{};
    bool operator==(const TableSeal&) const = default;
};

class SealDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Seals)
    QML_SINGLETON
    /// Each log that was looked at: {name, note, sound}
    Q_PROPERTY(adjutant::companion::RowsModel* logs READ logs CONSTANT)
    Q_PROPERTY(QString told READ told NOTIFY changed)      ///< how far the check is, and what came of it
    Q_PROPERTY(QString answer READ answer NOTIFY changed)  ///< to the seal that was compared last
    Q_PROPERTY(bool fits READ fits NOTIFY changed)         ///< it does

  public:
    SealDesk(CampaignsController& campaigns, TableController& table, QObject* parent = nullptr);
    ~SealDesk() override;
    static SealDesk* create(QQmlEngine* engine, QJSEngine*);

    [[nodiscard]] Q_INVOKABLE adjutant::companion::TableSeal ofTheTable();
    /// Looks at every game of the chosen campaign, one after the other, while the window goes on.
    Q_INVOKABLE void check();
    /// Is the log of a game of the campaign still the one of that seal?
    Q_INVOKABLE void compare(const QString& seal);

    [[nodiscard]] RowsModel* logs() { return &logs_; }
    [[nodiscard]] bool isChecking() const { return next_ < games_.size(); }
    [[nodiscard]] const QString& told() const { return told_; }
    [[nodiscard]] const QString& answer() const { return answer_; }
    [[nodiscard]] bool fits() const { return fits_; }

  signals:
    void changed();

  private:
    void checkNext();
    void checkLeague();
    void tell(const QString& id, const QString& name, const QString& note, bool sound);
    [[nodiscard]] std::vector<db::Game> gamesOfTheCampaign();

    CampaignsController& campaigns_;
    TableController& table_;
    QTimer soon_;
    std::vector<db::Game> games_;
    std::size_t next_ = 0;
    int wrong_ = 0;
    RowsModel logs_;
    QString told_, answer_;
    bool fits_ = false;
};

}  // namespace adjutant::companion
