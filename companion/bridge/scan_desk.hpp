// SPDX-License-Identifier: GPL-3.0-or-later
// What a scanned code means here and now (design.md, "A scan means the obvious thing"): text to payload, tag
// to what it is bound to, and from there to the table. Codes that are known to nobody can be bound. A fighter
// of a roster is meant by its own tag (roster_tags.hpp), and by what is bound to that, in every game.
#pragma once

#include <QHash>
#include <QObject>
#include <QQmlEngine>
#include <QUrl>
#include <QVariantList>

#include "companion/bridge/picture_pile.hpp"
#include "companion/bridge/rows_model.hpp"
#include "companion/bridge/scanned_thing.hpp"
#include "companion/bridge/table_audit.hpp"
#include "engine/words/phrase.hpp"

namespace adjutant::companion {

class CampaignsController;
class TableController;

class ScanDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Scans)
    QML_SINGLETON
    /// Codes that were bound in this campaign: {code, kind, target, name}.
    Q_PROPERTY(adjutant::companion::RowsModel* tags READ tags CONSTANT)
    Q_PROPERTY(adjutant::companion::TableAudit* audit READ audit CONSTANT)
    Q_PROPERTY(adjutant::companion::PicturePile* pile READ pile CONSTANT)
    /// A fighter of a roster, by its own tag, that the next code is to be bound to; empty for none.
    Q_PROPERTY(QString awaited READ awaited WRITE await NOTIFY awaitedChanged)

  public:
    ScanDesk(TableController& table, CampaignsController& campaigns, QObject* parent = nullptr);
    static ScanDesk* create(QQmlEngine* engine, QJSEngine*);

    /// A code was read: does what it means, or opens what it is. Emits understood, opened, unknown or failed.
    Q_INVOKABLE void read(const QString& text);
    /// The codes in a picture of the table (a list of objects with a `text`), for the audit alone: nothing is
    /// acted on.
    Q_INVOKABLE void sweep(const QVariantList& codes);
    /// What was typed in the scanner's place: the characters of a tag, the text of a code, or the path of a
    /// picture or a film, whose address is given back for the scanner to look at; empty otherwise.
    Q_INVOKABLE QUrl typed(const QString& text);
    /// What a code is, doing nothing. Without a game at the table, what it is in any campaign.
    Q_INVOKABLE adjutant::companion::ScannedThing meaning(const QString& text);
    /// From now on the code means this piece, place or card of the campaign; where the piece is a fighter of
    /// a roster, that fighter, for whichever side it fights.
    Q_INVOKABLE bool bind(const QString& text, const QString& kind, const QString& target);
    Q_INVOKABLE bool unbind(const QString& text);
    /// The codes that are bound to a fighter of a roster.
    [[nodiscard]] Q_INVOKABLE QStringList labelsOf(const QString& fighter) const;
    /// "Old Ada of The Larks"; empty when no roster of the campaign has a fighter with this tag.
    [[nodiscard]] Q_INVOKABLE QString fighterName(const QString& tag) const;
    Q_INVOKABLE void refresh();

    [[nodiscard]] QString awaited() const { return awaited_; }
    void await(const QString& fighter);
    [[nodiscard]] RowsModel* tags() { return &tags_; }
    [[nodiscard]] TableAudit* audit() { return &audit_; }
    [[nodiscard]] PicturePile* pile() { return &pile_; }

  signals:
    void understood(const adjutant::companion::ScannedThing& thing);
    /// The code asks nothing of the table: what it is, to be looked at.
    void opened(const adjutant::companion::ScannedThing& thing);
    /// What codes mean may have changed.
    void learned();
    /// Nobody knows this code; it can be bound.
    void unknown(const QString& text);
    /// The code lets somebody into a club.
    void invited(const QString& text);
    void failed(const QString& sentence);
    void awaitedChanged();
    void labelled(const QString& fighter);  ///< the awaited fighter has its code

  private:
    struct Meant {
        QString kind, id, system;
        Phrase why;
    };
    [[nodiscard]] Meant meant(const QString& text);
    [[nodiscard]] Meant looked(const QString& text);
    [[nodiscard]] Meant fighterWith(const QString& tag);
    [[nodiscard]] ScannedThing told(const Meant& what) const;
    [[nodiscard]] QString nameOf(const Meant& what) const;
    [[nodiscard]] QString noteOf(const Meant& what) const;
    [[nodiscard]] ScannedThing anywhere(const QString& text);

    TableController& table_;
    CampaignsController& campaigns_;
    QString awaited_;
    RowsModel tags_;
    TableAudit audit_;
    PicturePile pile_;
    QHash<QString, Meant>
        known_;  ///< what codes meant a moment ago: a frame asks for a dozen, thirty times a second
    QHash<QString, ScannedThing> found_;  ///< the same without a game
};

}  // namespace adjutant::companion
