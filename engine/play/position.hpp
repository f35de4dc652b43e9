// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a game of some system, behind one abstract class, so that journal, undo, rulings and questions
// are written once for all systems. PositionOf<S> (position_of.hpp) is its single implementation.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/chance/chances.hpp"
#include "engine/chance/sum.hpp"
#include "engine/words/catalogue.hpp"
#include "engine/words/ledger.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant {

class Position {
  public:
    using json = nlohmann::json;

    /// What an accepted action does: the position after it, events with their sentences, and the chances with
    /// their answers.
    struct Next {
        std::unique_ptr<Position> position;
        std::shared_ptr<json> events;
        std::vector<Roll> rolls;
    };
    using Decision = std::variant<Next, Refusal, Chance>;
    /// A game that begins.
    struct Begun {
        std::unique_ptr<Position> position;
        std::shared_ptr<json>
            opening;  ///< what follows the start by itself, as events; null when nothing does
        std::unique_ptr<Position> unopened;  ///< before the opening; null when there is none
    };

    virtual ~Position() = default;
    [[nodiscard]] virtual std::unique_ptr<Position> clone() const = 0;

    [[nodiscard]] virtual json state() const = 0;
    [[nodiscard]] virtual json verdict() const = 0;
    /// {"round","phase","active","over"}: for lists of games.
    [[nodiscard]] virtual json standing() const = 0;
    /// What the rules say beside the state of how it stands (figures.hpp).
    [[nodiscard]] virtual json figures() const = 0;
    /// {"actions":[…],"blocked":[…]}, under the overrules that always count in this game.
    [[nodiscard]] virtual json offers(std::span<const Overrule> overrules,
                                      std::string_view language) const = 0;
    [[nodiscard]] virtual json board() const = 0;
    /// By what means pieces that move together could go where: {"m5": "rail"}. Empty in systems that know one
    /// means only; refused for pieces that are not there.
    [[nodiscard]] virtual Expected<json> ways(const std::vector<std::string>& pieces) const = 0;
    [[nodiscard]] virtual json cards(
        std::string_view language) const = 0;  ///< card_text.hpp; empty without decks
    [[nodiscard]] virtual bool isOver() const = 0;
    [[nodiscard]] virtual bool tableDice() const = 0;
    [[nodiscard]] virtual bool hasAction(std::string_view name) const = 0;
    /// Does the action have a parameter `id` of its own? Then it is not the id of an act (engine/wire.md).
    [[nodiscard]] bool hasOwnId(std::string_view action) const { return hasParameter(action, "id"); }
    [[nodiscard]] virtual bool hasParameter(std::string_view action, std::string_view parameter) const = 0;
    /// What a sentence calls a side: "the French", "Red".
    [[nodiscard]] virtual Phrase sideName(const std::string& side) const = 0;
    /// What people call a piece of state(), in play or out of it.
    [[nodiscard]] virtual Phrase pieceName(const std::string& piece) const = 0;
    /// What people call a piece, a place or a side; nothing where it is none of these, or out of play.
    [[nodiscard]] virtual std::optional<Phrase> nameOf(const std::string& id) const = 0;

    /// Decides an action (the request with `do` and parameters).
    [[nodiscard]] virtual Decision decide(const json& request, Chances& chances,
                                          std::span<const Overrule> overrules) const = 0;
    /// Applies stored events of one entry (facts): no rule is asked. Throws std::runtime_error when an event
    /// does not have the shape that this system's events have.
    virtual void fold(const json& events) = 0;
    /// The same, and each event's `say` is made anew, in this language.
    virtual void retell(json& events, std::string_view language) = 0;
    /// Sets parts of the state by JSON pointer; refuses what the state has no place for.
    virtual Allowed rule(const json& set) = 0;
    /// A ruling from the journal: rule() took it once, so that its places are known to be there.
    virtual Allowed ruleAgain(const json& set) = 0;
    /// The parts of the state that not everybody may see, as JSON pointers: hidden hands.
    [[nodiscard]] virtual std::vector<std::string> hidden() const = 0;

    /// The outcomes of an action with their exact probabilities, `given` answers being certain:
    /// [{"outcome":…,"p":"5/18","value":0.2777…}].
    [[nodiscard]] virtual Expected<json> odds(const json& request, std::span<const Overrule> overrules,
                                              std::vector<Answer> given) const = 0;
    /// Why nothing can be done any more.
    [[nodiscard]] virtual Refusal gameOver() const = 0;
    /// Why an answer cannot come up on a chance, in the words of the system.
    [[nodiscard]] virtual Refusal cannotComeUp(const Chance& chance, const SuppliedAnswer& got) const = 0;
    /// Why no odds are told of actions of this name (shared ones too); nothing for most.
    [[nodiscard]] virtual std::optional<Refusal> noOdds(std::string_view action) const = 0;
};

/// How a system's boards are drawn (drawing.hpp).
struct BoardEditor {
    using json = nlohmann::json;

    json (*palette)();
    /// A ready board of the palette; refused when there is none of that id.
    Expected<json> (*ready)(const std::string& id);
    /// A board of open ground; the usual size where `columns` or `rows` is 0.
    json (*blank)(int columns, int rows);
    /// The board that options of `start` bring.
    Expected<json> (*drawing)(const json& options);
    /// The options of `start` that bring a drawn board into a game; refused, with the reason, when the rules
    /// cannot use it. Never throws, whatever the JSON is.
    Expected<json> (*plan)(const json& drawing);
};

/// One game system as the table knows it: how to begin a game, and how to take one up again.
struct SystemEntry {
    std::string_view id;
    std::string_view name;
    nlohmann::json (*options)(std::string_view language);  ///< list of parameters, in the order of the ledger
    Expected<Position::Begun> (*begin)(const nlohmann::json& options);
    /// From a state that was stored. Throws std::runtime_error when it does not have the system's shape.
    std::unique_ptr<Position> (*resume)(const nlohmann::json& state);
    std::optional<BoardEditor> boards{};  ///< nothing where boards cannot be drawn
    const Ledger* ledger = nullptr;       ///< its rules; never null
    /// The languages that it has words in, as in BCP 47; English first.
    std::vector<std::string> (*languages)() = nullptr;
    const Catalogue& (*catalogue)(std::string_view language) = nullptr;
    std::string_view behind{};  ///< where its words are ruled (engine/words/behind_words.hpp); empty: nowhere
};

}  // namespace adjutant
