// SPDX-License-Identifier: GPL-3.0-or-later
// What a table did with a league, put behind what others did with it meanwhile, by the rules of leagues.
#pragma once

#include <set>
#include <utility>
#include <vector>

#include "companion/graft.hpp"
#include "league/league.hpp"
#include "league/refusal.hpp"

namespace adjutant::companion {

class LeagueGraft final : public Graft {
  public:
    /// `had` is what the table had, common up to an entry. Throws std::runtime_error for what cannot be read.
    LeagueGraft(club::OwnJournal now, const club::OwnJournal& had, std::int64_t common, bool insists);

    [[nodiscard]] bool isWhole() const override;
    /// Began both the same league? It may have another seed.
    [[nodiscard]] static bool sameRules(const league::League&, const league::League&);

  private:
    /// A table of a round as it is now, and whether its two sit the other way round there.
    struct Place {
        int number = 0;
        bool turned = false;
    };

    int open(const EntryText&) override;
    Met meet(int part) override;
    void skip(int part) override;
    void close() override;

    [[nodiscard]] Met meet(const league::Created&);
    [[nodiscard]] Met meet(const league::Entered&);
    [[nodiscard]] Met meet(const league::Returned&);
    [[nodiscard]] Met meet(const league::Dropped&);
    [[nodiscard]] Met meet(const league::Paired&);
    [[nodiscard]] Met meet(const league::Told&);
    [[nodiscard]] Met meet(const league::Challenged&);

    Met put(Question, const league::Event&);
    Met comesBack(Question, league::EntrantId, int from);
    Met tellAt(Question, int round, Place, league::Outcome);
    [[nodiscard]] std::optional<int> askedRound(int from) const;
    [[nodiscard]] league::EntrantId entrantNow(league::EntrantId had) const;
    [[nodiscard]] league::EntrantId called(const std::string& key) const;
    [[nodiscard]] std::optional<Place> placeNow(int round, int table) const;
    [[nodiscard]] std::optional<int> gameNow(const league::Challenged&) const;
    [[nodiscard]] int gameNow(int number) const;
    [[nodiscard]] league::Outcome outcomeNow(const league::Outcome&, bool turned) const;
    [[nodiscard]] Question aboutPerson(league::EntrantId had, nlohmann::json here) const;
    void remember(const league::Event&);

    std::vector<std::string> keys_;  ///< who the numbers of this table are
    league::League now_, had_;
    std::vector<league::EntrantId> entrants_;  ///< of this table's numbers, those that they are now; 0: none
    std::vector<int> games_;                   ///< the same of the games on a ladder
    std::set<std::pair<int, int>> told_;       ///< what others told since, by round and table
    std::set<int> fresh_;                      ///< games on the ladder that others told since
    EntryText entry_;                          ///< the one that is met
    std::vector<league::Event> events_, put_;
    bool withRound_ = false;  ///< it was asked for with a round
};

}  // namespace adjutant::companion
