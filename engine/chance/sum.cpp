// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/chance/sum.hpp"

#include <algorithm>
#include <numeric>

namespace adjutant {

int Sum::total() const {
    return std::accumulate(parts.begin(), parts.end(), 0,
                           [](int total, const Part& part) { return total + part.value; });
}

int Sum::modifiers() const { return parts.empty() ? 0 : total() - parts.front().value; }

bool Sum::isOverruled() const {
    return std::any_of(parts.begin(), parts.end(),
                       [](const Part& part) { return part.overruled.has_value(); });
}

SumBuilder& SumBuilder::put(std::string_view part, int value, std::string_view clause, bool counts) {
    Part entry{.part = std::string(part), .value = value, .clause = std::string(clause), .overruled = {}};
    // The latest word of the referee counts: an act's overrules come after those of the game.
    const auto ruled = std::find_if(overrules_.rbegin(), overrules_.rend(),
                                    [&](const Overrule& overrule) { return overrule.clause == clause; });
    if (ruled != overrules_.rend() && (counts || value != 0 || !ruled->always)) {
        entry.overruled = Overruled{.was = value, .reason = ruled->reason};
        entry.value = ruled->value;
        counts = true;
    }
    (counts || entry.value != 0 ? sum_.parts : sum_.idle).push_back(std::move(entry));
    return *this;
}

SumBuilder& SumBuilder::add(std::string_view part, int value, std::string_view clause) {
    return put(part, value, clause, false);
}

SumBuilder& SumBuilder::base(std::string_view part, int value, std::string_view clause) {
    return put(part, value, clause, true);
}

SumBuilder& SumBuilder::bound(std::string_view part, int value, std::string_view clause) {
    sum_.parts.push_back(
        {.part = std::string(part), .value = value, .clause = std::string(clause), .overruled = {}});
    return *this;
}

SumBuilder& SumBuilder::atLeast(int least, std::string_view part, std::string_view clause) {
    return total() < least ? bound(part, least - total(), clause) : *this;
}

SumBuilder& SumBuilder::atMost(int most, std::string_view part, std::string_view clause) {
    return total() > most ? bound(part, most - total(), clause) : *this;
}

}  // namespace adjutant
