// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/stored_result.hpp"

#include <QStringList>
#include <nlohmann/json.hpp>

#include "companion/bridge/spoken_now.hpp"
#include "companion/bridge/table_standing.hpp"
#include "companion/games/face.hpp"

namespace adjutant::companion {

QString sideWords(const std::string& system, const db::SideResult& side) {
    const QString kept = QString::fromStdString(side.name);
    return spokenNow() == QStringLiteral("en") ? kept : faceOf(QString::fromStdString(system)).said(kept);
}

QString playedWords(const std::string& system, const db::Result& result) {
    QStringList played;
    for (const db::SideResult& side : result.sides)
        if (!side.person.empty())
            played << sideWords(system, side) + QStringLiteral(": ") + QString::fromStdString(side.person);
    return played.join(QStringLiteral(", "));
}

QString outcomeWords(const std::string& system, const db::Result& result) {
    nlohmann::json sides = nlohmann::json::array();
    for (const db::SideResult& side : result.sides)
        sides.push_back({{"name", sideWords(system, side).toStdString()},
                         {"person", side.person},
                         {"outcome", side.outcome}});
    return resultWords(sides, QString::fromStdString(result.by));
}

}  // namespace adjutant::companion
