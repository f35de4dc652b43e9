// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/leagues/league_words.hpp"

#include <QStringList>
#include <algorithm>

#include "companion/games/face.hpp"
#include "companion/league_figures.hpp"
#include "engine/games.hpp"
#include "league/tally.hpp"

namespace adjutant::companion {

using league::EntrantId;
using league::Reason;

QString LeagueWords::name(EntrantId id) const {
    return id == 0 ? QString() : QString::fromStdString(league_.entrant(id).name);
}

QString LeagueWords::figure(const league::Fraction& number) {
    return QString::fromStdString(league::shown(number)).replace(QLatin1Char('-'), QChar(0x2212));
}

QString LeagueWords::nameOf(league::Kind kind) {
    switch (kind) {
        case league::Kind::swiss:
            return tr("Swiss");
        case league::Kind::roundRobin:
            return tr("Round robin");
        case league::Kind::ladder:
            return tr("Ladder");
    }
    return {};
}

QString LeagueWords::nameOf(league::TieBreak tieBreak) {
    switch (tieBreak) {
        case league::TieBreak::headToHead:
            return tr("Head to head");
        case league::TieBreak::strengthOfSchedule:
            return tr("Strength of opponents");
        case league::TieBreak::scoreDifference:
            return tr("Score difference");
        case league::TieBreak::wins:
            return tr("Wins");
        case league::TieBreak::lot:
            return tr("Lot");
    }
    return {};
}

QString LeagueWords::head() const {
    QString kind = nameOf(league_.rules().kind);
    if (league_.isLadder()) return kind;
    const auto paired = static_cast<int>(league_.rounds().size());
    if (paired == 0) return tr("%1, no round yet").arg(kind);
    if (const auto all = league_.rules().rounds)
        return tr("%1, round %2 of %3").arg(kind).arg(paired).arg(*all);
    return tr("%1, round %2").arg(kind).arg(paired);
}

QString LeagueWords::because(const Reason& reason) const {
    const QString next = name(reason.next);
    const QString figures = tr("%1 to %2").arg(figure(reason.mine), figure(reason.theirs));
    switch (reason.kind) {
        case Reason::Kind::alone:
            return tr("Nobody else is entered.");
        case Reason::Kind::last:
            return league_.isLadder() ? tr("Nobody is below.") : tr("Nobody is behind.");
        case Reason::Kind::shared:
            return league_.rules().tieBreaks.empty()
                       ? tr("Level with %1 on points: they share the rank.").arg(next)
                       : tr("Level with %1 on points and every tie-break: they share the rank.").arg(next);
        case Reason::Kind::points:
            return tr("Ahead of %1 on points: %2.").arg(next, figures);
        case Reason::Kind::held:
            return tr("Above %1, who has not taken the place.").arg(next);
        case Reason::Kind::taken:
            return tr("Above %1: took the place of %2 by a win.").arg(next, name(reason.loser));
        case Reason::Kind::tieBreak:
            break;
    }
    if (reason.by == league::TieBreak::headToHead)
        return tr("Ahead of %1 head to head: %2 points from the games among the %3 who were tied.")
            .arg(next, figures)
            .arg(reason.tied);
    return tr("Level with %1 on points, ahead by %2: %3.").arg(next, nameOf(reason.by), figures);
}

QString LeagueWords::outcome(const league::Table& table, const league::Outcome& outcome) const {
    const bool second = outcome.winner == table.b;
    const QString a = name(table.a), b = name(table.b);
    QString text = outcome.winner == 0 ? tr("%1 and %2 drew").arg(a, b)
                   : second            ? tr("%1 beat %2").arg(b, a)
                                       : tr("%1 beat %2").arg(a, b);
    if (!outcome.score) return text;
    const auto& [first, other] = *outcome.score;
    return tr("%1, %2 to %3").arg(text, figure(second ? other : first), figure(second ? first : other));
}

QString LeagueWords::bonuses(const league::Table& table) const {
    if (!table.outcome) return {};
    QStringList list;
    for (const EntrantId id : {table.a, table.b})
        if (const league::Fraction points = league::bonusOf(league_.rules(), table, id); points != 0)
            list << tr("%1 %2").arg(name(id), figure(points));
    return list.isEmpty() ? QString() : tr("Bonus: %1").arg(list.join(QStringLiteral(", ")));
}

QString LeagueWords::moves(const std::vector<league::Standing>& before,
                           const std::vector<league::Standing>& after) const {
    QStringList sentences;
    for (const league::Standing& now : after) {
        const auto was = std::ranges::find(before, now.entrant, &league::Standing::entrant);
        if (was == before.end() || was->rank == now.rank) continue;
        const QString sentence =
            now.rank < was->rank ? tr("%1 rises from rank %2 to %3.") : tr("%1 falls from rank %2 to %3.");
        sentences << sentence.arg(name(now.entrant)).arg(was->rank).arg(now.rank);
    }
    return sentences.join(QLatin1Char(' '));
}

QString LeagueWords::bonus(const league::Bonus& bonus) {
    const QString least = figure(bonus.least), of = figureCalled(bonus.figure);
    const QString points = figure(bonus.points);
    if (!bonus.of) return tr("Points: %1. %2: at least %3").arg(points, of, least);
    switch (*bonus.of) {
        case league::Result::win:
            return tr("Points: %1. %2 of the winner: at least %3").arg(points, of, least);
        case league::Result::draw:
            return tr("Points: %1. %2 in a draw: at least %3").arg(points, of, least);
        case league::Result::loss:
            return tr("Points: %1. %2 of the loser: at least %3").arg(points, of, least);
    }
    return {};
}

std::vector<FigureWords> LeagueWords::counted() {
    static const std::vector<CountedFigure> figures = countedFigures();
    std::vector<FigureWords> words;
    for (const CountedFigure& one : figures) {
        const QString system = QString::fromStdString(one.system), of = QString::fromStdString(one.of);
        const QString name = faceOf(system).word(QString::fromStdString(one.kind), of);
        words.push_back({of, one.kind == "loss" ? tr("Lost: %1").arg(name) : name,
                         QString::fromStdString(systemName(one.system))});
    }
    return words;
}

QString LeagueWords::figureCalled(const std::string& figure) {
    if (figure == "score") return tr("Score");
    if (figure == "margin") return tr("Margin of the score");
    QString id = QString::fromStdString(figure);
    for (const FigureWords& one : counted())
        if (one.id == id) return one.name;
    return id;
}

QString LeagueWords::refused(const league::Refusal& refusal, const QString& who) const {
    const int next = league_.nextRound();
    if (refusal.code == "round-open")
        return tr("Round %1 is not over: a table has no result yet.").arg(next - 1);
    if (refusal.code == "no-pairing")
        return tr("Round %1 cannot be paired: however it is done, two meet again.").arg(next);
    if (refusal.code == "nobody") return tr("Nobody is entered for round %1.").arg(next);
    if (refusal.code == "bad-round") return tr("All rounds are paired.");
    if (refusal.code == "round-played") return tr("The round that is paired is played already.");
    if (refusal.code == "round-paired") return tr("The round is paired already.");
    if (refusal.code == "duplicate")
        return who.isEmpty() ? tr("That is in already.") : tr("%1 is in already.").arg(who);
    if (refusal.code == "not-entered")
        return who.isEmpty() ? tr("One of the two is not in any more.")
                             : tr("%1 is not in as it is.").arg(who);
    if (refusal.code == "unknown-table") return tr("There is no such game in this league.");
    if (refusal.code == "not-at-table") return tr("The winner did not play in this game.");
    if (refusal.code == "bad-result") return tr("Nobody plays against themselves.");
    if (refusal.code == "not-a-ladder")
        return tr("The league has rounds: tell the result where the game is paired.");
    if (refusal.code == "no-rounds") return tr("A ladder has no rounds.");
    if (refusal.code == "bad-rules") return tr("The rules of the league cannot be used.");
    return QString::fromStdString(refusal.sentence);  // what the command line alone asks
}

}  // namespace adjutant::companion
