// SPDX-License-Identifier: GPL-3.0-or-later
// One game of a system, played at random: what the batteries look at.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "engine/table.hpp"
#include "tests/engine/random_play.hpp"

namespace adjutant::tests {

/// A keeper that remembers what a campaign file would.
class Memory final : public JournalSink {
  public:
    void append(const EntryText& entry, const EntryMetadata& metadata) override {
        entries.push_back(entry);
        if (!metadata.state.empty()) states.push_back({entry.seq, entry.hash, metadata.state});
    }
    std::vector<EntryText> entries;
    std::vector<StateText> states;
};

/// Plays by what is offered; every refusal of an offer fails the test.
class Played {
  public:
    using json = nlohmann::json;

    Played(std::string system, std::uint32_t seed, const json& options = json::object())
        : system_(std::move(system)), player_(seed) {
        const json start{{"do", "start"}, {"system", system_}, {"seed", seed}, {"options", options}};
        reply = table.answer(start);
        EXPECT_TRUE(reply.at("ok").get<bool>()) << reply;
    }

    /// Takes one act; false when the game is over or nothing can be done.
    bool step() {
        const json offers = table.answer(json{{"ask", "actions"}});
        action = player_.choose(offers);
        if (action.is_null()) return false;
        reply = table.answer(action);
        EXPECT_TRUE(reply.at("ok").get<bool>())
            << "offered, but refused: " << action << " " << reply << "\n in " << state();
        return reply.at("ok").get<bool>();
    }

    json state() { return table.answer(json{{"ask", "state"}}).at("state"); }
    bool isOver() { return !state().at("verdict").is_null(); }

    Memory memory;
    Table table{Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                            .seed = [] { return std::uint64_t{1}; },
                            .sink = &memory}};
    json action;
    json reply;

  private:
    std::string system_;
    RandomPlayer player_;
};

}  // namespace adjutant::tests
