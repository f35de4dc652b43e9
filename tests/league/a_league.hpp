// SPDX-License-Identifier: GPL-3.0-or-later
// Leagues for the tests: made by acts, with chance that is the same everywhere.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <random>
#include <string>
#include <vector>

#include "league/acts.hpp"
#include "league/league.hpp"
#include "league/pairing.hpp"
#include "league/rules.hpp"

namespace adjutant::league {

inline Rules rulesOf(const std::string& json) {
    auto rules = readRules(json);
    EXPECT_TRUE(rules.has_value()) << (rules ? "" : rules.error().sentence);
    if (!rules) return {};
    if (!rules->seed) rules->seed = 1;
    return *rules;
}

/// mt19937_64's own numbers are the same with every library; its distributions are not.
class Chance {
  public:
    explicit Chance(std::uint64_t seed) : bits_(seed) {}
    int upTo(int most) { return static_cast<int>(bits_() % static_cast<std::uint64_t>(most + 1)); }
    bool oneIn(int many) { return upTo(many - 1) == 0; }

  private:
    std::mt19937_64 bits_;
};

struct ALeague : League {
    explicit ALeague(const std::string& rules) { apply(Created{rulesOf(rules)}); }
    ALeague(const std::string& rules, int people) : ALeague(rules) {
        for (int i = 1; i <= people; ++i) comes("P" + std::to_string(i));
    }

    EntrantId comes(const std::string& name, const std::string& club = "", std::optional<int> round = {}) {
        const auto entered = enter(*this, name, club, round);
        EXPECT_TRUE(entered.has_value());
        apply(*entered);
        return entered->entrant;
    }
    bool goes(EntrantId id, int round) {
        const auto dropped = drop(*this, id, round);
        if (dropped) apply(*dropped);
        return dropped.has_value();
    }
    Expected<Paired> pairs(int round) {
        auto paired = pair(*this, round);
        if (paired && round == nextRound()) apply(*paired);
        return paired;
    }
    void tells(int round, int table, EntrantId winner, std::optional<Score> score = {}) {
        const auto told = tell(*this, round, table, {winner, std::move(score), ""});
        ASSERT_TRUE(told.has_value()) << told.error().sentence;
        apply(*told);
    }
    /// A result for every table of the round, by chance.
    void plays(int round, Chance& chance) {
        for (std::size_t i = 0; i < this->round(round)->tables.size(); ++i) {
            const Table& table = this->round(round)->tables[i];
            const int how = chance.upTo(4);
            std::optional<Score> score;
            if (!chance.oneIn(3)) score = Score{chance.upTo(9), chance.upTo(9)};
            tells(round, static_cast<int>(i) + 1, how == 0 ? 0 : how < 3 ? table.a : table.b, score);
        }
    }
};

}  // namespace adjutant::league
