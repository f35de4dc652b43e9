// SPDX-License-Identifier: GPL-3.0-or-later
// The search over the chosen campaign: what is typed, and what was found.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "companion/bridge/rows_model.hpp"
#include "companion/people/campaign_search.hpp"

namespace adjutant::companion {

class CampaignsController;

class SearchDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Search)
    QML_SINGLETON
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY changed)
    /// {kind: "person", "game", "note"; target, title, text}
    Q_PROPERTY(adjutant::companion::RowsModel* hits READ hits CONSTANT)

  public:
    SearchDesk(CampaignsController& campaigns, QObject* parent);
    static SearchDesk* create(QQmlEngine* engine, QJSEngine*);

    /// The same words again: something may have been written since.
    Q_INVOKABLE void refresh();

    [[nodiscard]] const QString& query() const { return query_; }
    void setQuery(const QString& query);
    [[nodiscard]] RowsModel* hits() { return &hits_; }

  signals:
    void changed();
    void failed(const QString& sentence);

  private:
    CampaignsController& campaigns_;
    CampaignSearch search_;
    QString query_;
    RowsModel hits_;
};

}  // namespace adjutant::companion
