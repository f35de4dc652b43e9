// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/offer_wire.hpp"

#include "engine/words/wire.hpp"

namespace adjutant::wire {
namespace {

json writeValue(const Value& value) {
    return std::visit(
        [](const auto& held) -> json {
            if constexpr (std::is_same_v<std::decay_t<decltype(held)>, std::monostate>) {
                return nullptr;
            } else {
                return held;
            }
        },
        value);
}

// A full table has thousands of parameters, and a screen waits for them: objects and lists are filled in
// place, because the library's braces make a list of each pair first.

json::array_t writeAll(const std::vector<Value>& values) {
    json::array_t list;
    list.reserve(values.size());
    for (const Value& item : values) list.push_back(writeValue(item));
    return list;
}

json writeWhen(const When& when) { return {{"of", when.name}, {"in", writeAll(when.in)}}; }

bool sameValues(const Pair& a, const Pair& b) {
    return a.choices == b.choices && a.fields.empty() && b.fields.empty() && !a.when && !b.when;
}

/// [[keys], [values]] or [[key], [fields]], and when there are such keys. Keys of the same values stand
/// together.
json::array_t writePairs(const std::vector<Pair>& pairs, std::string_view language) {
    json::array_t list;
    for (auto pair = pairs.begin(); pair != pairs.end();) {
        json::array_t keys, values = writeAll(pair->choices);
        const Pair& first = *pair;
        do {
            keys.emplace_back(pair->key);
            ++pair;
        } while (pair != pairs.end() && sameValues(first, *pair));
        for (const Param& field : first.fields) values.push_back(writeParam(field, language));
        json& group = list.emplace_back(json::array());
        group.push_back(std::move(keys));
        group.push_back(std::move(values));
        if (first.when) group.push_back(writeWhen(*first.when));
    }
    return list;
}

/// An object whose keys come in their order, each put at the end.
class Sorted {
  public:
    template <class T>
    Sorted& add(const char* key, T&& held) {
        object_.emplace_hint(object_.end(), key, std::forward<T>(held));
        return *this;
    }
    [[nodiscard]] json take() { return std::move(object_); }

  private:
    json::object_t object_;
};

json::array_t inWords(const std::vector<Phrase>& phrases, std::string_view language) {
    json::array_t list;
    for (const Phrase& phrase : phrases) list.emplace_back(phrase.in(language));
    return list;
}

json writeOffer(const Offer& offer, std::string_view language) {
    json::array_t params;
    params.reserve(offer.params.size());
    for (const Param& param : offer.params) params.push_back(writeParam(param, language));
    Sorted object;
    object.add("do", offer.action).add("label", offer.label.in(language));
    if (!offer.note.empty()) object.add("note", offer.note.in(language));
    object.add("params", std::move(params));
    if (!offer.secret.empty()) object.add("secret", offer.secret);
    if (offer.blocked) object.add("why", writeRefusal(*offer.blocked, language));
    return object.take();
}

json::array_t writeGroups(const std::vector<std::vector<Value>>& groups) {
    json::array_t list;
    for (const auto& group : groups) list.emplace_back(writeAll(group));
    return list;
}

/// A sentence quotes what somebody sent, which may have megabytes.
std::string readable(const std::string& sentence) {
    constexpr std::size_t most = 2000;
    if (sentence.size() <= most) return sentence;
    std::size_t end = most;
    while ((static_cast<unsigned char>(sentence[end]) & 0xC0U) == 0x80U) --end;  // inside of a letter
    return sentence.substr(0, end) + "…";
}

}  // namespace

json writeParam(const Param& param, std::string_view language) {
    Sorted object;
    if (!param.choices.empty()) object.add("choices", writeAll(param.choices));
    if (!param.countFrom.empty())
        object.add("count", json{{"of", param.countFrom}, {"plus", param.countOffset}});
    if (!std::holds_alternative<std::monostate>(param.defaultValue))
        object.add("default", writeValue(param.defaultValue));
    if (param.fact) object.add("fact", true);
    if (!param.activeKeys.empty()) object.add("keys-of", param.activeKeys);
    if (param.max) object.add("max", *param.max);
    if (param.min) object.add("min", *param.min);
    object.add("name", param.name);
    if (!param.called.empty()) object.add("names", inWords(param.called, language));
    if (!param.note.empty()) object.add("note", param.note.in(language));
    if (!param.of.empty()) object.add("of", param.of);
    if (!param.coverEach.empty()) object.add("one-of-each", writeGroups(param.coverEach));
    if (param.pairs) object.add("pairs", writePairs(*param.pairs, language));
    object.add("type", param.type);
    if (param.when) object.add("when", writeWhen(*param.when));
    if (!param.subsetOf.empty()) object.add("within", param.subsetOf);
    return object.take();
}

json writeOffers(const std::vector<Offer>& offers, std::string_view language) {
    json::array_t actions, blocked;
    actions.reserve(offers.size());
    for (const Offer& offer : offers)
        (offer.blocked ? blocked : actions).push_back(writeOffer(offer, language));
    json::object_t lists;
    lists.emplace("actions", std::move(actions));
    lists.emplace("blocked", std::move(blocked));
    return lists;
}

json writeRefusal(const Refusal& refusal, std::string_view language) {
    const std::string say = readable(refusal.sentence.in(language));
    json object{{"code", refusal.code}, {"message", say}, {"say", say}};
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
