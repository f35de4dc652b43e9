// SPDX-License-Identifier: GPL-3.0-or-later
// What can be manipulated: the trigger device, the site, spawnpoints (OSS-SCEN-07, OSS-SCEN-08, OSS-SCEN-09,
// OSS-SCEN-10, OSS-SOLO-19, OSS-SOLO-23).
#include <algorithm>

#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

/// OSS-SCEN-07, OSS-SCEN-09.
void turnDevice(Draft& draft, const SideId& side, int count) {
    if (count != 0 && count != 6) return;
    draft.emit(DeviceTriggered{side, draft.state().options.deviceEffect});
}

int deviceAfter(const State& state, const SideId& side) {
    const int step = state.options.deviceGoals.at(side) == 6 ? 1 : -1;
    return state.device->count + step;
}

bool isDone(const State& state, const std::string& device) {
    if (device == "device") return state.device->done;
    return device != "site" && state.spawnpoints.at(spawnpointOf(device)).shut;
}

}  // namespace

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

// -- manipulate

Allowed mayDo(const State& state, const Manipulate& action) {
    if (Allowed up = standing(state, action.fighter); !up) return up;
    if (!hasDevice(state, action.device)) {
        return refuse(code::badParameter, refusals::NoSuchDevice{.device = action.device},
                      action.device == "device" ? "OSS-SCEN-07"
                      : action.device == "site" ? "OSS-SOLO-19"
                                                : "OSS-SOLO-23");
    }
    if (state.stack.back().side == opponents)
        return refuse(code::notAvailable, refusals::OpponentsManipulateNothing{}, "OSS-SOLO-24");
    if (isDone(state, action.device)) return refuse(code::deviceDone, refusals::DeviceDone{}, "OSS-SCEN-09");
    if (Allowed near = inContact(action.contact, "OSS-SCEN-10"); !near) return near;
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

// -- use-device

Allowed mayDo(const State& state, const UseDevice& action) {
    const Piece& fighter = pieceOf(state, action.fighter);
    const bool charged =
        state.device && state.device->charge && state.stack.empty() && fighter.side == state.device->winner;
    const bool again = state.options.deviceEffect == DeviceEffect::extraActivation;
    const bool fits = again ? !fighter.down && !fighter.out : fighter.out && fighter.kind != Kind::demon;
    if (charged && fits) return {};
    return refuse(code::notAvailable, refusals::DeviceDoesNothing{.fighter = nameOf(state, fighter)},
                  "OSS-SCEN-09");
}

void perform(Draft& draft, const UseDevice& action) {
    draft.emit(DeviceUsed{action.fighter, draft.state().options.deviceEffect});
}

void apply(State& s, const Manipulated& e) {
    if (e.count) s.device->count = *e.count;
    if (e.success && e.device.starts_with("spawn-")) s.spawnpoints.at(spawnpointOf(e.device)).shut = true;
}
void apply(State& s, const DeviceTriggered& e) {
    s.device->done = true;
    s.device->winner = e.side;
    s.device->charge = e.effect != DeviceEffect::announce;
}
void apply(State& s, const DeviceUsed& e) {
    s.device->charge = false;
    Piece& fighter = pieceOf(s, e.fighter);
    if (e.effect == DeviceEffect::extraActivation) {
        pushFrame(s, e.fighter, FrameKind::extra, *fighter.side);
    } else {
        fighter.out = fighter.down = fighter.activated = false;
    }
}

}  // namespace adjutant::onestat
