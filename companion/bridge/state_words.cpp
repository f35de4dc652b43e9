// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/state_words.hpp"

#include <QRegularExpression>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/bridge/as_text.hpp"
#include "engine/games.hpp"

namespace adjutant::companion {
namespace {

/// What the sheet of rulings calls the field that lies there below its game, side, piece or place.
QString ruledName(const std::vector<RulingFace>& fields, const QString& at, const GameFace& look) {
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [&](const RulingFace& field) { return at == QLatin1String(field.at); });
    return found == fields.end() ? QString() : look.told(found->name);
}

/// The key before the last: "options" of "/options/dice".
QString parentOf(const QStringList& keys) { return keys.value(keys.size() - 2); }

bool isOfTheTable(const QString& id, const TableView& view) {
    return view.isSide(id) || view.isPiece(id) || view.isPlace(id);
}

}  // namespace

QStringList keysOf(const QString& pointer) {
    QStringList keys = pointer.split('/', Qt::SkipEmptyParts);
    for (QString& key : keys) key.replace("~1", "/").replace("~0", "~");
    return keys;
}

QString fieldName(const QString& pointer, const TableView& view) {
    const QStringList keys = keysOf(pointer);
    if (keys.isEmpty()) return {};
    const GameFace& look = view.look();
    const Rulings rulings = look.rulings();
    QString name = ruledName(rulings.game, pointer, look);
    const QString below = '/' + keys.mid(2).join('/');
    for (const auto* fields : {&rulings.side, &rulings.piece, &rulings.holding})
        if (name.isEmpty()) name = ruledName(*fields, below, look);
    if (!name.isEmpty()) return name;
    // A plain word of the face may be of an act or an option: "round" is "once a round" there.
    const QString own = look.ownWord(QStringLiteral("key:") + keys.last());
    const QString engines = own.isEmpty() ? capital(look.engineWord(keys.last())) : own;
    return engines.isEmpty() ? look.word(keys.last()) : engines;
}

QString partName(const QString& pointer, const TableView& view) {
    const QStringList keys = keysOf(pointer);
    if (keys.isEmpty()) return {};
    if (isOfTheTable(keys.last(), view)) return view.nameOf(keys.last());
    if (parentOf(keys) == QStringLiteral("options"))
        return view.look().word(QStringLiteral("option"), keys.last());
    return fieldName(pointer, view);
}

QString partValue(const QString& pointer, const QString& value, const TableView& view) {
    static const QRegularExpression word(QStringLiteral("^[a-z0-9]+(-[a-z0-9]+)*$"));
    if (isOfTheTable(value, view)) return view.nameOf(value);
    const QStringList keys = keysOf(pointer);
    if (keys.isEmpty() || keys.last() == QStringLiteral("name") || !word.match(value).hasMatch())
        return value;
    for (const auto& kind : {QStringLiteral("phase"), QStringLiteral("reason")})
        if (keys.last() == kind) return view.look().word(kind, value);
    if (keys.last() == QStringLiteral("system")) return asText(systemName(value.toStdString()));
    return view.valueName({}, nlohmann::json(value.toStdString()), keys.last());
}

}  // namespace adjutant::companion
