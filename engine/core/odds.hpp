// SPDX-License-Identifier: GPL-3.0-or-later
// Exact odds of any action: the rules themselves, run again for every answer that the world could give. There
// is no second copy of a rule. Runs that meet at a checkpoint in the same state go on as one.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/draft.hpp"
#include "engine/core/explorer.hpp"
#include "engine/core/likelihood.hpp"

namespace adjutant {

/// More runs than this are refused (`too-many-outcomes`) rather than guessed.
inline constexpr long mostRuns = 500'000;

/// The distribution of outcome labels of one action. One use: `OddsOf<S>(state, action,
/// overrules).outcomes()`.
template <class S>
class OddsOf {
  public:
    using State = typename S::State;
    using Action = typename S::Action;

    OddsOf(const State& before, const Action& action, std::span<const Overrule> overrules = {},
           std::vector<Answer> given = {})
        : before_(before), action_(action), overrules_(overrules), explorer_(std::move(given)) {}

    /// Another limit than mostRuns.
    OddsOf& within(long runs) { return mostRuns_ = runs, *this; }

    /// Sums to 1; in the order in which the outcomes are first met, lower faces first.
    [[nodiscard]] Expected<std::vector<Likelihood>> outcomes() {
        open_[{}].emplace(Meeting{}, Path{});
        for (std::size_t level = 0; !open_.empty(); ++level) {
            const auto meetings = std::move(open_.begin()->second);
            open_.erase(open_.begin());
            for (const auto& [meeting, path] : meetings) {
                if (auto explored = explore(path, level); !explored.has_value()) {
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

    Allowed explore(const Path& root, std::size_t level) {
        explorer_.begin(root, level);
        do {
            if (++runs_ > mostRuns_) {
                return refuse(code::tooManyOutcomes, "There are too many ways this could go to count them.");
            }
            if (auto ran = runOnce(level); !ran.has_value()) return ran;
        } while (explorer_.next());
        return {};
    }

    Allowed runOnce(std::size_t level) {
        explorer_.rewind();
        Draft<S> draft(before_, explorer_, overrules_);
        try {
            if (Allowed allowed = S::decide(draft, action_); !allowed.has_value()) return allowed;
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

    void meet(std::size_t level, const Paused& paused, const State& state) {
        Meeting meeting{paused.key, {}};
        if (paused.byState) meeting.state = state;
        const Path path = explorer_.path();
        const auto [at, fresh] = open_[level].try_emplace(std::move(meeting), path);
        if (!fresh) at->second.weight += path.weight;
    }

    void count(std::string label, const Fraction& p) {
        const auto [at, fresh] = seen_.try_emplace(label, outcomes_.size());
        if (fresh) outcomes_.push_back({std::move(label), Fraction()});
        outcomes_[at->second].p += p;
    }

    const State& before_;
    const Action& action_;
    std::span<const Overrule> overrules_;
    Explorer explorer_;
    std::map<std::size_t, std::map<Meeting, Path>> open_;
    std::map<std::string, std::size_t> seen_;
    std::vector<Likelihood> outcomes_;
    long mostRuns_ = mostRuns;
    long runs_ = 0;
};

}  // namespace adjutant
