// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/place_goods.hpp"

#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

json at(const json& state, const json& pointer) {
    const json::json_pointer path(pointer.get<std::string>());
    return state.contains(path) ? state.at(path) : json();
}

json counted(const TableView& view, const std::string& good, int count) {
    const QString id = QString::fromStdString(good);
    const std::string word = view.look().word(id).toStdString();
    return {{"sign", view.look().wordSign(id).toStdString()},
            {"text", std::to_string(count)},
            {"word", word},
            {"note", std::to_string(count)},
            {"name", std::to_string(count) + ' ' + word}};
}

/// "Growing, round 4": a word of the state, and the round in which it changes.
json standing(const TableView& view, const json& described) {
    const json word = at(view.state(), described.at("word"));
    if (!word.is_string() || !described.at("signs").contains(word.get<std::string>())) return nullptr;
    const json due = at(view.state(), described.at("due"));
    const std::string round = due.is_number() ? due.dump() : "";
    const std::string called = view.look().word(text(word)).toStdString();
    const std::string until =
        round.empty() ? "" : ", " + described.value("until", "until round") + ' ' + round;
    return {{"sign", described.at("signs").at(word.get<std::string>())},
            {"text", round},
            {"word", called + until},
            {"note", ""},
            {"name", called + until}};
}

}  // namespace

json goodsOf(const TableView& view, const QString& place) {
    const json& look = view.look().data();
    const std::string id = place.toStdString();
    json goods = json::array();
    for (const auto& [good, count] : under(under(view.state(), look.value("ground", "ground")), id).items()) {
        if (count.is_number_integer() && count.get<int>() > 0)
            goods.push_back(counted(view, good, count.get<int>()));
    }
    for (const json& store : under(look, "stores")) {
        const json count = store.at("place") == id ? at(view.state(), store.at("count")) : json();
        if (count.is_number_integer() && count.get<int>() > 0)
            goods.push_back(counted(view, store.at("good"), count.get<int>()));
    }
    for (const json& described : under(look, "standings")) {
        if (described.at("place") != id) continue;
        if (json sign = standing(view, described); !sign.is_null()) goods.push_back(std::move(sign));
    }
    return goods;
}

}  // namespace adjutant::companion
