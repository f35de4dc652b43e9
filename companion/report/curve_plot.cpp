// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/report/curve_plot.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "companion/report/escapes.hpp"
#include "companion/report/report_words.hpp"

namespace adjutant::report {
namespace {

using words::decimal;

constexpr double left = 34, top = 10, right = 250, bottom = 150, width = 360, least = 172;
constexpr double labelGap = 14;
constexpr std::array dashes{"none", "7 4", "2 4", "9 3 2 3", "1 3"};
// For paper; a page has its own.
constexpr std::array inks{"#9A6A0C", "#1F5C7A", "#7A2E2E", "#3F6B2A", "#5B3F8C"};

std::string whole(double value) { return decimal(value, 0); }

/// The words at the ends of the lines, far enough from one another.
std::vector<double> labelHeights(const Tracker& tracker, const std::vector<double>& ends) {
    std::vector<std::size_t> order(ends.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::sort(order, {}, [&](std::size_t i) { return ends[i]; });
    std::vector<double> at(tracker.sides.size(), 0);
    double last = top - labelGap;
    for (const std::size_t i : order) at[i] = last = std::max(ends[i], last + labelGap);
    return at;
}

}  // namespace

std::string curvePlot(const Tracker& tracker) {
    double lowest = 0;
    double highest = 1;
    std::size_t steps = 1;
    for (const Curve& curve : tracker.sides) {
        steps = std::max(steps, curve.values.size());
        for (const double value : curve.values) {
            lowest = std::min(lowest, value);
            highest = std::max(highest, value);
        }
    }
    const double perStep = (right - left) / static_cast<double>(std::max<std::size_t>(steps - 1, 1));
    const auto x = [&](std::size_t i) { return decimal(left + perStep * static_cast<double>(i), 1); };
    const auto y = [&](double value) {
        return bottom - (value - lowest) * (bottom - top) / (highest - lowest);
    };

    std::vector<double> ends;
    for (const Curve& curve : tracker.sides)
        ends.push_back(y(curve.values.empty() ? 0 : curve.values.back()));
    const auto labels = labelHeights(tracker, ends);
    const double lowestLabel = labels.empty() ? 0 : *std::ranges::max_element(labels);
    const double height = std::max(least, lowestLabel + labelGap);

    std::string svg =
        "<svg class=\"plot curves\" role=\"img\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " +
        whole(width) + " " + whole(height) + "\"><title>" + htmlEscaped(tracker.name) + "</title>";
    for (const double value : {lowest, highest})
        svg += "<path class=\"grid\" fill=\"none\" stroke=\"#D0C19F\" d=\"M" + whole(left) + " " +
               decimal(y(value), 1) + "H" + whole(right) + "\"/><text x=\"" + whole(left - 6) + "\" y=\"" +
               decimal(y(value) + 4, 1) + "\" text-anchor=\"end\">" + whole(value) + "</text>";
    const std::size_t every = std::max<std::size_t>(1, (tracker.rounds.size() + 7) / 8);
    for (std::size_t i = 0; i < tracker.rounds.size(); i += every)
        svg += "<text x=\"" + x(i) + "\" y=\"" + whole(bottom + 16) + "\" text-anchor=\"middle\">" +
               htmlEscaped(tracker.rounds[i]) + "</text>";
    for (std::size_t side = 0; side < tracker.sides.size(); ++side) {
        const Curve& curve = tracker.sides[side];
        std::string points;
        for (std::size_t i = 0; i < curve.values.size(); ++i)
            points += (i == 0 ? "M" : "L") + x(i) + " " + decimal(y(curve.values[i]), 1);
        const std::string kind = std::to_string(side % dashes.size());
        svg += "<path class=\"curve side" + kind + "\" fill=\"none\" stroke-width=\"2.5\" stroke=\"" +
               inks.at(side % inks.size()) + "\" d=\"" + points + "\" stroke-dasharray=\"" +
               dashes.at((side + side / inks.size()) % dashes.size()) + "\"/><text class=\"side" + kind +
               "\" x=\"" + whole(right + 8) + "\" y=\"" + decimal(labels[side] + 4, 1) + "\">" +
               htmlEscaped(curve.side) + "</text>";
    }
    return svg + "</svg>";
}

std::string inInk(std::string svg) {
    // The picture alone knows no page: what the page's style says is said in it.
    const std::string style =
        "<style>text{fill:#2B2317}rect{fill:#9A6A0C}line{stroke:#2B2317;stroke-dasharray:4 3}</style>";
    const auto end = svg.find('>');
    if (end == std::string::npos) return svg;
    std::string head = svg.substr(0, end);
    if (head.find("xmlns") == std::string::npos) head += " xmlns=\"http://www.w3.org/2000/svg\"";
    // By attributes: Qt's pictures give a style of `text` to those alone that have no class.
    head += " font-family=\"Roboto\" font-size=\"12\"";
    return head + ">" + style + svg.substr(end + 1);
}

}  // namespace adjutant::report
