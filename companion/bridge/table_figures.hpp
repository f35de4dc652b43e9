// SPDX-License-Identifier: GPL-3.0-or-later
// How the game at the table stands in numbers of its rules, with the face's words for them: what wins and how
// far each side is, points and losses by kind, works, tracks, the cards that go on counting
// (engine/play/figures.hpp).
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

#include "companion/bridge/figure_lines.hpp"

namespace adjutant::companion {

class TableView;

/// A stretch of a track in which it means the same, its ends among it.
struct TrackBand {
    Q_GADGET
    QML_VALUE_TYPE(trackBand)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)

  public:
    QString name{};
    int from = 0, to = 0;
    bool operator==(const TrackBand&) const = default;
};

/// The track of the game; one without bands is none.
struct TableTrack {
    Q_GADGET
    QML_VALUE_TYPE(tableTrack)
    Q_PROPERTY(QVariantList bands READ bandList)  ///< a `trackBand` each, from low to high
    Q_PROPERTY(int at MEMBER at)                  ///< where it stands
    Q_PROPERTY(QString band MEMBER band)          ///< the name of the one in which it is
    Q_PROPERTY(QString clause MEMBER clause)      ///< what its stretches mean
    Q_PROPERTY(int rounds MEMBER rounds)          ///< after so many it rises
    Q_PROPERTY(int left MEMBER left)              ///< so many of them are still to come

  public:
    [[nodiscard]] QVariantList bandList() const;

    QList<TrackBand> bands{};
    QString band{}, clause{};
    int at = 0, rounds = 0, left = 0;
    bool operator==(const TableTrack&) const = default;
};

/// What lies on a plan of the table: columns from the left, rows from below, from 1.
struct PlanMark {
    Q_GADGET
    QML_VALUE_TYPE(planMark)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(int column MEMBER column)
    Q_PROPERTY(int row MEMBER row)
    Q_PROPERTY(bool shut MEMBER shut)  ///< nothing comes of it any more

  public:
    QString id{}, kind{};
    int column = 0, row = 0;
    bool shut = false;
    bool operator==(const PlanMark&) const = default;
};

/// Where on the table lies what the game places by numbers; one without columns is none.
struct TablePlan {
    Q_GADGET
    QML_VALUE_TYPE(tablePlan)
    Q_PROPERTY(int columns MEMBER columns)
    Q_PROPERTY(int rows MEMBER rows)
    Q_PROPERTY(QVariantList marks READ markList)  ///< a `planMark` each

  public:
    [[nodiscard]] QVariantList markList() const;

    int columns = 0, rows = 0;
    QList<PlanMark> marks{};
    bool operator==(const TablePlan&) const = default;
};

class TableFigures : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Every count of the game, those that win first.
    Q_PROPERTY(adjutant::companion::FigureLines* lines READ lines CONSTANT)
    Q_PROPERTY(QString drawn READ drawn NOTIFY changed)  ///< the card of this round or turn: its id, or ""
    /// Cards that go on counting: "Armistice: French and British".
    Q_PROPERTY(QStringList inForce READ inForce NOTIFY changed)
    Q_PROPERTY(adjutant::companion::TableTrack track READ track NOTIFY changed)
    Q_PROPERTY(adjutant::companion::TablePlan plan READ plan NOTIFY changed)
    Q_PROPERTY(int rounds READ rounds NOTIFY changed)  ///< the game has so many; 0: nobody knows
    /// How far the turn is, where the face says what is counted: "5 of 15 moved".
    Q_PROPERTY(QString progress READ progress NOTIFY changed)
    Q_PROPERTY(
        int actionsLeft READ actionsLeft NOTIFY changed)  ///< of the turn that is open; 0: none, or unlimited
    /// Whose activations are open: ids of pieces, the last is to act.
    Q_PROPERTY(QStringList acting READ acting NOTIFY changed)
    /// The kinds of acts that each piece may still do in this round: piece → QStringList, where they are
    /// counted.
    Q_PROPERTY(QVariantMap may READ may NOTIFY changed)
    /// Into which places each piece could shoot: piece → QStringList, for those that can.
    Q_PROPERTY(QVariantMap fire READ fire NOTIFY changed)

  public:
    explicit TableFigures(QObject* parent = nullptr) : QObject(parent) {}

    void show(const TableView& view);

    [[nodiscard]] FigureLines* lines() { return &lines_; }
    [[nodiscard]] QStringList inForce() const { return shown_.inForce; }
    [[nodiscard]] TableTrack track() const { return shown_.track; }
    [[nodiscard]] TablePlan plan() const { return shown_.plan; }
    [[nodiscard]] int rounds() const { return shown_.rounds; }
    [[nodiscard]] QString progress() const { return shown_.progress; }
    [[nodiscard]] QString drawn() const { return shown_.drawn; }
    [[nodiscard]] int actionsLeft() const { return shown_.actionsLeft; }
    [[nodiscard]] QStringList acting() const { return shown_.acting; }
    [[nodiscard]] QVariantMap may() const { return shown_.may; }
    [[nodiscard]] QVariantMap fire() const { return shown_.fire; }

  signals:
    void changed();

  private:
    struct Shown {
        QStringList inForce{}, acting{};
        TableTrack track{};
        TablePlan plan{};
        int rounds = 0, actionsLeft = 0;
        QString progress{}, drawn{};
        QVariantMap may{}, fire{};
        bool operator==(const Shown&) const = default;
    };
    FigureLines lines_;
    Shown shown_;
};

}  // namespace adjutant::companion
