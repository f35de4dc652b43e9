// SPDX-License-Identifier: GPL-3.0-or-later
// The facade: a JSON request in, a JSON reply out (wire.md). The headless
// program, the tests and the screens all speak to this.
#pragma once

#include <cstdint>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/game.hpp"

namespace adjutant {

/// What a table needs from outside, since the engine has no clock, no random source and no files.
struct Environment {
    std::function<std::string()> now;  ///< UTC, ISO 8601
    FreshBits seed;                    ///< for each roll of games that are started without a seed
    JournalSink* sink = nullptr;       ///< where entries go; null: in memory only
    bool oneGame = false;              ///< `start` is refused with `game-exists` once there is a game
};

class Table {
  public:
    using json = nlohmann::json;

    explicit Table(Environment environment) : environment_(std::move(environment)) {}

    /// One line of JSON in, one line of JSON out (without the newline). Whatever comes in gets an answer.
    /// An exception of the sink passes through, and then nothing has changed.
    std::string answerLine(std::string_view line);
    /// The same for requests that are JSON already.
    json answer(const json& request);

    /// Takes up a stored game (Game::resume). Throws std::runtime_error when an entry cannot be read.
    void resume(std::string_view system, std::vector<EntryText> entries, std::vector<StateText> states = {});
    /// Goes on by entries that somebody else added to the game (Game::follow).
    void follow(std::vector<EntryText> more);

    [[nodiscard]] const Game* game() const { return game_ ? &*game_ : nullptr; }

  private:
    json act(const json& request);
    json start(const json& request);
    /// The game that a start would begin, writing to `sink`; refused as the start would be.
    Expected<Game> begun(const json& request, JournalSink* sink) const;
    json ask(const json& request) const;
    json speak(const json& request);
    json askOfStart(const std::string& word, const json& start) const;

    Environment environment_;
    std::string language_{journalLanguage};  ///< in which sentences are told
    std::optional<Game> game_;
};

}  // namespace adjutant
