// SPDX-License-Identifier: GPL-3.0-or-later
// Some turns of a game, by its bar and on its board: each new kind of act is looked at in its sheet, while
// its dice are due, and when it is done.
#pragma once

#include <QSet>
#include <algorithm>
#include <cmath>
#include <limits>

#include "tests/companion/pages_in_full.hpp"

namespace adjutant::companion {

class TurnsByBar : public PagesInFull {
  protected:
    virtual void look(const std::string& where) = 0;

    /// What the bar offers that was not tried yet, or else its first; empty where it has nothing.
    QVariantMap nextOnBar(const QSet<QString>& tried) {
        QVariantMap next;
        for (int row = 0; row < table.offers()->count(); ++row) {
            QVariantMap offer = table.offers()->at(row);
            static const QSet<QString> endings{"end", "end-game", "agree", "surrender"};
            const QString action = offer.value("action").toString();
            if (offer.value("blocked").toBool() || endings.contains(action)) continue;
            if (!tried.contains(action)) return offer;
            if (next.isEmpty()) next = offer;
        }
        return next;
    }
    /// How far a place is from the nearest that stands against this side; where nothing has a place, all are.
    double toEnemy(const QString& place, const QString& side) {
        const QVariantMap from = table.tabletop().places()->find(place);
        double least = std::numeric_limits<double>::max();
        for (int row = 0; row < table.tabletop().pieces()->count() && !from.isEmpty(); ++row) {
            const QVariantMap piece = table.tabletop().pieces()->at(row);
            const QVariantMap at = table.tabletop().places()->find(piece.value("cell").toString());
            if (at.isEmpty() || piece.value("owner") == side) continue;
            least = std::min(least, std::hypot(at.value("x").toDouble() - from.value("x").toDouble(),
                                               at.value("y").toDouble() - from.value("y").toDouble()));
        }
        return least;
    }
    /// The pieces, those first who are nearest to an enemy; where nothing has a place, another first each
    /// turn.
    QStringList nearestFirst(int turn) {
        QList<std::pair<double, QString>> list;
        for (int row = 0; row < table.tabletop().pieces()->count(); ++row) {
            const QVariantMap piece =
                table.tabletop().pieces()->at((row + turn) % table.tabletop().pieces()->count());
            list.append({toEnemy(piece.value("cell").toString(), piece.value("owner").toString()),
                         piece.value("id").toString()});
        }
        std::ranges::stable_sort(list, {}, &std::pair<double, QString>::first);
        QStringList ids;
        for (const auto& [away, id] : list) ids << id;
        return ids;
    }
    /// A piece that can act is chosen; unless the bar has something new for it, it goes on towards the enemy.
    /// The act that this did by itself; empty where it only brought one onto the bar.
    QString aimOnBoard(int turn, const QSet<QString>& tried) {
        const int before = table.log().cursor();
        for (const QString& id : nearestFirst(turn)) {
            table.choose(id);
            const QVariantMap offer = nextOnBar(tried);
            if (!offer.isEmpty() && !tried.contains(offer.value("action").toString())) return {};
            const QString side = table.tabletop().pieces()->find(id).value("owner").toString();
            const QStringList targets = table.selection().targets().keys();
            const QStringList places = targets.isEmpty() ? table.selection().legalPlaces() : targets;
            if (places.isEmpty()) continue;
            table.touchPlace(*std::ranges::min_element(
                places, {}, [&](const QString& place) { return toEnemy(place, side); }));
            break;
        }
        if (table.log().cursor() == before) return {};
        const QVariantMap log = table.ask({{"ask", "log"}, {"from", table.log().cursor()}});
        return log.value("entries").toList().value(0).toMap().value("request").toMap().value("do").toString();
    }
    /// An offer of the bar is done; one of a new kind is looked at in its sheet, while its dice are due, and
    /// when it is done.
    void doOffer(const QString& id, const std::string& where, bool fresh) {
        table.openOffer(id);
        if (fresh) look(where + ", its sheet");
        if (!table.draft()->isReady()) return table.draft()->close();
        if (fresh && table.draft()->outlook()->hasChances()) {
            table.draft()->send("table");
            look(where + ", its pad");
            if (table.draft()->isOpen()) table.draft()->rollHere();
        } else {
            table.draft()->send("app");
        }
        if (table.draft()->isOpen()) table.draft()->close();
        if (fresh) look(where + ", done");
    }
    /// One act after the other. Where the bar has nothing new, every second one is looked for on the board: a
    /// game that is touched place by place has most of its acts there.
    void play(int acts) {
        QSet<QString> tried;
        for (int act = 0; act < acts && !table.standing().isOver(); ++act) {
            const QVariantMap offer = nextOnBar(tried);
            const QString action = offer.value("action").toString();
            const bool fresh = !offer.isEmpty() && !tried.contains(action);
            if (!fresh && act % 2 == 0) {
                const QString done = aimOnBoard(act / 2, tried);
                if (!done.isEmpty() && !tried.contains(done)) look(done.toStdString() + ", done");
                if (!done.isEmpty()) tried.insert(done);
            } else if (!offer.isEmpty()) {
                tried.insert(action);
                doOffer(offer.value("id").toString(), action.toStdString(), fresh);
            }
        }
        EXPECT_GT(tried.size(), 2) << tried.values().join(' ').toStdString();
    }
};

}  // namespace adjutant::companion
