// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/overrule_scout.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>
#include <vector>
#include "messages/shared.hpp"

namespace adjutant {
namespace {

using nlohmann::json;

/// The parts of `sum`s that the referee overruled, wherever they stand in the events.
void gatherOverruled(const json& events, std::set<std::string>& clauses) {
    if (events.is_object() && events.contains("overruled")) clauses.insert(events.value("clause", ""));
    if (!events.is_structured()) return;
    for (const json& inner : events) gatherOverruled(inner, clauses);
}

/// Every face of a few dice; of many dice every face on all of them, and faces that differ from die to die.
std::vector<Answer> facesOf(const Chance& chance) {
    constexpr int few = 2;
    std::vector<Answer> answers;
    const auto count = static_cast<std::size_t>(chance.count);
    for (int first = 0; first < chance.sides; ++first) {
        const int steps = chance.count == 1 ? 1 : chance.count <= few ? chance.sides : 2;
        for (int step = 0; step < steps; ++step) {
            std::vector<int> faces;
            for (std::size_t die = 0; die < count; ++die)
                faces.push_back(1 + (first + static_cast<int>(die) * step) % chance.sides);
            answers.emplace_back(std::move(faces));
        }
    }
    return answers;
}

std::vector<Answer> answersTo(const Chance& chance) {
    switch (chance.kind) {
        case Chance::Kind::dice:
            return facesOf(chance);
        case Chance::Kind::coin:
            return {"heads", "tails"};
        case Chance::Kind::card:
        case Chance::Kind::oneOf:
            break;
    }
    return {chance.choices.begin(), chance.choices.end()};
}

/// Answers the chances of one sample run after another. First all chances are answered alike, the first
/// answer to each, then the second …; then as an odometer counts, the last chance fastest.
class SampleRuns final : public Chances {
  public:
    Answered answer(const Chance& chance) override {
        const auto answers = answersTo(chance);
        maxAnswers_ = std::max(maxAnswers_, answers.size());
        if (asked_ == picks_.size()) picks_.push_back({.answer = usual() % answers.size()});
        Pick& pick = picks_[asked_++];
        pick.of = answers.size();
        return {answers[pick.answer % pick.of], true};
    }

    /// Moves on; false when there are no more runs.
    bool next() {
        picks_.resize(std::exchange(asked_, 0));
        if (counting_) return count();
        const bool onlyOne = picks_.size() < 2;
        picks_.clear();
        if (++alike_ < maxAnswers_) return true;
        counting_ = true;
        alike_ = 0;
        return !onlyOne;  // a single chance has been gone through
    }

  private:
    struct Pick {
        std::size_t answer = 0;
        std::size_t of = 1;
    };

    /// Ties that are rolled again would never end alike: after many chances the answers differ.
    [[nodiscard]] std::size_t usual() const {
        constexpr std::size_t many = 60;
        return asked_ < many ? alike_ : asked_;
    }

    bool count() {
        while (!picks_.empty()) {
            if (++picks_.back().answer < picks_.back().of) return true;
            picks_.pop_back();
        }
        return false;
    }

    std::vector<Pick> picks_;
    std::size_t asked_ = 0;
    std::size_t alike_ = 0;
    std::size_t maxAnswers_ = 0;
    bool counting_ = false;
};

}  // namespace

Allowed checkOverrulesApply(const Position& position, const json& action, std::span<const Overrule> all,
                            std::span<const Overrule> own) {
    constexpr int maxSamples = 1'000;
    const auto unmet = [&own](const std::set<std::string>& met) {
        return std::find_if(own.begin(), own.end(),
                            [&](const Overrule& overrule) { return !met.contains(overrule.clause); });
    };
    std::set<std::string> met;
    SampleRuns runs;
    for (int run = 0; run < maxSamples && unmet(met) != own.end(); ++run) {
        if (run > 0 && !runs.next()) break;
        const auto decision = position.decide(action, runs, all);
        const auto* next = std::get_if<Position::Next>(&decision);
        if (next == nullptr && run == 0) return {};
        if (next != nullptr) gatherOverruled(*next->events, met);
    }
    const auto missing = unmet(met);
    if (missing == own.end()) return {};
    return refuse(code::badParameter, shared::refusals::NotSummed{.clause = missing->clause},
                  missing->clause);
}

}  // namespace adjutant
