// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/player.hpp"

#include <algorithm>
#include <vector>

#include "companion/bridge/pair_choices.hpp"

namespace adjutant::evenings {

using nlohmann::json;

namespace {

/// Nobody counts out fifty cards at a table: of each kind a handful changes hands.
constexpr int handful = 2;

void keepSmall(const json& offer, json& action) {
    for (const json& param : offer.at("params")) {
        const std::string name = param.at("name");
        if (param.at("type") != "resources" || !action.contains(name)) continue;
        for (json& count : action.at(name)) count = std::min(count.get<int>(), handful);
    }
}

}  // namespace

bool stops(const json& offer) { return offer.at("do") == "end" || offer.at("do") == "surrender"; }

std::size_t Player::below(std::size_t bound) {
    return std::uniform_int_distribution<std::size_t>(0, bound - 1)(random_);
}

/// First which act, the less often it was done the likelier; then who does it.
Wish Player::choose(const json& offers) {
    std::map<std::string, std::vector<const json*>> acts;
    for (const json& offer : offers.at("actions")) {
        // What the referee alone may see is done as an answer to the card (Evening::reply).
        if (!stops(offer) && offer.value("secret", "") != "referee")
            acts[offer.at("do").get<std::string>()].push_back(&offer);
    }
    if (acts.empty()) return {};
    double sum = 0;
    const auto weight = [this](const std::string& act) { return 1.0 / (1.0 + 0.25 * done_[act]); };
    for (const auto& [act, list] : acts) sum += weight(act);
    double left = std::uniform_real_distribution<double>(0, sum)(random_);
    const std::vector<const json*>* list = &acts.rbegin()->second;
    for (const auto& [act, candidates] : acts) {
        left -= weight(act);
        if (left > 0) continue;
        list = &candidates;
        break;
    }
    const json& offer = *list->at(below(list->size()));
    json action = filler_.fill(offer);
    keepSmall(offer, action);
    // Whom nobody can hit stands behind nobody.
    companion::dropIdlePairs(offer, action);
    return {std::move(action), offer};
}

Wish Player::stop(const json& offers) {
    std::vector<const json*> list;
    for (const json& offer : offers.at("actions")) {
        if (stops(offer)) list.push_back(&offer);
    }
    if (list.empty()) return {};
    const json& offer = *list.at(below(list.size()));
    return {filler_.fill(offer), offer};
}

json Player::answer(const json& need) {
    if (need.contains("choices")) {
        const json& choices = need.at("choices");
        return choices.at(below(choices.size()));
    }
    const std::string dice = need.at("dice");
    if (dice == "coin") return below(2) == 0 ? "heads" : "tails";
    const auto d = dice.find('d');
    const int count = d == 0 ? 1 : std::stoi(dice.substr(0, d));
    const auto sides = static_cast<std::size_t>(std::stoi(dice.substr(d + 1)));
    json faces = json::array();
    for (int die = 0; die < count; ++die) faces.push_back(static_cast<int>(below(sides)) + 1);
    return faces;
}

}  // namespace adjutant::evenings
