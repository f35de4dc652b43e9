// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/told.hpp"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include "companion/bridge/in_sentence.hpp"
#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// The number on its counter, or how much of its health is left.
QString valueOf(const TableView& view, const json& row) {
    if (const QString number = textAt(row, "number"); !number.isEmpty()) {
        const QString word = QString::fromLatin1(view.look().pieceNumber());
        return inSentence(view.look().word(word)) + ' ' + number;
    }
    const int most = row.value("healthMost", 0);
    return most == 0
               ? QString()
               : QCoreApplication::translate("Told", "health %1 of %2").arg(row.value("health", 0)).arg(most);
}

QString facingOf(const TableView& view, const json& row) {
    const json& facing = under(under(row, "own"), "facing");
    if (!facing.is_string()) return {};
    return QCoreApplication::translate("Told", "facing %1").arg(inSentence(view.look().word(text(facing))));
}

}  // namespace

QString joinedTold(QStringList parts) {
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QString ofSide(const TableView& view, const QString& side, const QString& name) {
    const QString whose = side.isEmpty() ? QString() : view.sideName(side);
    const bool said = name.contains(whose, Qt::CaseInsensitive) || whose.contains(name, Qt::CaseInsensitive);
    return whose.isEmpty() || said ? name : name + QStringLiteral(", ") + whose;
}

QString toldOnItsPlace(const TableView& view, const json& row) {
    QStringList marks;
    for (const json& mark : under(row, "allMarks")) marks << inSentence(textAt(mark, "name"));
    const bool out = under(row, "out") == true;
    return joinedTold({ofSide(view, textAt(row, "owner"), textAt(row, "name")), valueOf(view, row),
                       out ? QString() : facingOf(view, row), marks.join(QStringLiteral(", "))});
}

QString toldPiece(const TableView& view, const json& row) {
    const bool out = under(row, "out") == true;
    return joinedTold({toldOnItsPlace(view, row),
                       out ? QCoreApplication::translate("Told", "out of play") : textAt(row, "place")});
}

}  // namespace adjutant::companion
