// SPDX-License-Identifier: GPL-3.0-or-later
// Exact odds of any action: the rules themselves, run again for every answer that the world could give. There
// is no second copy of a rule. Runs that meet at a checkpoint in the same state go on as one; a system that
// can take up an action at a checkpoint (`Resumes`) saves the way there.
#pragma once

#include <concepts>
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
inline constexpr long mostRuns = 500'000;

/// A system whose long actions have checkpoints with keys, and which goes on with such an action from the
/// checkpoint of a key, in the state that was reached there. All checkpoints of the action have keys, and its
/// label looks at states, not at events.
template <class S>
concept Resumes = requires(Draft<S>& draft, const typename S::Action& action, const std::string& key) {
    { S::resume(draft, action, key) } -> std::same_as<Allowed>;
};

/// The distribution of outcome labels of one action. One use: `OddsOf<S>(state, action,
/// overrules).outcomes()`.
template <class S>
class OddsOf {
  public:
    using State = typename S::State;
    using Action = typename S::Action;

    OddsOf(const State& before, const Action& action, std::span<const Overrule> overrules = {},
           std::vector<Answer> given = {})
        : before_(before),
          action_(action),
          overrules_(overrules),
          resumes_(Resumes<S> && given.empty()),
          explorer_(std::move(given)) {}

    /// Another limit than mostRuns.
    OddsOf& within(long runs) { return mostRuns_ = runs, *this; }

    /// Sums to 1; in the order in which the outcomes are first met, lower faces first.
    [[nodiscard]] Expected<std::vector<Likelihood>> outcomes() {
        open_[{}].emplace(Meeting{}, Way{});
        for (std::size_t level = 0; !open_.empty(); ++level) {
            const auto meetings = std::move(open_.begin()->second);
            open_.erase(open_.begin());
            for (const auto& [meeting, way] : meetings) {
                if (auto explored = explore(meeting, way, level); !explored.has_value()) {
                    return tl::make_unexpected(explored.error());
                }
            }
        }
        return std::move(outcomes_);
    }

  private:
    struct Meeting {
        std::string key;
        std::optional<State> state;
        auto operator<=>(const Meeting&) const = default;
    };

    /// How runs came to a meeting, together: the answers of one of them, and where they go on from here.
    struct Way {
        Path path;
        std::optional<State> reached;
    };

    Allowed explore(const Meeting& meeting, const Way& way, std::size_t level) {
        if (way.reached) {
            explorer_.begin(Path{{}, way.path.weight}, 0);
        } else {
            explorer_.begin(way.path, level);
        }
        do {
            if (++runs_ > mostRuns_) return tl::make_unexpected(tooManyWays());
            if (auto ran = runOnce(meeting, way, level); !ran.has_value()) return ran;
        } while (explorer_.next());
        return {};
    }

    Allowed runOnce(const Meeting& meeting, const Way& way, std::size_t level) {
        explorer_.rewind();
        Draft<S> draft(way.reached ? *way.reached : before_, explorer_, overrules_);
        try {
            if (Allowed allowed = run(draft, meeting, way); !allowed.has_value()) return allowed;
        } catch (const Interrupted& interrupted) {
            if (const auto* refusal = std::get_if<Refusal>(&interrupted.why))
                return tl::make_unexpected(*refusal);
            if (const auto* paused = std::get_if<Paused>(&interrupted.why)) {
                meet(level + 1, *paused, draft.state());
                return {};
            }
        }
        count(S::label(action_, before_, draft.events(), draft.state()), explorer_.path().weight);
        return {};
    }

    Allowed run(Draft<S>& draft, const Meeting& meeting, const Way& way) {
        if constexpr (Resumes<S>) {
            if (way.reached) return S::resume(draft, action_, meeting.key);
        }
        return S::decide(draft, action_);
    }

    void meet(std::size_t level, const Paused& paused, const State& state) {
        Meeting meeting{paused.key, {}};
        if (paused.byState) meeting.state = state;
        const Path path = explorer_.path();
        const auto [at, fresh] = open_[level].try_emplace(std::move(meeting), Way{path, {}});
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
    const Action& action_;
    std::span<const Overrule> overrules_;
    bool resumes_;
    Explorer explorer_;
    std::map<std::size_t, std::map<Meeting, Way>> open_;
    std::map<std::string, std::size_t> seen_;
    std::vector<Likelihood> outcomes_;
    long mostRuns_ = mostRuns;
    long runs_ = 0;
};

}  // namespace adjutant
