// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence for every event.
#include "engine/games/civil_war_1863/civil_war_1863.hpp"
#include "engine/games/civil_war_1863/names.hpp"

namespace adjutant::w63 {
namespace {

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string pieces(int count) { return std::to_string(count) + (count == 1 ? " piece" : " pieces"); }

/// "Union infantry 3 marches", "2 Union infantry march".
std::string doing(const State& s, const std::vector<PieceId>& group, const std::string& one,
                  const std::string& many) {
    return nameOf(s, group) + ' ' + (group.size() == 1 ? one : many);
}

std::string say(const State& s, const Moved& e) {
    const std::string to = " to " + nameOf(s, e.to);
    if (e.extra) return doing(s, e.pieces, "gets away", "get away") + to + ".";
    switch (e.how) {
        case How::rail:
            return doing(s, e.pieces, "goes", "go") + " by railroad" + to + ".";
        case How::sail:
            return doing(s, e.pieces, "sails", "sail") + to + ".";
        case How::march:
        case How::told:
            break;
    }
    return doing(s, e.pieces, "marches", "march") + to + ".";
}

std::string say(const State& s, const Battle& e) {
    const std::string numbers = std::to_string(e.attackers) + " against " + std::to_string(e.defence);
    switch (e.kind) {
        case BattleKind::sacrifice:
            return "A sacrifice at " + nameOf(s, e.place) + ": " + numbers + ".";
        case BattleKind::even:
            return "An even battle at " + nameOf(s, e.place) + ": " + numbers + ". Toss the coin.";
        case BattleKind::larger:
            break;
    }
    return capital(nameOf(s, e.side)) + " attacks " + nameOf(s, e.place) + " with " + numbers + ".";
}

std::string say(const State& s, const CoinTossed& e) {
    return capital(e.got) + ": " + nameOf(s, e.winner) + " wins the battle.";
}

std::string say(const State& s, const Eliminated& e) {
    const std::string who = nameOf(s, e.pieces);
    if (e.reason == "at-sea") return who + (e.pieces.size() == 1 ? " is" : " are") + " lost at sea.";
    if (e.reason == "no-way-out")
        return who +
               (e.pieces.size() == 1 ? " has no way out and surrenders." : " have no way out and surrender.");
    if (e.reason == "penalty") return capital(nameOf(s, e.side)) + " removes " + who + " for the lost city.";
    return who + (e.pieces.size() == 1 ? " is" : " are") + " eliminated.";
}

std::string say(const State& s, const Disabled& e) {
    return nameOf(s, e.pieces) + " cannot move in the next turn: lay disabled marker " + e.marker.substr(1) +
           ".";
}

std::string say(const State& s, const Captured& e) {
    return capital(nameOf(s, e.side)) + " captures " + s.cities.at(e.city).name + ". Raise the flag.";
}

std::string say(const State& s, const ExtraMoveDue& e) {
    return doing(s, e.pieces, "must", "must") + " leave " + nameOf(s, e.place) + " at once.";
}

std::string say(const State& s, const RemovalDue& e) {
    return capital(nameOf(s, e.side)) + " must remove " + pieces(e.count) + " for " +
           s.cities.at(e.city).name + ".";
}

std::string say(const State& s, const Fortified& e) {
    return capital(nameOf(s, e.side)) + " fortifies " + s.cities.at(e.city).name + ": lay a doubling piece.";
}

std::string say(const State& s, const Unfortified& e) {
    const std::string city = s.cities.at(e.city).name;
    if (e.reason == "order") return capital(nameOf(s, e.side)) + " lifts its marker from " + city + ".";
    return "Nobody holds the works of " + city + " any more: the doubling piece goes back.";
}

std::string say(const State& s, const Recovered& e) {
    return nameOf(s, e.pieces) + " can move again: take the disabled marker off.";
}

std::string say(const State& s, const TurnEnded& e) {
    return "The turn of " + nameOf(s, e.side) + " is over.";
}

std::string say(const State& s, const TurnBegan& e) {
    return "Round " + std::to_string(e.round) + ": it is the turn of " + nameOf(s, e.side) + ".";
}

std::string say(const State& s, const Stationed& e) {
    return doing(s, e.pieces, "stands", "stand") + " at " + nameOf(s, e.at) + ".";
}

std::string say(const State& s, const GameOver& e) {
    if (e.reason == "stalemate") return "Stalemate: nobody has won.";
    if (e.winners.empty()) return "The players stop: " + e.reason + ".";
    const std::string winner = capital(nameOf(s, e.winners.front()));
    const std::string loser = nameOf(s, enemyOf(e.winners.front()));
    if (e.reason == "surrender") return capital(loser) + " surrenders. " + winner + " has won.";
    return winner + " has won: " + loser + " has no piece left.";
}

}  // namespace

std::string CivilWar::say(const State& after, const Event& event) {
    return std::visit([&](const auto& e) { return w63::say(after, e); }, event);
}

}  // namespace adjutant::w63
