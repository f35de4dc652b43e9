// SPDX-License-Identifier: GPL-3.0-or-later
// What the entries of a journal say, made anew from the facts that they keep: the sentences of this build, in
// the language of the table. What is stored stays as it is, and so do the hashes over it.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "engine/journal/journal.hpp"
#include "engine/play/position.hpp"

namespace adjutant {

class Game;

/// Reading on from entry to entry folds each once; a leap folds from the nearest snapshot. The game outlives
/// it.
class Retelling {
  public:
    explicit Retelling(const Game& game) : game_(game) {}

    [[nodiscard]] const Game& game() const { return game_; }
    /// The events of an entry, with their sentences. An entry that cannot be read says what it said.
    [[nodiscard]] nlohmann::json events(Seq seq);

  private:
    [[nodiscard]] nlohmann::json toldAnew(const EntryText& entry, nlohmann::json events);
    [[nodiscard]] nlohmann::json tellStart(nlohmann::json events) const;
    void tellOpening(nlohmann::json& events) const;
    [[nodiscard]] std::string firstSentence(Seq seq);
    [[nodiscard]] std::unique_ptr<Position> before(const EntryText& act);

    const Game& game_;
    Seq last_ = 0;  ///< the act that `after_` comes after
    std::unique_ptr<Position> after_;
};

}  // namespace adjutant
