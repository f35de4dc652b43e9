// SPDX-License-Identifier: GPL-3.0-or-later
// Bookkeeping: what each event does to the state.
#include "engine/games/one_stat/rules.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::onestat {
namespace {

Piece& piece(State& state, const PieceId& id) { return state.pieces.at(id); }

void leaveHill(State& state, const PieceId& id) {
    if (state.hill) std::erase(state.hill->fighters, id);
}

void touchHill(State& state, const PieceId& id) {
    if (!state.hill) return;
    auto& on = state.hill->fighters;
    if (!contains(on, id)) on.push_back(id);
}

void push(State& state, const PieceId& fighter, FrameKind kind, const SideId& side) {
    Frame frame{.fighter = fighter, .kind = kind, .side = side};
    frame.move = kind != FrameKind::command;
    frame.single = kind == FrameKind::command || kind == FrameKind::influence;
    state.stack.push_back(std::move(frame));
}

void restoreShields(State& state) {
    for (auto& [id, one] : state.pieces) {
        if (isShielded(state.options, one)) one.shield = true;
    }
}

void shrink(Piece& piece) {
    if (piece.die > 6) piece.die -= 2;
}

class Applier {
  public:
    explicit Applier(State& state) : s(state) {}

    void operator()(const Initiative& e) {
        s.ranks = e.ranks;
        const bool inOrder = s.options.positions == Positions::inOrder || e.ranks.size() < 2;
        s.order.clear();
        for (const SideId& side : e.ranks) {
            s.order.push_back(inOrder ? std::optional(side) : std::nullopt);
        }
        s.phase = inOrder ? Phase::activations : Phase::positions;
        if (!inOrder) s.active = e.ranks.front();
    }
    void operator()(const PositionChosen& e) {
        s.order.at(static_cast<std::size_t>(e.position - 1)) = e.side;
        s.active.reset();
        for (const SideId& side : s.ranks) {
            if (contains(s.order, std::optional(side))) continue;
            s.active = side;
            return;
        }
        s.phase = Phase::activations;
    }
    void operator()(const Activated& e) {
        push(s, e.fighter, e.kind, e.side);
        if (s.options.bossShield == Span::turn) restoreShields(s);  // OSS-WOUND-05
    }
    void operator()(const Spent& e) {
        Frame& frame = s.stack.back();
        frame.move = e.move;
        frame.other = e.other;
        frame.bonus = e.bonus;
        frame.moves = e.moves;
        frame.tried = e.tried;
    }
    void operator()(const ActivationEnded& e) {
        s.stack.pop_back();
        if (e.kind != FrameKind::regular) return;
        piece(s, e.fighter).activated = true;
        s.last = piece(s, e.fighter).side;
    }
    void operator()(const TurnEnded& e) {
        s.stack.clear();
        for (auto& [id, one] : s.pieces) {
            if (one.side == e.side) one.activated = true;
        }
    }
    void operator()(const SideToAct& e) {
        s.active = e.side;
        s.phase = Phase::activations;
        s.resume.reset();
    }
    void operator()(const Respawned& e) { piece(s, e.fighter).out = piece(s, e.fighter).down = false; }
    void operator()(const RoundEnded&) { s.resume.reset(); }
    void operator()(const RoundBegan& e) {
        s.round = e.round;
        s.last.reset();
        s.active.reset();
        s.resume.reset();
        for (auto& [id, one] : s.pieces) one.activated = false;
        restoreShields(s);
        s.phase = Phase::activations;
        if (s.solo && s.options.respawn == Respawn::eachRound) s.phase = Phase::spawn;
        if (!s.solo && s.options.initiative == InitiativeRolled::eachRound) {
            s.phase = Phase::initiative;
            s.ranks.clear();
            s.order.clear();
        }
    }
    void operator()(const BombTicked& e) {
        s.tokens.at({"bomb"}).face = e.face;
        if (!e.interrupts) return;
        s.phase = Phase::detonation;
        s.active.reset();
        s.resume = e.interrupts;
    }
    void operator()(const AssassinTried&) {}
    void operator()(const Moved& e) {
        if (e.hill) {
            touchHill(s, e.fighter);
        } else {
            leaveHill(s, e.fighter);
        }
    }
    void operator()(const HillSet& e) {
        if (e.on) {
            touchHill(s, e.fighter);
        } else {
            leaveHill(s, e.fighter);
        }
    }
    void operator()(const HillHolder& e) {
        s.hill->holder = e.side;
        s.hill->since = e.side ? std::optional(s.round) : std::nullopt;
    }
    void operator()(const CrowdHit&) {}
    void operator()(const Attacked&) {}
    void operator()(const Defended&) {}
    void operator()(const Wounded& e) {
        Piece& hurt = piece(s, e.fighter);
        const bool full = hurt.kind == Kind::bounty && s.options.bountyBoss == BountyBoss::full;
        if (e.effect == Effect::shrunk || full) shrink(hurt);
        if (e.effect == Effect::ignored) hurt.shield = false;
        if (e.effect == Effect::wound) hurt.down = true;
        if (e.effect != Effect::out) return;
        hurt.out = true;
        hurt.down = false;
        leaveHill(s, e.fighter);
    }
    void operator()(const Dropped& e) {
        s.tokens.at(e.token).at = TokenAt::dropped;
        s.tokens.at(e.token).by.reset();
    }
    void operator()(const DemonWild& e) { piece(s, e.fighter).wild = true; }
    void operator()(const Recovered& e) {
        if (e.success) piece(s, e.fighter).down = false;
    }
    void operator()(const Commanded& e) { push(s, e.target, FrameKind::command, *piece(s, e.target).side); }
    void operator()(const Drove& e) {
        if (e.success) push(s, e.target, FrameKind::extra, *piece(s, e.target).side);
    }
    void operator()(const Healed& e) {
        if (e.success) piece(s, e.target).down = false;
    }
    void operator()(const Influenced& e) {
        const SideId side = s.stack.back().side;
        if (e.success) push(s, e.target, FrameKind::influence, side);
    }
    void operator()(const Summoned& e) {  // OSS-SPEC-05
        const Piece& controller = piece(s, e.fighter);
        Piece demon;
        demon.side = controller.side;
        demon.kind = Kind::demon;
        demon.tier = Tier::demon;
        demon.name = e.demon.text;
        demon.die = controller.die;
        demon.stat = e.stat;
        demon.owner = e.fighter;
        s.pieces[e.demon] = std::move(demon);
    }
    void operator()(const Shapeshifted& e) {
        piece(s, e.fighter).animal = e.animal;
        if (e.animal) leaveHill(s, e.fighter);
    }
    void operator()(const PickedUp& e) {
        Token& token = s.tokens.at(e.token);
        token.at = TokenAt::carried;
        token.by = e.fighter;
    }
    void operator()(const Collected& e) {
        Token& token = s.tokens.at(e.token);
        token.at = TokenAt::collected;
        token.by.reset();
    }
    void operator()(const SiteFound& e) { s.site = Site{e.x, e.y, {}}; }
    void operator()(const ClockSet& e) { s.deadline = e.deadline; }
    void operator()(const OpponentSpawned& e) {
        Piece one = *opponentOf(s.options, e.tier);
        one.name = e.fighter.text;
        one.place = e.place;
        s.pieces[e.fighter] = std::move(one);
        (e.tier == Tier::boss         ? s.spawned.boss
         : e.tier == Tier::specialist ? s.spawned.specialist
                                      : s.spawned.rookie)++;
        if (e.place == "site" && s.site && s.options.mystery == Mystery::cultists) {
            s.site->cultists.push_back(e.fighter);
        }
    }
    void operator()(const Manipulated& e) {
        if (e.count) s.device->count = *e.count;
        if (e.success && e.device.starts_with("spawn-")) s.spawnpoints.at(spawnpointOf(e.device)).shut = true;
    }
    void operator()(const DeviceTriggered& e) {
        s.device->done = true;
        s.device->winner = e.side;
        s.device->charge = e.effect != DeviceEffect::announce;
    }
    void operator()(const DeviceUsed& e) {
        s.device->charge = false;
        Piece& fighter = piece(s, e.fighter);
        if (e.effect == DeviceEffect::extraActivation) {
            push(s, e.fighter, FrameKind::extra, *fighter.side);
        } else {
            fighter.out = fighter.down = fighter.activated = false;
        }
    }
    void operator()(const Delivered&) {}
    void operator()(const Scored& e) { s.sides.at(e.side).points = e.points; }
    void operator()(const Returned& e) {
        s.tokens.at(e.token).at = TokenAt::corner;
        s.tokens.at(e.token).by.reset();
    }
    void operator()(const Detonated&) {}
    void operator()(const BombLaid&) {
        Token& bomb = s.tokens.at({"bomb"});
        bomb.at = TokenAt::centre;
        bomb.face = 8;
        bomb.by.reset();
        s.phase = Phase::activations;
    }
    void operator()(const Freed&) {
        s.rescued = true;
        s.deadline.reset();
        if (s.options.rescueHard) piece(s, {"hostage"}).side = players;
    }
    void operator()(const Placed& e) {
        if (e.point.starts_with("spawnpoint-")) {
            SpawnPoint& point = s.spawnpoints.at(e.point.substr(11));
            point.x = e.x;
            point.y = e.y;
            return;
        }
        Token& token = s.tokens.at({e.point});
        token.at = TokenAt::grid;
        token.x = e.x;
        token.y = e.y;
    }
    void operator()(const Advice&) {}
    void operator()(const GameOver& e) {
        s.verdict = Verdict{e.winners, e.reason};
        s.phase = Phase::over;
        s.active.reset();
        s.stack.clear();
        s.resume.reset();
    }

  private:
    State& s;
};

}  // namespace

void OneStat::apply(State& state, const Event& event) { std::visit(Applier(state), event); }

}  // namespace adjutant::onestat
