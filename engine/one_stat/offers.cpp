// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done now. Every act is tried against the rules with its likely values; choices that depend on
// one another (who attacks whom with what) are offers of their own.
#include <algorithm>

#include "engine/core/resolve.hpp"
#include "engine/one_stat/combat.hpp"
#include "engine/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

class Offers {
  public:
    explicit Offers(const State& state) : s(state) {}

    /// Offered when the rules take it; a refusal is told where `showWhy` asks for it.
    bool add(const Action& likely, std::string label, std::vector<Param> params, bool showWhy = false) {
        TableDice nobody;
        Draft<OneStat> draft(s, nobody, {});
        std::optional<Refusal> why;
        try {
            const auto word = std::visit([](const auto& act) { return act.name; }, likely);
            Allowed allowed = OneStat::admit(s, word);
            if (allowed) allowed = std::visit([&](const auto& act) { return decide(draft, act); }, likely);
            if (!allowed) why = allowed.error();
        } catch (const Interrupted&) {
            // A die is asked for: the rules take the act.
        }
        if (why && !showWhy) return false;
        const auto word = std::visit([](const auto& act) { return std::string(act.name); }, likely);
        list_.push_back({word, std::move(label), {}, std::move(params), std::move(why)});
        return !list_.back().blocked;
    }
    std::vector<Offer> take() { return std::move(list_); }

  private:
    const State& s;
    std::vector<Offer> list_;
};

Param fighterIs(const PieceId& id) { return oneOf("fighter", std::vector{id}); }
Param targetIs(const PieceId& id) { return oneOf("target", std::vector{id}); }
Param yes(std::string_view name, bool likely = true) { return boolOf(name, likely).asFact(); }

/// Whom acts may be offered for: the innermost open fighter, and those that its side may activate next.
std::vector<PieceId> actors(const State& state) {
    std::vector<PieceId> who;
    if (!state.stack.empty()) who.push_back(state.stack.back().fighter);
    for (const auto& [id, piece] : state.pieces) {
        const bool fresh = !piece.out && !piece.activated && piece.side == state.active;
        if (fresh && std::ranges::find(who, id) == who.end()) who.push_back(id);
    }
    return who;
}

void offerAttacks(Offers& offers, const State& state, const PieceId& id) {
    const Piece& fighter = pieceOf(state, id);
    const bool anyone = fighter.wild || (!state.stack.empty() && state.stack.back().single);
    std::set<Weapon> seen;
    for (const Weapon weapon : usable(fighter)) {
        if (!seen.insert(weapon).second) continue;
        for (const auto& [target, piece] : state.pieces) {
            if (isOffTable(piece) || target == id || (piece.side == fighter.side && !anyone)) continue;
            const Attack likely{.fighter = id, .target = target, .weapon = weapon};
            std::vector<Param> params{fighterIs(id), targetIs(target),
                                      choiceOf("weapon", std::vector{weapon})};
            params.push_back(
                someOf("covered", std::vector{target}, 0, 1).asFact().byDefault(std::vector<std::string>{}));
            if (isMelee(weapon)) {
                params.push_back(intOf("friends", 0, 6, 0).asFact());
            } else {
                const auto most = static_cast<std::int64_t>(reach(fighter, weapon));
                params.push_back(intOf("range", 1, most, 5).asFact());
            }
            offers.add(likely, (isMelee(weapon) ? "Fight " : "Shoot ") + piece.name, std::move(params));
        }
    }
}

template <class Act>
void offerReaching(Offers& offers, const State& state, const PieceId& id, const std::string& verb, int most) {
    for (const auto& [target, piece] : state.pieces) {
        if (isOffTable(piece)) continue;
        Act likely;
        likely.fighter = id;
        likely.target = target;
        offers.add(likely, verb + " " + piece.name,
                   {fighterIs(id), targetIs(target), intOf("range", 0, most, 0).asFact()});
    }
}

void offerMoves(Offers& offers, const State& state, const PieceId& id) {
    const Piece& fighter = pieceOf(state, id);
    const int most = allowance(fighter);
    Move likely;
    likely.fighter = id;
    std::vector<Param> params{fighterIs(id), intOf("distance", 0, most, most).asFact()};
    const bool holds = state.hill && mayHoldHill(state, id);
    if (holds) params.push_back(yes("hill", false));
    offers.add(likely, "Move " + fighter.name, params);
    likely.charge = true;
    if (has(fighter, Skill::maniac)) {
        params.push_back(choiceOf("charge", std::vector<bool>{true}));
        offers.add(likely, "Charge with " + fighter.name, params);
        params.pop_back();
    }
    likely.charge = false;
    likely.assassin = true;
    if (has(fighter, Skill::assassin)) {
        params.push_back(choiceOf("assassin", std::vector<bool>{true}));
        offers.add(likely, fighter.name + " slips through", params);
    }
}

void offerTokens(Offers& offers, const State& state, const PieceId& id) {
    for (const auto& [token, it] : state.tokens) {
        offers.add(PickUp{id, token, true}, "Pick up " + token.text,
                   {fighterIs(id), choiceOf("token", std::vector{token})});
    }
    std::vector<std::string> devices{"device", "site"};
    for (const auto& [number, point] : state.spawnpoints) devices.push_back("spawn-" + number);
    for (const std::string& device : devices) {
        if (!hasDevice(state, device)) continue;
        offers.add(Manipulate{id, device, true}, "Manipulate " + device,
                   {fighterIs(id), choiceOf("device", std::vector<std::string_view>{device})});
    }
}

void offerActs(Offers& offers, const State& state, const PieceId& id) {
    const Piece& fighter = pieceOf(state, id);
    if (fighter.down) {
        offers.add(Recover{id, 0}, "Recover " + fighter.name,
                   {fighterIs(id), intOf("friends", 0, 6, 0).asFact()}, !isActionScenario(state));
        return;
    }
    offerAttacks(offers, state, id);
    offerMoves(offers, state, id);
    if (fighter.kind == Kind::boss) offerReaching<Command>(offers, state, id, "Command", 5);
    if (has(fighter, Skill::driver)) offerReaching<Drive>(offers, state, id, "Drive", 10);
    if (has(fighter, Skill::healer)) offerReaching<Heal>(offers, state, id, "Heal", 5);
    if (has(fighter, Skill::influencer)) offerReaching<Influence>(offers, state, id, "Influence", 15);
    if (has(fighter, Skill::controller)) {
        offers.add(Summon{id, {}}, "Summon a demon",
                   {fighterIs(id), intOf("stat", 1, fighter.die, fighter.stat)}, true);
    }
    if (has(fighter, Skill::shapeshifter)) {
        offers.add(Shapeshift{id}, "Change shape of " + fighter.name, {fighterIs(id)}, true);
    }
    offerTokens(offers, state, id);
}

std::vector<PieceId> inPlay(const State& state, const std::optional<PieceId>& but) {
    std::vector<PieceId> ids;
    for (const auto& [id, piece] : state.pieces) {
        if (!isOffTable(piece) && id != but) ids.push_back(id);
    }
    return ids;
}

Param blastOf(const State& state, const std::optional<PieceId>& carrier) {
    const auto ids = inPlay(state, carrier);
    return someOf("blast", ids, 0, static_cast<std::int64_t>(ids.size()))
        .asFact()
        .byDefault(std::vector<std::string>{});
}

/// Acts without cost, of every piece that may have them.
void offerFreeActs(Offers& offers, const State& state) {
    for (const auto& [id, piece] : state.pieces) {
        std::vector<Param> params{fighterIs(id)};
        const auto carried = carriedBy(state, id);
        if (!carried.empty() && carried.front().text == "bomb") params.push_back(blastOf(state, id));
        const bool escorted = piece.kind == Kind::escort || piece.kind == Kind::hostage;
        if (!carried.empty() || escorted) {
            offers.add(Deliver{id, {}, {}}, "Delivered by " + piece.name, params);
        }
        if (state.device && state.device->charge) {
            offers.add(UseDevice{id}, "Use the device for " + piece.name, {fighterIs(id)});
        }
        if (state.options.scenario == Scenario::rescue && !state.rescued) {
            offers.add(FreeHostage{id, true}, piece.name + " reaches the hostage", {fighterIs(id)});
        }
        if (!state.hill) continue;
        const auto& on = state.hill->fighters;
        const bool touches = std::ranges::find(on, id) != on.end();
        offers.add(SetHill{id, !touches}, piece.name + (touches ? " leaves the hill" : " touches the hill"),
                   {fighterIs(id), choiceOf("on", std::vector<bool>{!touches})});
    }
}

void offerOpponents(Offers& offers, const State& state) {
    const auto next = nextOpponent(state);
    if (!state.solo || state.active != opponents || !next) return;
    const auto offer = [&](std::optional<CanAttack> can, std::optional<bool> cover, std::optional<bool> sight,
                           const std::string& label) {
        std::vector<Param> params{fighterIs(*next)};
        if (can) params.push_back(choiceOf("can-attack", std::vector{*can}));
        if (cover) params.push_back(choiceOf("in-cover", std::vector<bool>{*cover}));
        if (sight) params.push_back(choiceOf("in-sight", std::vector<bool>{*sight}));
        OpponentTurn likely{next, can, cover, sight, 0};
        offers.add(likely, nameOf(state, *next) + ": " + label, std::move(params));
    };
    if (pieceOf(state, *next).down) return offer({}, {}, {}, "recovers");
    offer(CanAttack::contact, {}, {}, "is in contact");
    offer(CanAttack::range, true, {}, "can shoot, in cover");
    offer(CanAttack::range, false, {}, "can shoot, in the open");
    offer(CanAttack::no, {}, true, "sees somebody");
    offer(CanAttack::no, {}, false, "sees nobody");
}

void offerActivations(Offers& offers, const State& state) {
    offerOpponents(offers, state);
    for (const PieceId& id : actors(state)) {
        const bool open = !state.stack.empty() && state.stack.back().fighter == id;
        if (!isActionScenario(state) || !pieceOf(state, id).down || open) offerActs(offers, state, id);
        if (!open) offers.add(Activate{id}, "Activate " + nameOf(state, id), {fighterIs(id)});
    }
    offerFreeActs(offers, state);
    offers.add(EndActivation{}, "Done", {});
    if (state.active) offers.add(EndTurn{}, "Nothing more this round", {});
}

void offerPositions(Offers& offers, const State& state) {
    std::vector<int> free;
    for (std::size_t i = 0; i < state.order.size(); ++i) {
        if (!state.order[i]) free.push_back(static_cast<int>(i) + 1);
    }
    for (const int position : free) {
        offers.add(
            ChoosePosition{*state.active, position}, "Place " + std::to_string(position),
            {oneOf("side", std::vector{*state.active}), intOf("position", position, position, position)});
    }
}

}  // namespace

std::vector<Offer> OneStat::offers(const State& state) {
    Offers offers(state);
    switch (state.phase) {
        case Phase::initiative:
            offers.add(RollInitiative{}, "Initiative", {});
            break;
        case Phase::positions:
            offerPositions(offers, state);
            break;
        case Phase::spawn:
            offers.add(PlacePoints{}, "Place the points", {});
            offers.add(Spawn{}, "Spawn", {});
            break;
        case Phase::detonation:
            offers.add(Detonate{}, "Detonate", {blastOf(state, state.tokens.at({"bomb"}).by)});
            break;
        case Phase::activations:
            offerActivations(offers, state);
            break;
        case Phase::over:
            return {};
    }
    offers.add(End{"agreed"}, "End the game", {textOf("reason", "agreed")});
    return offers.take();
}

}  // namespace adjutant::onestat
