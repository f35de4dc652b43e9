// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/notebook.hpp"

namespace adjutant::evenings {

bool Notebook::turnToLatest() {
    const std::vector<db::Game> games = file_.games();
    if (games.empty()) return false;
    game_ = games.front().id;
    journal_.emplace(file_.journal(*game_));
    read_ = 0;
    return true;
}

std::vector<EntryText> Notebook::fresh() {
    std::vector<EntryText> entries = journal_->entriesFrom(read_ + 1);
    if (!entries.empty()) read_ = entries.back().seq;
    return entries;
}

bool Notebook::hasFresh() { return !journal_->entriesFrom(read_ + 1).empty(); }

bool Notebook::isFinished() const { return file_.game(*game_).finished; }

std::string Notebook::faults() const {
    std::string said;
    for (const Phrase& damage : file_.checkFile()) said += damage.text() + "\n";
    if (game_) {
        const db::Verified verified = file_.verify(*game_);
        if (verified.broken) said += verified.broken->why.text() + "\n";
    }
    return said;
}

}  // namespace adjutant::evenings
