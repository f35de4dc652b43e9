// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/rows_model.hpp"

#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

QString idOf(const json& row) { return textAt(row, "id"); }

/// The keys that only one of them has, or that differ in what they hold.
QSet<QByteArray> changedKeys(const json& before, const json& after) {
    QSet<QByteArray> keys;
    for (const auto& [key, value] : before.items()) {
        const auto now = after.find(key);
        if (now == after.end() || *now != value) keys.insert(QByteArray::fromStdString(key));
    }
    for (const auto& [key, value] : after.items()) {
        if (!before.contains(key)) keys.insert(QByteArray::fromStdString(key));
    }
    return keys;
}

}  // namespace

RowsModel::RowsModel(const QList<QByteArray>& roles, QObject* parent)
    : QAbstractListModel(parent), rows_(std::make_unique<json>(json::array())) {
    int role = Qt::UserRole;
    roles_.insert(role++, "id");
    for (const QByteArray& name : roles) roles_.insert(role++, name);
    connect(this, &QAbstractItemModel::dataChanged, this, &RowsModel::raise);
    connect(this, &QAbstractItemModel::rowsInserted, this, &RowsModel::raise);
    connect(this, &QAbstractItemModel::rowsRemoved, this, &RowsModel::raise);
    connect(this, &QAbstractItemModel::rowsMoved, this, &RowsModel::raise);
}

RowsModel::~RowsModel() = default;

int RowsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_->size());
}

QVariant RowsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !roles_.contains(role)) return {};
    const json& row = (*rows_)[static_cast<std::size_t>(index.row())];
    const auto found = row.find(roles_.value(role).toStdString());
    return found == row.end() ? QVariant() : toVariant(*found);
}

QVariantMap RowsModel::at(int row) const {
    if (row < 0 || row >= count()) return {};
    return toVariant((*rows_)[static_cast<std::size_t>(row)]).toMap();
}

QVariantMap RowsModel::find(const QString& id) const { return at(rowOf(id)); }

int RowsModel::rowOf(const QString& id) const { return places_.value(id, -1); }

void RowsModel::setRows(const json& rows) {
    if (rows_->empty()) return append(rows);
    const int before = count();
    removeMissing(rows);
    for (std::size_t at = 0; at < rows.size(); ++at) {
        const int here = static_cast<int>(at);
        const int old = rowOf(idOf(rows[at]));
        if (old < 0) {
            insertNew(rows, at);
        } else if (old != here) {
            beginMoveRows({}, old, old, {}, here);
            json row = std::move((*rows_)[static_cast<std::size_t>(old)]);
            rows_->erase(static_cast<std::size_t>(old));
            rows_->insert(rows_->begin() + here, std::move(row));
            reindex();
            endMoveRows();
            replace(here, rows[at]);
        } else {
            replace(here, rows[at]);
        }
    }
    if (count() != before) emit countChanged();
}

/// Those from `at` on that are not here yet, up to the next one that is.
void RowsModel::insertNew(const json& rows, std::size_t at) {
    std::size_t end = at + 1;
    while (end < rows.size() && rowOf(idOf(rows[end])) < 0) ++end;
    const auto begin = static_cast<std::ptrdiff_t>(at);
    beginInsertRows({}, static_cast<int>(at), static_cast<int>(end) - 1);
    rows_->insert(rows_->begin() + begin, rows.begin() + begin,
                  rows.begin() + static_cast<std::ptrdiff_t>(end));
    reindex();
    endInsertRows();
}

void RowsModel::append(const json& rows) {
    if (rows.empty()) return;
    const int first = count();
    beginInsertRows({}, first, first + static_cast<int>(rows.size()) - 1);
    for (const json& row : rows) {
        places_.insert(idOf(row), count());
        rows_->push_back(row);
    }
    endInsertRows();
    emit countChanged();
}

void RowsModel::patch(const QString& id, const json& changes) {
    const int row = rowOf(id);
    if (row < 0) return;
    json& here = (*rows_)[static_cast<std::size_t>(row)];
    QSet<QByteArray> keys;
    for (const auto& [key, value] : changes.items()) {
        json& old = here[key];
        if (old == value) continue;
        old = value;
        keys.insert(QByteArray::fromStdString(key));
    }
    tell(row, keys);
}

void RowsModel::replace(int row, const json& with) {
    json& here = (*rows_)[static_cast<std::size_t>(row)];
    if (here == with) return;
    const auto keys = changedKeys(here, with);
    here = with;
    tell(row, keys);
}

void RowsModel::tell(int row, const QSet<QByteArray>& keys) {
    QList<int> changed;
    for (auto role = roles_.begin(); role != roles_.end(); ++role) {
        if (keys.contains(role.value())) changed.append(role.key());
    }
    if (!changed.isEmpty()) emit dataChanged(index(row), index(row), changed);
}

void RowsModel::removeMissing(const json& rows) {
    QSet<QString> kept;
    for (const json& row : rows) kept.insert(idOf(row));
    const auto stays = [&](int row) { return kept.contains(idOf((*rows_)[static_cast<std::size_t>(row)])); };
    for (int last = count() - 1; last >= 0; --last) {
        if (stays(last)) continue;
        int first = last;
        while (first > 0 && !stays(first - 1)) --first;
        beginRemoveRows({}, first, last);
        rows_->erase(rows_->begin() + first, rows_->begin() + last + 1);
        reindex();
        endRemoveRows();
        last = first;
    }
}

void RowsModel::raise() {
    ++revision_;
    emit revisionChanged();
}

void RowsModel::reindex() {
    places_.clear();
    for (int row = 0; row < count(); ++row)
        places_.insert(idOf((*rows_)[static_cast<std::size_t>(row)]), row);
}

}  // namespace adjutant::companion
