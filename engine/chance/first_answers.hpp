// SPDX-License-Identifier: GPL-3.0-or-later
// Answers that could come up, for looking at an act without rolling: what it sums up, how many chances it
// has, what follows on one answer.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "engine/chance/chances.hpp"

namespace adjutant {

/// Answers every chance with the first answer that can occur, or with the last. Ties that are rolled again
/// would never end so: after many chances the faces differ from one chance to the next.
class FirstAnswers final : public Chances {
  public:
    enum class Which { first, last };

    explicit FirstAnswers(Which which = Which::first) : which_(which) {}

    Answered answer(const Chance& chance) override {
        if (!first_) first_ = chance;
        ++asked_;
        switch (chance.kind) {
            case Chance::Kind::dice:
                return {std::vector<int>(static_cast<std::size_t>(chance.count), face(chance)), true};
            case Chance::Kind::coin:
                return {which_ == Which::first ? "heads" : "tails", true};
            case Chance::Kind::card:
            case Chance::Kind::oneOf:
                break;
        }
        return {which_ == Which::first ? chance.choices.front() : chance.choices.back(), true};
    }

    /// The first chance that it was asked.
    [[nodiscard]] const std::optional<Chance>& first() const { return first_; }

  private:
    [[nodiscard]] int face(const Chance& chance) const {
        constexpr int many = 60;
        if (asked_ > many) return 1 + asked_ % std::max(chance.sides, 1);
        return which_ == Which::first ? 1 : chance.sides;
    }

    Which which_;
    int asked_ = 0;
    std::optional<Chance> first_;
};

}  // namespace adjutant
