// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/ladder.hpp"

#include <algorithm>
#include <map>

namespace adjutant::league {
namespace {

struct Ladder {
    std::vector<EntrantId> order;
    std::map<EntrantId, EntrantId> overtook;  ///< whose place somebody took last

    void play(const Table& game) {
        const EntrantId winner = game.outcome->winner;
        if (winner == 0) return;
        const EntrantId loser = winner == game.a ? game.b : game.a;
        const auto to = std::ranges::find(order, loser);
        const auto from = std::ranges::find(order, winner);
        if (from == order.end() || to == order.end() || from < to) return;
        std::rotate(to, from, from + 1);
        overtook[winner] = loser;
    }

    void step(const League& league, const LadderStep& step) {
        if (step.kind == LadderStep::Kind::played)
            play(*league.table(1, step.number));
        else
            std::erase(order, step.number);
        if (step.kind == LadderStep::Kind::came) order.push_back(step.number);
    }
};

Ladder ladderOf(const League& league) {
    Ladder ladder;
    for (const LadderStep& step : league.ladder()) ladder.step(league, step);
    return ladder;
}

Reason reasonAt(const Ladder& ladder, std::size_t place) {
    using Kind = Reason::Kind;
    Reason reason;
    if (place + 1 == ladder.order.size()) {
        reason.kind = ladder.order.size() == 1 ? Kind::alone : Kind::last;
        return reason;
    }
    reason.next = ladder.order[place + 1];
    const auto overtook = ladder.overtook.find(ladder.order[place]);
    reason.kind = overtook == ladder.overtook.end() ? Kind::held : Kind::taken;
    if (overtook != ladder.overtook.end()) reason.loser = overtook->second;
    return reason;
}

}  // namespace

std::vector<EntrantId> ladderOrder(const League& league) { return ladderOf(league).order; }

std::vector<Standing> ladderStandings(const League& league) {
    const Ladder ladder = ladderOf(league);
    const Tallies tallies(league, 1);
    std::vector<Standing> list;
    for (std::size_t i = 0; i < ladder.order.size(); ++i)
        list.push_back({static_cast<int>(i) + 1,
                        ladder.order[i],
                        tallies.of(ladder.order[i]),
                        {},
                        reasonAt(ladder, i),
                        told(league, reasonAt(ladder, i))});
    return list;
}

}  // namespace adjutant::league
