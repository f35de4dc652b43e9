// SPDX-License-Identifier: GPL-3.0-or-later
// What holds in every state of a game, whatever is played: stocks are never negative, pieces are conserved,
// no card is lost or made, sides take turns in their order. Told from the states alone, as anybody reads
// them, and not from the rules' own code.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace adjutant::longs {

class Invariants {
  public:
    using json = nlohmann::json;

    /// For a game of that system, from its first state on.
    static std::unique_ptr<Invariants> of(const std::string& system, const json& first);
    virtual ~Invariants() = default;

    /// The next state; what does not hold in it, a sentence each.
    std::vector<std::string> look(const json& next);

  protected:
    explicit Invariants(const json& first) : before_(first) {}
    virtual void lookAt(const json& next) = 0;

    void require(bool holds, const std::string& otherwise) {
        if (!holds) wrong_.push_back(otherwise);
    }
    /// Cards that are drawn, laid aside and, as `held` more, in hands, are as many as at first.
    void requireWholeDeck(const std::string& name, const json& deck, std::int64_t held);
    /// Once out, a piece stays out.
    void requireNobodyComesBack(const json& next);
    [[nodiscard]] const json& before() const { return before_; }

  private:
    void lookAtNumbers(const json& part, const std::string& where);
    void lookAtPieces(const json& next);
    void lookAtTurns(const json& next);

    json before_;
    std::map<std::string, std::int64_t> decks_;
    std::set<std::string> actedInRound_;  ///< sides whose stretch of this round is over
    std::vector<std::string> wrong_;
};

/// The systems that have some.
[[nodiscard]] const std::vector<std::string>& systemsWithInvariants();

}  // namespace adjutant::longs
