// SPDX-License-Identifier: GPL-3.0-or-later
// What a game has beyond what every game has (system.hpp). Its struct lists it, and nothing else of the kind
// is used:
//
//     static constexpr Capabilities capabilities{Capability::cards, Capability::secrets};
//
// What is listed and missing, or there and not listed, does not compile.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/board/drawing.hpp"
#include "engine/chance/draft.hpp"
#include "engine/chance/likelihood.hpp"
#include "engine/chance/odds.hpp"
#include "engine/play/figures.hpp"
#include "engine/play/offer.hpp"
#include "engine/words/card_text.hpp"
#include "engine/words/refusal.hpp"
#include "engine/words/wording.hpp"

namespace adjutant {

enum class Capability {
    // Functions and constants of the struct.
    cards,    ///< std::vector<CardText> cards(const State&): the texts of the cards of its decks
    figures,  ///< Figures figures(const State&): how it stands, in numbers that the state does not hold
    gameOverClause,  ///< std::string_view gameOverClause: the clause by which nothing is done in a game that
                     ///< is over
    noOdds,          ///< std::optional<Refusal> noOdds(std::string_view action): why that action has no odds
    opening,         ///< void open(Draft&): what follows a start by itself, without any chance
    ownBoards,  ///< Palette palette(); std::optional<Options> readyBoard(id); Drawing blank(columns, rows);
                ///< Drawing drawn(const Options&); Expected<Options> planned(const Drawing&)
    repeatedOdds,  ///< Expected<std::vector<Likelihood>> oddsRepeated(const State&, Action, int times,
                   ///< std::span<const Overrule>): `repeat` beside a question about odds
    resume,   ///< Allowed resume(Draft&, const Action&, key): goes on at a checkpoint (Resumes in odds.hpp)
    secrets,  ///< std::vector<std::string> hidden(const State&): the parts of the state that not everybody
              ///< may see, as JSON pointers
    solver,   ///< std::optional<Expected<std::vector<Likelihood>>> odds(const State&, const Action&,
              ///< std::span<const Overrule>, const std::vector<Answer>& given): the same outcomes as by
              ///< trying every answer, by a quicker road, or those of a course that goes beyond the action
              ///< (Question in odds.hpp); nothing for actions that it leaves to trying
    whatIfs,  ///< struct WhatIf: what a question about odds may say beside the act, with `fields()`, and
    ///< bool concerns<Act>() const: is an act of this kind imagined, whatever the phase and turn? The
    ///< solver takes it behind the action
    ways,  ///< Expected<std::map<PlaceId, E>> ways(const State&, const std::vector<PieceId>&): by which
           ///< means pieces that go together could go where

    // Functions beside the state, in the game's namespace.
    chanceWording,  ///< Wording wordingOfChance(const State&, std::string_view purpose)
    names,  ///< Phrase (or a text) nameOf(const State&, id): what people call a piece, place, side or card
    overruledOffers,  ///< std::vector<Offer> offersUnder(std::span<const Overrule>, const State&)
    last = overruledOffers
};

class Capabilities {
  public:
    constexpr Capabilities(std::initializer_list<Capability> list) {
        for (const Capability capability : list) listed_ |= bit(capability);
    }
    [[nodiscard]] constexpr bool has(Capability capability) const { return (listed_ & bit(capability)) != 0; }

  private:
    static constexpr std::uint32_t bit(Capability capability) {
        return std::uint32_t{1} << static_cast<unsigned>(capability);
    }
    std::uint32_t listed_ = 0;
};

/// Does the struct, or the namespace of its state, have what the capability needs?
template <class S, Capability capability>
consteval bool provides() {
    using State = typename S::State;
    using Action = typename S::Action;
    using Options = typename S::Options;
    using Outcomes = Expected<std::vector<Likelihood>>;
    using Overrules = std::span<const Overrule>;
    if constexpr (capability == Capability::cards) {
        return requires(const State& state) {
            { S::cards(state) } -> std::same_as<std::vector<CardText>>;
        };
    } else if constexpr (capability == Capability::figures) {
        return requires(const State& state) {
            { S::figures(state) } -> std::same_as<Figures>;
        };
    } else if constexpr (capability == Capability::gameOverClause) {
        return requires {
            { S::gameOverClause } -> std::convertible_to<std::string_view>;
        };
    } else if constexpr (capability == Capability::noOdds) {
        return requires(std::string_view action) {
            { S::noOdds(action) } -> std::same_as<std::optional<Refusal>>;
        };
    } else if constexpr (capability == Capability::opening) {
        return requires(Draft<S> & draft) {
            { S::open(draft) } -> std::same_as<void>;
        };
    } else if constexpr (capability == Capability::ownBoards) {
        return requires(const std::string& id, const Options& options, const Drawing& drawing) {
            { S::palette() } -> std::same_as<Palette>;
            { S::readyBoard(id) } -> std::same_as<std::optional<Options>>;
            { S::blank(1, 1) } -> std::same_as<Drawing>;
            { S::drawn(options) } -> std::same_as<Drawing>;
            { S::planned(drawing) } -> std::same_as<Expected<Options>>;
        };
    } else if constexpr (capability == Capability::repeatedOdds) {
        return requires(const State& state, const Action& action, Overrules overrules) {
            { S::oddsRepeated(state, action, 1, overrules) } -> std::same_as<Outcomes>;
        };
    } else if constexpr (capability == Capability::resume) {
        return Resumes<S>;
    } else if constexpr (capability == Capability::secrets) {
        return requires(const State& state) {
            { S::hidden(state) } -> std::same_as<std::vector<std::string>>;
        };
    } else if constexpr (capability == Capability::solver) {
        return requires(const State& state, const Action& action, Overrules overrules,
                        const std::vector<Answer>& given) {
            { S::odds(state, action, overrules, given) } -> std::same_as<std::optional<Outcomes>>;
        }
        || provides<S, Capability::whatIfs>();
    } else if constexpr (capability == Capability::whatIfs) {
        // Asked first: to clang 14 a type that is missing among the parameters is an error.
        if constexpr (requires { typename S::WhatIf; }) {
            return requires(const State& state, const Action& action, const typename S::WhatIf& whatIf,
                            Overrules overrules, const std::vector<Answer>& given) {
                S::WhatIf::fields();
                { whatIf.template concerns<Action>() } -> std::same_as<bool>;
                { S::odds(state, action, whatIf, overrules, given) } -> std::same_as<std::optional<Outcomes>>;
            };
        } else {
            return false;
        }
    } else if constexpr (capability == Capability::ways) {
        return requires(const State& state, const std::vector<PieceId>& pieces) {
            { word((*S::ways(state, pieces)).begin()->second) } -> std::convertible_to<std::string_view>;
        };
    } else if constexpr (capability == Capability::chanceWording) {
        return requires(const State& state, const std::string& purpose) {
            { wordingOfChance(state, purpose) } -> std::same_as<Wording>;
        };
    } else if constexpr (capability == Capability::names) {
        const auto named = []<class AnId>(AnId* /*id*/) {
            return requires(const State& state, const AnId& id) { Phrase(nameOf(state, id)); };
        };
        return named(static_cast<PieceId*>(nullptr)) || named(static_cast<PlaceId*>(nullptr)) ||
               named(static_cast<SideId*>(nullptr)) || named(static_cast<CardId*>(nullptr));
    } else {
        static_assert(capability == Capability::overruledOffers);
        return requires(const State& state, Overrules overrules) {
            { offersUnder(overrules, state) } -> std::same_as<std::vector<Offer>>;
        };
    }
}

/// Is the capability listed if, and only if, what it needs is there?
template <class S, Capability capability>
consteval bool listsTruly() {
    return S::capabilities.has(capability) == provides<S, capability>();
}

/// Fails to compile, with the capability in the message, where the list and what is there differ.
template <class S, Capability capability>
struct ListsTruly {
    static_assert(listsTruly<S, capability>() || !S::capabilities.has(capability),
                  "the game lists a capability, and what it needs is missing or misspelt");
    static_assert(listsTruly<S, capability>() || S::capabilities.has(capability),
                  "the game has what a capability needs, and does not list it");
    static constexpr bool value = true;
};

template <class S>
inline constexpr bool listsAllTruly = []<std::size_t... each>(std::index_sequence<each...>) {
    return (ListsTruly<S, static_cast<Capability>(each)>::value && ...);
}
(std::make_index_sequence<static_cast<std::size_t>(Capability::last) + 1>());

}  // namespace adjutant
