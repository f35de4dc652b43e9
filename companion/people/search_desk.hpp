// SPDX-License-Identifier: GPL-3.0-or-later
// The search over the chosen campaign: what is typed, and what was found.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

#include "companion/bridge/rows_model.hpp"
#include "companion/people/campaign_search.hpp"

namespace adjutant::companion {

class CampaignsController;

class SearchDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Search)
    QML_SINGLETON
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY changed)
    /// {kind: "person", "game", "play", "entry"; target, title, text}; a play has no target.
    Q_PROPERTY(adjutant::companion::RowsModel* hits READ hits CONSTANT)
    /// How many entries have still to be read before anything is found; 0 as a rule.
    Q_PROPERTY(int unread READ unread NOTIFY changed)

  public:
    SearchDesk(CampaignsController& campaigns, QObject* parent);
    static SearchDesk* create(QQmlEngine* engine, QJSEngine*);

    /// The same words again: something may have been written since.
    Q_INVOKABLE void refresh();

    [[nodiscard]] const QString& query() const { return query_; }
    void setQuery(const QString& query);
    [[nodiscard]] RowsModel* hits() { return &hits_; }
    [[nodiscard]] int unread() const { return unread_; }

  signals:
    void changed();
    void failed(const QString& sentence);

  private:
    void read();
    void find(bool indexed);

    CampaignsController& campaigns_;
    CampaignSearch search_;
    QString query_;
    int unread_ = 0;
    QTimer reading_;
    RowsModel hits_;
};

}  // namespace adjutant::companion
