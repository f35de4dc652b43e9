// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens, the trigger device, the bomb and the hostage (OSS-SCEN, OSS-ACTION, OSS-SOLO-16, OSS-SOLO-17,
// OSS-SOLO-18, OSS-SOLO-19, OSS-SOLO-20, OSS-SOLO-21, OSS-SOLO-22, OSS-SOLO-23).
#include <algorithm>

#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

bool ownFlagAtHome(const State& state, const Token& token, const PieceId& fighter) {
    return token.kind == TokenKind::flag && token.at == TokenAt::corner &&
           token.owner == pieceOf(state, fighter).side;
}

bool isGettable(const State& state, const Token& token, const PieceId& fighter) {
    return token.at != TokenAt::carried && token.at != TokenAt::collected &&
           !ownFlagAtHome(state, token, fighter);
}

Allowed touching(bool contact, std::string_view clause) {
    if (contact) return {};
    return refuse(code::notInContact, "That needs base contact.", clause);
}

/// OSS-SOLO-18, OSS-SOLO-19: the second clue tells where, and something happens there.
void findSite(Draft& draft) {
    const Mystery mystery = draft.state().options.mystery;
    const auto at = draft.roll(Dice{.count = 2, .sides = 6}.incidental(), "site");
    draft.emit(SiteFound{at[0], at[1], mystery});
    if (mystery == Mystery::doomDevice || mystery == Mystery::cultists) {
        const int rounds = draft.roll(Dice{.count = 1, .sides = 6}.incidental(), "clock").front();
        draft.emit(ClockSet{draft.state().round + rounds});
    }
    if (mystery == Mystery::hideout) spawnOne(draft, Tier::specialist, "site");
    const int rookies = mystery == Mystery::cultists ? 3 : mystery == Mystery::hideout ? 2 : 0;
    for (int i = 0; i < rookies; ++i) spawnOne(draft, Tier::rookie, "site");
}

void collect(Draft& draft, const PickUp& action, TokenKind kind) {
    draft.emit(Collected{action.token, action.fighter});
    constexpr int cluesToTheSite = 2;  // OSS-SOLO-18; others may come by ruling
    const auto clues = std::ranges::count_if(draft.state().tokens, [](const auto& token) {
        return token.second.kind == TokenKind::clue && token.second.at == TokenAt::collected;
    });
    if (kind == TokenKind::clue && clues >= cluesToTheSite && !draft.state().site) findSite(draft);
}

/// OSS-SCEN-07, OSS-SCEN-09.
void turnDevice(Draft& draft, const SideId& side, int count) {
    if (count != 0 && count != 6) return;
    draft.emit(DeviceTriggered{side, draft.state().options.deviceEffect});
}

int deviceAfter(const State& state, const SideId& side) {
    const int step = state.options.deviceGoals.at(side) == 6 ? 1 : -1;
    return state.device->count + step;
}

std::string noSuchDevice(const std::string& device) {
    if (device == "device") return "This game has no trigger device.";
    if (device == "site") return "There is no site at which anything could be done.";
    return "Spawnpoints are shut down only in the scenario of that name.";
}

bool isDone(const State& state, const std::string& device) {
    if (device == "device") return state.device->done;
    return device != "site" && state.spawnpoints.at(spawnpointOf(device)).shut;
}

void detonate(Draft& draft, const std::optional<PieceId>& carrier, const std::vector<PieceId>& blast) {
    draft.emit(Detonated{carrier});
    if (carrier && !pieceOf(draft.state(), *carrier).out) putOut(draft, *carrier);
    for (const PieceId& id : blast) {
        if (!pieceOf(draft.state(), id).out) putOut(draft, id);  // OSS-ACTION-07
    }
    draft.emit(BombLaid{});  // OSS-ACTION-08
}

bool isEscorted(const State& state, const PieceId& id) {
    const Piece& piece = pieceOf(state, id);
    return piece.kind == Kind::escort || (piece.kind == Kind::hostage && state.rescued && piece.side);
}

void score(Draft& draft, const SideId& side) {
    draft.emit(Scored{side, draft.state().sides.at(side).points + 1});
}

/// OSS-ACTION-09.
void bringFlags(Draft& draft, const PieceId& fighter, const std::vector<TokenId>& carried) {
    const SideId side = *pieceOf(draft.state(), fighter).side;
    for (const TokenId& token : carried) {  // OSS-ACTION-10
        if (draft.state().tokens.at(token).owner != side) score(draft, side);
        draft.emit(Returned{token});
    }
}

bool carriesA(const State& state, const PieceId& fighter, TokenKind kind) {
    const auto carried = carriedBy(state, fighter);
    return !carried.empty() && state.tokens.at(carried.front()).kind == kind;
}

}  // namespace

std::optional<TokenId> onlyTokenFor(const State& state, const PieceId& fighter) {
    std::optional<TokenId> only;
    for (const auto& [id, token] : state.tokens) {
        if (!isGettable(state, token, fighter)) continue;
        if (only) return {};
        only = id;
    }
    return only;
}

std::optional<std::string> likelyDevice(const State& state) {
    if (state.device) return "device";
    if (state.site) return "site";
    return {};
}

bool hasDevice(const State& state, const std::string& device) {
    if (device == "device") return state.device.has_value();
    if (device == "site") {
        const bool works =
            state.options.mystery == Mystery::doomDevice || state.options.mystery == Mystery::rover;
        return state.site && works;
    }
    return state.options.scenario == Scenario::shutdown && isDevice(device);
}

std::string spawnpointOf(const std::string& device) {
    return device.substr(std::string_view("spawn-").size());
}

bool isDevice(const std::string& word) {
    const bool point = word.size() == 7 && word.starts_with("spawn-") && word[6] >= '1' && word[6] <= '6';
    return point || word == "device" || word == "site";
}

std::optional<PieceId> onlyCarrier(const State& state) {
    std::optional<PieceId> only;
    for (const auto& [id, piece] : state.pieces) {
        if (piece.out || (carriedBy(state, id).empty() && !isEscorted(state, id))) continue;
        if (only) return {};
        only = id;
    }
    return only;
}

bool bombTicks(Draft& draft, Span interrupts) {
    const Token* bomb = draft.state().tokens.find({"bomb"});
    if (bomb == nullptr || bomb->at != TokenAt::carried) return false;
    const int face = bomb->face.value_or(8) - 1;  // OSS-ACTION-06
    draft.emit(BombTicked{face, face == 0 ? std::optional(interrupts) : std::nullopt});
    return face == 0;
}

// -- pick-up

Allowed mayDo(const State& state, const PickUp& action) {
    const Piece& fighter = pieceOf(state, action.fighter);
    if (Allowed up = standing(state, action.fighter); !up) return up;
    const bool demon = fighter.kind == Kind::demon;
    if (demon || fighter.animal || fighter.side == opponents) {
        return refuse(code::cannotCarry, nameOf(state, fighter) + " cannot carry anything.",
                      demon            ? "OSS-SPEC-05"
                      : fighter.animal ? "OSS-SPEC-18"
                                       : "OSS-SOLO-24");
    }
    if (!isGettable(state, state.tokens.at(action.token), action.fighter)) {
        return refuse(code::notAvailable, capital(nameOf(state, action.token)) + " cannot be picked up now.",
                      "OSS-SCEN-06");
    }
    if (Allowed near = touching(action.contact, "OSS-SCEN-06"); !near) return near;
    return otherLeft(state, action.fighter);
}

void perform(Draft& draft, const PickUp& action) {
    const TokenKind kind = draft.state().tokens.at(action.token).kind;
    spendOther(draft);
    const bool forGood = draft.state().options.scenario == Scenario::collect || kind == TokenKind::clue;
    if (forGood) {
        collect(draft, action, kind);
    } else {
        draft.emit(PickedUp{action.token, action.fighter});
    }
}

// -- manipulate

Allowed mayDo(const State& state, const Manipulate& action) {
    if (Allowed up = standing(state, action.fighter); !up) return up;
    if (!hasDevice(state, action.device)) {
        return refuse(code::badParameter, noSuchDevice(action.device),
                      action.device == "device" ? "OSS-SCEN-07"
                      : action.device == "site" ? "OSS-SOLO-19"
                                                : "OSS-SOLO-23");
    }
    if (state.stack.back().side == opponents)
        return refuse(code::notAvailable, "Opponents manipulate nothing.", "OSS-SOLO-24");
    if (isDone(state, action.device))
        return refuse(code::deviceDone, "That has been done for good.", "OSS-SCEN-09");
    if (Allowed near = touching(action.contact, "OSS-SCEN-10"); !near) return near;
    return otherLeft(state, action.fighter);
}

void perform(Draft& draft, const Manipulate& action) {
    spendOther(draft);
    const State& state = draft.state();
    const Piece& fighter = pieceOf(state, action.fighter);
    const SideId side = state.stack.back().side;
    const bool stack = action.device == "device";
    auto needed = draft.sum();
    needed.base("stat", fighter.stat, "OSS-SPEC-01").add("strictly below", stack ? -1 : 0, "OSS-SCEN-07");
    const int number = needed.total();
    const auto low = [=](int face) { return face <= number; };
    const Dice dice{.count = has(fighter, Skill::engineer) ? 2 : 1, .sides = fighter.die};  // OSS-SPEC-08
    const int face = std::ranges::min(draft.roll(dice.tellingOnly(low), "manipulate", action.fighter.text));
    const bool turned = stack && low(face);
    const auto count = turned ? std::optional(deviceAfter(state, side)) : std::nullopt;
    draft.emit(Manipulated{action.fighter, action.device, face, low(face), count, needed});
    if (count) turnDevice(draft, side, *count);
}

// -- deliver

Allowed mayDo(const State& state, const Deliver& action) {
    const bool carries = !carriedBy(state, action.fighter).empty() || isEscorted(state, action.fighter);
    if (pieceOf(state, action.fighter).out || !carries) {
        return refuse(code::notCarrying, nameOf(state, action.fighter) + " has nothing to deliver.",
                      "OSS-SCEN-05");
    }
    const bool home = action.area && action.area == pieceOf(state, action.fighter).side;
    if (home && carriesA(state, action.fighter, TokenKind::bomb)) {
        return refuse(code::badParameter, "The bomb is carried into an enemy's starting area.",
                      "OSS-ACTION-05");
    }
    return {};
}

void perform(Draft& draft, const Deliver& action) {
    const State& state = draft.state();
    const bool bomb = carriesA(state, action.fighter, TokenKind::bomb);
    const bool flag = carriesA(state, action.fighter, TokenKind::flag);
    draft.emit(Delivered{action.fighter});
    if (bomb) {
        score(draft, *pieceOf(state, action.fighter).side);
        detonate(draft, action.fighter, action.blast);
    }
    if (flag) bringFlags(draft, action.fighter, carriedBy(state, action.fighter));
}

// -- detonate, use-device, free-hostage

Allowed decide(Draft& draft, const Detonate& action) {
    const std::optional<PieceId> carrier = draft.state().tokens.at({"bomb"}).by;
    detonate(draft, carrier, action.blast);
    return {};
}

Allowed mayDo(const State& state, const UseDevice& action) {
    const Piece& fighter = pieceOf(state, action.fighter);
    const bool charged =
        state.device && state.device->charge && state.stack.empty() && fighter.side == state.device->winner;
    const bool again = state.options.deviceEffect == DeviceEffect::extraActivation;
    const bool fits = again ? !fighter.down && !fighter.out : fighter.out && fighter.kind != Kind::demon;
    if (charged && fits) return {};
    return refuse(code::notAvailable, "The device does nothing for " + nameOf(state, fighter) + " now.",
                  "OSS-SCEN-09");
}

void perform(Draft& draft, const UseDevice& action) {
    draft.emit(DeviceUsed{action.fighter, draft.state().options.deviceEffect});
}

Allowed mayDo(const State& state, const FreeHostage& action) {
    const Piece& fighter = pieceOf(state, action.fighter);
    const bool waiting = state.options.scenario == Scenario::rescue && !state.rescued;
    if (!waiting || fighter.side != players || fighter.out)
        return refuse(code::notAvailable, nameOf(state, fighter) + " has no hostage to free.", "OSS-SOLO-20");
    return touching(action.contact, "OSS-SOLO-20");
}

void perform(Draft& draft, const FreeHostage& action) { draft.emit(Freed{action.fighter}); }

}  // namespace adjutant::onestat
