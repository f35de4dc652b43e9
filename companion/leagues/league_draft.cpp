// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/leagues/league_draft.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "companion/bridge/companion.hpp"
#include "companion/leagues/league_desk.hpp"
#include "companion/leagues/league_words.hpp"

namespace adjutant::companion {
namespace {

using league::TieBreak;

constexpr std::array all{TieBreak::headToHead, TieBreak::strengthOfSchedule, TieBreak::scoreDifference,
                         TieBreak::wins, TieBreak::lot};

QString idOf(TieBreak tieBreak) {
    const std::string_view name = nameOf(tieBreak);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

std::optional<TieBreak> tieBreakOf(const QString& id) {
    for (const TieBreak one : all)
        if (idOf(one) == id) return one;
    return {};
}

QString idOf(league::Kind kind) {
    const std::string_view name = nameOf(kind);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

constexpr std::array kindsInOrder{league::Kind::swiss, league::Kind::roundRobin, league::Kind::ladder};

}  // namespace

int LeagueDraft::numberOf(const league::Fraction& points) { return static_cast<int>(points.get_d()); }

QString LeagueDraft::kind() const { return idOf(rules_.kind); }

void LeagueDraft::setKind(const QString& kind) {
    for (const league::Kind one : kindsInOrder)
        if (idOf(one) == kind) rules_.kind = one;
    emit changed();
}

void LeagueDraft::setRounds(int rounds) {
    rules_.rounds = rounds > 0 ? std::optional(std::min(rounds, 99)) : std::nullopt;
    emit changed();
}

void LeagueDraft::setWin(int points) {
    rules_.points.win = points;
    rules_.points.bye = points;
    emit changed();
}

void LeagueDraft::setDraw(int points) {
    rules_.points.draw = points;
    emit changed();
}

void LeagueDraft::setLoss(int points) {
    rules_.points.loss = points;
    emit changed();
}

void LeagueDraft::setClubsApart(bool apart) {
    rules_.avoidClub = apart;
    emit changed();
}

QVariantList LeagueDraft::tieBreaks() const {
    QVariantList list;
    const auto add = [&](TieBreak one, int place) {
        list.append(QVariantMap{{"id", idOf(one)}, {"name", LeagueWords::nameOf(one)}, {"place", place}});
    };
    int place = 0;
    for (const TieBreak one : rules_.tieBreaks) add(one, ++place);
    for (const TieBreak one : all)
        if (std::ranges::count(rules_.tieBreaks, one) == 0) add(one, 0);
    return list;
}

void LeagueDraft::switchTieBreak(const QString& id) {
    const auto meant = tieBreakOf(id);
    if (!meant) return;
    if (std::erase(rules_.tieBreaks, *meant) == 0) rules_.tieBreaks.push_back(*meant);
    emit changed();
}

void LeagueDraft::raise(const QString& id) {
    const auto meant = tieBreakOf(id);
    const auto at = std::ranges::find(rules_.tieBreaks, meant.value_or(TieBreak::lot));
    if (!meant || at == rules_.tieBreaks.end() || at == rules_.tieBreaks.begin()) return;
    std::iter_swap(at, at - 1);
    emit changed();
}

void LeagueDraft::reset() {
    rules_ = {};
    emit changed();
}

bool LeagueDraft::make() {
    QQmlEngine* engine = qmlEngine(this);
    return engine != nullptr && Companion::of(engine).league().make(rules_);
}

QVariantList LeagueDraft::kinds() {
    QVariantList list;
    for (const league::Kind one : kindsInOrder)
        list.append(QVariantMap{{"id", idOf(one)}, {"text", LeagueWords::nameOf(one)}});
    return list;
}

}  // namespace adjutant::companion
