// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/offer_wire.hpp"

#include "engine/core/wire.hpp"

namespace adjutant::wire {
namespace {

// A full table has thousands of parameters, and a screen waits for them: objects and lists are filled in
// place, because the library's braces make a list of each pair first.

json::array_t writeAll(const std::vector<Value>& values) {
    json::array_t list;
    list.reserve(values.size());
    for (const Value& item : values) list.push_back(writeValue(item));
    return list;
}

json writeWhen(const When& when) { return {{"of", when.name}, {"in", writeAll(when.in)}}; }

/// [key, [values]] or [key, [fields]], and when there is such a key.
json writePair(const Pair& pair) {
    json::array_t list;
    list.reserve(2);
    list.emplace_back(pair.key);
    list.emplace_back(writeAll(pair.choices));
    for (const Param& field : pair.fields) list[1].push_back(writeParam(field));
    if (pair.when) list.push_back(writeWhen(*pair.when));
    return list;
}

json::array_t writePairs(const std::vector<Pair>& pairs) {
    json::array_t list;
    list.reserve(pairs.size());
    for (const Pair& pair : pairs) list.push_back(writePair(pair));
    return list;
}

json writeOffer(const Offer& offer) {
    json::array_t params;
    params.reserve(offer.params.size());
    for (const Param& param : offer.params) params.push_back(writeParam(param));
    json::object_t object;
    object.emplace("do", offer.action);
    object.emplace("label", offer.label);
    if (!offer.note.empty()) object.emplace("note", offer.note);
    if (!offer.secret.empty()) object.emplace("secret", offer.secret);
    object.emplace("params", std::move(params));
    if (offer.blocked) object.emplace("why", writeRefusal(*offer.blocked));
    return object;
}

/// What follows other parameters.
void writeFollowing(json::object_t& object, const Param& param) {
    if (!param.asManyAs.empty())
        object.emplace("count", json{{"of", param.asManyAs}, {"plus", param.moreThan}});
    if (!param.outOf.empty()) object.emplace("within", param.outOf);
    for (const auto& group : param.oneOfEach) object["one-of-each"].push_back(writeAll(group));
    if (!param.keysOf.empty()) object.emplace("keys-of", param.keysOf);
    if (param.when) object.emplace("when", writeWhen(*param.when));
}

}  // namespace

json writeParam(const Param& param) {
    json::object_t object;
    object.emplace("name", param.name);
    object.emplace("type", param.type);
    if (!param.of.empty()) object.emplace("of", param.of);
    if (!param.choices.empty()) object.emplace("choices", writeAll(param.choices));
    if (param.pairs) object.emplace("pairs", writePairs(*param.pairs));
    if (param.min) object.emplace("min", *param.min);
    if (param.max) object.emplace("max", *param.max);
    if (!std::holds_alternative<std::monostate>(param.standard))
        object.emplace("default", writeValue(param.standard));
    if (param.fact) object.emplace("fact", true);
    if (!param.note.empty()) object.emplace("note", param.note);
    writeFollowing(object, param);
    return object;
}

json writeOffers(const std::vector<Offer>& offers) {
    json::array_t actions, blocked;
    actions.reserve(offers.size());
    for (const Offer& offer : offers) (offer.blocked ? blocked : actions).push_back(writeOffer(offer));
    json::object_t lists;
    lists.emplace("actions", std::move(actions));
    lists.emplace("blocked", std::move(blocked));
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
