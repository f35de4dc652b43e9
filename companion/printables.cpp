// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/printables.hpp"

#include <nlohmann/json.hpp>

#include "cards/payload.hpp"
#include "companion/clock.hpp"
#include "engine/games.hpp"
#include "engine/table.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

cards::DeckFile deckOf(const json& texts) {
    cards::DeckFile deck;
    for (const json& text : texts)
        deck.cards.push_back({.id = text.at("id"),
                              .count = text.at("count"),
                              .name = text.at("name"),
                              .text = text.at("text"),
                              .lasts = text.at("lasts"),
                              .more = {}});
    return deck;
}

std::vector<cards::Label> labelsOf(const json& places, const std::string& system) {
    std::vector<cards::Label> labels;
    for (const json& place : places) {
        const std::string id = place.at("id");
        const std::string name = place.at("name");
        labels.push_back({name.empty() ? id : name, cards::write(cards::PlaceCode{system, id})});
    }
    return labels;
}

}  // namespace

std::optional<cli::PrintableSystem> printable(const std::string& system) {
    const SystemEntry* entry = findSystem(system);
    if (entry == nullptr) return {};
    cli::PrintableSystem found{.title = std::string(entry->name), .cards = {}, .places = {}, .deck = {}};
    Table table({.now = utcNow, .seed = randomSeed, .sink = nullptr, .oneGame = false});
    if (!table.answer(json{{"do", "start"}, {"system", system}}).at("ok").get<bool>()) return found;
    found.deck = deckOf(table.answer(json{{"ask", "cards"}}).at("cards"));
    found.cards = cards::facesOf(found.deck, system);
    found.places = labelsOf(table.answer(json{{"ask", "board"}}).at("board").at("places"), system);
    return found;
}

}  // namespace adjutant::companion
