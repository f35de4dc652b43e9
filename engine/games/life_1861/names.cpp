// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/life_1861/names.hpp"

#include <algorithm>
#include <cctype>

#include "engine/games/life_1861/event_cards.hpp"
#include "engine/games/life_1861/places.hpp"

namespace adjutant::life {
namespace {

std::string withSpaces(std::string_view text) {
    std::string spaced(text);
    std::replace(spaced.begin(), spaced.end(), '-', ' ');
    return spaced;
}

}  // namespace

std::string called(const PieceId& piece) {
    if (isSoldier(piece)) return "the Soldier";
    const std::string number = piece.text.substr(1);
    if (isPerson(piece)) return "Civilian " + number;
    return (isMerchant(piece) ? "Merchant " : "Bandit ") + number;
}

std::string called(Player player) { return player == Player::soldier ? "the Soldier" : "the Civilians"; }

std::string called(const PlaceId& place) {
    if (place.text == place::townHall) return "the Town Hall";
    if (place.text == place::field) return "the open field";
    if (place.text.size() > 1 && place.text[0] == 'h' && std::isdigit(place.text[1]) != 0) {
        return "hex " + place.text.substr(1);
    }
    if (place.text.find(',') != std::string::npos) return "the open hex " + place.text;
    return "the " + place.text;
}

std::string called(Resource resource) { return withSpaces(word(resource)); }
std::string called(Treatment treatment) { return std::string(word(treatment)); }

std::vector<std::string> names(const std::vector<Resource>& resources) {
    std::vector<std::string> list;
    for (const Resource resource : resources) list.push_back(called(resource));
    return list;
}

std::string nameOf(const State& /*state*/, const PieceId& piece) { return called(piece); }
std::string nameOf(const State& /*state*/, const PlaceId& place) { return called(place); }
std::string nameOf(const State& /*state*/, const SideId& side) {
    const auto player = fromWord<Player>(side.text);
    return player ? called(*player) : side.text;
}
std::string nameOf(const State& /*state*/, const CardId& card) {
    const auto known = fromWord<Card>(card.text);
    return known ? std::string(eventCard(*known).name) : card.text;
}

}  // namespace adjutant::life
