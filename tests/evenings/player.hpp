// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays: chooses among everything that may be done, by chance, so that every act comes up and games end.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <string>

#include "tests/engine/random_play.hpp"

namespace adjutant::evenings {

/// An act that is wanted, and the offer that it was made of.
struct Wish {
    nlohmann::json action;
    nlohmann::json offer;
};

class Player {
  public:
    explicit Player(std::uint32_t seed) : random_(seed), filler_(seed + 1) {}

    /// One of these offers with its parameters. Null action when there is nothing but the end.
    [[nodiscard]] Wish choose(const nlohmann::json& offers);
    /// The offer that stops the game by agreement; null when there is none.
    [[nodiscard]] Wish stop(const nlohmann::json& offers);
    /// An answer to this chance as the table might give it.
    [[nodiscard]] nlohmann::json answer(const nlohmann::json& need);
    [[nodiscard]] std::size_t below(std::size_t bound);
    /// It was done, or cannot be: it will be chosen less.
    void count(const std::string& act) { ++done_[act]; }

  private:
    std::mt19937 random_;
    tests::RandomPlayer filler_;
    std::map<std::string, int> done_;
};

/// Does this act end the game by the players' will?
[[nodiscard]] bool stops(const nlohmann::json& offer);

}  // namespace adjutant::evenings
