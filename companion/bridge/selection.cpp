// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/selection.hpp"

#include "companion/bridge/companion.hpp"
#include "companion/bridge/table_controller.hpp"

namespace adjutant::companion {

Selection* Selection::create(QQmlEngine* engine, QJSEngine*) {
    return &Companion::of(engine).table().selection();
}

void Selection::clear() {
    showChosen({}, {});
    showAimed({});
    showMarks({}, {});
    showGroup({});
    showProspects({});
    showBeside({}, {});
}

void Selection::showChosen(const QString& id, const QString& words) {
    chosen_ = id;
    words_ = words;
    emit chosenChanged();
}

void Selection::showAimed(const QString& place) {
    if (place == aimed_) return;
    aimed_ = place;
    emit aimedChanged();
}

void Selection::showMarks(const QStringList& legalPlaces, const QVariantMap& targets) {
    if (legalPlaces == legalPlaces_ && targets == targets_) return;
    legalPlaces_ = legalPlaces;
    targets_ = targets;
    emit marksChanged();
}

void Selection::showGroup(const QList<StackMember>& pieces) {
    if (pieces == group_) return;
    group_ = pieces;
    emit groupChanged();
}

void Selection::showProspects(const QList<ActProspect>& rows) {
    if (rows == prospects_) return;
    prospects_ = rows;
    emit prospectsChanged();
}

void Selection::showBeside(const QList<OpenChoice>& open, const QList<ThrownInstead>& dice) {
    if (open == beside_ && dice == thrown_) return;
    beside_ = open;
    thrown_ = dice;
    emit besideChanged();
}

}  // namespace adjutant::companion
