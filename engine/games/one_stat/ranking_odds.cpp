// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/one_stat/ranking_odds.hpp"

#include <algorithm>

namespace adjutant::onestat {
namespace {

using Rollers = std::vector<Roller>;
using Rankings = std::map<std::vector<SideId>, Fraction>;

/// Every ranking of the first followed by every ranking of the second.
Rankings joined(const Rankings& first, const Rankings& second) {
    Rankings all;
    for (const auto& [order, p] : first) {
        for (const auto& [rest, q] : second) {
            auto longer = order;
            longer.insert(longer.end(), rest.begin(), rest.end());
            all[std::move(longer)] += p * q;
        }
    }
    return all;
}

void addTo(Rankings& all, const Rankings& more) {
    for (const auto& [order, p] : more) all[order] += p;
}

Fraction chanceOf(const Roller& roller, int face) {
    if (roller.lies != 0) return roller.lies == face ? Fraction(1) : Fraction();
    return face > roller.die ? Fraction() : Fraction(1, static_cast<unsigned long>(roller.die));
}

/// What the group does that ties: all its dice are rolled again.
Rollers again(Rollers group) {
    for (Roller& roller : group) roller.lies = 0;
    return group;
}

int highestFace(const Rollers& group) {
    int highest = 0;
    for (const Roller& roller : group) highest = std::max(highest, roller.die);
    return highest;
}

class Ranker {
  public:
    /// The rankings of a group that rolls, when these faces lie already.
    Rankings of(Rollers group, std::span<const int>& lying) {
        if (group.size() < 2 || lying.empty()) return settled(group);
        const std::size_t count = std::min(group.size(), lying.size());
        for (std::size_t i = 0; i < count; ++i) group[i].lies = lying[i];
        lying = lying.subspan(count);
        if (lying.empty()) return below(group, highestFace(group));
        std::map<int, Rollers, std::greater<>> ties;  // all lie, and so do dice of the ties
        for (const Roller& roller : group) ties[roller.lies].push_back(roller);
        Rankings all{{{}, Fraction(1)}};
        for (const auto& [face, tied] : ties) all = joined(all, of(again(tied), lying));
        return all;
    }

  private:
    /// If all tie the group begins anew: the other cases are divided by what they are together.
    const Rankings& settled(const Rollers& group) {
        if (const auto known = settled_.find(group); known != settled_.end()) return known->second;
        Rankings all;
        if (group.size() < 2) {
            std::vector<SideId> alone;
            for (const Roller& roller : group) alone.push_back(roller.side);
            all[alone] = Fraction(1);
        } else {
            long throws = 1, ties = group.front().die;
            for (const Roller& roller : group) {
                throws *= roller.die;
                ties = std::min<long>(ties, roller.die);
            }
            const Fraction share(throws, static_cast<unsigned long>(throws - ties));
            for (int face = highestFace(group); face > 0; --face) addTo(all, highestAt(group, face, true));
            for (auto& [order, p] : all) p *= share;
        }
        return settled_.emplace(group, std::move(all)).first->second;
    }

    /// The rankings of all throws in which no face is above `most`.
    const Rankings& below(const Rollers& group, int most) {
        const auto key = std::pair(group, most);
        if (const auto known = below_.find(key); known != below_.end()) return known->second;
        Rankings all;
        if (group.empty()) all[{}] = Fraction(1);
        for (int face = most; face > 0 && !group.empty(); --face) addTo(all, highestAt(group, face, false));
        return below_.emplace(key, std::move(all)).first->second;
    }

    /// The rankings of all throws in which `face` is the highest; `butAll`: not shown by all of them.
    Rankings highestAt(const Rollers& group, int face, bool butAll) {
        Rankings all;
        const unsigned everybody = (1U << group.size()) - 1;
        for (unsigned set = 1; set <= everybody; ++set) {
            if (butAll && set == everybody) continue;
            Rollers top, rest;
            Fraction p(1);
            for (std::size_t i = 0; i < group.size(); ++i) {
                const bool shows = ((set >> i) & 1U) != 0;
                (shows ? top : rest).push_back(group[i]);
                if (shows) p *= chanceOf(group[i], face);
            }
            if (p.isZero()) continue;
            for (const auto& [order, q] : joined(settled(again(top)), below(rest, face - 1))) {
                all[order] += p * q;
            }
        }
        return all;
    }

    std::map<Rollers, Rankings> settled_;
    std::map<std::pair<Rollers, int>, Rankings> below_;
};

}  // namespace

std::string rankingLabel(const std::vector<SideId>& ranks) {
    std::string text;
    for (const SideId& side : ranks) text += (text.empty() ? "" : ",") + side.text;
    return text;
}

std::vector<Likelihood> rankingOdds(std::vector<Roller> rollers, std::span<const int> lying) {
    std::vector<Likelihood> outcomes;
    for (const auto& [order, p] : Ranker().of(std::move(rollers), lying)) {
        if (!p.isZero()) outcomes.push_back({rankingLabel(order), p});
    }
    return outcomes;
}

}  // namespace adjutant::onestat
