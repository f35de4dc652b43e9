// SPDX-License-Identifier: GPL-3.0-or-later
// Battles (W63-BATTLE), sacrifice battles (W63-SAC), battles for cities and capitals (W63-CITY, W63-CAP);
// action `attack`.
#include <algorithm>

#include "engine/games/civil_war_1863/likely_choices.hpp"
#include "engine/games/civil_war_1863/names.hpp"
#include "engine/games/civil_war_1863/routes.hpp"
#include "engine/games/civil_war_1863/rules.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::w63 {
namespace {

using Pieces = std::vector<PieceId>;

bool containsAll(const Pieces& list, const Pieces& part) {
    return std::all_of(part.begin(), part.end(), [&](const PieceId& id) { return contains(list, id); });
}

Pieces without(Pieces pieces, const Pieces& gone) {
    std::erase_if(pieces, [&](const PieceId& id) { return contains(gone, id); });
    return pieces;
}

tl::unexpected<Refusal> bad(Phrase sentence, std::string_view clause = {}) {
    return refuse(code::badParameter, std::move(sentence), clause);
}

/// One battle while it is decided: who fights, the numbers, and the choices made beforehand.
class Fight {
  public:
    Fight(Draft& draft, const Attack& attack)
        : d_(draft),
          a_(attack),
          attackers_(inPieceOrder(draft.state(), attack.pieces)),
          to_(canonicalPlace(draft.state(), attack.to)) {}

    Allowed decide() {
        if (Allowed ready = mayLeave(s(), attackers_, to_); !ready.has_value()) return ready;
        side_ = s().turn.side;
        if (Allowed found = findDefenders(); !found.has_value()) return found;
        if (Allowed way = findWay(); !way.has_value()) return way;
        count();
        if (strength_ < defence_.total()) return sacrifice();
        if (strength_ == defence_.total()) return even();
        return larger();
    }

  private:
    [[nodiscard]] const State& s() const { return d_.state(); }
    [[nodiscard]] bool atKeyCity() const { return city_ != nullptr && city_->kind == CityKind::key; }
    [[nodiscard]] bool atGarrison() const { return garrison_ > 0; }

    Allowed findDefenders() {
        const SideId enemy = enemyOf(side_);
        defenders_ = stackAt(s(), enemy, to_);
        const bool inTheField = asked(s()) && to_ == openField;
        if (inTheField && !a_.defenders) {
            return refuse(code::missingParameter, refusals::FieldDefenders{}, "W63-ASK-02");
        }
        if (a_.defenders) {
            const auto named = inPieceOrder(s(), *a_.defenders);
            if (!containsAll(defenders_, named) || (!inTheField && named != defenders_)) {
                return bad(refusals::WrongDefenders{.place = nameOf(s(), to_)}, "W63-BATTLE-02");
            }
            defenders_ = named;
        }
        garrison_ = garrisonAt(s(), to_, enemy);
        if (defenders_.empty() && garrison_ == 0) {
            return refuse("no-enemy", refusals::NoEnemy{.place = nameOf(s(), to_)}, "W63-BATTLE-02");
        }
        city_ = cityAt(s(), to_);
        return {};
    }

    Allowed findWay() {
        from_ = *s().pieces.at(attackers_.front()).place;
        if (asked(s())) return {};
        const auto way = route(s(), groupOf(s(), attackers_), *readSquare(from_.text), *readSquare(to_.text),
                               Rides::allowed);
        if (!way.has_value()) return tl::make_unexpected(way.error());
        how_ = *way;
        return noneAbandoned(s(), attackers_);
    }

    /// N and D (W63-BATTLE-03). Who stands alone in a fortress counts two, so one against it is fewer
    /// (W63-SAC-04).
    void count() {
        strength_ = static_cast<int>(attackers_.size());
        defence_ = defenceOf(d_.sum(), s(), enemyOf(side_), to_, defenders_);
    }

    // -- N below D

    /// W63-SAC-01; capitals, too (W63-CAP-05).
    Allowed sacrifice() {
        if (strength_ >= 2) {
            return refuse("too-weak", refusals::TooWeak{.strength = strength_, .defence = defence_.total()},
                          "W63-BATTLE-10");
        }
        if (atKeyCity() && s().options.citySacrifice == YesNo::no) {
            return refuse("all-or-nothing", refusals::NoSacrifice{}, "W63-CITY-07");
        }
        Pieces covered;
        for (const PieceId& id : defenders_) {
            if (!s().pieces.at(id).disabled) covered.push_back(id);
        }
        const auto marker = freeMarker();
        if (!covered.empty() && !marker) {
            return refuse("no-marker", refusals::NoDisabledMarker{}, "W63-SAC-03");
        }
        open(BattleKind::sacrifice);
        d_.emit(Eliminated{side_, attackers_, "battle"});
        if (!covered.empty()) d_.emit(Disabled{enemyOf(side_), covered, *marker});
        close({});
        return {};
    }

    /// The free one with the lowest number.
    [[nodiscard]] std::optional<std::string> freeMarker() const {
        for (const char* marker : {"d1", "d2", "d3"}) {
            const bool used = std::any_of(s().pieces.begin(), s().pieces.end(), [&](const auto& entry) {
                return !entry.second.out && entry.second.disabled == marker;
            });
            if (!used) return marker;
        }
        return {};
    }

    // -- N equal to D

    /// W63-BATTLE-09; at a capital W63-CAP-04: the garrison of a defender who wins stays at full count.
    Allowed even() {
        if (atKeyCity() && s().options.cityEven == YesNo::no) {
            return refuse("all-or-nothing", refusals::NoEvenBattle{}, "W63-CITY-06");
        }
        if (a_.keep && !contains(attackers_, *a_.keep))
            return bad(refusals::NotAttacking{.piece = nameOf(s(), *a_.keep)});
        if (a_.defenderKeep && !contains(defenders_, *a_.defenderKeep)) {
            return bad(refusals::NotDefending{.piece = nameOf(s(), *a_.defenderKeep)});
        }
        // Asked before anything is told, so that a missing answer leaves nothing half said.
        const Coin coin = d_.coin("even-battle", side_.text);
        const bool won = coin == Coin::heads;
        open(BattleKind::even);
        d_.emit(CoinTossed{won ? "heads" : "tails", won ? side_ : enemyOf(side_)});
        const Pieces lostDefenders = won ? defenders_ : allBut(defenders_, a_.defenderKeep);
        const Pieces lostAttackers = won ? allBut(attackers_, a_.keep) : attackers_;
        lose(lostDefenders, lostAttackers);
        if (won) captureCity();
        close({});
        return {};
    }

    /// W63-BATTLE-09: one piece of the winner stays.
    [[nodiscard]] Pieces allBut(const Pieces& pieces, const std::optional<PieceId>& keep) const {
        if (pieces.empty()) return {};
        return without(pieces, {keep.value_or(likelyToStay(s(), pieces))});
    }

    // -- N above D

    Allowed larger() {
        const bool allOrNothing = atKeyCity() || atGarrison();
        const auto count = static_cast<std::size_t>(
            a_.eliminate.value_or(static_cast<int>(a_.targets ? a_.targets->size() : defenders_.size())));
        if (Allowed fit = allOrNothing ? checkAll(count) : checkSome(count); !fit.has_value()) return fit;
        const Pieces targets = inPieceOrder(s(), a_.targets.value_or(likelyTargets(s(), defenders_, count)));
        const std::size_t due =
            allOrNothing ? static_cast<std::size_t>(std::max(0, defence_.total() - 1)) : targets.size() - 1;
        const Pieces losses = inPieceOrder(s(), a_.losses.value_or(likelyLosses(s(), attackers_, due)));
        if (!containsAll(attackers_, losses)) return bad(refusals::OnlyAttackers{}, "W63-BATTLE-06");
        if (losses.size() != due) {
            return refuse("wrong-count", refusals::Losses{.due = due}, "W63-BATTLE-04");
        }
        open(BattleKind::larger);
        lose(targets, losses);
        captureCity();
        close(without(defenders_, targets));
        return {};
    }

    /// W63-CITY-05, W63-CAP-03.
    [[nodiscard]] Allowed checkAll(std::size_t count) const {
        if (count != defenders_.size() || (a_.targets && a_.targets->size() != defenders_.size())) {
            return refuse("all-or-nothing", refusals::AllOrNothing{.place = nameOf(s(), to_)},
                          atKeyCity() ? "W63-CITY-05" : "W63-CAP-03");
        }
        if (a_.targets && !containsAll(defenders_, *a_.targets)) return bad(refusals::OnlyDefenders{});
        return {};
    }

    /// W63-BATTLE-04, W63-BATTLE-05.
    [[nodiscard]] Allowed checkSome(std::size_t count) const {
        if (a_.eliminate.value_or(1) < 1 || count > defenders_.size()) {
            return bad(refusals::EliminateBounds{.defenders = defenders_.size()}, "W63-BATTLE-04");
        }
        if (a_.targets && a_.targets->size() != count) return bad(refusals::TargetCount{});
        if (a_.targets && !containsAll(defenders_, *a_.targets)) return bad(refusals::OnlyDefenders{});
        return {};
    }

    // -- what all battles share

    /// The attackers stand on the square from now on (W63-BATTLE-08).
    void open(BattleKind kind) {
        d_.emit(Moved{attackers_, from_, to_, how_, false});
        d_.emit(Battle{to_, side_, strength_, defence_.total(), kind, defence_});
    }

    void lose(const Pieces& defenders, const Pieces& attackers) {
        if (!defenders.empty()) d_.emit(Eliminated{enemyOf(side_), defenders, "battle"});
        if (!attackers.empty()) d_.emit(Eliminated{side_, attackers, "battle"});
    }

    /// W63-CITY-02, W63-CAP-01: won at an enemy key city, or at an enemy capital with its garrison.
    void captureCity() {
        if (city_ == nullptr || city_->owner == side_ || city_->captured) return;
        if (city_->kind == CityKind::capital && garrison_ == 0) return;
        captured_ = cityIdAt(s(), to_);
        capture(d_, *captured_, side_);
    }

    void close(const Pieces& survivors) {
        Aftermath aftermath{.losses = true, .survivors = {}, .captured = captured_};
        if (!survivors.empty()) aftermath.survivors = Survivors{enemyOf(side_), to_, survivors};
        follow(d_, aftermath);
    }

    Draft& d_;
    const Attack& a_;
    Pieces attackers_;
    PlaceId to_;
    PlaceId from_;
    SideId side_;
    Pieces defenders_;
    int garrison_ = 0;
    const City* city_ = nullptr;
    How how_ = How::told;
    int strength_ = 0;
    Sum defence_;
    std::optional<PlaceId> captured_;
};

}  // namespace

Sum defenceOf(SumBuilder sum, const State& state, const SideId& defending, const PlaceId& place,
              const Pieces& defenders) {
    const bool walls = fortifiedBy(state, defending, place);
    const auto doubled = std::count_if(defenders.begin(), defenders.end(), [&](const PieceId& id) {
        return walls && isGround(state.pieces.at(id));
    });
    return sum.base("defenders", static_cast<int>(defenders.size()), "W63-BATTLE-03")
        .add("fortified troops count two", static_cast<int>(doubled), "W63-FORT-03")
        .add("garrison", garrisonAt(state, place, defending), "W63-CAP-02");
}

Allowed decide(Draft& d, const Attack& a) { return Fight(d, a).decide(); }

void apply(State&, const Battle&) {}
void apply(State&, const CoinTossed&) {}

/// W63-BATTLE-07: for good; in battle, for a lost city, at sea, or without a way out (W63-BATTLE-01).
void apply(State& s, const Eliminated& e) {
    for (const PieceId& id : e.pieces) {
        Piece& piece = s.pieces.at(id);
        piece = Piece{piece.side, piece.kind, {}, true, false, {}};
    }
    forget(s, e.pieces);
    const bool removal = !s.pending.empty() && s.pending.front().kind == DutyKind::removal;
    if (e.reason == "penalty" && removal && s.pending.front().side == e.side)
        s.pending.erase(s.pending.begin());
}

void apply(State& s, const Disabled& e) {
    for (const PieceId& id : e.pieces) s.pieces.at(id).disabled = e.marker;
}

}  // namespace adjutant::w63
