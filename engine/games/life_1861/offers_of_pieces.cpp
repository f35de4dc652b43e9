// SPDX-License-Identifier: GPL-3.0-or-later
// What one piece may do: the place it stands on, what lies there, whom it reaches, where it can go.
#include <algorithm>

#include "engine/games/life_1861/names.hpp"
#include "engine/games/life_1861/offers.hpp"

namespace adjutant::life {
namespace {

std::vector<Resource> everyResource() {
    constexpr auto all = allOf<Resource>();
    return {all.begin(), all.end()};
}

/// The offers of one piece, with the piece as their first parameter.
class Acts {
  public:
    Acts(OfferList& list, const PieceId& piece)
        : list_(list), state_(list.state()), id_(piece), self_(person(state_, piece)) {}

    void all() {
        atLocation();
        pickUp();
        swapGoods();
        attacks();
        move();
        medicine();
        endTurn();
    }

  private:
    /// With the piece that acts before the others.
    template <class Act>
    [[nodiscard]] std::vector<Param> params(std::vector<Param> more = {}) const {
        more.insert(more.begin(), fixed(&Act::piece, id_));
        return more;
    }
    [[nodiscard]] std::string note(const std::string& more) const { return capital(id_) + ": " + more; }
    [[nodiscard]] bool isAt(std::string_view location) const { return self_.place == placeId(location); }
    /// Everything the side has, one entry for each, at most `most` of a kind.
    [[nodiscard]] std::vector<Resource> stockpile(int most) const {
        std::vector<Resource> list;
        for (const Resource resource : allOf<Resource>()) {
            const int has = std::min(amount(sideOf(state_, id_), resource), most);
            list.insert(list.end(), static_cast<std::size_t>(std::max(has, 0)), resource);
        }
        return list;
    }

    void atLocation() {
        if (isAt(place::bakery)) takeBread();
        if (isAt(place::doctor)) visitDoctor();
        if (isAt(place::store)) trade();
        if (isAt(place::farm)) farm();
        if (isAt(place::church)) {
            list_.add(ActivateChurch{id_}, "Pray", note("a boon at the end of the turn"),
                      params<ActivateChurch>());
        }
        if (isAt(place::battlefield)) loot();
        if (isAt(place::townHall) && state_.event == Card::townMeeting) {
            list_.add(Speak{id_, 1}, "Speak", note("tension up or down by 1"),
                      params<Speak>({oneOf(&Speak::change, {1, -1})}));
        }
    }

    void takeBread() {
        const int price = priceOfBread(list_.sum(), state_, id_).total();
        list_.add(TakeBread{id_}, "Take bread", note(price > 0 ? count(price, Resource::tradeGoods) : "free"),
                  params<TakeBread>());
    }

    void visitDoctor() {
        const auto ills = ailments(self_);
        Param treat = oneOf(&VisitDoctor::treat, ills);
        if (!ills.empty()) treat.byDefault(value(ills.front()));
        list_.add(VisitDoctor{id_, {}}, "See the doctor", note("1 trade goods"),
                  params<VisitDoctor>({treat}));
    }

    void trade() {
        const int price = std::max(storePrice(list_.sum(), state_).total(), 0);
        auto have = stockpile(price);
        Param give = someOf(&TradeAtStore::give, have, price, price);
        Param take = oneOf(&TradeAtStore::take, everyResource());
        have.resize(static_cast<std::size_t>(price), Resource::food);
        list_.add(TradeAtStore{id_, have, Resource::food}, "Trade at the store",
                  note(std::to_string(price) + " for 1"), params<TradeAtStore>({give, take}));
    }

    void farm() {
        const bool ripe = state_.farm.status == FarmStatus::ripe;
        if (!ripe) list_.add(ActivateFarm{id_}, "Sow", note("2 food in two rounds"), params<ActivateFarm>());
        if (ripe && state_.farm.owner != playerOf(id_)) {
            list_.add(BuyCrop{id_}, "Buy food",
                      note(count(priceOfCrop(list_.sum()).total(), Resource::tradeGoods)), params<BuyCrop>());
        }
    }

    void loot() {
        std::vector<Param> more;
        if (isSoldier(id_)) {
            more.push_back(anyWordOf(&Loot::wish, Resource::food).noted("What a 6 brings"));
        }
        if (self_.boon) {
            const auto best = isSoldier(id_) ? Reward::any : Reward::pistol;
            const std::vector rewards{best, Reward::ammo, Reward::tradeGoods};
            more.push_back(
                someOf(&Loot::prefer, rewards, 0, 3).byDefault(value(rewards)).noted("Most wanted first"));
        }
        list_.add(
            Loot{id_, Resource::food, {}}, "Loot",
            note(isSoldier(id_) ? "roll for a find" : "roll for a find, on 6 the Soldier's player hits"),
            params<Loot>(std::move(more)));
    }

    void pickUp() {
        const Heap free = freeHere(state_, id_);
        if (free.empty()) return;
        const int limit = std::max(pickLimit(list_.sum(), id_).total(), 0);
        std::vector<Resource> lying;
        for (const auto& [resource, number] : free) {
            lying.insert(lying.end(), static_cast<std::size_t>(std::min(number, limit)), resource);
        }
        const auto most = std::min(lying.size(), static_cast<std::size_t>(limit));
        Param take = someOf(&PickUp::take, lying, 1, static_cast<std::int64_t>(most));
        lying.resize(most);
        take.byDefault(value(lying));
        list_.add(PickUp{id_, {}}, "Pick up " + enumerated(lying), note("lies here"), params<PickUp>({take}));
    }

    void swapGoods() {
        for (const PieceId& trader : merchantsHere(state_, id_)) {
            std::vector<Resource> theirs;
            for (const Resource resource : allOf<Resource>()) {
                if (amount(merchant(state_, trader).stock, resource) > 0) theirs.push_back(resource);
            }
            const auto ours = stockpile(1);
            const Swap likely{id_, trader, ours.empty() ? Resource::food : ours.front(),
                              theirs.empty() ? Resource::food : theirs.front()};
            list_.add(likely, "Swap with " + called(trader), note("1 for 1"),
                      params<Swap>({fixed(&Swap::merchant, trader), oneOf(&Swap::give, ours),
                                    oneOf(&Swap::take, theirs)}));
        }
    }

    void attacks() {
        auto targets = peopleInPlay(state_, isSoldier(id_) ? Player::civilians : Player::soldier);
        const auto bandits = banditsInPlay(state_);
        targets.insert(targets.end(), bandits.begin(), bandits.end());
        const auto away = [&](const PieceId& target) { return knownRange(state_, id_, target).value_or(0); };
        std::stable_sort(targets.begin(), targets.end(),
                         [&](const PieceId& a, const PieceId& b) { return away(a) < away(b); });
        for (const PieceId& target : targets) attack(target);
    }

    void attack(const PieceId& target) {
        const auto known = knownRange(state_, id_, target);
        const bool armed = person(state_, id_).gun && sideOf(state_, id_).ammo > 0;
        const int most = armed ? reachOf(list_.sum(), state_, id_).total() : 1;
        Param range = intOf(&Attack::range, 0, most, known.value_or(0)).noted("Hexes to the target");
        if (!known) range.byDefault({});
        const bool shoots = known.value_or(0) >= 2;
        const std::string far =
            known ? "range " + std::to_string(*known) : "up to range " + std::to_string(most);
        list_.add(Attack{id_, target, known.value_or(0)}, (shoots ? "Shoot " : "Attack ") + called(target),
                  note(far + (shoots ? ", 1 ammo" : "")),
                  {fixed(&Attack::attacker, id_), fixed(&Attack::target, target), range});
    }

    void move() {
        const auto [farthest, places] = reachablePlaces();
        if (places.empty()) {
            const std::string why = capital(id_) + " has no movement left this turn.";
            return list_.block(Move::name, "Move", Refusal{std::string(code::tooFar), why, "L61-MOVE-03"},
                               params<Move>());
        }
        std::vector<Param> more{oneOf(&Move::to, places)};
        if (farthest > 0) {
            more.push_back(intOf(&Move::spaces, 1, farthest, 1).noted("Hexes, if not the shortest way"));
            more.back().byDefault({});
        }
        if (state_.options.positions == Positions::asked) more.front().byDefault(value(place::field));
        list_.add(Move{id_, places.front(), {}}, "Move", note("up to " + count(farthest, "hex", "hexes")),
                  params<Move>(std::move(more)));
    }

    /// How far the piece can still go, and the places within that; with an own board any place may be.
    [[nodiscard]] std::pair<int, std::vector<PlaceId>> reachablePlaces() const {
        const bool perTurn = state_.options.movementPer == MovementPer::turn && state_.turn.piece == id_;
        const int farthest =
            movementAllowance(list_.sum(), state_, id_).total() - (perTurn ? state_.turn.moved : 0);
        std::vector<PlaceId> places = allPlaces(state_.options.positions);
        if (state_.options.positions == Positions::board) {
            const hex::Hex here = *hexOf(*self_.place);
            std::erase_if(places, [&](const PlaceId& id) {
                return id == *self_.place || hex::distance(here, *hexOf(id)) > farthest;
            });
        }
        return {std::max(farthest, 0), std::move(places)};
    }

    void medicine() {
        for (const PieceId& patient : peopleInPlay(state_)) {
            const auto ills = ailments(person(state_, patient));
            if (ills.empty()) continue;
            const std::string label = patient == id_ ? "Take medicine" : "Treat " + called(patient);
            list_.add(UseMedicine{id_, patient, {}}, label, note("1 medicine"),
                      params<UseMedicine>({fixed(&UseMedicine::target, patient),
                                           oneOf(&UseMedicine::treat, ills).byDefault(value(ills.front()))}));
        }
    }

    void endTurn() {
        std::vector<Param> facts;
        const Dangers near = dangersNear(state_, id_);
        const auto bandits = banditsInPlay(state_);
        const bool counts = state_.options.boardAttacks == BoardAttacks::turnEnd;
        if (counts && !bandits.empty()) {
            facts.push_back(someOf(&EndTurn::bandits, bandits, 0, std::ssize(bandits))
                                .byDefault(value(near.bandits))
                                .noted("Bandits on or next to the piece's hex"));
        }
        if (counts && isSoldier(id_) && townIsHostile(state_)) {
            facts.push_back(boolOf(&EndTurn::town, near.town).noted("On or next to a town building?"));
        }
        const bool open = state_.turn.piece == id_;
        list_.add(EndTurn{id_, {}, {}}, open ? "End turn" : "Pass",
                  note(open ? "the rest of the turn" : "an empty turn"), params<EndTurn>(std::move(facts)));
    }

    OfferList& list_;
    const State& state_;
    PieceId id_;
    const Person& self_;
};

}  // namespace

void offerActsOf(OfferList& list, const PieceId& piece) {
    const Allowed may = ready(list.state(), piece);
    const bool waits = list.state().turn.piece == piece;
    if (may || waits) return Acts(list, piece).all();
    list.block(Move::name, capital(piece), may.error(), {fixed(&Move::piece, piece)});
}

}  // namespace adjutant::life
