// SPDX-License-Identifier: GPL-3.0-or-later
// A game told act by act, for the tests of what a report makes of it.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "companion/report/report.hpp"
#include "tests/db/a_game.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::report {

/// Writes its acts as an engine would.
class Evening {
  public:
    using json = nlohmann::json;

    Evening() {
        game_.file.addPerson(game_.campaign, "Ann");
        act({{{"event", "started"}, {"say", "A game begins."}, {"state", {{"round", 1}}}}});
    }

    Evening& act(const json& events, const json& rolls = json::array()) {
        db::Journal journal = game_.file.journal(game_.game);
        EntryText entry = db::entryAfter(journal.size(), journal.lastHash(), cursor_, events.dump());
        entry.at = at_.empty() ? "2026-11-21T2" + std::to_string(journal.size() % 4) + ":05:00Z" : at_;
        entry.rolls = rolls.dump();
        entry.hash = chainHash(journal.lastHash(), entry);
        journal.append(entry);
        cursor_ = journal.size();
        return *this;
    }
    Evening& say(const std::string& sentence) { return act({{{"event", "happened"}, {"say", sentence}}}); }
    /// When all that follows is said to have been done.
    Evening& at(const std::string& moment) {
        at_ = moment;
        return *this;
    }
    Evening& undo() {
        const std::int64_t taken = cursor_;
        act({{{"event", "undone"}, {"seq", taken}, {"say", "Taken back."}}});
        cursor_ = taken - 1;
        return *this;
    }
    Evening& note(const std::string& text) {
        return act({{{"event", "noted"}, {"text", text}, {"say", text}}});
    }

    [[nodiscard]] Report report() const { return reportOf(game_.file, game_.game); }
    [[nodiscard]] std::string markdown() const { return markdownOf(report()); }
    [[nodiscard]] std::string html() const { return htmlOf(report()); }
    db::AGame& game() { return game_; }

  private:
    db::TemporaryFolder folder_;
    db::AGame game_{folder_.file()};
    std::int64_t cursor_ = 0;
    std::string at_;
};

inline const nlohmann::json attacked = {
    {"event", "attacked"},
    {"say", "The soldier hits."},
    {"sum",
     {{{"part", "soldier"}, {"value", 3}, {"clause", "L61-COMBAT-01"}},
      {{"part", "same hex"},
       {"value", 0},
       {"clause", "L61-COMBAT-03"},
       {"overruled", {{"was", -1}, {"reason", "a wall stands between"}}}}}}};

}  // namespace adjutant::report
