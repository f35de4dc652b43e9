// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/game_plots.hpp"

#include <QCoreApplication>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <vector>

#include "companion/bridge/json_variant.hpp"
#include "engine/readings.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

constexpr int maxSides = 12;

json::json_pointer pointerOf(const QString& at) { return json::json_pointer(at.toStdString()); }

/// The number there; a true flag is 1, whatever is no number 0.
double numberAt(const json& state, const QString& at) {
    const json::json_pointer pointer = pointerOf(at);
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

json seriesOf(const json& states, const QString& at, const QString& side) {
    json values = json::array();
    for (const json& moment : states) values.push_back(valueOf(moment.at("state"), at, side));
    return values;
}

bool isNought(const json& series) {
    for (const json& one : series) {
        for (const json& value : one.at("values")) {
            if (value != 0.0) return false;
        }
    }
    return true;
}

json labelsOf(const json& states) {
    json labels = json::array();
    for (const json& moment : states) labels.push_back(std::to_string(moment.at("round").get<int>()));
    return labels;
}

json actsOf(const json& states) {
    json acts = json::array();
    for (const json& moment : states) acts.push_back(moment.value("act", 0));
    return acts;
}

/// What the look asks for, then the stocks of a side, then the pieces that are out of the game.
json wanted(const TableView& view) {
    json list = json::array();
    for (const PlotFace& plot : view.look().plots()) {
        list.push_back({{"title", view.look().told(plot.title).toStdString()}, {"at", plot.at}});
        if (plot.most != 0) list.back()["most"] = plot.most;
    }
    for (const json& side : view.sideRows()) {
        for (const json& stock : side.at("stocks")) {
            const json plot{{"title", stock.at("name")}, {"at", "/sides/{side}" + stock.value("path", "")}};
            if (std::find(list.begin(), list.end(), plot) == list.end()) list.push_back(plot);
        }
    }
    list.push_back({{"title", QCoreApplication::translate("Plots", "Pieces out of the game").toStdString()},
                    {"at", "/pieces/{piece}/out"}});
    return list;
}

}  // namespace

json trackerPlots(const json& states, const TableView& view) {
    json plots = json::array();
    const json labels = labelsOf(states), acts = actsOf(states);
    for (const json& plot : wanted(view)) {
        const QString at = textAt(plot, "at");
        json series = json::array();
        if (at.contains('{')) {
            for (const json& side : view.sideRows()) {
                series.push_back({{"name", side.at("name")},
                                  {"side", side.at("colour")},
                                  {"values", seriesOf(states, at, textAt(side, "id"))}});
            }
        } else {
            series.push_back({{"name", plot.at("title")}, {"values", seriesOf(states, at, {})}});
        }
        if (isNought(series)) continue;
        json drawn{
            {"title", plot.at("title")}, {"labels", labels}, {"acts", acts}, {"series", std::move(series)}};
        if (plot.contains("most")) drawn["most"] = plot.at("most");
        plots.push_back(std::move(drawn));
    }
    return plots;
}

json holdingsPlot(const json& states, const TableView& view) {
    const auto holdingsIn =
        states.empty() ? nullptr : readingsOf(states.at(0).at("state").value("system", "")).holdings;
    if (holdingsIn == nullptr) return nullptr;
    json sides = json::array();
    std::map<std::string, json> colours;
    for (const json& side : view.sideRows()) {
        colours[side.at("id").get<std::string>()] = side.at("colour");
        sides.push_back({{"name", side.at("name")}, {"side", side.at("colour")}});
    }
    json places = json::array();
    std::map<std::string, std::size_t> rows;
    std::set<std::size_t> held;
    for (std::size_t step = 0; step < states.size(); ++step) {
        for (const adjutant::Holding& holding : holdingsIn(states.at(step).at("state"))) {
            const auto [row, isNew] = rows.try_emplace(holding.place.text, places.size());
            if (isNew) {
                const QString id = QString::fromStdString(holding.place.text);
                const QString name = holding.name.empty()
                                         ? view.placeName(id)
                                         : view.look().said(QString::fromStdString(holding.name));
                places.push_back(
                    {{"name", name.toStdString()}, {"holders", std::vector<std::string>(states.size())}});
            }
            const auto colour = colours.find(holding.side.text);
            if (colour == colours.end()) continue;
            places.at(row->second).at("holders").at(step) = colour->second;
            held.insert(row->second);
        }
    }
    json shown = json::array();
    for (const std::size_t row : held) shown.push_back(places.at(row));
    if (shown.empty()) return nullptr;
    return {{"title", QCoreApplication::translate("Plots", "Who held what").toStdString()},
            {"labels", labelsOf(states)},
            {"acts", actsOf(states)},
            {"sides", std::move(sides)},
            {"places", std::move(shown)}};
}

json dicePlots(const json& rolls) {
    std::map<int, std::vector<int>> fallen;  // sides → how often each face
    for (const json& roll : rolls) {
        const std::string dice = roll.value("dice", "");
        const auto d = dice.find('d');
        if (d == std::string::npos || dice.find(':') != std::string::npos || !roll.at("got").is_array())
            continue;
        const int sides = std::atoi(dice.c_str() + d + 1);
        if (sides < 2 || sides > maxSides) continue;
        std::vector<int>& faces = fallen[sides];
        faces.resize(static_cast<std::size_t>(sides));
        for (const json& face : roll.at("got")) {
            if (const int value = face.get<int>(); value >= 1 && value <= sides)
                ++faces[static_cast<std::size_t>(value - 1)];
        }
    }
    json plots = json::array();
    for (const auto& [sides, faces] : fallen) {
        int all = 0;
        json labels = json::array();
        for (int face = 1; face <= sides; ++face) {
            all += faces[static_cast<std::size_t>(face - 1)];
            labels.push_back(std::to_string(face));
        }
        const std::vector<double> even(faces.size(), double(all) / sides);
        plots.push_back(
            {{"title", QCoreApplication::translate("GamePlots", "D%1 results (%n rolls)", nullptr, all)
                           .arg(sides)
                           .toStdString()},
             {"labels", std::move(labels)},
             {"bars", true},
             {"series",
              {{{"name", QCoreApplication::translate("Plots", "rolled").toStdString()}, {"values", faces}},
               {{"name", QCoreApplication::translate("Plots", "expected").toStdString()},
                {"values", even},
                {"expected", true}}}}});
    }
    return plots;
}

}  // namespace adjutant::companion
