// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/report/dice_plot.hpp"

#include <algorithm>

#include "companion/report/report_words.hpp"

namespace adjutant::report {
namespace {

using words::decimal;

// In units of the picture; it is scaled to the width of the page.
constexpr double plotWidth = 320;
constexpr double plotHeight = 120;
constexpr double labelHeight = 18;
constexpr double gap = 0.2;            // of a bar's step
constexpr std::size_t maxLabels = 20;  // more would run into one another

std::string attribute(const char* name, double value) {
    return std::string(" ") + name + "=\"" + decimal(value, 1) + "\"";
}

std::string label(double x, double y, const std::string& text) {
    return "<text" + attribute("x", x) + attribute("y", y) + ">" + text + "</text>";
}

}  // namespace

std::string dicePlot(const DiceTally& tally, const std::string& language) {
    double highest = 1;
    for (const FaceCount& face : tally.faces)
        highest = std::max({highest, static_cast<double>(face.fell), face.expected});
    const double step = plotWidth / static_cast<double>(tally.faces.size());
    const double scale = plotHeight / highest;
    const double bottom = labelHeight + plotHeight;
    const bool labelled = tally.faces.size() <= maxLabels;

    std::string svg = "<svg class=\"plot\" role=\"img\" viewBox=\"0 0 " + decimal(plotWidth, 0) + " " +
                      decimal(bottom + labelHeight, 0) + "\"><title>" + words::dice(tally, language) +
                      "</title>";
    double left = 0;
    for (const FaceCount& face : tally.faces) {
        const double height = static_cast<double>(face.fell) * scale;
        const double middle = left + step / 2;
        svg += "<rect" + attribute("x", left + step * gap / 2) + attribute("y", bottom - height) +
               attribute("width", step * (1 - gap)) + attribute("height", height) + "/>";
        if (labelled)
            svg += label(middle, bottom - height - 4, std::to_string(face.fell)) +
                   label(middle, bottom + labelHeight - 4, face.face);
        left += step;
    }
    const double expected = bottom - tally.faces.front().expected * scale;
    return svg + "<line" + attribute("x1", 0) + attribute("x2", plotWidth) + attribute("y1", expected) +
           attribute("y2", expected) + "/></svg>";
}

}  // namespace adjutant::report
