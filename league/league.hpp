// SPDX-License-Identifier: GPL-3.0-or-later
// A league as its events made it: who is in it from when, what was paired, what was played.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "league/event.hpp"

namespace adjutant::league {

struct Table {
    EntrantId a = 0, b = 0;
    std::optional<Outcome> outcome;
};

struct Round {
    std::vector<Table> tables;
    std::vector<EntrantId> byes;

    /// The table that somebody sits at; nothing without one.
    [[nodiscard]] const Table* tableOf(EntrantId) const;
    [[nodiscard]] bool hasBye(EntrantId) const;
};

struct Entrant {
    EntrantId id = 0;
    std::string name, club;
    int lot = 0;
    std::vector<std::pair<int, bool>> changes;  ///< in from a round, or out from a round, in the order told

    [[nodiscard]] bool plays(int round) const;
    /// The first round that is this entrant's own.
    [[nodiscard]] int since() const;
};

/// A step on a ladder: somebody came, somebody went, or a game was played.
struct LadderStep {
    enum class Kind { came, went, played };
    Kind kind = Kind::came;
    int number = 0;  ///< of the entrant, or of the game, from 1
};

class League {
  public:
    /// Throws std::runtime_error for an event that does not follow on those before it.
    void apply(const Event&);
    [[nodiscard]] static League of(const std::vector<Event>&);

    [[nodiscard]] bool exists() const { return exists_; }
    [[nodiscard]] const Rules& rules() const { return rules_; }
    [[nodiscard]] bool isLadder() const { return rules_.kind == Kind::ladder; }
    [[nodiscard]] const std::vector<Entrant>& entrants() const { return entrants_; }
    [[nodiscard]] const Entrant& entrant(EntrantId id) const {
        return entrants_.at(static_cast<std::size_t>(id - 1));
    }
    /// Those that are paired, from round 1. A ladder has one, with a table for every game.
    [[nodiscard]] const std::vector<Round>& rounds() const { return rounds_; }
    [[nodiscard]] const Round* round(int number) const;
    [[nodiscard]] const Table* table(int round, int table) const;
    [[nodiscard]] int nextRound() const { return static_cast<int>(rounds_.size()) + 1; }
    [[nodiscard]] const std::vector<LadderStep>& ladder() const { return ladder_; }

    /// People are renamed and change clubs after they were entered.
    void callEntrant(EntrantId, std::string name, std::string club);

  private:
    void take(const Created&);
    void take(const Entered&);
    void take(const Returned&);
    void take(const Dropped&);
    void take(const Paired&);
    void take(const Told&);
    void take(const Challenged&);
    Entrant& known(EntrantId);

    bool exists_ = false;
    Rules rules_;
    std::vector<Entrant> entrants_;
    std::vector<Round> rounds_;
    std::vector<LadderStep> ladder_;
};

}  // namespace adjutant::league
