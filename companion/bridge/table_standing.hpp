// SPDX-License-Identifier: GPL-3.0-or-later
// How the game at the table stands, as every screen binds to it: round, phase, whose turn it is, the verdict;
// and names for ids. What may be done is the TableController's, which is one.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantMap>
#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "companion/bridge/table_figures.hpp"
#include "companion/bridge/table_view.hpp"
#include "engine/play/seats.hpp"

namespace adjutant::companion {

/// "Victory: Ann (French)", "A draw by agreement"; `sides` as in a result, with names. Empty while a game
/// goes on.
[[nodiscard]] QString resultWords(const nlohmann::json& sides, const QString& by);

class TableStanding : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QVariantMap board READ board NOTIFY boardChanged)
    Q_PROPERTY(int round READ round NOTIFY roundChanged)
    Q_PROPERTY(QString roundWord READ roundWord NOTIFY openChanged)
    Q_PROPERTY(adjutant::companion::TableFigures* figures READ figures CONSTANT)
    /// The words for an end that the game's own count decides; empty: there is none.
    Q_PROPERTY(QString asItStands READ asItStands NOTIFY openChanged)
    /// Where the state keeps places that are held: {key, side, number}; empty: nowhere.
    Q_PROPERTY(QVariantMap holding READ holding NOTIFY openChanged)
    /// What may be ruled on: {game, side, piece, holding: [{at, name, kind, …}], ground: {at, name, goods}}
    Q_PROPERTY(QVariantMap rulings READ rulings NOTIFY openChanged)
    Q_PROPERTY(bool turnsPieces READ turnsPieces NOTIFY openChanged)  ///< pieces look somewhere
    Q_PROPERTY(bool awaitsBoard READ awaitsBoard NOTIFY phaseChanged)
    /// Places between which something goes on now.
    Q_PROPERTY(QStringList contested READ contested NOTIFY extrasChanged)
    Q_PROPERTY(QString phase READ phase NOTIFY phaseChanged)
    Q_PROPERTY(QString phaseName READ phaseName NOTIFY phaseChanged)
    Q_PROPERTY(QString active READ active NOTIFY activeChanged)
    Q_PROPERTY(QString activeName READ activeName NOTIFY activeChanged)
    Q_PROPERTY(QString activeColour READ activeColour NOTIFY activeChanged)
    /// {winners, reason}; empty while it goes on
    Q_PROPERTY(QVariantMap verdict READ verdict NOTIFY verdictChanged)
    /// Who plays which side, in the order of seating: [{side, sideName, person}], person "" where nobody is
    /// named.
    Q_PROPERTY(QVariantList seats READ seats NOTIFY seatsChanged)
    Q_PROPERTY(QString activePerson READ activePerson NOTIFY activePersonChanged)
    Q_PROPERTY(QStringList persons READ persons NOTIFY seatsChanged)  ///< those at the table, each once
    /// Who rules: the person who did last, or else the one whose turn it is; empty: the referee.
    Q_PROPERTY(QString ruler READ ruler WRITE setRuler NOTIFY rulerChanged)
    /// How it came out, in `words` too: {by: "rules" or "agreement", draw, winners, words, sides: [{side,
    /// sideName, person, outcome, score}]}; empty while the game goes on.
    Q_PROPERTY(QVariantMap result READ result NOTIFY resultChanged)
    Q_PROPERTY(QVariantMap extras READ extras NOTIFY extrasChanged)  ///< what only this system's state has

  public:
    Q_INVOKABLE QString pieceName(const QString& id) const { return view_.pieceName(id); }
    /// Of a piece, or of a place that is held like one.
    Q_INVOKABLE QString chosenName(const QString& id) const {
        return view_.isPiece(id) || !view_.isPlace(id) ? view_.pieceName(id) : view_.placeName(id);
    }
    /// Where a piece stands, or a place itself.
    Q_INVOKABLE QString cellOf(const QString& id) const { return view_.cellOf(id); }
    Q_INVOKABLE QString placeName(const QString& id) const { return view_.placeName(id); }
    Q_INVOKABLE QString sideName(const QString& id) const { return view_.sideName(id); }
    /// Who plays the side; empty where nobody is named.
    Q_INVOKABLE QString personOf(const QString& side) const;
    /// "French, Boris"; the name alone where nobody is named, or of what is no side.
    Q_INVOKABLE QString playedName(const QString& id) const;
    Q_INVOKABLE QString colourOf(const QString& id) const { return view_.colourOf(id); }
    Q_INVOKABLE QString chanceName(const QString& id) const { return view_.chanceName(id); }
    /// Of whatever it is the id: a piece, a side, a place, a word.
    Q_INVOKABLE QString valueName(const QString& id) const;
    Q_INVOKABLE QString wordFor(const QString& id) const { return view_.look().word(id); }
    /// The word of one kind (`GameFace::word`): "param", "chance", "part", "reason" …
    Q_INVOKABLE QString wordOf(const QString& kind, const QString& id, const QString& of = {}) const {
        return view_.look().word(kind, id, of);
    }
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
    Q_INVOKABLE QString signFor(const QString& id) const { return view_.look().wordSign(id); }
    Q_INVOKABLE QVariantMap card(const QString& id) const;

    [[nodiscard]] QVariantMap board() const;
    [[nodiscard]] TableFigures* figures() { return &figures_; }
    [[nodiscard]] QString asItStands() const;
    [[nodiscard]] QVariantMap holding() const;
    [[nodiscard]] QVariantMap rulings() const;
    [[nodiscard]] bool turnsPieces() const { return !view_.look().facings().isEmpty(); }
    [[nodiscard]] bool awaitsBoard() const;
    [[nodiscard]] QStringList contested() const;
    [[nodiscard]] int round() const { return shown_.round; }
    [[nodiscard]] QString roundWord() const;
    [[nodiscard]] QString phase() const { return shown_.phase; }
    [[nodiscard]] QString phaseName() const {
        return view_.look().word(QStringLiteral("phase"), shown_.phase);
    }
    [[nodiscard]] QString active() const { return shown_.active; }
    [[nodiscard]] QString activeName() const;
    [[nodiscard]] QString activeColour() const;
    [[nodiscard]] QVariantMap verdict() const { return shown_.verdict; }
    [[nodiscard]] QVariantList seats() const { return seats_; }
    [[nodiscard]] QString activePerson() const { return activePerson_; }
    [[nodiscard]] QStringList persons() const;
    [[nodiscard]] QString ruler() const;
    void setRuler(const QString& person);
    [[nodiscard]] QVariantMap result() const { return result_; }
    [[nodiscard]] QVariantMap extras() const { return shown_.extras; }
    [[nodiscard]] const TableView& view() const { return view_; }

  signals:
    void openChanged();
    void boardChanged();
    void roundChanged();
    void phaseChanged();
    void activeChanged();
    void verdictChanged();
    void extrasChanged();
    void seatsChanged();
    void activePersonChanged();
    void rulerChanged();
    void resultChanged();

  protected:
    explicit TableStanding(QObject* parent) : QObject(parent) {}

    /// The view has another state.
    void showStanding();
    /// After it: who plays, and, once the game is over, its result (result.hpp of the engine), else null.
    void showSeats(const Seats& seats, const nlohmann::json& result);

    TableView view_;

  private:
    struct Shown {
        int round = 0;
        QString phase, active;
        QVariantMap verdict, extras;
    };
    Shown shown_;
    TableFigures figures_;
    QVariantList seats_;
    QString activePerson_;
    std::optional<QString> ruler_;  ///< who was chosen; counts while that one is at the table
    QVariantMap result_;
};

}  // namespace adjutant::companion
