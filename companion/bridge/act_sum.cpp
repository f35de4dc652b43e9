// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/act_sum.hpp"

#include <nlohmann/json.hpp>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

SumPart sumPart(const json& told, bool idle) {
    SumPart part;
    part.part = textAt(told, "part");
    part.clause = textAt(told, "clause");
    part.value = told.value("value", 0);
    part.most = told.value("most", part.value);
    part.idle = idle;
    if (const json& ruled = under(told, "overruled"); ruled.is_object() && ruled.contains("was")) {
        part.ruled = true;
        part.was = ruled.at("was");
    }
    return part;
}

}  // namespace

QVariantList ActSum::partsList() const { return asVariants(parts); }

ActSum actSum(const json& told) {
    ActSum sum;
    sum.event = textAt(told, "event");
    sum.say = textAt(told, "say");
    for (const json& part : told.at("sum")) {
        sum.parts.append(sumPart(part, false));
        sum.total += sum.parts.back().value;
    }
    sum.most = told.value("most", sum.total);
    for (const json& part : told.value("idle", json::array())) sum.parts.append(sumPart(part, true));
    return sum;
}

}  // namespace adjutant::companion
