// SPDX-License-Identifier: GPL-3.0-or-later
// One open game: its journal, the position that the journal leads to, and the actions and questions that all
// systems share (undo, rulings, notes, free rolls, odds, the log). Requests and replies are those of
// engine/wire.md.
#pragma once

#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chance/chances.hpp"
#include "engine/journal/journal.hpp"
#include "engine/play/position.hpp"
#include "engine/play/seats.hpp"
#include "engine/play/snapshots.hpp"
#include "engine/words/language.hpp"

namespace adjutant {

/// What goes with an entry to where it is stored.
struct EntryMetadata {
    /// One line of JSON for lists of games: {"system","round","phase","active","over"}; with `result`
    /// (result.hpp) once somebody is seated or the game is over.
    std::string standing;
    /// Now and then the state after it, for Game::resume; mostly empty.
    std::string state;
};

/// Where entries go before they are acknowledged. `append` returns when the entry is durable, or throws, and
/// then nothing has changed.
class JournalSink {
  public:
    virtual ~JournalSink() = default;
    virtual void append(const EntryText& entry, const EntryMetadata& metadata) = 0;
};

class Game {
  public:
    using json = nlohmann::json;

    /// Begins a game: entry 1. `request` is a `start`; the app's dice take `fresh` bits for each roll when
    /// the request has no seed, and entry 1 says so.
    static Expected<Game> start(const SystemEntry& system, const json& request, FreshBits fresh,
                                const std::string& at, JournalSink* sink);
    /// Takes up a game from its entries. `states` shorten the way and may be empty; those that belong to no
    /// entry are passed over. Without `fresh` bits a game without a seed rolls no dice of the app's. Throws
    /// std::runtime_error naming the entry that cannot be read.
    static Game resume(const SystemEntry& system, std::vector<EntryText> entries,
                       std::vector<StateText> states, JournalSink* sink, FreshBits fresh = {});
    /// Goes on by entries that somebody else added to the same journal. Throws as resume() does, and then
    /// this game is of no more use.
    void follow(std::vector<EntryText> more);

    Game(Game&&) noexcept;
    Game& operator=(Game&&) noexcept;
    ~Game();

    [[nodiscard]] const SystemEntry& system() const { return *system_; }
    [[nodiscard]] const Journal& journal() const { return journal_; }
    /// Who plays which side.
    [[nodiscard]] const Seats& seats() const { return seats_; }
    /// As EntryMetadata::standing, for the game now.
    [[nodiscard]] std::string standing() const;
    /// The position after an act.
    [[nodiscard]] std::unique_ptr<Position> positionAt(Seq act) const;

    /// In which language sentences are told; one of the system's. Nothing of it is kept.
    [[nodiscard]] const std::string& language() const { return language_; }
    void speak(std::string language) { language_ = std::move(language); }

    /// An action: accepted and kept, refused, or answered with the first missing chance.
    json act(const json& request, const std::string& at);
    /// A question: changes nothing.
    [[nodiscard]] json ask(const json& request) const;

    /// Why the system tells no odds of actions of this name; nothing for most.
    [[nodiscard]] std::optional<Refusal> noOdds(std::string_view action) const {
        return position_->noOdds(action);
    }

    /// Is this an action of every game, whatever its system? `start` is not of a game.
    [[nodiscard]] static bool isShared(std::string_view word);

  private:
    struct Pending;
    /// What leads to an act: the nearest snapshot before it (null: none), and the acts to fold after that.
    struct Replay {
        std::unique_ptr<Position> position;
        std::vector<Seq> acts;
    };

    Game(const SystemEntry& system, JournalSink* sink, FreshBits fresh);

    void read(EntryText entry);  ///< into the journal; the position stays as it was
    void goTo(Replay replay);
    void readStart();  ///< what entry 1 fixed for the whole game

    json decide(const json& request, const std::string& at);
    json roll(const json& request, const std::string& at);
    json accept(Pending pending, const std::string& at);
    json repeat(Seq seq) const;

    /// An act that all systems share (but not `roll`), as it would be kept.
    [[nodiscard]] Expected<Pending> prepare(const json& request) const;
    /// As it is stored.
    [[nodiscard]] std::string firstSentence(Seq act) const;
    [[nodiscard]] Expected<Pending> undo() const;
    [[nodiscard]] Expected<Pending> redo() const;
    [[nodiscard]] Expected<Pending> rewind(const json& request) const;
    [[nodiscard]] Expected<Pending> note(const json& request) const;
    [[nodiscard]] Expected<Pending> rule(const json& request) const;
    [[nodiscard]] Expected<Pending> seat(const json& request) const;

    /// How the game stands after an act that is about to be kept, as EntryMetadata::standing.
    [[nodiscard]] json standingAfter(const Pending& pending, const EntryText& entry,
                                     const Seats& seats) const;
    /// Who sits where after it.
    [[nodiscard]] Seats seatsAfter(const Pending& pending) const;
    /// The entry that ended the game on the line to `act`; null when none did.
    [[nodiscard]] const EntryText* endingOn(Seq act) const;

    [[nodiscard]] json odds(const json& request) const;
    [[nodiscard]] json oddsOfShared(json action) const;
    void sayOutcomes(json& outcomes, const json& given) const;
    [[nodiscard]] json ways(const json& request) const;
    [[nodiscard]] json faces(const json& request) const;
    [[nodiscard]] json sums(const json& request) const;
    [[nodiscard]] json log(const json& request) const;
    [[nodiscard]] Expected<Seq> actAsked(const json& request) const;
    [[nodiscard]] json stateAt(const json& request) const;
    [[nodiscard]] json standingAt(const json& request) const;
    [[nodiscard]] json result() const;
    [[nodiscard]] Expected<json> actionIn(const json& request) const;

    [[nodiscard]] Replay replayTo(Seq seq) const;
    [[nodiscard]] bool tableDice(const json& request) const;
    [[nodiscard]] AppDice appDice() const;  ///< for the next entry
    /// The overrules of the game and of an act; refused when the act does not sum by one of its own.
    [[nodiscard]] Expected<std::vector<Overrule>> overrules(const json& request) const;

    const SystemEntry* system_;
    JournalSink* sink_;
    Journal journal_;
    std::optional<std::uint64_t> seed_;  ///< none: the app's dice take fresh bits for each roll
    FreshBits fresh_;
    std::vector<Overrule> overrules_;  ///< those that always count in this game
    std::unique_ptr<Position> position_;
    Snapshots snapshots_;
    SeatLog seatLog_;
    Seats seats_;  ///< at the cursor
    std::string language_{journalLanguage};
};

}  // namespace adjutant
