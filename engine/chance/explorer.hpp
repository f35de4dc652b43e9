// SPDX-License-Identifier: GPL-3.0-or-later
// Answers the chances of one run after another with every combination of answers, counting up like an
// odometer (the last chance fastest). Used by odds.hpp alone; knows nothing of systems.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/chance/chances.hpp"
#include "engine/chance/fraction.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant {

/// Representative of a class of equivalent answers, with the class's probability.
struct WeightedAnswer {
    Answer answer;
    Fraction weight;
};

/// The classes of answers of a chance; their weights sum to 1.
[[nodiscard]] std::vector<WeightedAnswer> weightedAnswersOf(const Chance& chance);

/// Refuses (`too-many-outcomes`) to count what could go in too many ways.
[[nodiscard]] Refusal tooManyWays();

/// The beginning of a run: which answer each chance got, and how likely that is.
struct Path {
    std::vector<std::size_t> picks;
    Fraction weight{1};
};

class Explorer final : public Chances {
  public:
    /// `given` answers the first chances and is certain: the odds are those that remain.
    explicit Explorer(std::vector<Answer> given) : given_(std::move(given)) {}

    /// Explores all runs that begin with `root` until they pass `level` checkpoints.
    void begin(const Path& root, std::size_t level);
    /// To be called before each run of the rules.
    void rewind();
    /// Moves on to the next run; false when all are done.
    bool next();
    /// The run so far: its picks and its probability.
    [[nodiscard]] Path path() const;

    Answered answer(const Chance& chance) override;
    void settle() override { throw Interrupted{Settled{}}; }
    void checkpoint(const Paused& here) override;

  private:
    const std::vector<WeightedAnswer>& answersTo(const Chance& chance);

    std::vector<Answer> given_;
    std::map<Chance, std::vector<WeightedAnswer>> known_;
    Path root_;
    std::size_t level_ = 0;
    std::size_t passed_ = 0;
    std::size_t asked_ = 0;
    std::vector<std::size_t> picks_;
    std::vector<const std::vector<WeightedAnswer>*> alternatives_;
};

}  // namespace adjutant
