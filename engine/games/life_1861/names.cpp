// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/life_1861/names.hpp"

#include <array>
#include <cctype>
#include <utility>

#include "engine/games/life_1861/event_cards.hpp"
#include "engine/games/life_1861/places.hpp"
#include "messages/life_1861.hpp"

namespace adjutant::life {
namespace {

struct PlaceName {
    std::string_view place;
    Phrase (*name)();
};

constexpr std::array<PlaceName, 10> placeNames{{{place::base, &phraseOf<names::Base>},
                                                {place::house, &phraseOf<names::House>},
                                                {place::townHall, &phraseOf<names::TownHall>},
                                                {place::bakery, &phraseOf<names::Bakery>},
                                                {place::doctor, &phraseOf<names::Doctor>},
                                                {place::store, &phraseOf<names::Store>},
                                                {place::farm, &phraseOf<names::Farm>},
                                                {place::church, &phraseOf<names::Church>},
                                                {place::battlefield, &phraseOf<names::Battlefield>},
                                                {place::field, &phraseOf<names::OpenField>}}};

}  // namespace

Phrase called(const PieceId& piece) {
    if (isSoldier(piece)) return names::Soldier{};
    std::string number = piece.text.substr(1);
    if (isPerson(piece)) return names::Civilian{.number = std::move(number)};
    if (isMerchant(piece)) return names::Merchant{.number = std::move(number)};
    return names::Bandit{.number = std::move(number)};
}

Phrase called(Player player) {
    return player == Player::soldier ? phraseOf<names::Soldier>() : phraseOf<names::Civilians>();
}

Phrase called(const PlaceId& place) {
    for (const PlaceName& known : placeNames)
        if (known.place == place.text) return known.name();
    if (place.text.size() > 1 && place.text[0] == 'h' && std::isdigit(place.text[1]) != 0)
        return names::Hex{.number = place.text.substr(1)};
    return names::OpenHex{.hex = place.text};
}

Phrase nameOf(const State& /*state*/, const PieceId& piece) { return called(piece); }
Phrase nameOf(const State& /*state*/, const PlaceId& place) { return called(place); }
Phrase nameOf(const State& /*state*/, const SideId& side) {
    const auto player = fromWord<Player>(side.text);
    return player ? called(*player) : Phrase(side.text);
}
Phrase nameOf(const State& /*state*/, const CardId& card) {
    const auto known = fromWord<Card>(card.text);
    return known ? cardName(*known) : Phrase(card.text);
}

}  // namespace adjutant::life
