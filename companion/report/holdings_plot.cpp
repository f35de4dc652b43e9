// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/report/holdings_plot.hpp"

#include <algorithm>
#include <array>

#include "companion/report/escapes.hpp"
#include "companion/report/report_words.hpp"

namespace adjutant::report {
namespace {

constexpr double stripsFrom = 116, stripsTo = 352, firstStrip = 8, strip = 17, across = 360;
// The same as those of the curves (curve_plot.cpp), on which white letters can be read.
constexpr std::array sideInks{"#9A6A0C", "#1F5C7A", "#7A2E2E", "#3F6B2A", "#5B3F8C"};

std::string placed(double x, double y, const std::string& anchor, const std::string& said,
                   const std::string& more = {}) {
    return "<text x=\"" + words::decimal(x, 1) + "\" y=\"" + words::decimal(y, 1) + "\" text-anchor=\"" +
           anchor + "\"" + more + ">" + htmlEscaped(said) + "</text>";
}

/// The first letter of a name, whole.
std::string letterOf(const std::string& name) {
    std::size_t end = name.empty() ? 0 : 1;
    while (end < name.size() && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) ++end;
    return name.substr(0, end);
}

std::string stripOf(double x, double y, double wide, std::size_t side) {
    return "<path class=\"held\" d=\"M" + words::decimal(x, 1) + " " + words::decimal(y, 1) + "h" +
           words::decimal(wide, 1) + "v" + words::decimal(strip - 3, 1) + "h-" + words::decimal(wide, 1) +
           "z\" fill=\"" + sideInks.at(side % sideInks.size()) + "\"/>";
}

/// Rounds in a strip in which a place has one holder.
struct Stretch {
    std::size_t from = 0, to = 0;
    std::optional<std::size_t> side;
};
std::vector<Stretch> stretchesOf(const HeldPlace& place) {
    std::vector<Stretch> list;
    for (std::size_t i = 0; i < place.holders.size(); ++i) {
        if (list.empty() || list.back().side != place.holders[i]) list.push_back({i, i, place.holders[i]});
        list.back().to = i;
    }
    return list;
}

}  // namespace

std::string heldInWords(const Holdings& holdings, const HeldPlace& place) {
    std::string told;
    for (const Stretch& one : stretchesOf(place)) {
        if (!one.side) continue;
        const std::string &from = holdings.rounds.at(one.from), &to = holdings.rounds.at(one.to);
        told += (told.empty() ? "" : ", ") + holdings.sides.at(*one.side) + " " + from +
                (from == to ? "" : "\xE2\x80\x93" + to);
    }
    return told;
}

std::string holdingsPlot(const Holdings& holdings, const std::string& title) {
    const std::size_t steps = std::max<std::size_t>(holdings.rounds.size(), 1);
    const double perStep = (stripsTo - stripsFrom) / static_cast<double>(steps);
    const double foot = firstStrip + strip * static_cast<double>(holdings.places.size());
    const double height = foot + 20 + strip * static_cast<double>(holdings.sides.size());
    std::string svg =
        "<svg class=\"plot curves\" role=\"img\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " +
        words::decimal(across, 0) + " " + words::decimal(height, 0) + "\"><title>" + htmlEscaped(title) +
        "</title>";
    double y = firstStrip;
    const std::string onInk = " style=\"fill:#fff\"";
    for (const HeldPlace& place : holdings.places) {
        svg += placed(stripsFrom - 6, y + strip - 6, "end", place.name);
        svg += "<path class=\"grid\" fill=\"none\" stroke=\"#D0C19F\" d=\"M" + words::decimal(stripsFrom, 1) +
               " " + words::decimal(y + strip - 2, 1) + "H" + words::decimal(stripsTo, 1) + "\"/>";
        for (const Stretch& one : stretchesOf(place)) {
            if (!one.side) continue;
            const double x = stripsFrom + perStep * static_cast<double>(one.from);
            svg += stripOf(x, y, perStep * static_cast<double>(one.to - one.from + 1) - 1, *one.side);
            if (perStep >= 9)
                svg += placed(x + perStep / 2, y + strip - 6, "middle",
                              letterOf(holdings.sides.at(*one.side)), onInk);
        }
        y += strip;
    }
    const std::size_t every = std::max<std::size_t>(1, (holdings.rounds.size() + 9) / 10);
    for (std::size_t i = 0; i < holdings.rounds.size(); i += every)
        svg += placed(stripsFrom + perStep * (static_cast<double>(i) + 0.5), foot + 12, "middle",
                      holdings.rounds[i]);
    y = foot + 18;
    for (std::size_t side = 0; side < holdings.sides.size(); ++side, y += strip) {
        svg += stripOf(stripsFrom, y, strip - 3, side);
        svg += placed(stripsFrom + (strip - 3) / 2, y + strip - 6, "middle", letterOf(holdings.sides[side]),
                      onInk);
        svg += placed(stripsFrom + strip + 2, y + strip - 6, "start", holdings.sides[side]);
    }
    return svg + "</svg>";
}

}  // namespace adjutant::report
