// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of events: what a referee would read out.
#include <cstdlib>

#include "engine/games/hex_acw/hex_acw.hpp"
#include "engine/games/hex_acw/names.hpp"
#include "engine/games/hex_acw/terrain.hpp"
#include "engine/words/enumerated.hpp"

namespace adjutant::acw {
namespace {

std::string counted(int number, const std::string& noun) {
    return std::to_string(number) + ' ' + noun + (number == 1 ? "" : "s");
}
std::string at(const std::optional<Place>& hex) { return hex ? " at " + text(*hex) : ""; }
std::string facing(const std::optional<Facing>& direction) {
    return direction ? ", facing " + facingName(*direction) : "";
}
std::string nameOf(Holder holder) { return holder == Holder::unionSide ? "Union" : "Confederate"; }

std::vector<std::string> unitNames(const State& s, const std::vector<PieceId>& units) {
    std::vector<std::string> list;
    for (const PieceId& unit : units) list.push_back(unitName(s, unit));
    return list;
}

// Setting up.
std::string say(const State&, const TerrainSet& e) {
    return text(e.hex) + " is " + terrainName(e.terrain) + (e.entrenched ? ", entrenched." : ".");
}
std::string say(const State&, const EdgeSet& e) {
    if (e.water == Water::none) return "No water runs at " + text(e.hexside) + ".";
    const std::string over = e.crossing == Crossing::none ? "" : ", with a " + std::string(word(e.crossing));
    return "A " + std::string(word(e.water)) + " runs at " + text(e.hexside) + over + ".";
}
std::string say(const State&, const RoadSet& e) {
    return (e.on ? "A road crosses " : "No road crosses ") + text(e.hexside) + ".";
}
std::string say(const State&, const StrongpointSet& e) {
    return e.label + at(e.hex) + " is a defensive position.";
}
std::string say(const State& s, const UnitAdded& e) {
    return unitName(s, e.unit) +
           (e.reserve ? " is in reserve." : " is deployed" + at(e.hex) + facing(e.facing) + ".");
}
std::string say(const State& s, const CommanderAdded& e) {
    return commanderName(e.commander) + " leads " + unitName(s, e.unit) + ".";
}
std::string say(const State& s, const Begun&) {
    return "The battle begins; " + sideName(s.seating.front()) + " moves first.";
}

// Cards.
std::string say(const State&, const CardDrawn& e) {
    return sideName(e.side) + " draws " + cardName(e.card) + ".";
}
std::string say(const State&, const CardVoid& e) { return cardName(e.card) + " finds nobody to act on."; }
std::string say(const State& s, const CardPlayed& e) {
    return sideName(*s.active) + " plays " + cardName(e.card) + ".";
}
std::string say(const State& s, const CardDeclined& e) {
    return sideName(*s.active) + " lets " + cardName(e.card) + " pass.";
}
std::string say(const State& s, const Arrived& e) {
    return unitName(s, e.unit) +
           (e.from == Origin::rally ? " rallies and comes back" : " arrives from the reserve") + at(e.hex) +
           facing(e.facing) + ".";
}

// Movement.
std::string say(const State& s, const Moved& e) {
    if (!e.to)
        return unitName(s, e.unit) + " moves " +
               (e.hexes == 1 ? "1 hex." : std::to_string(*e.hexes) + " hexes.");
    return unitName(s, e.unit) + " moves from " + text(*e.from) + " to " + text(*e.to) + facing(e.facing) +
           ".";
}
std::string say(const State& s, const Turned& e) {
    return unitName(s, e.unit) + " turns" + (e.facing ? " to the " + facingName(*e.facing) : " on the spot") +
           ".";
}
std::string say(const State& s, const FacedEnemy& e) {
    return unitName(s, e.unit) + " turns to face " + unitName(s, e.enemy) + ".";
}
std::string say(const State& s, const DugIn& e) { return unitName(s, e.unit) + " is entrenched."; }
std::string say(const State& s, const DugInEnded& e) {
    return unitName(s, e.unit) + " is no longer entrenched.";
}

// Shooting and morale.
std::string say(const State& s, const Shot& e) {
    const std::string shot = unitName(s, e.shooter) + " shoots at " + unitName(s, e.target);
    if (e.hits == 0) return shot + " without effect.";
    return shot + ": " + counted(e.hits, "hit") + ", " + std::to_string(e.total) + " in all.";
}
std::string say(const State& s, const AttacksClosed& e) {
    return "The attacks on " + unitName(s, e.unit) + " are closed.";
}
std::string say(const State& s, const MoraleTested& e) {
    return unitName(s, e.unit) + " tests morale with " + counted(e.hits, "hit") + ": " +
           std::to_string(e.score) + (e.passed ? ", it holds." : ", it fails.");
}
std::string say(const State& s, const CommanderRemoved& e) {
    switch (e.cause) {
        case CommanderLoss::morale:
            return commanderName(e.commander) + " falls rallying " + unitName(s, e.unit) + ", which stays.";
        case CommanderLoss::eliminated:
            return commanderName(e.commander) + " falls with " + unitName(s, e.unit) + ".";
        case CommanderLoss::sharpshooter:
            break;
    }
    return "A sharpshooter takes " + commanderName(e.commander) + " of " + unitName(s, e.unit) + ".";
}
std::string say(const State& s, const UnitRemoved& e) {
    return unitName(s, e.unit) + (e.cause == UnitLoss::routed ? " routs" : " is destroyed") + at(e.hex) + ".";
}
std::string say(const State& s, const MayAdvance& e) {
    return enumerated(unitNames(s, e.by), " or ") + " may advance" + (e.hex ? " to " + text(*e.hex) : "") +
           ".";
}

// The turn and the end.
std::string say(const State& s, const Advanced& e) {
    return unitName(s, e.unit) + " advances" + (e.to ? " to " + text(*e.to) : "") + facing(e.facing) + ".";
}
std::string say(const State& s, const AdvanceOpened& e) {
    return "The shooting is over; the hex" + std::string(e.targets.size() == 1 ? "" : "es") + " of " +
           enumerated(unitNames(s, e.targets)) + " may be entered.";
}
std::string say(const State&, const TurnEnded& e) {
    return sideName(e.side) + " ends turn " + std::to_string(e.round) + ".";
}
std::string say(const State& s, const Occupied& e) {
    const std::string& name = s.strongpoints.at(e.strongpoint).name;
    return e.side == Holder::nobody ? "Nobody holds " + name + "." : nameOf(e.side) + " holds " + name + ".";
}
std::string say(const State&, const Ended& e) {
    const std::string score = "Union " + std::to_string(e.points.unionSide) + ", Confederate " +
                              std::to_string(e.points.confederate);
    if (e.winners.size() == 1)
        return sideName(e.winners.front()) + " wins: " + score + " (" + e.reason + ").";
    return std::string(e.winners.empty() ? "Nobody wins: " : "It is a draw: ") + score + " (" + e.reason +
           ").";
}

}  // namespace

std::string HexAcw::say(const State& after, const Event& event) {
    return std::visit([&](const auto& fact) { return acw::say(after, fact); }, event);
}

}  // namespace adjutant::acw
