// SPDX-License-Identifier: GPL-3.0-or-later
// Exact odds of any action: the rules themselves, run again for every answer that the world could give. There
// is no second copy of a rule. Runs that reach a checkpoint in the same state are merged; a system that
// can take up an action at a checkpoint (`Resumes`) saves the way there.
#pragma once

#include <concepts>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/chance/draft.hpp"
#include "engine/chance/explorer.hpp"
#include "engine/chance/likelihood.hpp"

namespace adjutant {

/// More runs than this are refused (`too-many-outcomes`) rather than guessed.
inline constexpr long maxRuns = 500'000;

/// A system whose long actions have checkpoints with keys, and which goes on with such an action from the
/// checkpoint of a key, in the state that was reached there. All checkpoints of the action have keys, and its
/// label looks at states, not at events.
template <class S>
concept Resumes = requires(Draft<S>& draft, const typename S::Action& action, const std::string& key) {
    { S::resume(draft, action, key) } -> std::same_as<Allowed>;
};

/// What odds are asked about: a course that the rules take, and what its outcomes are called. Where a
/// ledger's odds look beyond an action ("if this is the last attack this turn"), the game asks about a course
/// of its own, made of its rules; a rule never knows that it is only asked for odds.
template <class S>
struct Question {
    std::function<Allowed(Draft<S>&)> course;
    std::function<std::string(const Draft<S>&)> label;
    /// Goes on with the course from the checkpoint of a key; none: it is run again from its beginning.
    std::function<Allowed(Draft<S>&, const std::string& key)> resume{};
};

/// What becomes of an action as it is decided. The state and the action outlive the question.
template <class S>
[[nodiscard]] Question<S> asDecided(const typename S::State& before, const typename S::Action& action) {
    Question<S> question;
    question.course = [&action](Draft<S>& draft) { return S::decide(draft, action); };
    question.label = [&](const Draft<S>& draft) {
        return S::label(action, before, draft.events(), draft.state());
    };
    if constexpr (Resumes<S>) {
        question.resume = [&action](Draft<S>& draft, const std::string& key) {
            return S::resume(draft, action, key);
        };
    }
    return question;
}

/// The distribution of outcome labels. One use: `OddsOf<S>(state, action, overrules).outcomes()`.
template <class S>
class OddsOf {
  public:
    using State = typename S::State;
    using Action = typename S::Action;

    OddsOf(const State& before, const Action& action, std::span<const Overrule> overrules = {},
           std::vector<Answer> given = {})
        : OddsOf(before, asDecided<S>(before, action), overrules, std::move(given)) {}
    OddsOf(const State& before, Question<S> question, std::span<const Overrule> overrules = {},
           std::vector<Answer> given = {})
        : before_(before),
          question_(std::move(question)),
          overrules_(overrules),
          resumes_(question_.resume && given.empty()),
          explorer_(std::move(given)) {}

    /// Another limit than maxRuns.
    OddsOf& within(long runs) { return maxRuns_ = runs, *this; }

    /// Sums to 1; in the order in which the outcomes are first met, lower faces first.
    [[nodiscard]] Expected<std::vector<Likelihood>> outcomes() {
        frontier_[{}].emplace(MergePoint{}, PendingRun{});
        for (std::size_t level = 0; !frontier_.empty(); ++level) {
            const auto pendingRuns = std::move(frontier_.begin()->second);
            frontier_.erase(frontier_.begin());
            for (const auto& [mergePoint, pending] : pendingRuns) {
                if (auto explored = explore(mergePoint, pending, level); !explored.has_value()) {
                    return tl::make_unexpected(explored.error());
                }
            }
        }
        return std::move(outcomes_);
    }

  private:
    struct MergePoint {
        std::string key;
        std::optional<State> state;
        auto operator<=>(const MergePoint&) const = default;
    };

    /// The runs that came to a merge point, as one: the answers of one of them, and the state to go on from.
    struct PendingRun {
        Path path;
        std::optional<State> reached;
    };

    Allowed explore(const MergePoint& mergePoint, const PendingRun& pending, std::size_t level) {
        if (pending.reached) {
            explorer_.begin(Path{{}, pending.path.weight}, 0);
        } else {
            explorer_.begin(pending.path, level);
        }
        do {
            if (++runs_ > maxRuns_) return tl::make_unexpected(tooManyWays());
            if (auto ran = runOnce(mergePoint, pending, level); !ran.has_value()) return ran;
        } while (explorer_.next());
        return {};
    }

    Allowed runOnce(const MergePoint& mergePoint, const PendingRun& pending, std::size_t level) {
        explorer_.rewind();
        Draft<S> draft(pending.reached ? *pending.reached : before_, explorer_, overrules_);
        try {
            Allowed allowed =
                pending.reached ? question_.resume(draft, mergePoint.key) : question_.course(draft);
            if (!allowed.has_value()) return allowed;
        } catch (const Interrupted& interrupted) {
            if (const auto* refusal = std::get_if<Refusal>(&interrupted.why))
                return tl::make_unexpected(*refusal);
            if (const auto* paused = std::get_if<Paused>(&interrupted.why)) {
                merge(level + 1, *paused, draft.state());
                return {};
            }
        }
        count(question_.label(draft), explorer_.path().weight);
        return {};
    }

    void merge(std::size_t level, const Paused& paused, const State& state) {
        MergePoint mergePoint{paused.key, {}};
        if (paused.byState) mergePoint.state = state;
        const Path path = explorer_.path();
        const auto [at, fresh] = frontier_[level].try_emplace(std::move(mergePoint), PendingRun{path, {}});
        if (!fresh) {
            at->second.path.weight += path.weight;
        } else if (resumes_ && !paused.byState) {
            at->second.reached = state;
        }
    }

    void count(std::string label, const Fraction& p) {
        const auto [at, fresh] = seen_.try_emplace(label, outcomes_.size());
        if (fresh) outcomes_.push_back({std::move(label), Fraction()});
        outcomes_[at->second].p += p;
    }

    const State& before_;
    Question<S> question_;
    std::span<const Overrule> overrules_;
    bool resumes_;
    Explorer explorer_;
    std::map<std::size_t, std::map<MergePoint, PendingRun>> frontier_;
    std::map<std::string, std::size_t> seen_;
    std::vector<Likelihood> outcomes_;
    long maxRuns_ = maxRuns;
    long runs_ = 0;
};

}  // namespace adjutant
