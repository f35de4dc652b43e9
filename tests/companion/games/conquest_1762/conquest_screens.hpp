// SPDX-License-Identifier: GPL-3.0-or-later
// A turn of 1762 at the table, and fingers for its map.
#pragma once

#include <QPointer>

#include "tests/companion/screens.hpp"

namespace adjutant::companion {

class ConquestEvening : public Screens {
  protected:
    /// The French are to act, in the phase that `set` says or else in the one for building.
    void begin(QSize size, const QVariantMap& set = {}, const QVariantMap& options = {}) {
        QVariantMap given{{"/phase", "build"}};
        given.insert(set);
        sitDown(size, given, options);
    }
    void sitDown(QSize size, const QVariantMap& set, const QVariantMap& options) {
        QVariantMap all{{"setup", "standard"}, {"first", "french"}, {"reinforcement", "spread"}};
        all.insert(options);
        playOn("conquest-1762", size, all, set);
        board = window->findChild<QQuickItem*>("board");
        ASSERT_NE(board, nullptr);
    }
    /// Italy is French with a British France and a French German States beside it.
    [[nodiscard]] static QVariantMap borders(int soldiers = 9) {
        return {{"/territories/italy/owner", "french"},         {"/territories/italy/soldiers", soldiers},
                {"/territories/france/owner", "british"},       {"/territories/france/soldiers", 4},
                {"/territories/german-states/owner", "french"}, {"/territories/german-states/soldiers", 2}};
    }
    [[nodiscard]] QPointF onBoard(const QString& land) const { return Screens::onBoard(board, land); }

    QPointer<QQuickItem> board;  ///< none on other pages
};

}  // namespace adjutant::companion
