// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence for each event, as a referee would read it out.
#include <sstream>

#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {
namespace {

/// "2 inches", "2.5 inches"
std::string inches(double number) {
    std::ostringstream text;
    text << number;
    return text.str() + (number == 1 ? " inch" : " inches");
}
std::string inches(int number) { return std::to_string(number) + (number == 1 ? " inch" : " inches"); }

/// The codes of section Victory; what else is given is the players' own reason to stop.
std::string whyOver(const std::string& reason) {
    static const std::map<std::string_view, std::string_view> codes{
        {"treasure", "the treasure is home"},
        {"two-points", "that was the second point"},
        {"hill", "the hill was held for a whole round"},
        {"last-standing", "no other warband is left"},
        {"nobody-left", "no warband is left"},
        {"bounty", "the bounty is out"},
        {"collected", "all treasures are collected"},
        {"escorted", "the escort has arrived"},
        {"mystery-solved", "the mystery is solved"},
        {"rescued", "the hostage is free"},
        {"shutdown", "every spawnpoint is shut and no opponent is left"},
        {"opponents-eliminated", "no opponent is left"},
        {"escort-lost", "the escort is lost"},
        {"warband-lost", "the warband is lost"},
        {"time-out", "time has run out"}};
    const auto found = codes.find(reason);
    return found == codes.end() ? reason : std::string(found->second);
}

class Sayer {
  public:
    explicit Sayer(const State& state) : s(state) {}

    std::string operator()(const Initiative& e) {
        std::string text = "Initiative: ";
        for (const SideId& side : e.ranks) text += (side == e.ranks.front() ? "" : ", then ") + name(side);
        return text + ".";
    }
    std::string operator()(const PositionChosen& e) {
        return "Place " + std::to_string(e.position) + " in the order: " + name(e.side) + ".";
    }
    std::string operator()(const Activated& e) { return name(e.fighter) + " acts."; }
    std::string operator()(const Spent& e) {
        const int left = (e.move ? 1 : 0) + (e.other ? 1 : 0);
        if (left == 0 && e.bonus > 0) return name(e.fighter) + " may still make a melee attack.";
        if (left == 0) return name(e.fighter) + " has no action left.";
        return name(e.fighter) + (left == 1 ? " has one action left." : " has both actions left.");
    }
    std::string operator()(const ActivationEnded& e) { return name(e.fighter) + " has finished."; }
    std::string operator()(const TurnEnded& e) {
        return "Nothing more from " + name(e.side) + " this round.";
    }
    std::string operator()(const SideToAct& e) { return "Next to act: " + name(e.side) + "."; }
    std::string operator()(const Respawned& e) { return name(e.fighter) + " returns in the starting area."; }
    std::string operator()(const RoundEnded& e) { return "Round " + std::to_string(e.round) + " is over."; }
    std::string operator()(const RoundBegan& e) { return "Round " + std::to_string(e.round) + " begins."; }
    std::string operator()(const BombTicked& e) {
        return e.face > 0 ? "The bomb shows " + std::to_string(e.face) + "."
                          : "The bomb's clock has run out: who is within 2 inches of it?";
    }
    std::string operator()(const AssassinTried& e) {
        return name(e.fighter) + rolled(e.result) +
               (e.success ? " and ignores the terrain." : " and does not get through.");
    }
    std::string operator()(const Moved& e) {
        const std::string jumps = e.jump ? "jumps " + inches(*e.jump) : "";
        const std::string climbs = e.climb ? "climbs " + inches(*e.climb) : "";
        if (!e.jump && !e.climb) return name(e.fighter) + " moves.";
        return name(e.fighter) + ' ' + jumps + (e.jump && e.climb ? " and " : "") + climbs + '.';
    }
    std::string operator()(const HillSet& e) {
        return name(e.fighter) +
               (e.on ? " touches the hill's token." : " no longer touches the hill's token.");
    }
    std::string operator()(const HillHolder& e) {
        return e.side ? "The hill is held by " + name(*e.side) + " alone." : "Nobody alone holds the hill.";
    }
    std::string operator()(const CrowdHit& e) { return "The shot goes at " + name(e.target) + "."; }
    std::string operator()(const Attacked& e) {
        return name(e.attacker) + " attacks " + name(e.target) + ": " + std::to_string(e.result) +
               (e.hit ? ", a hit." : ", a miss.");
    }
    std::string operator()(const Defended& e) {
        return name(e.fighter) + " defends with " + std::to_string(e.result) +
               (e.success ? " and is safe." : " and fails.");
    }
    std::string operator()(const Wounded& e) {
        switch (e.effect) {
            case Effect::ignored:
                return name(e.fighter) + " shrugs the wound off, this once.";
            case Effect::shrunk:
                return name(e.fighter) + " is weakened and now rolls a d" +
                       std::to_string(pieceOf(s, e.fighter).die) + ".";
            case Effect::wound:
                return "Lay " + name(e.fighter) + " on its back.";
            case Effect::out:
                return name(e.fighter) + " is out of the game.";
        }
        return {};
    }
    std::string operator()(const Dropped& e) {
        return name(e.fighter) + " drops " + nameOf(s, e.token) + ".";
    }
    std::string operator()(const DemonWild& e) { return name(e.fighter) + " is out of control."; }
    std::string operator()(const Recovered& e) {
        return name(e.fighter) + (e.success ? " stands up." : " stays down.");
    }
    std::string operator()(const Commanded& e) {
        return name(e.fighter) + " commands " + name(e.target) + " to act at once.";
    }
    std::string operator()(const Drove& e) {
        return name(e.fighter) + rolled(e.result) +
               (e.success ? ": " + name(e.target) + " acts at once." : " and drives nobody on.");
    }
    std::string operator()(const Healed& e) {
        return name(e.fighter) + rolled(e.result) +
               (e.success ? ": " + name(e.target) + " stands up." : " and heals nobody.");
    }
    std::string operator()(const Influenced& e) {
        return name(e.fighter) + rolled(e.result) +
               (e.success ? ": " + name(e.target) + " obeys for one action." : " and sways nobody.");
    }
    std::string operator()(const Summoned& e) {
        return name(e.fighter) + " summons a demon with stat " + std::to_string(e.stat) + ".";
    }
    std::string operator()(const Shapeshifted& e) {
        if (!e.success) return name(e.fighter) + rolled(e.result) + " and keeps its shape.";
        return name(e.fighter) + (e.animal ? " becomes an animal." : " takes its own shape again.");
    }
    std::string operator()(const PickedUp& e) {
        return name(e.fighter) + " picks up " + nameOf(s, e.token) + ".";
    }
    std::string operator()(const Collected& e) {
        return name(e.fighter) + " collects " + nameOf(s, e.token) + ".";
    }
    std::string operator()(const SiteFound& e) {
        return "The site lies at column " + std::to_string(e.x) + ", row " + std::to_string(e.y) + ".";
    }
    std::string operator()(const ClockSet& e) {
        return "The last round is round " + std::to_string(e.deadline) + ".";
    }
    std::string operator()(const OpponentSpawned& e) {
        return name(e.fighter) + " appears at " + whereIs(e.place) + ".";
    }
    std::string operator()(const Manipulated& e) {
        return name(e.fighter) + rolled(e.result) + (e.success ? " and succeeds" + doneAt(e) : " and fails") +
               ".";
    }
    std::string operator()(const DeviceTriggered& e) {
        std::string text = "The device works for " + name(e.side);
        switch (e.effect) {
            case DeviceEffect::announce:
                return text + ": it does what you have agreed.";
            case DeviceEffect::extraActivation:
                return text + ": once, one fighter may be activated again.";
            case DeviceEffect::resurrect:
                return text + ": once, one fighter that is out may return.";
        }
        return text;
    }
    std::string operator()(const DeviceUsed& e) {
        return e.effect == DeviceEffect::resurrect ? name(e.fighter) + " returns to the game."
                                                   : name(e.fighter) + " is activated once more.";
    }
    std::string operator()(const Delivered& e) { return name(e.fighter) + " has arrived."; }
    std::string operator()(const Scored& e) {
        return possessive(name(e.side)) + "points: " + std::to_string(e.points) + ".";
    }
    std::string operator()(const Returned& e) {
        return capital(nameOf(s, e.token)) + " is back in its corner.";
    }
    std::string operator()(const Detonated&) { return "The bomb goes off."; }
    std::string operator()(const BombLaid&) { return "A new bomb lies in the centre."; }
    std::string operator()(const Freed& e) { return name(e.fighter) + " has reached the hostage."; }
    std::string operator()(const Placed& e) {
        return capital(pointName(e.point)) + ": column " + std::to_string(e.x) + ", row " +
               std::to_string(e.y) + ".";
    }
    std::string operator()(const Advice& e) {
        const std::string& who = name(e.fighter);
        switch (e.order) {
            case Order::recover:
                return who + " tries to recover.";
            case Order::stayAndAttack:
                return who + " stays and attacks the closest fighter.";
            case Order::moveToCoverAndAttack:
                return who + " moves up to " + inches(e.distance) +
                       " to the nearest cover and attacks the closest fighter.";
            case Order::advance:
                return who + " moves " + inches(e.distance) +
                       " towards the closest it sees, in cover as well as it can. Then it attacks, or moves "
                       "again.";
            case Order::wander:
                return who + " moves " + inches(e.distance) + " to the " +
                       std::string(directionName(e.direction.value_or("n"))) + ".";
        }
        return {};
    }
    std::string operator()(const GameOver& e) {
        return "The game is over: " + whyOver(e.reason) + ". " +
               (e.winners.empty() ? "Nobody wins." : "The winner: " + name(e.winners.front()) + ".");
    }

  private:
    [[nodiscard]] std::string name(const PieceId& id) const { return nameOf(s, id); }
    [[nodiscard]] std::string name(const SideId& id) const { return nameOf(s, id); }
    /// "spawn-3" is "spawnpoint 3".
    static std::string whereIs(const std::string& place) {
        return place.starts_with("spawn-") ? "spawnpoint " + place.substr(6) : "the site";
    }
    /// "spawnpoint-3" or the id of a token.
    [[nodiscard]] std::string pointName(const std::string& point) const {
        const TokenId token{point};
        return s.tokens.find(token) == nullptr ? spelledOut(point) : nameOf(s, token);
    }
    static std::string doneAt(const Manipulated& e) {
        if (e.count) return ": tokens on the device: " + std::to_string(*e.count);
        return e.device == "site" ? "" : ": spawnpoint " + spawnpointOf(e.device) + " is shut";
    }
    static std::string rolled(int result) { return " rolls " + std::to_string(result); }

    const State& s;
};

}  // namespace

std::string OneStat::say(const State& after, const Event& event) {
    return capital(std::visit(Sayer(after), event));
}

}  // namespace adjutant::onestat
