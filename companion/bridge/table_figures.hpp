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

class TableFigures : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Every count of the game, those that win first.
    Q_PROPERTY(adjutant::companion::FigureLines* lines READ lines CONSTANT)
    /// Cards that go on counting: "Armistice: French and British".
    Q_PROPERTY(QStringList inForce READ inForce NOTIFY changed)
    /// The track of the game, a `trackBand` each from low to high; empty where it has none.
    Q_PROPERTY(QVariantList bands READ bands NOTIFY changed)
    Q_PROPERTY(QString band READ band NOTIFY changed)                ///< the name of the one in which it is
    Q_PROPERTY(QString trackClause READ trackClause NOTIFY changed)  ///< what its stretches mean
    Q_PROPERTY(int trackRounds READ trackRounds NOTIFY changed)      ///< after so many it rises
    Q_PROPERTY(int trackLeft READ trackLeft NOTIFY changed)          ///< so many of them are still to come
    Q_PROPERTY(int rounds READ rounds NOTIFY changed)  ///< the game has so many; 0: nobody knows
    /// How far the turn is, where the face says what is counted: "5 of 15 moved".
    Q_PROPERTY(QString progress READ progress NOTIFY changed)
    /// Into which places each piece could shoot: piece → QStringList, for those that can.
    Q_PROPERTY(QVariantMap fire READ fire NOTIFY changed)

  public:
    explicit TableFigures(QObject* parent = nullptr) : QObject(parent) {}

    void show(const TableView& view);

    [[nodiscard]] FigureLines* lines() { return &lines_; }
    [[nodiscard]] QStringList inForce() const { return shown_.inForce; }
    [[nodiscard]] QVariantList bands() const;
    [[nodiscard]] QString band() const { return shown_.band; }
    [[nodiscard]] QString trackClause() const { return shown_.trackClause; }
    [[nodiscard]] int trackRounds() const { return shown_.trackRounds; }
    [[nodiscard]] int trackLeft() const { return shown_.trackLeft; }
    [[nodiscard]] int rounds() const { return shown_.rounds; }
    [[nodiscard]] QString progress() const { return shown_.progress; }
    [[nodiscard]] QVariantMap fire() const { return shown_.fire; }

  signals:
    void changed();

  private:
    struct Shown {
        QStringList inForce{};
        QList<TrackBand> bands{};
        int trackRounds = 0, trackLeft = 0, rounds = 0;
        QString band{}, progress{}, trackClause{};
        QVariantMap fire{};
        bool operator==(const Shown&) const = default;
    };
    FigureLines lines_;
    Shown shown_;
};

}  // namespace adjutant::companion
