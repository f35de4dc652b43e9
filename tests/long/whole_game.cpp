// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/long/whole_game.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/table.hpp"
#include "tests/engine/random_play.hpp"
#include "tests/long/invariants.hpp"

namespace adjutant::longs {
namespace {

using nlohmann::json;
using tests::RandomPlayer;

class Entries final : public JournalSink {
  public:
    void append(const EntryText& entry, const EntryMetadata& metadata) override {
        all.push_back(entry);
        if (!metadata.state.empty()) states.push_back({entry.seq, entry.hash, metadata.state});
    }
    std::vector<EntryText> all;
    std::vector<StateText> states;
};

Environment worldWith(JournalSink& sink) {
    return {.now = [] { return std::string("2026-11-21T19:30:00Z"); },
            .seed = [] { return std::uint64_t{1}; },
            .sink = &sink};
}

json stateOf(const Table& table) { return table.game()->ask({{"ask", "state"}}).at("state"); }

/// Each option with a few choices is drawn in one game of three.
json someOptions(const json& systems, const std::string& system, RandomPlayer& player) {
    json options = json::object();
    for (const json& one : systems.at("systems")) {
        if (one.at("id") != system) continue;
        for (const json& option : one.at("options")) {
            const json choices = option.value("choices", json::array());
            const bool simple = option.at("name") != "dice" && option.at("type") != "list";
            if (!simple || choices.empty() || player.below(3) != 0) continue;
            options[option.at("name").get<std::string>()] = choices[player.below(choices.size())];
        }
    }
    return options;
}

class Game {
  public:
    Game(std::string system, std::uint32_t seed) : system_(std::move(system)), player_(seed), seed_(seed) {}

    WholeGame run(int mostActs) {
        if (!begin()) return std::move(told_);
        const auto invariants = Invariants::of(system_, state_);
        while (told_.acts < mostActs && told_.failures.empty() && !isOver()) {
            const json action = player_.choose(table_.answer(json{{"ask", "actions"}}));
            if (action.is_null()) break;
            if (act(action)) look(*invariants, action);
        }
        told_.byRules = isOver();
        if (told_.failures.empty() && !isOver()) agree();
        if (told_.failures.empty()) replay();
        return std::move(told_);
    }

  private:
    /// Options that do not go together are refused; the game is then begun as it mostly is.
    bool begin() {
        json start{{"do", "start"}, {"system", system_}, {"seed", seed_}};
        start["options"] = someOptions(table_.answer(json{{"ask", "systems"}}), system_, player_);
        if (table_.answer(start).at("ok").get<bool>()) {
            state_ = stateOf(table_);
            return true;
        }
        start["options"] = json::object();
        return act(start);
    }

    bool act(const json& action) {
        const json reply = table_.answer(action);
        const bool done = reply.at("ok").get<bool>();
        if (done) ++told_.acts;
        if (done) state_ = stateOf(table_);
        if (!done) fail("offered, but refused: " + action.dump() + " " + reply.dump());
        return done;
    }

    void look(Invariants& invariants, const json& action) {
        for (const std::string& wrong : invariants.look(state_)) fail(wrong + ", after " + action.dump());
    }

    [[nodiscard]] bool isOver() const { return !state_.at("verdict").is_null(); }

    /// Random players seldom win: they agree that it is enough.
    void agree() {
        const json reply = table_.answer(json{{"ask", "actions"}});
        for (const json& offer : reply.at("actions"))
            if (offer.at("do") == "end") {
                act(player_.fill(offer));
                break;
            }
        if (!isOver()) fail("there is no verdict in the end");
    }

    /// The requests alone lead to the same journal, hash for hash, and its entries to the same state, with
    /// and without the states beside them.
    void replay() {
        Entries copy;
        Table again(worldWith(copy));
        for (const EntryText& entry : entries_.all) again.answerLine(entry.request);
        if (copy.all != entries_.all) fail("played again from its requests it is another game");
        Table folded(worldWith(copy));
        folded.resume(system_, entries_.all);
        if (stateOf(folded) != state_) fail("its entries lead to another state");
        folded.resume(system_, entries_.all, entries_.states);
        if (stateOf(folded) != state_) fail("its entries and states lead to another state");
    }

    void fail(const std::string& why) {
        told_.failures.push_back(system_ + ", seed " + std::to_string(seed_) + ", act " +
                                 std::to_string(told_.acts) + ": " + why);
    }

    std::string system_;
    RandomPlayer player_;
    std::uint32_t seed_;
    Entries entries_;
    Table table_{worldWith(entries_)};
    json state_;  // after the last act
    WholeGame told_;
};

}  // namespace

WholeGame playWhole(const std::string& system, std::uint32_t seed, int mostActs) {
    return Game(system, seed).run(mostActs);
}

}  // namespace adjutant::longs
