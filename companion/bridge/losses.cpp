// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/losses.hpp"

#include <nlohmann/json.hpp>
#include <vector>

#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {

std::optional<Losses> lossesIn(const QString& outcome, int mine, int theirs, const GameFace& look) {
    const nlohmann::json& left = under(look.data(), "left");
    const QString pattern = textAt(left, "outcome");
    const QString shape = withoutFigures(outcome);
    if (pattern.isEmpty() || (shape != pattern && !shape.startsWith(pattern + ','))) return std::nullopt;
    const std::vector<int> figures = figuresIn(outcome);
    if (figures.size() < 2) return std::nullopt;
    Losses losses{mine - figures[0], theirs - figures[1], {}};
    for (const QString& word : shape.mid(pattern.size()).split(',', Qt::SkipEmptyParts)) {
        const QString note = textAt(under(left, "notes"), word.toStdString().c_str());
        if (!note.isEmpty()) losses.notes.append(note);
    }
    return losses;
}

}  // namespace adjutant::companion
