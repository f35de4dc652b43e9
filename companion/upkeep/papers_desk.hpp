// SPDX-License-Identifier: GPL-3.0-or-later
// Reports that people put up, send or print, each at one touch: a game, a person or a season as a web page,
// as text and as a PDF, and the whole campaign as a small website.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <functional>

#include "db/campaign_file.hpp"

namespace adjutant::companion {

class CampaignsController;

class PapersDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Papers)
    QML_SINGLETON

  public:
    PapersDesk(CampaignsController& campaigns, QObject* parent);
    static PapersDesk* create(QQmlEngine* engine, QJSEngine*);

    // Each writes into `folder`, or the user's documents, under a name that is free, and says written(). What
    // takes long says busy() first, and is done once that can be read.
    /// As in Campaigns.games; empty for the game at the table.
    Q_INVOKABLE void writeGame(const QString& game = {}, const QString& folder = {});
    Q_INVOKABLE void writePerson(const QString& person, const QString& folder = {});
    Q_INVOKABLE void writeSeason(const QString& folder = {});
    Q_INVOKABLE void writeSite(const QString& folder = {});

  signals:
    void busy(const QString& sentence);
    void written(const QString& path);  ///< of the web page, or of the zip
    void failed(const QString& sentence);

  private:
    /// `make` writes, and says where.
    using Make = std::function<QString(const db::CampaignFile&, db::CampaignId)>;
    void write(const Make& make);
    /// The same of something that every game of the campaign is folded for.
    void writeOfAll(const Make& make);

    CampaignsController& campaigns_;
};

}  // namespace adjutant::companion
