// SPDX-License-Identifier: GPL-3.0-or-later
// Curves of a game, from its states at the ends of its rounds, who held what, and how its dice fell. What is
// worth a curve the face says; every stock of a side has one, and so have losses.
#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/table_side.hpp"
#include "companion/bridge/table_view.hpp"

namespace adjutant::companion {

/// A curve, or bars.
struct PlotSeries {
    Q_GADGET
    QML_VALUE_TYPE(plotSeries)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString side MEMBER side)  ///< its colour, a key of Sides; "" of nobody's
    Q_PROPERTY(QList<double> values MEMBER values)
    Q_PROPERTY(bool expected MEMBER expected)  ///< it did not fall, it was to be expected

  public:
    QString name{}, side{};
    QList<double> values{};
    bool expected = false;
    bool operator==(const PlotSeries&) const = default;
};

/// Who held one place, round by round.
struct HeldStrip {
    Q_GADGET
    QML_VALUE_TYPE(heldStrip)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QStringList holders MEMBER holders)  ///< the colour of a side each, or ""

  public:
    QString name{};
    QStringList holders{};
    bool operator==(const HeldStrip&) const = default;
};

struct GamePlot {
    Q_GADGET
    QML_VALUE_TYPE(gamePlot)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QStringList labels MEMBER labels)     ///< below: rounds, faces
    Q_PROPERTY(QList<int> acts MEMBER acts)          ///< those that the values stand after; none: no rounds
    Q_PROPERTY(QVariantList series READ seriesList)  ///< a plotSeries each
    Q_PROPERTY(bool bars MEMBER bars)
    Q_PROPERTY(int most MEMBER most)                ///< top of the scale; 0: by itself
    Q_PROPERTY(QVariantList sides READ sideList)    ///< of who held what: a tableSide each,
    Q_PROPERTY(QVariantList places READ placeList)  ///< and a heldStrip each

  public:
    [[nodiscard]] QVariantList seriesList() const { return asVariants(series); }
    [[nodiscard]] QVariantList sideList() const { return asVariants(sides); }
    [[nodiscard]] QVariantList placeList() const { return asVariants(places); }

    QString title{};
    QStringList labels{};
    QList<int> acts{};
    QList<PlotSeries> series{};
    QList<TableSide> sides{};
    QList<HeldStrip> places{};
    bool bars = false;
    int most = 0;
    bool operator==(const GamePlot&) const = default;
};

/// `states`: [{round, act, state, lost}], in order, `lost` by side how many pieces the game has lost; `rolls`
/// as entries have them. None of what never was anything but nought; who held what where the game's readings
/// have such (engine/readings.hpp); for each kind of die how often each face fell and how often it was to be
/// expected. Dice with more than twelve sides are left out: their faces are places and lots rather than luck.
[[nodiscard]] QList<GamePlot> gamePlots(const nlohmann::json& states, const nlohmann::json& rolls,
                                        const TableView& view);

}  // namespace adjutant::companion
