// SPDX-License-Identifier: GPL-3.0-or-later
// The game behind the screens, spoken to in the engine's own words: what is asked of a game, and what its log
// says of an act. Nothing else in the companion's window knows how a question is worded, or reads a log's
// text.
#pragma once

#include <functional>
#include <initializer_list>
#include <nlohmann/json_fwd.hpp>

#include "engine/journal/journal.hpp"

namespace adjutant {
class Game;
class Table;
}  // namespace adjutant

namespace adjutant::companion {

class Session {
  public:
    using json = nlohmann::json;
    using Wire = std::function<json(const json& request)>;

    /// `wire` answers requests.
    explicit Session(Wire wire) : wire_(std::move(wire)) {}
    /// Of a table or a game that outlives it.
    [[nodiscard]] static Session of(Table& table);
    [[nodiscard]] static Session of(const Game& game);

    /// Does this request only ask, so that nothing happens by it?
    [[nodiscard]] static bool asks(const json& request);

    /// An act, with its reply.
    json send(const json& request) const;

    // The replies to questions about the game as it stands.
    [[nodiscard]] json state() const;
    [[nodiscard]] json stateAt(Seq seq) const;  ///< after that act
    /// The figures of how it stands (engine/play/figures.hpp); `at`: after that act, 0 now.
    [[nodiscard]] json figures(Seq at) const;
    [[nodiscard]] json board() const;
    [[nodiscard]] json cards() const;
    [[nodiscard]] json offers() const;
    [[nodiscard]] json result() const;
    /// Of an act, with its outcomes in words.
    [[nodiscard]] json odds(json action) const;
    /// What each answer to its next chance would bring; `soFar`: the dice of it that lie there already.
    [[nodiscard]] json faces(json action) const;
    [[nodiscard]] json faces(json action, json soFar) const;
    [[nodiscard]] json sums(json action) const;
    [[nodiscard]] json sumsAndEvents(json action) const;  ///< with what happens for certain
    [[nodiscard]] json ways(json pieces) const;

    // What the log says of an act. Throw where somebody has been at the file.
    [[nodiscard]] static json requestOf(const EntryText& entry);
    [[nodiscard]] static json eventsOf(const EntryText& entry);
    [[nodiscard]] static json rollsOf(const EntryText& entry);
    /// The request, where one of the words is in it in quotes; empty where none is, or where it cannot be
    /// read.
    [[nodiscard]] static json requestWith(const EntryText& entry, std::initializer_list<const char*> words);
    /// The events, where `key` is in any of them; others are not read, and none are of an entry that cannot
    /// be.
    [[nodiscard]] static json eventsWith(const EntryText& entry, const char* key);

  private:
    Wire wire_;
};

}  // namespace adjutant::companion
