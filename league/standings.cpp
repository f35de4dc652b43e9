// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/standings.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

#include "league/ladder.hpp"
#include "league/tie_breaks.hpp"

namespace adjutant::league {
namespace {

using Group = std::vector<EntrantId>;
using Values = std::vector<Fraction>;

/// What stands between one in the list and the next.
struct Decision {
    std::optional<TieBreak> by;  ///< nothing: points
    Fraction mine, theirs;
    std::size_t tied = 0;  ///< how many head-to-head was among
};

class Ranking {
  public:
    Ranking(const League& league, Tallies tallies) : league_(league), tallies_(std::move(tallies)) {}

    std::vector<Standing> of(const Group& all) {
        Values points;
        for (const EntrantId id : all) points.push_back(tallies_.of(id).points);
        split(all, points, {}, [&](const Group& tied) { breakTie(tied, 0); });
        return list();
    }

  private:
    using Further = std::function<void(const Group&)>;

    /// Parts a group by a value, the most first, and goes on with each part that is still tied. Those who
    /// stand alone, or are handed back, have their place.
    bool split(const Group& group, const Values& values, std::optional<TieBreak> by, const Further& further) {
        std::map<Fraction, Group, std::greater<>> parts;
        for (std::size_t i = 0; i < group.size(); ++i) parts[values[i]].push_back(group[i]);
        const Fraction* before = nullptr;
        for (const auto& [value, part] : parts) {
            if (before != nullptr) decisions_[order_.size() - 1] = {by, *before, value, group.size()};
            before = &value;
            part.size() == 1 ? order_.push_back(part.front()) : further(part);
        }
        return parts.size() > 1;
    }

    /// From the tie-break with this index on; an earlier one is never applied again.
    void breakTie(const Group& tied, std::size_t index) {
        const auto& chain = league_.rules().tieBreaks;
        if (index == chain.size()) {
            order_.insert(order_.end(), tied.begin(), tied.end());
            return;
        }
        if (chain[index] == TieBreak::headToHead) return breakByHeadToHead(tied, index);
        Values values;
        for (const EntrantId id : tied) values.push_back(valueOf(chain[index], league_, tallies_, id));
        split(tied, values, chain[index], [&](const Group& still) { breakTie(still, index + 1); });
    }

    /// Starts over, itself alone, for each smaller group that it leaves tied.
    void breakByHeadToHead(const Group& tied, std::size_t index) {
        const auto values = headToHead(tallies_, tied);
        if (!values) return breakTie(tied, index + 1);
        for (std::size_t i = 0; i < tied.size(); ++i) headToHead_.try_emplace(tied[i], (*values)[i]);
        split(tied, *values, TieBreak::headToHead, [&](const Group& still) {
            still.size() == tied.size() ? breakTie(still, index + 1) : breakByHeadToHead(still, index);
        });
    }

    [[nodiscard]] std::vector<Standing> list() const {
        std::vector<Standing> list;
        for (std::size_t i = 0; i < order_.size(); ++i) {
            const bool shares = i > 0 && !decisions_.contains(i - 1);
            list.push_back({shares ? list.back().rank : static_cast<int>(i) + 1, order_[i],
                            tallies_.of(order_[i]), shownTieBreaks(order_[i]), reason(i),
                            told(league_, reason(i))});
        }
        return list;
    }

    [[nodiscard]] std::vector<std::optional<Fraction>> shownTieBreaks(EntrantId id) const {
        std::vector<std::optional<Fraction>> shown;
        for (const TieBreak tieBreak : league_.rules().tieBreaks) {
            if (tieBreak != TieBreak::headToHead) {
                shown.emplace_back(valueOf(tieBreak, league_, tallies_, id));
                continue;
            }
            const auto found = headToHead_.find(id);
            shown.push_back(found == headToHead_.end() ? std::nullopt : std::optional(found->second));
        }
        return shown;
    }

    [[nodiscard]] Reason reason(std::size_t place) const {
        using Kind = Reason::Kind;
        Reason reason;
        if (place + 1 == order_.size()) {
            reason.kind = order_.size() == 1 ? Kind::alone : Kind::last;
            return reason;
        }
        reason.next = order_[place + 1];
        const auto found = decisions_.find(place);
        if (found == decisions_.end()) {
            reason.kind = Kind::shared;
            return reason;
        }
        const Decision& decision = found->second;
        reason.kind = decision.by ? Kind::tieBreak : Kind::points;
        reason.by = decision.by.value_or(TieBreak::lot);
        reason.mine = decision.mine;
        reason.theirs = decision.theirs;
        reason.tied = static_cast<int>(decision.tied);
        return reason;
    }

    const League& league_;
    Tallies tallies_;
    Group order_;
    std::map<std::size_t, Decision> decisions_;  ///< by place in the order, between it and the next
    std::map<EntrantId, Fraction> headToHead_;
};

}  // namespace

std::vector<Standing> standings(const League& league, std::optional<int> upTo) {
    if (league.isLadder()) return ladderStandings(league);
    Group all;
    for (const Entrant& entrant : league.entrants())
        if (!upTo || entrant.since() <= *upTo) all.push_back(entrant.id);
    return Ranking(league, Tallies(league, upTo.value_or(maxRounds))).of(all);
}

std::vector<Standing> standings(const League& league, int from, int upTo) {
    if (league.isLadder()) return ladderStandings(league);
    Group all;
    for (const Entrant& entrant : league.entrants())
        if (entrant.since() <= upTo) all.push_back(entrant.id);
    return Ranking(league, Tallies(league, from, upTo)).of(all);
}

}  // namespace adjutant::league
