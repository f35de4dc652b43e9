// SPDX-License-Identifier: GPL-3.0-or-later
// Fights to the end: two forces lose men round after round until one of them has none (or the attacker
// stops). A Markov chain over (attackers, defenders); every round removes at least one, so that each state is
// visited once, and only the rows that a round can still reach are kept: memory grows with the front, not
// with its square.
//
// A system brings its one-round rule as a RoundModel; the numbers are those of arithmetic.hpp:
//
//     attrition::Exactly exact(model.ways());
//     const auto ends = attrition::fight(exact, model, {{{30, 25}, attrition::Exactly::one()}});
#pragma once

#include <algorithm>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "engine/chance/arithmetic.hpp"

namespace adjutant::attrition {

/// One outcome of a round. Losses may exceed what is there: no side loses more than it has.
struct Step {
    int attackersLost = 0;
    int defendersLost = 0;
    std::uint64_t ways = 0;  ///< in how many of the round's ways it goes like this
};

/// How a round goes between forces of certain sizes. Each step removes at least one; the ways sum to `ways`.
struct Round {
    std::vector<Step> steps;
    std::uint64_t ways = 1;
};

/// `round(a, d)` for a, d >= 1: the same object for all sizes that fight by the same dice. `maxLost`: no
/// side ever loses more in one round. `ways`: a common multiple of all rounds' ways.
template <class Model>
concept RoundModel = requires(Model& model, int attackers, int defenders) {
    { model.round(attackers, defenders) } -> std::same_as<const Round&>;
    { model.maxLost() } -> std::convertible_to<int>;
    { model.ways() } -> std::convertible_to<std::uint64_t>;
};

/// How many are left on both sides: attackers, defenders.
using Forces = std::pair<int, int>;

/// How likely each end is. `won[n]`: the defenders are gone and n attackers left; `lost[n]`: the attackers
/// are gone and n defenders left; `stopped`: the attackers were down to where they stop. Entry 0 of both is
/// empty.
struct Ends {
    std::vector<Scaled> won;
    std::vector<Scaled> lost;
    Scaled mutual{};
    std::map<Forces, Scaled> stopped;
};

/// Where a fight begins (several places where chance has already spoken), with the number for how likely.
using Starts = std::vector<std::pair<Forces, Scaled>>;

template <RoundModel Model>
class Fight {
  public:
    Fight(Exactly& exact, Model& model, int until)
        : exact_(exact), model_(model), until_(until), depth_(model.maxLost() + 1) {}

    Ends run(const Starts& starts) {
        for (const auto& [forces, number] : starts) {
            attackers_ = std::max(attackers_, forces.first);
            defenders_ = std::max(defenders_, forces.second);
        }
        ends_.won.resize(index(attackers_) + 1);
        ends_.lost.resize(index(defenders_) + 1);
        rows_.assign(index(depth_), std::vector<Scaled>(index(defenders_) + 1));
        for (int a = attackers_; a >= 0; --a) {
            for (const auto& [forces, number] : starts) {
                if (forces.first == a) exact_.add(cellOf(forces), number);
            }
            if (a > 0) fightRow(a);
        }
        return std::move(ends_);
    }

  private:
    /// A step with how likely it is, in the terms of Exactly.
    struct Weighted {
        int attackersLost;
        int defendersLost;
        std::uint64_t weight;
    };
    /// Neighbouring columns of a row that fight by the same round.
    struct Stretch {
        int low;
        int high;
        const std::vector<Weighted>* steps;
    };

    static std::size_t index(int n) { return static_cast<std::size_t>(n); }

    std::vector<Scaled>& row(int a) { return rows_[index(a % depth_)]; }

    Scaled& cellOf(const Forces& forces) {
        const auto [a, d] = forces;
        if (a > 0) return row(a)[index(d)];
        return d > 0 ? ends_.lost[index(d)] : ends_.mutual;
    }

    void fightRow(int a) {
        if (a > until_) {
            stretches_.clear();
            for (int high = defenders_; high >= 1;) high = stretch(a, high);
            for (const Stretch& part : stretches_) withinRow(a, part);
            for (const Stretch& part : stretches_) toLowerRows(a, part);
        } else {
            for (int d = 1; d <= defenders_; ++d) {
                Scaled& here = row(a)[index(d)];
                if (!exact_.isZero(here)) ends_.stopped[{a, d}] = here;
            }
        }
        ends_.won[index(a)] = row(a)[0];
        for (Scaled& cell : row(a)) exact_.clear(cell);
    }

    /// Notes the stretch that ends at column `high`; the column below it.
    int stretch(int a, int high) {
        const Round& round = model_.round(a, high);
        int low = high;
        while (low > 1 && &model_.round(a, low - 1) == &round) --low;
        stretches_.push_back({low, high, &weighted(round)});
        return low - 1;
    }

    const std::vector<Weighted>& weighted(const Round& round) {
        auto [at, fresh] = weights_.try_emplace(&round);
        for (const Step& step : fresh ? round.steps : std::vector<Step>()) {
            assert(step.attackersLost + step.defendersLost > 0);
            assert(std::max(step.attackersLost, step.defendersLost) < depth_);
            at->second.push_back(
                {step.attackersLost, step.defendersLost, exact_.weight(step.ways, round.ways)});
        }
        return at->second;
    }

    /// Rounds in which only defenders fall, from many defenders to few: a column is complete when it is met.
    void withinRow(int a, const Stretch& part) {
        Scaled* cells = row(a).data();
        for (int d = part.high; d >= part.low; --d) {
            if (exact_.isZero(cells[d])) continue;
            for (const Weighted& step : *part.steps) {
                if (step.attackersLost == 0) {
                    exact_.push(cells[std::max(0, d - step.defendersLost)], cells[d], step.weight);
                }
            }
        }
    }

    /// Rounds in which attackers fall: the whole stretch moves by the same step.
    void toLowerRows(int a, const Stretch& part) {
        const Scaled* cells = row(a).data();
        for (const Weighted& step : *part.steps) {
            if (step.attackersLost == 0) continue;
            const bool gone = step.attackersLost >= a;
            Scaled* to = gone ? ends_.lost.data() : row(a - step.attackersLost).data();
            Scaled& nobody = gone ? ends_.mutual : to[0];
            const int beyond = std::min(part.high, step.defendersLost);
            for (int d = part.low; d <= beyond; ++d) exact_.push(nobody, cells[d], step.weight);
            for (int d = std::max(part.low, step.defendersLost + 1); d <= part.high; ++d)
                exact_.push(to[d - step.defendersLost], cells[d], step.weight);
        }
    }

    Exactly& exact_;
    Model& model_;
    int until_;
    int depth_;
    int attackers_ = 0;
    int defenders_ = 0;
    std::vector<std::vector<Scaled>> rows_;  ///< a ring: row a lies at a % depth
    std::vector<Stretch> stretches_;
    std::map<const Round*, std::vector<Weighted>> weights_;
    Ends ends_;
};

/// Fights until one side is gone or no more than `until` attackers are left. Starts with an empty side are
/// ends already.
template <RoundModel Model>
[[nodiscard]] Ends fight(Exactly& exact, Model& model, const Starts& starts, int until = 0) {
    return Fight<Model>(exact, model, until).run(starts);
}

/// Where one round leads from there: the forces afterwards, capped. Nothing happens where a side is gone.
[[nodiscard]] inline std::map<Forces, Scaled> afterRound(Exactly& exact, const Round& round,
                                                         const Forces& before, const Scaled& number) {
    std::map<Forces, Scaled> after;
    for (const Step& step : round.steps) {
        const Forces left{std::max(0, before.first - step.attackersLost),
                          std::max(0, before.second - step.defendersLost)};
        exact.push(after[left], number, exact.weight(step.ways, round.ways));
    }
    return after;
}

}  // namespace adjutant::attrition
