// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/game_plots.hpp"

#include <QCoreApplication>
#include <QHash>
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>
#include <string>

#include "companion/bridge/as_text.hpp"
#include "companion/bridge/from_row.hpp"
#include "companion/bridge/json_variant.hpp"
#include "engine/readings.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

constexpr int maxSides = 12;

/// The number there; a true flag is 1, whatever is no number 0.
double numberAt(const json& state, const QString& at) {
    const json::json_pointer pointer(at.toStdString());
    if (!state.contains(pointer)) return 0;
    const json& value = state.at(pointer);
    return value.is_number() ? value.get<double>() : value == true ? 1 : 0;
}

/// The value of `at` for one side: the sum over its pieces where {piece} stands in it.
double valueOf(const json& state, QString at, const QString& side) {
    at.replace(QStringLiteral("{side}"), side);
    if (!at.contains(QStringLiteral("{piece}"))) return numberAt(state, at);
    double sum = 0;
    const json pieces = state.value("pieces", json::object());
    for (const auto& [id, piece] : pieces.items()) {
        if (textAt(piece, "side") != side) continue;
        sum += numberAt(state, QString(at).replace(QStringLiteral("{piece}"), QString::fromStdString(id)));
    }
    return sum;
}

PlotSeries seriesOf(const json& states, const QString& at, const QString& name, const TableSide& side = {}) {
    PlotSeries series{name, side.id.isEmpty() ? QString() : side.colour};
    for (const json& moment : states) series.values.append(valueOf(moment.at("state"), at, side.id));
    return series;
}

/// How many pieces of a side are out of the game.
PlotSeries lossesOf(const json& states, const TableSide& side) {
    PlotSeries series{side.name, side.colour};
    for (const json& moment : states) series.values.append(moment.at("lost").value(side.id.toStdString(), 0));
    return series;
}

bool isNought(const QList<PlotSeries>& series) {
    return std::ranges::all_of(series, [](const PlotSeries& one) {
        return std::ranges::all_of(one.values, [](double value) { return value == 0; });
    });
}

GamePlot overRounds(const json& states, const QString& title) {
    GamePlot plot;
    plot.title = title;
    for (const json& moment : states) {
        plot.labels.append(QString::number(moment.at("round").get<int>()));
        plot.acts.append(moment.at("act").get<int>());
    }
    return plot;
}

QList<TableSide> seatedIn(const json& rows) {
    QList<TableSide> sides;
    for (const json& row : rows) sides.append(fromRow<TableSide>(row));
    return sides;
}

/// A number in the states: at a pointer in which {side} stands for each side and {piece} for all pieces of a
/// side, added up.
struct Tracked {
    QString title, at;
    int most = 0;
    bool operator==(const Tracked&) const = default;
};

/// What the look asks for, then the stocks of a side.
QList<Tracked> wanted(const GameFace& look, const json& sideRows) {
    QList<Tracked> list;
    for (const PlotFace& plot : look.plots())
        list.append({look.told(plot.title), QString::fromLatin1(plot.at), plot.most});
    for (const json& side : sideRows) {
        for (const json& stock : side.at("stocks")) {
            const Tracked one{textAt(stock, "name"), QStringLiteral("/sides/{side}") + textAt(stock, "path")};
            if (!list.contains(one)) list.append(one);
        }
    }
    return list;
}

QList<GamePlot> trackerPlots(const json& states, const TableView& view) {
    QList<GamePlot> plots;
    const json sideRows = view.sideRows();
    const QList<TableSide> sides = seatedIn(sideRows);
    for (const Tracked& tracked : wanted(view.look(), sideRows)) {
        GamePlot plot = overRounds(states, tracked.title);
        if (tracked.at.contains('{')) {
            for (const TableSide& side : sides)
                plot.series.append(seriesOf(states, tracked.at, side.name, side));
        } else {
            plot.series.append(seriesOf(states, tracked.at, tracked.title));
        }
        if (isNought(plot.series)) continue;
        if (tracked.most != 0) plot.most = tracked.most;
        plots.append(plot);
    }
    GamePlot losses = overRounds(states, QCoreApplication::translate("Plots", "Pieces out of the game"));
    for (const TableSide& side : sides) losses.series.append(lossesOf(states, side));
    if (!isNought(losses.series)) plots.append(losses);
    return plots;
}

/// Who held what; without places where nobody held anything.
GamePlot holdingsPlot(const json& states, const TableView& view) {
    GamePlot plot = overRounds(states, QCoreApplication::translate("Plots", "Who held what"));
    const auto holdingsIn =
        states.empty() ? nullptr : readingsOf(states.at(0).at("state").value("system", "")).holdings;
    if (holdingsIn == nullptr) return plot;
    plot.sides = seatedIn(view.sideRows());
    QHash<QString, qsizetype> rows;
    for (std::size_t step = 0; step < states.size(); ++step) {
        for (const adjutant::Holding& holding : holdingsIn(states.at(step).at("state"))) {
            const QString id = asText(holding.place.text);
            if (!rows.contains(id)) {
                rows[id] = plot.places.size();
                plot.places.append(
                    {holding.name.empty() ? view.placeName(id) : view.look().said(asText(holding.name)),
                     QStringList(static_cast<qsizetype>(states.size()))});
            }
            const auto side = std::ranges::find(plot.sides, asText(holding.side.text), &TableSide::id);
            if (side != plot.sides.end())
                plot.places[rows[id]].holders[static_cast<qsizetype>(step)] = side->colour;
        }
    }
    plot.places.removeIf(
        [](const HeldStrip& place) { return std::ranges::all_of(place.holders, &QString::isEmpty); });
    return plot;
}

QList<GamePlot> dicePlots(const json& rolls) {
    std::map<int, QList<double>> fallen;  // sides → how often each face
    for (const json& roll : rolls) {
        const std::string dice = roll.value("dice", "");
        const auto d = dice.find('d');
        if (d == std::string::npos || dice.find(':') != std::string::npos || !roll.at("got").is_array())
            continue;
        const int sides = std::atoi(dice.c_str() + d + 1);
        if (sides < 2 || sides > maxSides) continue;
        QList<double>& faces = fallen[sides];
        faces.resize(sides);
        for (const json& face : roll.at("got"))
            if (const int value = face.get<int>(); value >= 1 && value <= sides) ++faces[value - 1];
    }
    QList<GamePlot> plots;
    for (const auto& [sides, faces] : fallen) {
        const int all = static_cast<int>(std::accumulate(faces.begin(), faces.end(), 0.0));
        GamePlot plot;
        plot.title =
            QCoreApplication::translate("GamePlots", "D%1 results (%n rolls)", nullptr, all).arg(sides);
        for (int face = 1; face <= sides; ++face) plot.labels.append(QString::number(face));
        plot.bars = true;
        plot.series = {{QCoreApplication::translate("Plots", "rolled"), {}, faces},
                       {QCoreApplication::translate("Plots", "expected"),
                        {},
                        QList<double>(sides, double(all) / sides),
                        true}};
        plots.append(plot);
    }
    return plots;
}

}  // namespace

QList<GamePlot> gamePlots(const json& states, const json& rolls, const TableView& view) {
    QList<GamePlot> plots = trackerPlots(states, view);
    if (const GamePlot held = holdingsPlot(states, view); !held.places.isEmpty()) plots.append(held);
    return plots + dicePlots(rolls);
}

}  // namespace adjutant::companion
