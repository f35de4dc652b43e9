// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/printables.hpp"

#include <nlohmann/json.hpp>

#include "cards/payload.hpp"
#include "companion/clock.hpp"
#include "companion/games/face.hpp"
#include "companion/session.hpp"
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

std::vector<cards::Label> labelsOf(const json& places, const std::string& system,
                                   const std::string& language) {
    const GameFace& look = faceOf(QString::fromStdString(system));
    std::vector<cards::Label> labels;
    for (const json& place : places) {
        const std::string id = place.at("id");
        const std::string english = place.at("name");
        const std::string name =
            language == "en" ? english : look.said(QString::fromStdString(english)).toStdString();
        labels.push_back({name.empty() ? id : name, cards::write(cards::PlaceCode{system, id})});
    }
    return labels;
}

}  // namespace

std::optional<cli::PrintableSystem> printable(const std::string& system) { return printableIn(system, "en"); }

std::optional<cli::PrintableSystem> printableIn(const std::string& system, const std::string& language) {
    const SystemEntry* entry = findSystem(system);
    if (entry == nullptr) return {};
    cli::PrintableSystem found{.title = std::string(entry->name), .cards = {}, .places = {}, .deck = {}};
    Table table({.now = utcNow, .seed = randomSeed, .sink = nullptr, .oneGame = false});
    table.answer(json{{"language", language}});
    if (!table.answer(json{{"do", "start"}, {"system", system}}).at("ok").get<bool>()) return found;
    found.deck = deckOf(Session::of(table).cards().at("cards"));
    found.cards = cards::facesOf(found.deck, system);
    found.places = labelsOf(Session::of(table).board().at("board").at("places"), system, language);
    return found;
}

}  // namespace adjutant::companion
