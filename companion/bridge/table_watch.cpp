// SPDX-License-Identifier: GPL-3.0-or-later
// A game that somebody else writes: it is only looked at, and shown as its entries come into the file.
#include "companion/bridge/guard.hpp"
#include "companion/bridge/table_play.hpp"
#include "companion/game_check.hpp"
#include "engine/play/retelling.hpp"

namespace adjutant::companion {

using nlohmann::json;

std::optional<db::GameId> TableController::gameId() const {
    return isOpen() && play_->keeper ? play_->keeper->id() : std::nullopt;
}

void TableController::watch(const QString& words, const QString& refusal) {
    whyNotActed_ = refusal;
    if (words == watching_) return;
    const bool before = isWatched();
    watching_ = words;
    if (isOpen() && before != isWatched()) {
        putPadAside();
        draft_.close();
        refreshOffers();
    }
    emit watchingChanged();
}

void TableController::catchUp() {
    if (!gameId()) return;
    const bool there = safely([&] {
        const QString name = QString::fromStdString(play_->keeper->name());
        auto more = play_->keeper->after(play_->table->game()->journal().size());
        if (!more.empty()) goOnBy(std::move(more));
        if (name != gameName_) {
            gameName_ = name;
            tellOpened();
        }
        return true;
    });
    if (!there) close();
}

void TableController::catchUpIn(db::GameId game) {
    if (!isOpen() || gameId() == game) return;
    const bool there = safely([&] {
        endCheck();
        play_->keeper->turnTo(game);
        gameName_ = QString::fromStdString(play_->keeper->name());
        takeUpAnew();
        return true;
    });
    if (!there) close();
}

/// From its log alone, as it is in the file now.
void TableController::takeUpAnew() {
    auto stored = play_->keeper->stored();
    play_->table->resume(stored->system, std::move(stored->entries));
    opened(campaignName_, gameName_);
}

void TableController::goOnBy(std::vector<EntryText> more) {
    const Journal& before = std::as_const(*play_->table).game()->journal();
    if (chainHash(before.at(before.size()).hash, more.front()) != more.front().hash) return takeUpAnew();
    play_->table->follow(std::move(more));
    const Game& game = *std::as_const(*play_->table).game();
    if (isLookingBack()) return log_.show(&game);
    draft_.close();
    const EntryText& last = game.journal().at(game.journal().size());
    const json events = Retelling(game).events(last.seq);
    showDone(events, Session::rollsOf(last), last.seq);
    emit wentOn(TableEvents(events));
}

}  // namespace adjutant::companion
