// SPDX-License-Identifier: GPL-3.0-or-later
// The sentence of every event, as a referee could read it out.
#include "engine/games/life_1861/event_cards.hpp"
#include "engine/games/life_1861/names.hpp"
#include "engine/games/life_1861/rules.hpp"

namespace adjutant::life {
namespace {

std::string rolled(int roll) { return "rolls " + std::to_string(roll); }
std::string hitOrMiss(bool hit) { return hit ? ": hit" : ": miss"; }
std::string needing(int needed) { return " (needs " + std::to_string(needed) + (needed < 6 ? "+)" : ")"); }

/// Who or what harms: "Bandit 1", "the town", "hunger".
std::string harmful(const std::string& by) {
    if (by == "town" || by == "skirmish") return "the " + by;
    if (by == "battlefield") return "a shot on the battlefield";
    if (by == "hunger" || by == "typhoid") return by;
    return called(PieceId{by});
}

std::string whoPlural(Player player, std::string_view one, std::string_view many) {
    return capital(player) + " " + std::string(player == Player::soldier ? one : many);
}

struct Sentence {
    const State& after;

    std::string operator()(const RoundBegan& e) const {
        return "Round " + std::to_string(e.round) + " of " + std::to_string(after.options.rounds) + ".";
    }
    std::string operator()(const RoundEnded& e) const {
        return "Round " + std::to_string(e.round) + " is over.";
    }
    std::string operator()(const StageBegan& e) const {
        if (e.stage == Phase::event)
            return "The event stage of round " + std::to_string(e.round) + " begins.";
        return "The action stage begins.";
    }
    std::string operator()(const ActionStageEnded& /*e*/) const { return "The action stage is over."; }
    std::string operator()(const TurnBegan& e) const {
        return capital(e.piece) + " takes a turn of " + count(e.actions, "action", "actions") + ".";
    }
    std::string operator()(const ActionSpent& e) const {
        if (e.left > 0) return capital(e.piece) + " has " + count(e.left, "action", "actions") + " left.";
        return "The turn of " + called(e.piece) + " waits for its end: who stands near?";
    }
    std::string operator()(const TurnEnded& e) const {
        return "The turn of " + called(e.piece) + " is over.";
    }
    std::string operator()(const TurnLost& e) const {
        return capital(e.piece) + " loses " + count(e.turns, "turn", "turns") +
               ": two in a row are not allowed.";
    }
    std::string operator()(const Damaged& e) const {
        return capital(e.piece) + " loses 1 health to " + harmful(e.by) + " and has " +
               std::to_string(e.health) + " left.";
    }
    std::string operator()(const Died& e) const {
        const bool wasted = e.by == "hunger" || e.by == "typhoid";
        return capital(e.piece) + (wasted ? " dies of " : " is killed by ") + harmful(e.by) + ".";
    }
    std::string operator()(const TensionChanged& e) const {
        return std::string("Tension ") + (e.to > e.from ? "rises" : "falls") + " from " +
               std::to_string(e.from) + " to " + std::to_string(e.to) + ".";
    }
    std::string operator()(const TensionKept& e) const {
        return "Tension stays at " + std::to_string(e.level) + ", the referee says.";
    }
    std::string operator()(const TensionCounted& e) const {
        return "The tension counter goes to " + std::to_string(e.counter) + ".";
    }
    std::string operator()(const GameOver& e) const {
        std::vector<std::string> winners;
        for (const SideId& side : e.winners) winners.push_back(called(*fromWord<Player>(side.text)));
        const std::string reason = e.reason.empty() ? "" : " (" + e.reason + ")";
        if (winners.empty()) return "The game is over" + reason + ": nobody wins.";
        const bool one = winners.size() == 1 && e.winners.front().text == word(Player::soldier);
        return "The game is over" + reason + ": " + enumerated(winners) + (one ? " wins." : " win.");
    }

    std::string operator()(const Moved& e) const {
        const std::string way = e.spaces > 0 ? ", " + count(e.spaces, "hex", "hexes") : std::string();
        return capital(e.piece) + " moves from " + called(e.from) + " to " + called(e.to) + way + ".";
    }
    std::string operator()(const PickedUp& e) const {
        return capital(e.piece) + " picks up 1 " + called(e.resource) + " at " + called(e.place) + ".";
    }
    std::string operator()(const BreadTaken& e) const {
        const std::string price = e.price == 0 ? "free" : "for " + count(e.price, Resource::tradeGoods);
        return capital(e.piece) + " takes 1 food at the bakery, " + price + ".";
    }
    std::string operator()(const Healed& e) const {
        return capital(e.piece) + " is healed and has " + std::to_string(e.health) + " health" +
               paid(e.price);
    }
    std::string operator()(const Cured& e) const {
        return capital(e.piece) + " is cured of " + std::string(word(e.disease)) + paid(e.price);
    }
    std::string operator()(const MedicineUsed& e) const {
        if (e.piece == e.target) return capital(e.piece) + " takes 1 medicine.";
        return capital(e.piece) + " gives 1 medicine to " + called(e.target) + ".";
    }
    std::string operator()(const Traded& e) const {
        return capital(e.piece) + " trades " + enumerated(e.give) + " for 1 " + called(e.take) +
               " at the store.";
    }
    std::string operator()(const FarmActivated& e) const {
        return whoPlural(e.side, "sows", "sow") + " at the farm; the crop is due in round " +
               std::to_string(e.due) + ".";
    }
    std::string operator()(const CropBought& e) const {
        return capital(e.piece) + " buys 1 food at the farm for " + count(e.price, Resource::tradeGoods) +
               ".";
    }
    std::string operator()(const FarmEmptied& e) const {
        return "The crop is gone; the farm lies fallow until round " + std::to_string(e.due) + " is over.";
    }
    std::string operator()(const ChurchActivated& e) const {
        return capital(e.piece) + " prays at the church.";
    }
    std::string operator()(const BoonReceived& e) const { return capital(e.piece) + " receives a boon."; }
    std::string operator()(const BoonUsed& e) const {
        std::vector<std::string> faces;
        for (const int face : e.rolls) faces.push_back(std::to_string(face));
        return capital(e.piece) + " uses the boon: " + adjutant::enumerated(faces) + ", keeps the " +
               std::to_string(e.kept) + ".";
    }
    std::string operator()(const Looted& e) const {
        const std::string find = e.resource ? "1 " + called(*e.resource) : std::string("a pistol");
        return capital(e.piece) + " loots, " + rolled(e.roll) + " and finds " + find + ".";
    }
    std::string operator()(const ShotAt& e) const {
        return capital(e.piece) + " is shot at: the Soldier's player " + rolled(e.roll) + needing(e.needed) +
               hitOrMiss(e.hit) + ".";
    }
    std::string operator()(const Swapped& e) const {
        return capital(e.piece) + " swaps 1 " + called(e.give) + " for 1 " + called(e.take) + " with " +
               called(e.merchant) + ".";
    }
    std::string operator()(const Spoke& e) const {
        return capital(e.piece) + " speaks at the meeting to " +
               (e.change > 0 ? "stir the town up." : "calm the town.");
    }
    std::string operator()(const Aimed& e) const {
        return capital(e.attacker) + " aims at " + called(e.target) + " and reaches " +
               count(e.reach, "hex", "hexes") + ".";
    }
    std::string operator()(const DiceCounted& e) const {
        return capital(e.piece) + " rolls " + count(e.dice, "die", "dice") + ".";
    }
    std::string operator()(const Attacked& e) const {
        const std::string range = e.range == 0 ? "on the same hex" : "at range " + std::to_string(e.range);
        return capital(e.attacker) + " attacks " + called(e.target) + " " + range + " and " + rolled(e.roll) +
               needing(e.needed) + hitOrMiss(e.hit) + (e.ammo > 0 ? ", 1 ammo spent." : ".");
    }

    std::string operator()(const ResourcePlaced& e) const {
        return "1 " + called(e.resource) + " is placed on " + called(e.place) + ".";
    }
    std::string operator()(const NpcPlaced& e) const {
        const std::string until =
            e.leaves ? ", until the end of round " + std::to_string(*e.leaves) : std::string();
        return capital(e.piece) + " is placed on " + called(e.place) + until + ".";
    }
    std::string operator()(const NpcNotPlaced& e) const {
        return "All four " + std::string(word(e.kind)) + "s are on the board; none is placed.";
    }
    std::string operator()(const NpcLeft& e) const { return capital(e.piece) + " leaves."; }
    std::string operator()(const DeckReshuffled& /*e*/) const { return "The event deck is shuffled again."; }
    std::string operator()(const EventDrawn& e) const {
        const EventCard& card = eventCard(e.card);
        return "Event: " + std::string(card.name) + ". " + std::string(card.text);
    }
    std::string operator()(const DiseaseCaught& e) const {
        return capital(e.piece) + " catches " + std::string(e.disease == Disease::cough ? "a " : "") +
               std::string(word(e.disease)) + ".";
    }
    std::string operator()(const NobodyStricken& e) const {
        return "Everybody has " + std::string(word(e.disease)) + " already.";
    }
    std::string operator()(const FarmHastened& /*e*/) const {
        return "The crop at the farm is due this round.";
    }
    std::string operator()(const BanditAttacked& e) const {
        return capital(e.bandit) + " attacks " + called(e.piece) + " and " + rolled(e.roll) +
               needing(e.needed) + hitOrMiss(e.hit) + ".";
    }
    std::string operator()(const TownAttacked& e) const {
        return "The town shoots at the Soldier: the Civilians' player " + rolled(e.roll) + needing(e.needed) +
               hitOrMiss(e.hit) + ".";
    }
    std::string operator()(const Fed& e) const {
        const std::string eaten = whoPlural(e.side, "eats ", "eat ") + std::to_string(e.food) + " food";
        if (e.pieces.empty()) return whoPlural(e.side, "has", "have") + " no food.";
        return eaten + (e.side == Player::soldier ? "." : ": " + enumerated(e.pieces) + ".");
    }
    std::string operator()(const WentHungry& e) const { return capital(e.piece) + " goes hungry."; }
    std::string operator()(const BreadBaked& e) const {
        return "The bakery bakes; " + std::to_string(e.food) + " food lies there.";
    }
    std::string operator()(const FarmRipened& e) const {
        const std::string whose = e.owner ? " for " + called(*e.owner) : std::string();
        return "The crop is ripe: " + std::to_string(e.food) + " food at the farm" + whose + ".";
    }
    std::string operator()(const FarmRested& /*e*/) const { return "The farm can be sown again."; }
    std::string operator()(const ReliefGiven& e) const {
        return whoPlural(e.side, "gets ", "get ") + std::to_string(e.food) + " food as relief.";
    }
    std::string operator()(const DiseaseSuffered& e) const {
        return capital(e.piece) + " has " + std::string(word(e.disease)) + " and " + rolled(e.roll) +
               (e.hit ? ": it gets worse." : ": it holds.");
    }
    std::string operator()(const SkirmishFire& e) const {
        return capital(e.piece) + " is under fire on the battlefield and " + rolled(e.roll) +
               needing(e.needed) + hitOrMiss(e.hit) + ".";
    }

  private:
    static std::string paid(int price) {
        return price > 0 ? ", for " + count(price, Resource::tradeGoods) + "." : std::string(".");
    }
};

}  // namespace

std::string Life::say(const State& after, const Event& event) { return std::visit(Sentence{after}, event); }

}  // namespace adjutant::life
