// SPDX-License-Identifier: GPL-3.0-or-later
// What the pictures show: games that are played for them, and the pages with what is done before a picture.
#pragma once

#include <QList>
#include <QString>
#include <functional>

class QQuickWindow;

namespace adjutant::companion {

class Companion;
class TableController;

struct Scene {
    QString name;
    QString page;
    std::function<void()> pose = [] {};    ///< what is done before the picture
    std::function<void()> tidyUp = [] {};  ///< and after it
};

/// Begins an evening of life-1861 up to its seventh round: the game that most pages show.
void playEvening(Companion& companion);
/// Begins a game of another system and plays what is offered first, a few acts long.
void playFirstOffers(Companion& companion, const QString& system);
/// Takes up the game of that name, or begins it and plays its opening.
void takeUp(Companion& companion, const QString& system, const QVariantMap& options, const QString& name,
            const std::function<void(TableController&)>& opening);

/// Every page, for the evening at the table.
[[nodiscard]] QList<Scene> evening(Companion& companion, QQuickWindow& window);
/// The table, its sheet, the log: what every system has.
[[nodiscard]] QList<Scene> tableOnly(Companion& companion, const QString& system);

}  // namespace adjutant::companion
