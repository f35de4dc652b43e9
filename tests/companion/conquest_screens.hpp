// SPDX-License-Identifier: GPL-3.0-or-later
// A turn of 1762 at the table, and fingers for its map.
#pragma once

#include "tests/companion/screens.hpp"

namespace adjutant::companion {

class ConquestEvening : public Screens {
  protected:
    /// The French are to act, in the phase that `set` says or else in the one for building.
    void begin(QSize size, const QVariantMap& set = {}, const QVariantMap& options = {}) {
        QVariantMap all{{"setup", "standard"}, {"first", "french"}, {"reinforcement", "spread"}};
        all.insert(options);
        QVariantMap given{{"/phase", "build"}};
        given.insert(set);
        playOn("conquest-1762", size, all, given);
        board = window->findChild<QQuickItem*>("board");
        ASSERT_NE(board, nullptr);
    }
    [[nodiscard]] QPointF onBoard(const QString& place) const {
        const QPointF centre =
            board->property("centres").value<QJSValue>().property(place).toVariant().toPointF();
        return board->property("origin").toPointF() + centre * board->property("radius").toReal() -
               board->property("eye").toPointF();
    }
    void touchLand(const QString& place) { touchAt(board->mapToScene(onBoard(place))); }

    QQuickItem* board = nullptr;
};

}  // namespace adjutant::companion
