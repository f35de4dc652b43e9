// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/chance/explorer.hpp"

#include <cassert>
#include <numeric>
#include "messages/shared.hpp"

namespace adjutant {
namespace {

/// A face for each class that stands for it, and how many faces do.
struct FaceClass {
    int face = 0;
    long faces = 0;
};

std::vector<FaceClass> classesOf(const Chance& chance) {
    std::vector<FaceClass> classes;
    if (chance.classes.empty()) {
        for (int face = 1; face <= chance.sides; ++face) classes.push_back({face, 1});
        return classes;
    }
    std::map<int, std::size_t> seen;  // in the order of the faces, so that outcomes come worst first
    for (int face = 1; face <= chance.sides; ++face) {
        const int kind = chance.classes[static_cast<std::size_t>(face) - 1];
        const auto [at, fresh] = seen.try_emplace(kind, classes.size());
        if (fresh) classes.push_back({face, 0});
        ++classes[at->second].faces;
    }
    return classes;
}

/// Goes through the dice one after the other. In any order: a die never shows an earlier class than the one
/// before it, and the weight counts in how many orders the same classes come up (a multinomial, built up as
/// dice / run length for each die of a run).
class DiceAnswers {
  public:
    explicit DiceAnswers(const Chance& chance) : chance_(chance), classes_(classesOf(chance)) {}

    std::vector<WeightedAnswer> all() {
        extend(0, 1, Fraction(1));
        return std::move(answers_);
    }

  private:
    static constexpr std::size_t maxAnswers = 1'000'000;

    void extend(std::size_t least, long run, const Fraction& weight) {
        const auto rolled = static_cast<long>(faces_.size());
        if (rolled == chance_.count) {
            if (answers_.size() == maxAnswers) {
                throw Interrupted{Refusal{std::string(code::tooManyOutcomes),
                                          shared::refusals::TooManyWaysToFall{.dice = chance_.dice()},
                                          {}}};
            }
            answers_.push_back({faces_, weight});
            return;
        }
        for (std::size_t kind = chance_.ordered ? 0 : least; kind < classes_.size(); ++kind) {
            const long inRun = !chance_.ordered && rolled > 0 && kind == least ? run + 1 : 1;
            const Fraction orders =
                chance_.ordered ? Fraction(1) : Fraction(rolled + 1, static_cast<unsigned long>(inRun));
            faces_.push_back(classes_[kind].face);
            extend(
                kind, inRun,
                weight * orders * Fraction(classes_[kind].faces, static_cast<unsigned long>(chance_.sides)));
            faces_.pop_back();
        }
    }

    const Chance& chance_;
    std::vector<FaceClass> classes_;
    std::vector<int> faces_;
    std::vector<WeightedAnswer> answers_;
};

/// Falling short, shown by ones, and reaching the total, shown by the highest faces.
std::vector<WeightedAnswer> totalAnswers(const Chance& chance) {
    std::vector<Fraction> ways{Fraction(1)};  // of each total so far, as a share of all
    for (int die = 0; die < chance.count; ++die) {
        std::vector<Fraction> next(ways.size() + static_cast<std::size_t>(chance.sides));
        for (std::size_t total = 0; total < ways.size(); ++total) {
            for (std::size_t face = 1; face <= static_cast<std::size_t>(chance.sides); ++face) {
                next[total + face] += ways[total] * Fraction(1, static_cast<unsigned long>(chance.sides));
            }
        }
        ways = std::move(next);
    }
    Fraction fallsShort;
    Fraction reached;
    for (int total = chance.count; total < static_cast<int>(ways.size()); ++total) {
        (total < *chance.totalNeeded ? fallsShort : reached) += ways[static_cast<std::size_t>(total)];
    }
    const auto faces = [&](int face) {
        return std::vector<int>(static_cast<std::size_t>(chance.count), face);
    };
    std::vector<WeightedAnswer> answers;
    if (!fallsShort.isZero()) answers.push_back({faces(1), fallsShort});
    if (!reached.isZero()) answers.push_back({faces(chance.sides), reached});
    return answers;
}

std::vector<WeightedAnswer> choiceAnswers(const Chance& chance) {
    const long total = std::accumulate(chance.weights.begin(), chance.weights.end(), 0L);
    std::vector<WeightedAnswer> answers;
    for (std::size_t i = 0; i < chance.choices.size(); ++i) {
        answers.push_back(
            {chance.choices[i], Fraction(chance.weights[i], static_cast<unsigned long>(total))});
    }
    return answers;
}

}  // namespace

std::vector<WeightedAnswer> weightedAnswersOf(const Chance& chance) {
    std::vector<WeightedAnswer> answers;
    switch (chance.kind) {
        case Chance::Kind::dice:
            if (chance.incidental) return {{std::vector<int>(static_cast<std::size_t>(chance.count), 1), 1}};
            answers = chance.totalNeeded ? totalAnswers(chance) : DiceAnswers(chance).all();
            break;
        case Chance::Kind::coin:
            answers = {{"heads", Fraction(1, 2)}, {"tails", Fraction(1, 2)}};
            break;
        case Chance::Kind::card:
        case Chance::Kind::oneOf:
            answers = choiceAnswers(chance);
            break;
    }
    return answers;
}

Refusal tooManyWays() {
    return {std::string(code::tooManyOutcomes), shared::refusals::TooManyWaysToGo{}, {}};
}

void Explorer::begin(const Path& root, std::size_t level) {
    root_ = root;
    level_ = level;
    picks_ = root.picks;
    alternatives_.clear();
}

void Explorer::rewind() {
    asked_ = 0;
    passed_ = 0;
}

bool Explorer::next() {
    picks_.resize(asked_);
    alternatives_.resize(asked_);
    while (picks_.size() > root_.picks.size()) {
        if (++picks_.back() < alternatives_[picks_.size() - 1]->size()) return true;
        picks_.pop_back();
        alternatives_.pop_back();
    }
    return false;
}

Path Explorer::path() const {
    Path path{{picks_.begin(), picks_.begin() + static_cast<std::ptrdiff_t>(asked_)}, root_.weight};
    for (std::size_t i = root_.picks.size(); i < asked_; ++i)
        path.weight *= (*alternatives_[i])[picks_[i]].weight;
    return path;
}

const std::vector<WeightedAnswer>& Explorer::answersTo(const Chance& chance) {
    if (asked_ < given_.size()) {
        if (!chance.allows(given_[asked_])) {
            throw Interrupted{
                Refusal{std::string(code::badRoll),
                        shared::refusals::CannotComeUp{.answer = text(given_[asked_]), .dice = chance.dice()},
                        {}}};
        }
        Chance certain = chance;  // kept apart from the open chance of the same name
        certain.purpose += '\n' + std::to_string(asked_);
        return known_.try_emplace(std::move(certain), std::vector<WeightedAnswer>{{given_[asked_], 1}})
            .first->second;
    }
    const auto found = known_.find(chance);
    return found != known_.end() ? found->second
                                 : known_.emplace(chance, weightedAnswersOf(chance)).first->second;
}

Chances::Answered Explorer::answer(const Chance& chance) {
    constexpr std::size_t maxChances = 10'000;  // ties that are rolled again could go on for ever
    if (asked_ == maxChances) throw Interrupted{tooManyWays()};
    const std::vector<WeightedAnswer>& here = answersTo(chance);
    if (asked_ == picks_.size()) picks_.push_back(0);
    // A rule asks the same chances in the same order when it is given the same answers.
    if (asked_ == alternatives_.size()) alternatives_.push_back(&here);
    assert(alternatives_[asked_] == &here);
    const std::size_t pick = picks_[asked_++];
    return {here.at(pick).answer, true};
}

void Explorer::checkpoint(const Paused& here) {
    if (++passed_ > level_) throw Interrupted{here};
}

}  // namespace adjutant
