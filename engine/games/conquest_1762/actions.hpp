// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done. The rules read the parameters themselves, because the ledger judges them one by one among
// what else a rule looks at, after phase and turn (C62-TURN-06).
#pragma once

#include <map>
#include <string>
#include <variant>
#include <vector>

#include "engine/games/conquest_1762/words.hpp"
#include "engine/words/given.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant::conquest {

struct State;

/// A territory of an entered set-up.
struct Entered {
    Given<Resource> resource;
    Given<int> number;
    Given<bool> capital;
    Given<SideId> owner;

    static constexpr auto fields() {
        return listed(sparse("resource", &Entered::resource), sparse("number", &Entered::number),
                      sparse("capital", &Entered::capital), sparse("owner", &Entered::owner));
    }
};
/// A resource card count, or whatever was given in its place.
using Counts = std::map<std::string, Given<int>>;

struct SetUp {
    static constexpr std::string_view name = "set-up";
    Given<std::map<PlaceId, Given<Entered>>> territories;
    static constexpr auto fields() { return listed(optional("territories", &SetUp::territories)); }
};
struct Claim {
    static constexpr std::string_view name = "claim";
    Given<PlaceId> territory;
    Given<SideId> side;
    static constexpr auto fields() {
        return listed(optional("territory", &Claim::territory), optional("side", &Claim::side));
    }
};
struct Swap {
    static constexpr std::string_view name = "swap";
    Given<PlaceId> a, b;
    static constexpr auto fields() { return listed(optional("a", &Swap::a), optional("b", &Swap::b)); }
};
struct Spread {
    static constexpr std::string_view name = "spread";
    Given<SideId> side;
    static Allowed beforePhase(const State& state);
    static constexpr auto fields() { return listed(optional("side", &Spread::side)); }
};
struct Place {
    static constexpr std::string_view name = "place";
    Given<PlaceId> territory;
    Given<int> soldiers;
    Given<SideId> side;
    static constexpr auto fields() {
        return listed(optional("territory", &Place::territory), optional("soldiers", &Place::soldiers),
                      optional("side", &Place::side));
    }
};
struct RollResources {
    static constexpr std::string_view name = "roll-resources";
    Given<SideId> side;
    static constexpr auto fields() { return listed(optional("side", &RollResources::side)); }
};
struct BankTrade {
    static constexpr std::string_view name = "bank-trade";
    Given<Resource> give, take;
    Given<int> times;
    Given<SideId> side;
    static constexpr auto fields() {
        using B = BankTrade;
        return listed(optional("give", &B::give), optional("take", &B::take), optional("times", &B::times),
                      optional("side", &B::side));
    }
};
struct PlayerTrade {
    static constexpr std::string_view name = "player-trade";
    Given<SideId> with;
    Given<Counts> give, take;
    Given<SideId> side;
    static constexpr auto fields() {
        using P = PlayerTrade;
        return listed(optional("with", &P::with), optional("give", &P::give), optional("take", &P::take),
                      optional("side", &P::side));
    }
};
struct Recruit {
    static constexpr std::string_view name = "recruit";
    Given<std::string> pay;
    Given<int> times;
    Given<PlaceId> territory;
    Given<SideId> side;
    static constexpr auto fields() {
        using R = Recruit;
        return listed(optional("pay", &R::pay), optional("times", &R::times),
                      optional("territory", &R::territory), optional("side", &R::side));
    }
};
struct Build {
    static constexpr std::string_view name = "build";
    Given<Item> what;
    Given<PlaceId> territory;
    Given<SideId> side;
    static constexpr auto fields() {
        return listed(optional("what", &Build::what), optional("territory", &Build::territory),
                      optional("side", &Build::side));
    }
};
struct BuyCard {
    static constexpr std::string_view name = "buy-card";
    Given<SideId> side;
    static constexpr auto fields() { return listed(optional("side", &BuyCard::side)); }
};
struct PlayCard {
    static constexpr std::string_view name = "play-card";
    Given<CardId> card;
    Given<SideId> player;  ///< who may be another than the active side
    Given<SideId> vetoedBy;
    Given<int> number;
    Given<SideId> target;
    Given<PlaceId> territory;
    Given<Resource> resource;
    Given<PieceId> ship;
    Given<int> cards;  ///< of privateers while hands are private: how many the target hands over
    static constexpr auto fields() {
        using P = PlayCard;
        return listed(optional("card", &P::card), optional("side", &P::player),
                      optional("vetoed-by", &P::vetoedBy), optional("number", &P::number),
                      optional("target", &P::target), optional("territory", &P::territory),
                      optional("resource", &P::resource), optional("ship", &P::ship),
                      fact("cards", &P::cards));
    }
};
struct DiscardCard {
    static constexpr std::string_view name = "discard-card";
    Given<CardId> card;
    Given<SideId> side;
    static constexpr auto fields() {
        return listed(optional("card", &DiscardCard::card), optional("side", &DiscardCard::side));
    }
};
struct NextPhase {
    static constexpr std::string_view name = "next-phase";
    Given<SideId> side;
    static constexpr auto fields() { return listed(optional("side", &NextPhase::side)); }
};
struct Attack {
    static constexpr std::string_view name = "attack";
    Given<PlaceId> from, to;
    Given<PieceId> ship;
    Given<int> soldiers, dice;
    Given<DefenceDice> defenceDice;
    Given<SideId> side;
    static constexpr auto fields() {
        using A = Attack;
        return listed(optional("from", &A::from), optional("to", &A::to), optional("ship", &A::ship),
                      optional("soldiers", &A::soldiers), optional("dice", &A::dice),
                      fact("defence-dice", &A::defenceDice), optional("side", &A::side));
    }
};
struct Defend {
    static constexpr std::string_view name = "defend";
    Given<int> dice;
    Given<SideId> defender;
    static constexpr auto fields() {
        return listed(optional("dice", &Defend::dice), optional("side", &Defend::defender));
    }
};
struct Assault {
    static constexpr std::string_view name = "assault";
    Given<PlaceId> from, to;
    Given<PieceId> ship;
    Given<int> soldiers, dice;
    Given<DefenceDice> defenceDice;
    Given<int> until;
    Given<SideId> side;
    static constexpr auto fields() {
        using A = Assault;
        return listed(optional("from", &A::from), optional("to", &A::to), optional("ship", &A::ship),
                      optional("soldiers", &A::soldiers), optional("dice", &A::dice),
                      fact("defence-dice", &A::defenceDice), optional("until", &A::until),
                      optional("side", &A::side));
    }
};
struct CallOff {
    static constexpr std::string_view name = "call-off";
    Given<SideId> side;
    static constexpr auto fields() { return listed(optional("side", &CallOff::side)); }
};
struct MoveIn {
    static constexpr std::string_view name = "move-in";
    Given<int> soldiers;
    Given<std::string> ship;
    Given<std::vector<std::string>> plunder;
    Given<SideId> side;
    static constexpr auto fields() {
        using M = MoveIn;
        return listed(optional("soldiers", &M::soldiers), optional("ship", &M::ship),
                      optional("plunder", &M::plunder), optional("side", &M::side));
    }
};
struct Redeploy {
    static constexpr std::string_view name = "redeploy";
    Given<PlaceId> from, to;
    Given<int> soldiers;
    Given<PieceId> ship;
    Given<SideId> side;
    static constexpr auto fields() {
        using R = Redeploy;
        return listed(optional("from", &R::from), optional("to", &R::to), optional("soldiers", &R::soldiers),
                      optional("ship", &R::ship), optional("side", &R::side));
    }
};
struct EndTurn {
    static constexpr std::string_view name = "end-turn";
    Given<SideId> side;
    static constexpr auto fields() { return listed(optional("side", &EndTurn::side)); }
};
/// C62-WIN-07. Its reason may be left out, so that it is not the shared End.
struct EndGame {
    static constexpr std::string_view name = "end";
    Given<std::string> reason;
    static constexpr auto fields() { return listed(optional("reason", &EndGame::reason)); }
};

using Action = std::variant<SetUp, Claim, Swap, Spread, Place, RollResources, BankTrade, PlayerTrade, Recruit,
                            Build, BuyCard, PlayCard, DiscardCard, NextPhase, Attack, Defend, Assault,
                            CallOff, MoveIn, Redeploy, EndTurn, EndGame>;

}  // namespace adjutant::conquest
