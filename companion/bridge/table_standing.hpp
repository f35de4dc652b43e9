// SPDX-License-Identifier: GPL-3.0-or-later
// How the game at the table stands, as every screen binds to it: round, phase, whose turn it is, the verdict
// and how it came out. What may be done is the TableController's.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantMap>
#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/table_figures.hpp"
#include "companion/bridge/table_verdict.hpp"
#include "companion/bridge/table_view.hpp"

namespace adjutant::companion {

/// "Victory: Ann (French)", "A draw by agreement"; `sides` as in a result, with names. Empty while a game
/// goes on.
[[nodiscard]] QString resultWords(const nlohmann::json& sides, const QString& by);

class TableStanding : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Standing)
    QML_SINGLETON
    Q_PROPERTY(int round READ round NOTIFY roundChanged)
    Q_PROPERTY(QString roundWord READ roundWord NOTIFY gameChanged)
    Q_PROPERTY(QString phase READ phase NOTIFY phaseChanged)
    Q_PROPERTY(QString phaseName READ phaseName NOTIFY phaseChanged)
    Q_PROPERTY(bool awaitsBoard READ awaitsBoard NOTIFY phaseChanged)
    Q_PROPERTY(QString active READ active NOTIFY activeChanged)
    Q_PROPERTY(QString activeName READ activeName NOTIFY activeChanged)
    Q_PROPERTY(QString activeColour READ activeColour NOTIFY activeChanged)
    Q_PROPERTY(adjutant::companion::TableFigures* figures READ figures CONSTANT)
    Q_PROPERTY(QVariantMap extras READ extras NOTIFY extrasChanged)  ///< what only this system's state has
    Q_PROPERTY(bool over READ isOver NOTIFY verdictChanged)
    /// Why it is over, as the rules call it; "" while it goes on.
    Q_PROPERTY(QString reason READ reason NOTIFY verdictChanged)
    Q_PROPERTY(
        adjutant::companion::TableVerdict result READ result NOTIFY resultChanged)  ///< how it came out
    /// The words for an end that the game's own count decides; empty: there is none.
    Q_PROPERTY(QString asItStands READ asItStands NOTIFY gameChanged)

  public:
    explicit TableStanding(const TableView& view, QObject* parent)
        : QObject(parent), view_(view), figures_(this) {}
    static TableStanding* create(QQmlEngine* engine, QJSEngine*);

    /// The view has another state.
    void show();
    /// After it, once the game is over: its result (result.hpp of the engine), else null.
    void showResult(const nlohmann::json& result);

    [[nodiscard]] int round() const { return shown_.round; }
    [[nodiscard]] QString roundWord() const;
    [[nodiscard]] QString phase() const { return shown_.phase; }
    [[nodiscard]] QString phaseName() const {
        return view_.look().word(QStringLiteral("phase"), shown_.phase);
    }
    [[nodiscard]] bool awaitsBoard() const;
    [[nodiscard]] QString active() const { return shown_.active; }
    [[nodiscard]] QString activeName() const;
    [[nodiscard]] QString activeColour() const { return view_.colourOf(shown_.active); }
    [[nodiscard]] TableFigures* figures() { return &figures_; }
    [[nodiscard]] QVariantMap extras() const { return shown_.extras; }
    [[nodiscard]] bool isOver() const { return shown_.over; }
    [[nodiscard]] QString reason() const { return shown_.reason; }
    [[nodiscard]] TableVerdict result() const { return result_; }
    [[nodiscard]] QString asItStands() const;

  signals:
    void gameChanged();  ///< another game is at the table, or none
    void roundChanged();
    void phaseChanged();
    void activeChanged();
    void extrasChanged();
    void verdictChanged();
    void resultChanged();

  private:
    struct Shown {
        int round = 0;
        QString phase, active, reason;
        bool over = false;
        QVariantMap extras;
    };
    const TableView& view_;
    Shown shown_;
    TableFigures figures_;
    TableVerdict result_;
};

}  // namespace adjutant::companion
