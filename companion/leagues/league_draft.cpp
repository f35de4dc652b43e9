// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/leagues/league_draft.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "companion/bridge/companion.hpp"
#include "companion/league_figures.hpp"
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

constexpr int mostRounds = 99;
constexpr std::array<std::pair<const char*, league::Result>, 3> results{
    {{"win", league::Result::win}, {"draw", league::Result::draw}, {"loss", league::Result::loss}}};
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
    rules_.rounds = rounds > 0 ? std::optional(std::min(rounds, mostRounds)) : std::nullopt;
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

QList<DraftTieBreak> LeagueDraft::tieBreaks() const {
    QList<DraftTieBreak> list;
    const auto add = [&](TieBreak one, int place) {
        list.append({idOf(one), LeagueWords::nameOf(one), place});
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

void LeagueDraft::setSeasonRounds(int rounds) {
    seasonRounds_ = std::clamp(rounds, 0, mostRounds);
    emit changed();
}

void LeagueDraft::addBonus(const QString& figure, int least, int points, const QString& of) {
    if (figure.isEmpty() || points == 0) return;
    league::Bonus bonus{.figure = figure.toStdString(), .least = least, .points = points, .of = {}};
    for (const auto& [id, result] : results)
        if (of == QLatin1String(id)) bonus.of = result;
    if (std::ranges::count(rules_.bonus, bonus) > 0) return;
    rules_.bonus.push_back(std::move(bonus));
    emit changed();
}

void LeagueDraft::removeBonus(int index) {
    if (index < 0 || static_cast<std::size_t>(index) >= rules_.bonus.size()) return;
    rules_.bonus.erase(rules_.bonus.begin() + index);
    emit changed();
}

QStringList LeagueDraft::bonuses() const {
    QStringList list;
    for (const league::Bonus& bonus : rules_.bonus) list << LeagueWords::bonus(bonus);
    return list;
}

QVariantList LeagueDraft::figures() {
    QList<BonusFigures> groups{{}};
    for (const char* id : {"score", "margin"})
        groups.last().choices.append({id, LeagueWords::figureCalled(id)});
    for (const FigureWords& figure : LeagueWords::counted()) {
        if (figure.system != groups.last().system) groups.append({figure.system});
        groups.last().choices.append({figure.id, figure.name});
    }
    return asVariants(groups);
}

league::Rules LeagueDraft::rules() const {
    league::Rules rules = rules_;
    if (rules.kind == league::Kind::ladder) rules.bonus.clear();
    if (seasonRounds_ == 0 || rules.kind == league::Kind::ladder) return rules;
    for (int first = 1; first <= rules.rounds.value_or(mostRounds); first += seasonRounds_)
        rules.seasons.push_back(first);
    return rules;
}

void LeagueDraft::reset() {
    rules_ = {};
    seasonRounds_ = 0;
    emit changed();
}

bool LeagueDraft::make() {
    QQmlEngine* engine = qmlEngine(this);
    return engine != nullptr && Companion::of(engine).league().make(rules());
}

QVariantList LeagueDraft::kinds() {
    QList<NamedChoice> list;
    for (const league::Kind one : kindsInOrder) list.append({idOf(one), LeagueWords::nameOf(one)});
    return asVariants(list);
}

}  // namespace adjutant::companion
