// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/seating.hpp"

#include <nlohmann/json.hpp>

#include "companion/bridge/companion.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/table_controller.hpp"

namespace adjutant::companion {

using nlohmann::json;

Seating* Seating::create(QQmlEngine* engine, QJSEngine*) { return &Companion::of(engine).table().seating(); }

void Seating::show(const Seats& seats) {
    QList<TableSeat> list;
    for (const json& seated : under(view_.state(), "seating")) {
        const QString side = text(seated);
        const auto found = seats.find(side.toStdString());
        list.append({side, view_.sideName(side),
                     found == seats.end() ? QString() : QString::fromStdString(found->second.person)});
    }
    const QString ruled = ruler(), played = activePerson_;
    if (list != seats_) {
        seats_ = list;
        emit seatsChanged();
    }
    activePerson_ = personOf(textAt(view_.state(), "active"));
    if (activePerson_ != played) emit activePersonChanged();
    if (ruler() != ruled) emit rulerChanged();
}

QStringList Seating::persons() const {
    QStringList list;
    for (const TableSeat& seat : seats_) list << seat.person;
    list.removeAll(QString());
    list.removeDuplicates();
    return list;
}

QString Seating::ruler() const {
    const bool counts = ruler_ && (ruler_->isEmpty() || persons().contains(*ruler_));
    return counts ? *ruler_ : activePerson_;
}

void Seating::setRuler(const QString& person) {
    if (ruler_ == person) return;
    ruler_ = person;
    emit rulerChanged();
}

QString Seating::personOf(const QString& side) const {
    for (const TableSeat& seat : seats_)
        if (seat.side == side) return seat.person;
    return {};
}

QString Seating::playedName(const QString& id) const {
    const QString person = personOf(id);
    const QString name = view_.valueName({}, id.toStdString());
    return person.isEmpty() ? name : tr("%1, %2", "a side, who plays it").arg(name, person);
}

}  // namespace adjutant::companion
