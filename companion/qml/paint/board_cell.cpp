// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/qml/paint/board_cell.hpp"

#include <QJSValue>
#include <algorithm>
#include <array>

namespace adjutant::look {
namespace {

constexpr std::array keys{"id",    "kind", "colour", "tint",  "name",   "number", "coordinate", "sign",
                          "state", "odds", "way",    "goods", "badges", "chip",   "landmark",   "big"};

BoardBadge badgeOf(const QVariantMap& row) {
    return {row.value("sign").toString(), row.value("text").toString(), row.value("colour").toString()};
}

QList<BoardBadge> badgesOf(const QVariant& value) {
    QList<BoardBadge> badges;
    for (const QVariant& row : plainOf(value).toList()) badges.append(badgeOf(plainOf(row).toMap()));
    return badges;
}

}  // namespace

QVariant plainOf(const QVariant& value) {
    return value.userType() == qMetaTypeId<QJSValue>() ? value.value<QJSValue>().toVariant() : value;
}

QColor colourOf(const QVariant& value) {
    return value.userType() == QMetaType::QString ? QColor(value.toString()) : value.value<QColor>();
}

bool BoardCell::hasGroundOf(const BoardCell& other) const {
    return kind == other.kind && colour == other.colour && tint == other.tint && signless == other.signless;
}

BoardCell cellOf(const QVariantMap& row) {
    BoardCell cell;
    cell.id = row.value("id").toString();
    cell.kind = row.value("kind").toString();
    if (cell.kind.isEmpty()) cell.kind = "open";
    cell.colour = row.value("colour").toString();
    cell.tint = colourOf(row.value("tint"));
    cell.name = row.value("name").toString();
    cell.signless = !cell.name.isEmpty();
    cell.number = row.value("number").toString();
    cell.coordinate = row.value("coordinate").toString();
    cell.sign = row.value("sign").toString();
    cell.state = row.value("state").toString();
    cell.odds = row.value("odds").toString();
    cell.way = row.value("way").toString();
    cell.goods = badgesOf(row.value("goods"));
    cell.badges = badgesOf(row.value("badges"));
    cell.chip = badgeOf(plainOf(row.value("chip")).toMap());
    cell.landmark = row.value("landmark").toBool();
    cell.big = row.value("big").toBool();
    return cell;
}

BoardRoles::BoardRoles(const QAbstractItemModel& model) {
    const QHash<int, QByteArray> names = model.roleNames();
    for (auto role = names.begin(); role != names.end(); ++role) {
        if (std::any_of(keys.begin(), keys.end(), [&](const char* key) { return role.value() == key; }))
            known_.emplace_back(role.key(), QString::fromLatin1(role.value()));
    }
}

BoardCell BoardRoles::read(const QAbstractItemModel& model, int row) const {
    QVariantMap values;
    const QModelIndex at = model.index(row, 0);
    for (const auto& [role, name] : known_) {
        if (QVariant value = model.data(at, role); value.isValid()) values.insert(name, value);
    }
    return cellOf(values);
}

}  // namespace adjutant::look
