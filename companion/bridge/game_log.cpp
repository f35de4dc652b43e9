// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/game_log.hpp"

#include <utility>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/entry_row.hpp"
#include "companion/bridge/table_controller.hpp"

namespace adjutant::companion {

GameLog::GameLog(const TableView& view, QObject* parent)
    : QObject(parent), view_(view), history_(view_, numbers_), journal_(view_, numbers_, history_) {}

GameLog* GameLog::create(QQmlEngine* engine, QJSEngine*) { return &Companion::of(engine).table().log(); }

void GameLog::forget() {
    numbers_.clear();
    looking_ = 0;
}

void GameLog::show(const Game* game) {
    Shown now;
    if (game != nullptr) {
        const Journal& journal = game->journal();
        numbers_.count(journal);
        now.entries = static_cast<int>(journal.size());
        now.cursor = static_cast<int>(journal.cursor());
        now.canRedo = journal.redoTarget().has_value();
        if (const auto target = journal.undoTarget()) {
            now.canUndo = true;
            now.undoLabel = takesBack(journal.at(*target), view_.look());
        }
    }
    // Which acts count, and where the game stands.
    history_.follow(game, looking_);
    journal_.follow(game, looking_ > 0 ? looking_ : now.cursor);
    if (std::exchange(shown_, now) != now) emit journalChanged();
    if (std::exchange(toldLooking_, looking_) != looking_) emit lookingChanged();
}

QVariantList GameLog::lastRolls() const { return asVariants(lastRolls_); }

void GameLog::tell(const QString& sentence, const QList<ThrownRoll>& rolls, const TableCard& card) {
    sentence_ = sentence;
    lastRolls_ = rolls;
    drawnCard_ = card;
    emit sentenceChanged();
}

}  // namespace adjutant::companion
