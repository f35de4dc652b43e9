// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/reading_distance.hpp"

#include <algorithm>
#include <cmath>

namespace adjutant::cards {
namespace {

constexpr double tagModulesWithQuietZone = 21 + 2 * 4;

double interpolated(const std::vector<ReadsFrom>& rows, double labelMm) {
    const auto above =
        std::find_if(rows.begin(), rows.end(), [&](const ReadsFrom& row) { return row.labelMm >= labelMm; });
    if (above == rows.begin() || above == rows.end()) {
        const ReadsFrom& nearest = above == rows.end() ? rows.back() : rows.front();
        return nearest.centimetres * labelMm / nearest.labelMm;
    }
    const ReadsFrom& below = *std::prev(above);
    const double share = (labelMm - below.labelMm) / (above->labelMm - below.labelMm);
    return std::lerp(below.centimetres, above->centimetres, share);
}

}  // namespace

double tagModule(double labelMm) { return labelMm / tagModulesWithQuietZone; }

std::optional<int> readingDistance(const ReadingTable& table, double moduleMm) {
    if (table.rows.empty()) return {};
    const auto whole = static_cast<int>(interpolated(table.rows, moduleMm * tagModulesWithQuietZone));
    return whole < 10 ? whole : whole - whole % 5;
}

}  // namespace adjutant::cards
