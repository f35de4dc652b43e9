// SPDX-License-Identifier: GPL-3.0-or-later
// A game of Pig with a keeper that remembers, for the tests of what all games share.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/games/pig/entry.hpp"
#include "engine/play/game.hpp"

namespace adjutant {

using nlohmann::json;

class Memory : public JournalSink {
  public:
    void append(const EntryText& entry, const EntryMetadata& metadata) override {
        if (broken) throw std::runtime_error("the disk is full");
        entries.push_back(entry);
        standings.push_back(metadata.standing);
        if (!metadata.state.empty()) states.push_back({entry.seq, entry.hash, metadata.state});
    }
    bool broken = false;
    std::vector<EntryText> entries;
    std::vector<std::string> standings;
    std::vector<StateText> states;
};

class GameTest : public testing::Test {
  protected:
    json act(const std::string& request) { return game.act(json::parse(request), at); }
    json ask(const std::string& request) { return game.ask(json::parse(request)); }
    json state() { return ask(R"({"ask":"state"})").at("state"); }
    static std::string codeOf(const json& reply) { return reply.value("/error/code"_json_pointer, ""); }

    std::string at = "2026-11-21T19:30:00Z";
    SystemEntry system = pig::entry();
    Memory memory;
    Game game =
        *Game::start(system, json::parse(R"({"do":"start","system":"pig","seed":7})"), {}, at, &memory);
};

}  // namespace adjutant
