// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/dealings.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "companion/bridge/json_variant.hpp"
#include "engine/readings.hpp"

namespace adjutant::companion {
namespace {

/// How far back an act is looked for.
constexpr int farthest = 200;

template <class Row>
QVariantList listOf(const QList<Row>& rows) {
    QVariantList list;
    for (const Row& row : rows) list.append(QVariant::fromValue(row));
    return list;
}

DealtTo rowOf(const Dealing& dealing) {
    DealtTo row;
    row.side = QString::fromStdString(dealing.side.text);
    for (const auto& [of, count] : dealing.goods) {
        row.goods.push_back({});
        row.goods.back().of = QString::fromStdString(of);
        row.goods.back().count = count;
    }
    return row;
}

}  // namespace

QVariantList DealtTo::goodsList() const { return listOf(goods); }

QVariantList Dealings::takes() const { return listOf(shown_.takes); }
QVariantList Dealings::pays() const { return listOf(shown_.pays); }

void Dealings::setTable(TableController* table) {
    if (table == table_) return;
    if (table_ != nullptr) table_->disconnect(this);
    table_ = table;
    if (table != nullptr) {
        for (const auto done : {&TableController::happened, &TableController::wentOn})
            connect(table, done, this, [this](const TableEvents& events) {
                if (live_) show(events);
            });
        connect(table, &TableController::openChanged, this, [this] { become({}); });
    }
    emit tableChanged();
}

QString Dealings::showLast(const QString& event) {
    for (int back = 0; table_ != nullptr && back < farthest; ++back) {
        const TableEvents events = table_->eventsBack(back);
        if (events.empty()) break;
        QStringList said;
        for (const nlohmann::json& happened : events.asTold())
            if (textAt(happened, "event") == event) said << textAt(happened, "say");
        if (said.empty()) continue;
        show(events);
        return said.join(' ');
    }
    become({});
    return {};
}

void Dealings::show(const TableEvents& events) {
    Shown now;
    const Readings& readings = readingsOf(table_->system().toStdString());
    if (readings.dealings != nullptr) {
        for (const Dealing& dealing : readings.dealings(events.asTold()))
            (dealing.pays ? now.pays : now.takes).push_back(rowOf(dealing));
    }
    become(std::move(now));
}

void Dealings::become(Shown now) {
    if (now == shown_) return;
    shown_ = std::move(now);
    emit changed();
}

}  // namespace adjutant::companion
