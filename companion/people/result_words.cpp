// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/people/result_words.hpp"

#include <QDateTime>
#include <QLocale>
#include <cmath>
#include <nlohmann/json.hpp>

#include "companion/bridge/stored_result.hpp"
#include "companion/games/face.hpp"
#include "engine/games.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

QDateTime timeOf(const std::string& at) {
    return QDateTime::fromString(QString::fromStdString(at), Qt::ISODate).toLocalTime();
}

}  // namespace

QString ResultWords::system(const std::string& id) {
    return QString::fromStdString(std::string(systemName(id)));
}

QString ResultWords::day(const std::string& at) {
    const QDateTime moment = timeOf(at);
    return moment.isValid() ? QLocale().toString(moment.date(), QStringLiteral("d MMMM yyyy"))
                            : QString::fromStdString(at);
}

QString ResultWords::length(const std::string& from, const std::string& to) {
    const QDateTime first = timeOf(from), last = timeOf(to);
    if (!first.isValid() || !last.isValid()) return {};
    constexpr qint64 minute = 60;
    const qint64 minutes = first.secsTo(last) / minute;
    if (minutes < minute) return tr("%1 min").arg(minutes);
    return tr("%1 h %2 min").arg(minutes / minute).arg(minutes % minute);
}

json ResultWords::row(const GameResult& one) {
    const Cover cover = faceOf(QString::fromStdString(one.game.system)).cover();
    const QString words = outcomeWords(one.game.system, one.result);
    const QString standing = !words.isEmpty()    ? words
                             : one.game.finished ? tr("Over, without a result")
                                                 : tr("Goes on");
    return {{"id", std::to_string(static_cast<std::int64_t>(one.game.id))},
            {"name", one.game.name},
            {"system", one.game.system},
            {"systemName", system(one.game.system).toStdString()},
            {"colour", cover.tokens.empty() ? "blue" : cover.tokens.front().side},
            {"sign", cover.emblem},
            {"played", playedWords(one.game.system, one.result).toStdString()},
            {"resultWords", standing.toStdString()},
            {"when", day(one.game.changed).toStdString()},
            {"finished", one.game.finished},
            {"archived", one.game.archived}};
}

QString ResultWords::streak(const PersonFigures& figures) {
    if (figures.streakOf.empty()) return tr("No finished game yet.");
    if (figures.streak < 2)
        return figures.mostWins == 0 ? QString() : tr("Most wins in a row: %1.").arg(figures.mostWins);
    const QString now = figures.streakOf == "win"    ? tr("The last %1 in a row won")
                        : figures.streakOf == "loss" ? tr("The last %1 in a row lost")
                                                     : tr("The last %1 in a row drawn");
    return tr("%1. Most wins in a row: %2.").arg(now.arg(figures.streak)).arg(figures.mostWins);
}

QString ResultWords::luck(const DiceLuck& luck) {
    if (luck.dice() == 0) return tr("No dice yet.");
    const QLocale locale;
    const QString amount = locale.toString(std::abs(luck.above()), 'f', 1);
    const QString error = locale.toString(luck.error(), 'f', 1);
    return (luck.above() < 0 ? tr("%1 dice: %2 pips below what was to be expected. Standard error: %3.")
                             : tr("%1 dice: %2 pips above what was to be expected. Standard error: %3."))
        .arg(luck.dice())
        .arg(amount, error);
}

}  // namespace adjutant::companion
