// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/conquest_1762/dealings.hpp"

namespace adjutant::conquest {
namespace {

Dealing dealing(const SideId& side, bool pays, const Amounts& amounts) {
    Dealing made{side, pays, {}};
    for (const auto& [resource, count] : amounts) made.goods.push_back({std::string(word(resource)), count});
    return made;
}

}  // namespace

Dealing takes(const SideId& side, const Amounts& amounts) { return dealing(side, false, amounts); }
Dealing pays(const SideId& side, const Amounts& amounts) { return dealing(side, true, amounts); }
Dealing takesSoldiers(const SideId& side, int soldiers) {
    return {side, false, {{std::string(soldiersOfThePool), soldiers}}};
}
Dealing paysSoldiers(const SideId& side, int soldiers) {
    return {side, true, {{std::string(soldiersOfThePool), soldiers}}};
}

}  // namespace adjutant::conquest
