// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/long/invariants.hpp"

#include <algorithm>

namespace adjutant::longs {

using nlohmann::json;

std::vector<std::string> Invariants::look(const json& next) {
    wrong_.clear();
    lookAtNumbers(next, "");
    lookAtPieces(next);
    lookAtTurns(next);
    lookAt(next);
    before_ = next;
    return std::move(wrong_);
}

/// Nothing that is counted falls below zero. Where something stands may.
void Invariants::lookAtNumbers(const json& part, const std::string& where) {
    if (part.is_number_integer()) {
        const bool place = where.ends_with("/x") || where.ends_with("/y");
        require(place || part.get<std::int64_t>() >= 0, where + " is " + part.dump());
    } else if (part.is_object() && where != "/options") {
        for (const auto& [name, value] : part.items()) lookAtNumbers(value, where + "/" + name);
    } else if (part.is_array()) {
        for (const json& value : part) lookAtNumbers(value, where);
    }
}

/// No piece vanishes, and none changes its side or becomes another kind of thing.
void Invariants::lookAtPieces(const json& next) {
    for (const auto& [id, was] : before_.at("pieces").items()) {
        const auto piece = next.at("pieces").find(id);
        require(piece != next.at("pieces").end(), "the piece " + id + " vanished");
        if (piece == next.at("pieces").end()) continue;
        require(piece->at("kind") == was.at("kind"), "the piece " + id + " became another thing");
    }
}

void Invariants::lookAtTurns(const json& next) {
    const auto round = next.at("round").get<std::int64_t>();
    const auto last = before_.at("round").get<std::int64_t>();
    require(round == last || round == last + 1,
            "round " + std::to_string(last) + " was followed by round " + std::to_string(round));
    const json& active = next.at("active");
    const json& seating = next.at("seating");
    require(active.is_null() || std::ranges::find(seating, active) != seating.end(),
            "it is the turn of " + active.dump() + ", who does not play");
    require(next.at("verdict").is_null() || active.is_null(), "the game is over, and somebody is to act");
    require(before_.at("seating") == seating, "the sides changed seats");
}

void Invariants::requireWholeDeck(const std::string& name, const json& deck, std::int64_t held) {
    std::int64_t cards = held + static_cast<std::int64_t>(deck.at("discard").size());
    for (const auto& [card, copies] : deck.at("draw").items()) cards += copies.get<std::int64_t>();
    const auto [known, first] = decks_.emplace(name, cards);
    require(first || known->second == cards, "the deck " + name + " has " + std::to_string(cards) +
                                                 " cards, and had " + std::to_string(known->second));
}

void Invariants::requireNobodyComesBack(const json& next) {
    for (const auto& [id, was] : before_.at("pieces").items())
        if (was.at("out").get<bool>())
            require(next.at("pieces").value(id, json::object()).value("out", true),
                    "the piece " + id + " came back");
}

}  // namespace adjutant::longs
