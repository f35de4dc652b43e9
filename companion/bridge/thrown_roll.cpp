// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/thrown_roll.hpp"

#include <nlohmann/json.hpp>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

/// The sides of each die of "2d6".
int sidesOf(const QString& dice) { return dice.section('d', 1).toInt(); }

}  // namespace

QVariantList ThrownRoll::diceList() const { return asVariants(dice); }

QList<ThrownRoll> thrownRolls(const nlohmann::json& rolls) {
    QList<ThrownRoll> list;
    for (const nlohmann::json& roll : rolls) {
        ThrownRoll one;
        one.purpose = textAt(roll, "for");
        one.onTable = textAt(roll, "by") == "table";
        const nlohmann::json& got = roll.at("got");
        if (got.is_array()) {
            for (const nlohmann::json& face : got)
                one.dice.append(ThrownDie{sidesOf(textAt(roll, "dice")), face.get<int>()});
        } else {
            one.drawn = text(got);
        }
        list.append(one);
    }
    return list;
}

}  // namespace adjutant::companion
