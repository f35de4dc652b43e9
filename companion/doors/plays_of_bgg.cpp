// SPDX-License-Identifier: GPL-3.0-or-later
// The plays XML of BoardGameGeek:
// <plays><play id date quantity length incomplete nowinstats location><item name objectid/>
// <comments/><players><player name username color score win/></players></play></plays>
#include <algorithm>
#include <charconv>
#include <pugixml.hpp>

#include "companion/doors/plays_in.hpp"
#include "db/error.hpp"
#include "messages/doors.hpp"

namespace adjutant::companion {
namespace {

std::string textAt(const pugi::xml_node& node, const char* key) {
    return trimmed(node.attribute(key).as_string());
}

std::optional<std::int64_t> wholeNumber(const std::string& text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return {};
    return number;
}

/// Where nobody is marked as having won, the list does not tell a defeat from a play that nobody counted.
std::vector<db::PlaySide> sidesOf(const pugi::xml_node& play) {
    const pugi::xml_node players = play.child("players");
    bool won = false;
    for (const auto& player : players.children("player")) won = won || player.attribute("win").as_bool();
    won = won && !play.attribute("incomplete").as_bool() && !play.attribute("nowinstats").as_bool();
    std::vector<db::PlaySide> sides;
    for (const auto& player : players.children("player")) {
        const std::string name = textAt(player, "name");
        const bool wins = player.attribute("win").as_bool();
        sides.push_back({.person = name.empty() ? textAt(player, "username") : name,
                         .who = {},
                         .role = textAt(player, "color"),
                         .outcome = !won   ? "open"
                                    : wins ? "win"
                                           : "loss",
                         .score = textAt(player, "score")});
    }
    return sides;
}

db::Play playOf(const pugi::xml_node& node) {
    const std::string id = textAt(node, "id");
    const std::string date = textAt(node, "date");
    db::Play play{.source = id.empty() ? "" : "bgg:" + id,
                  .title = textAt(node.child("item"), "name"),
                  .played = date.empty() || date.starts_with("0000") ? "" : date + "T00:00:00Z",
                  .minutes = {},
                  .place = textAt(node, "location"),
                  .note = trimmed(node.child("comments").text().as_string()),
                  .sides = sidesOf(node)};
    if (const auto minutes = wholeNumber(textAt(node, "length")); minutes && *minutes > 0)
        play.minutes = minutes;
    if (const auto times = wholeNumber(textAt(node, "quantity")); times && *times > 1)
        play.note += (play.note.empty() ? "" : " ") + ("(" + std::to_string(*times) + "×)");
    return play;
}

}  // namespace

PlaysIn playsOfBgg(std::string_view text) {
    pugi::xml_document document;
    const auto read = document.load_buffer(text.data(), text.size());
    if (!read)
        throw db::Error(db::Error::Kind::damaged, doors::failures::BggUnreadable{.why = read.description()});
    PlaysIn in{"BoardGameGeek", {}, {}};
    for (const auto& node : document.child("plays").children("play")) {
        db::Play play = playOf(node);
        if (play.source.empty() || play.title.empty())
            in.notices.push_back("A play without a number or without its game was left out.");
        else
            in.plays.push_back(std::move(play));
    }
    return in;
}

}  // namespace adjutant::companion
