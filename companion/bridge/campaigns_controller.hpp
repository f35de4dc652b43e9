// SPDX-License-Identifier: GPL-3.0-or-later
// The campaign file as the home screen sees it: its campaigns and games, and the game systems with their
// options. Opens games at the table.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantMap>
#include <optional>

#include "companion/bridge/rows_model.hpp"
#include "db/campaign_file.hpp"

namespace adjutant::companion {

class TableController;

class CampaignsController : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Campaigns)
    QML_SINGLETON
    Q_PROPERTY(QString file READ file NOTIFY fileChanged)
    /// Why there is no file, in a sentence; empty when there is one.
    Q_PROPERTY(QString problem READ problem NOTIFY fileChanged)
    /// Games, the one that was played last first.
    Q_PROPERTY(adjutant::companion::RowsModel* games READ games CONSTANT)
    Q_PROPERTY(adjutant::companion::RowsModel* campaigns READ campaigns CONSTANT)
    Q_PROPERTY(QVariantMap lastGame READ lastGame NOTIFY gamesChanged)  ///< the unfinished one played last
    Q_PROPERTY(QString campaign READ campaign WRITE setCampaign NOTIFY campaignChanged)  ///< of new games
    /// [{id, name, options: [{name, title, type, choices: [{value, label}], min, max, default, note}]}]
    Q_PROPERTY(QVariantList systems READ systems CONSTANT)

  public:
    explicit CampaignsController(TableController& table, QObject* parent = nullptr);
    ~CampaignsController() override;
    static CampaignsController* create(QQmlEngine* engine, QJSEngine*);

    /// Opens a campaign file; the default one when `path` is empty. False when it cannot be (see problem).
    Q_INVOKABLE bool openFile(const QString& path = {});
    /// Begins a game in the current campaign and opens it at the table. `name` may be empty.
    Q_INVOKABLE bool newGame(const QString& system, const QVariantMap& options, const QString& name = {});
    Q_INVOKABLE bool resume(const QString& id);
    Q_INVOKABLE void refresh();
    Q_INVOKABLE bool backUpTo(const QUrl& where);
    /// The battle report of the game at the table, in Markdown.
    Q_INVOKABLE QString reportText();
    /// Writes it as Markdown and as a page into `folder` (the user's documents when empty); the page's path.
    Q_INVOKABLE QString writeReport(const QString& folder = {});

    [[nodiscard]] QString file() const;
    [[nodiscard]] QString problem() const { return problem_; }
    [[nodiscard]] RowsModel* games() { return &games_; }
    [[nodiscard]] RowsModel* campaigns() { return &campaigns_; }
    [[nodiscard]] QVariantMap lastGame() const;
    [[nodiscard]] QString campaign() const { return campaign_; }
    void setCampaign(const QString& name);
    [[nodiscard]] QVariantList systems() const;
    /// The open file, or null.
    [[nodiscard]] db::CampaignFile* open() { return file_ ? &*file_ : nullptr; }
    /// The campaign of the game at the table, or of new games; nothing before it is made.
    [[nodiscard]] std::optional<db::CampaignId> campaignId();

  signals:
    void fileChanged();
    void gamesChanged();
    void campaignChanged();
    void failed(const QString& sentence);

  private:
    [[nodiscard]] std::optional<db::GameId> gameAtTable();
    [[nodiscard]] QString freeName(const QString& system);

    TableController& table_;
    std::optional<db::CampaignFile> file_;
    QString problem_;
    QString campaign_;
    RowsModel games_;
    RowsModel campaigns_;
};

}  // namespace adjutant::companion
