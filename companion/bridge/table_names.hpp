// SPDX-License-Identifier: GPL-3.0-or-later
// What things of the game at the table are called, and which icon and colour they have, by their ids. It
// holds nothing: a binding to one of these follows from whatever else it binds to.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QUrl>
#include <QVariantMap>

#include "companion/bridge/in_sentence.hpp"
#include "companion/bridge/scanned_thing.hpp"
#include "companion/bridge/table_card.hpp"
#include "companion/bridge/table_view.hpp"

namespace adjutant::companion {

class TableNames : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Names)
    QML_SINGLETON

  public:
    explicit TableNames(const TableView& view, QObject* parent) : QObject(parent), view_(view) {}
    static TableNames* create(QQmlEngine* engine, QJSEngine*);

    Q_INVOKABLE QString pieceName(const QString& id) const { return view_.pieceName(id); }
    /// Where a piece stands, or a place itself.
    Q_INVOKABLE QString cellOf(const QString& id) const { return view_.cellOf(id); }
    Q_INVOKABLE QString placeName(const QString& id) const { return view_.placeName(id); }
    Q_INVOKABLE QString sideName(const QString& id) const { return view_.sideName(id); }
    Q_INVOKABLE QString colourOf(const QString& id) const { return view_.colourOf(id); }
    Q_INVOKABLE QString chanceName(const QString& id) const { return view_.chanceName(id); }
    /// Of whatever it is the id: a piece, a side, a place, a word.
    Q_INVOKABLE QString valueName(const QString& id) const;
    Q_INVOKABLE QString wordFor(const QString& id) const { return view_.look().word(id); }
    /// The word of one kind (`GameFace::word`): "param", "chance", "part", "reason" …
    Q_INVOKABLE QString wordOf(const QString& kind, const QString& id, const QString& of = {}) const {
        return view_.look().word(kind, id, of);
    }
    /// Of any part of the state, by its JSON pointer, and of a word that stands there.
    Q_INVOKABLE QString partName(const QString& pointer) const;
    Q_INVOKABLE QString partValue(const QString& pointer, const QString& value) const;
    /// A noun inside a sentence: in small letters, but in languages that write their nouns large.
    Q_INVOKABLE QString inSentence(const QString& noun) const { return companion::inSentence(noun); }
    Q_INVOKABLE QString signFor(const QString& id) const { return view_.look().wordSign(id); }
    [[nodiscard]] Q_INVOKABLE adjutant::companion::TableCard card(const QString& id) const;
    /// The same to be looked at.
    [[nodiscard]] Q_INVOKABLE adjutant::companion::ScannedThing shownCard(const QString& id) const;
    [[nodiscard]] Q_INVOKABLE QVariantList cards() const;  ///< every card of the decks, a tableCard each
    /// What only this game has on the screens (`FaceScreens` of face_tables.hpp): its panel, hero, aside,
    /// strip or field; empty where it has none.
    Q_INVOKABLE QUrl screenOf(const QString& system, const QString& part) const;
    Q_INVOKABLE bool hasScreen(const QString& system, const QString& part) const {
        return !screenOf(system, part).isEmpty();
    }
    /// The tint of a region of the board; empty where the face has none for it.
    Q_INVOKABLE QString regionTint(const QString& region) const {
        return QString::fromLatin1(view_.look().regionTints().value(region, ""));
    }
    /// Does nobody play this side?
    Q_INVOKABLE bool isUnseated(const QString& side) const {
        return view_.look().newGame().unseated.contains(side);
    }
    /// Is this number listed with its prices beside the board?
    Q_INVOKABLE bool isTabled(const QString& param) const { return view_.look().param(param).tabled; }

  private:
    const TableView& view_;
};

}  // namespace adjutant::companion
