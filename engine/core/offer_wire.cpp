// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/offer_wire.hpp"

#include "engine/core/wire.hpp"

namespace adjutant::wire {
namespace {

json writeOffer(const Offer& offer) {
    json object{{"do", offer.action}, {"label", offer.label}};
    if (!offer.note.empty()) object["note"] = offer.note;
    if (!offer.secret.empty()) object["secret"] = offer.secret;
    json& params = object["params"] = json::array();
    for (const Param& param : offer.params) params.push_back(writeParam(param));
    if (offer.blocked) object["why"] = writeRefusal(*offer.blocked);
    return object;
}

json writeAll(const std::vector<Value>& values) {
    json list = json::array();
    for (const Value& item : values) list.push_back(writeValue(item));
    return list;
}

}  // namespace

json writeParam(const Param& param) {
    json object{{"name", param.name}, {"type", param.type}};
    if (!param.of.empty()) object["of"] = param.of;
    if (!param.choices.empty()) object["choices"] = writeAll(param.choices);
    if (param.min) object["min"] = *param.min;
    if (param.max) object["max"] = *param.max;
    if (!std::holds_alternative<std::monostate>(param.standard))
        object["default"] = writeValue(param.standard);
    if (param.fact) object["fact"] = true;
    if (!param.note.empty()) object["note"] = param.note;
    if (!param.asManyAs.empty()) object["count"] = {{"of", param.asManyAs}, {"plus", param.moreThan}};
    if (!param.outOf.empty()) object["within"] = param.outOf;
    for (const auto& group : param.oneOfEach) object["one-of-each"].push_back(writeAll(group));
    return object;
}

json writeOffers(const std::vector<Offer>& offers) {
    json lists{{"actions", json::array()}, {"blocked", json::array()}};
    for (const Offer& offer : offers)
        lists[offer.blocked ? "blocked" : "actions"].push_back(writeOffer(offer));
    return lists;
}

json writeRefusal(const Refusal& refusal) {
    json object{{"code", refusal.code}, {"message", refusal.sentence}, {"say", refusal.sentence}};
    if (!refusal.clause.empty()) object["clause"] = refusal.clause;
    return object;
}

json writeNeed(const Chance& chance) {
    json need{{"for", chance.purpose}, {"dice", chance.dice()}, {"who", write(chance.who)}};
    if (!chance.choices.empty()) need["choices"] = chance.choices;
    if (chance.kind == Chance::Kind::coin) need["choices"] = {"heads", "tails"};
    return need;
}

json writeRoll(const Roll& roll) {
    json object{
        {"for", roll.chance.purpose}, {"dice", roll.chance.dice()}, {"by", roll.byApp ? "app" : "table"}};
    std::visit([&](const auto& got) { object["got"] = got; }, roll.answer);
    if (roll.chance.who) object["who"] = *roll.chance.who;
    return object;
}

}  // namespace adjutant::wire
