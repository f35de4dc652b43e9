// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/counter_marks.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {

using nlohmann::json;

json counterMarks(const json& row, const Touched& touched) {
    QString id = textAt(row, "id");
    QString aim = id;
    bool chosen = id == touched.chosen;
    if (const auto pieces = row.find("pieces"); pieces != row.end()) {
        chosen = contains(*pieces, touched.chosen);
        id = chosen ? touched.chosen : text(pieces->front());
        const auto aimed = std::find_if(pieces->begin(), pieces->end(), [&](const json& piece) {
            return touched.targets.contains(text(piece));
        });
        aim = aimed != pieces->end() ? text(*aimed) : textAt(row, "cell");
    }
    const auto isAimed = [&](const QString& place) { return !place.isEmpty() && place == touched.aimed; };
    const bool here = isAimed(id) || isAimed(textAt(row, "cell"));
    // One flag: that of what is aimed at, while anything is.
    const bool flies = touched.aimed.isEmpty() || here;
    return {{"id", id.toStdString()},
            {"chosen", chosen},
            {"aimed", here},
            {"target", touched.targets.contains(aim)},
            {"odds", flies ? touched.targets.value(aim).toString().toStdString() : ""}};
}

}  // namespace adjutant::companion
