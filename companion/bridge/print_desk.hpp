// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets to print, for the print page: the first page as a picture, and the PDF file.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>
#include <QVariantList>
#include <optional>

#include "cards/deck_file.hpp"
#include "cards/sheet.hpp"
#include "companion/bridge/campaign_shelf.hpp"

namespace adjutant::companion {

class CampaignsController;
class TableController;

class PrintDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Prints)
    QML_SINGLETON

    /// The roster that the page is to begin with, one of rostersOf(); empty for none.
    Q_PROPERTY(QString roster MEMBER roster_ NOTIFY rosterChanged)
    /// The file of a deck of one's own that is printed instead of a system's cards; empty for none.
    Q_PROPERTY(QString deck READ deck NOTIFY deckChanged)

  public:
    PrintDesk(CampaignsController& campaigns, const TableController& table, QObject* parent);
    static PrintDesk* create(QQmlEngine* engine, QJSEngine*);

    /// The rosters to choose from, a namedChoice each: first those of the game that is played.
    [[nodiscard]] Q_INVOKABLE QVariantList rostersOf(const QString& system);

    /// What can be printed of a game: what it has of cards, tags and places, in this order; cards last where
    /// only a deck of one's own can be.
    [[nodiscard]] Q_INVOKABLE QStringList kindsOf(const QString& system) const;

    /// The first page of a sheet as a picture (a data URL); empty when there is nothing to print.
    /// `what`: "cards", "tags", "places" or "rosters"; `paper`: "a4" or "letter"; `size` of a label in mm;
    /// `roster`: one of rostersOf().
    Q_INVOKABLE QString preview(const QString& what, const QString& system, const QString& paper, int size,
                                const QString& roster = {});
    /// Writes the sheet into the user's documents; the path, or empty after failed().
    Q_INVOKABLE QString write(const QString& what, const QString& system, const QString& paper, int size,
                              const QString& roster = {});

    /// A deck in CSV (cards/deck_file.hpp), to be printed instead of the system's. False, with failed, where
    /// it is none.
    Q_INVOKABLE bool bringDeck(const QUrl& file);
    /// The system's cards again.
    Q_INVOKABLE void forgetDeck();
    /// The cards of a system as CSV into `folder`, or the user's documents, for a spreadsheet; the path, or
    /// empty after failed().
    Q_INVOKABLE QString writeDeck(const QString& system, const QString& folder = {});

    [[nodiscard]] const QString& deck() const { return deckName_; }

  signals:
    void deckWritten(const QString& path);
    void deckChanged();
    void failed(const QString& sentence);
    void written(const QString& path, int pages);
    void rosterChanged();

  private:
    [[nodiscard]] cards::Sheet sheetOf(const QString& what, const QString& system, const QString& paper,
                                       int size, const QString& roster);
    [[nodiscard]] std::vector<cards::RosterCard> cardsOf(const QString& roster);

    CampaignShelf rosters_;
    const TableController& table_;
    QString roster_, deckName_;
    std::optional<cards::DeckFile> deck_;
};

}  // namespace adjutant::companion
