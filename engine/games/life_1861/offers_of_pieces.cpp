// SPDX-License-Identifier: GPL-3.0-or-later
// What one piece may do: the place it stands on, what lies there, whom it reaches, where it can go.
#include <algorithm>

#include "engine/games/life_1861/names.hpp"
#include "engine/games/life_1861/offers.hpp"
#include "messages/life_1861.hpp"

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
            list_.add(ActivateChurch{id_}, offers::Pray{}, offers::PrayNote{.piece = called(id_)},
                      params<ActivateChurch>());
        }
        if (isAt(place::battlefield)) loot();
        if (isAt(place::townHall) && state_.event == Card::townMeeting) {
            list_.add(Speak{id_, 1}, offers::Speak{}, offers::SpeakNote{.piece = called(id_)},
                      params<Speak>({oneOf(&Speak::change, {1, -1})}));
        }
    }

    void takeBread() {
        const int price = priceOfBread(list_.sum(), state_, id_).total();
        list_.add(TakeBread{id_}, offers::TakeBread{},
                  offers::TakeBreadNote{.piece = called(id_), .costs = price > 0, .price = price},
                  params<TakeBread>());
    }

    void visitDoctor() {
        const auto ills = ailments(self_);
        Param treat = oneOf(&VisitDoctor::treat, ills);
        if (!ills.empty()) treat.byDefault(value(ills.front()));
        list_.add(VisitDoctor{id_, {}}, offers::SeeTheDoctor{},
                  offers::PriceNote{.piece = called(id_), .price = 1}, params<VisitDoctor>({treat}));
    }

    void trade() {
        const int price = std::max(storePrice(list_.sum(), state_).total(), 0);
        auto have = stockpile(price);
        Param give = someOf(&TradeAtStore::give, have, price, price);
        Param take = oneOf(&TradeAtStore::take, everyResource());
        have.resize(static_cast<std::size_t>(price), Resource::food);
        list_.add(TradeAtStore{id_, have, Resource::food}, offers::Trade{},
                  offers::RateNote{.piece = called(id_), .price = price}, params<TradeAtStore>({give, take}));
    }

    void farm() {
        const bool ripe = state_.farm.status == FarmStatus::ripe;
        if (!ripe)
            list_.add(ActivateFarm{id_}, offers::Sow{}, offers::SowNote{.piece = called(id_)},
                      params<ActivateFarm>());
        if (ripe && state_.farm.owner != playerOf(id_)) {
            list_.add(BuyCrop{id_}, offers::BuyFood{},
                      offers::PriceNote{.piece = called(id_), .price = priceOfCrop(list_.sum()).total()},
                      params<BuyCrop>());
        }
    }

    void loot() {
        std::vector<Param> more;
        if (isSoldier(id_)) {
            more.push_back(anyWordOf(&Loot::wish, Resource::food).noted(offers::WhatSixBrings{}));
        }
        if (self_.boon) {
            const auto best = isSoldier(id_) ? Reward::any : Reward::pistol;
            const std::vector rewards{best, Reward::ammo, Reward::tradeGoods};
            more.push_back(someOf(&Loot::prefer, rewards, 0, 3)
                               .byDefault(value(rewards))
                               .noted(offers::MostWantedFirst{}));
        }
        list_.add(Loot{id_, Resource::food, {}}, offers::Loot{},
                  offers::LootNote{.piece = called(id_), .soldier = isSoldier(id_)},
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
        list_.add(PickUp{id_, {}}, offers::PickUp{.resources = lying},
                  offers::PickUpNote{.piece = called(id_)}, params<PickUp>({take}));
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
            list_.add(likely, offers::Swap{.merchant = called(trader)},
                      offers::RateNote{.piece = called(id_), .price = 1},
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
        Param range = intOf(&Attack::range, 0, most, known.value_or(0)).noted(offers::HexesToTarget{});
        if (!known) range.byDefault({});
        const bool shoots = known.value_or(0) >= 2;

        list_.add(Attack{id_, target, known.value_or(0)},
                  offers::Attack{.shoots = shoots, .target = called(target)},
                  offers::AttackNote{.piece = called(id_),
                                     .known = known.has_value(),
                                     .range = known.value_or(most),
                                     .shoots = shoots},
                  {fixed(&Attack::attacker, id_), fixed(&Attack::target, target), range});
    }

    void move() {
        const auto [farthest, places] = reachablePlaces();
        if (places.empty()) {
            return list_.block(Move::name, offers::Move{},
                               Refusal{std::string(code::tooFar),
                                       refusals::NoMovementLeft{.piece = called(id_)}, "L61-MOVE-03"},
                               params<Move>());
        }
        std::vector<Param> more{oneOf(&Move::to, places)};
        if (farthest > 0) {
            more.push_back(intOf(&Move::spaces, 1, farthest, 1).noted(offers::HexesOfADetour{}));
            more.back().byDefault({});
        }
        if (state_.options.positions == Positions::asked) more.front().byDefault(value(place::field));
        list_.add(Move{id_, places.front(), {}}, offers::Move{},
                  offers::MoveNote{.piece = called(id_), .hexes = farthest}, params<Move>(std::move(more)));
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

            list_.add(UseMedicine{id_, patient, {}},
                      offers::UseMedicine{.self = patient == id_, .patient = called(patient)},
                      offers::UseMedicineNote{.piece = called(id_)},
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
                                .noted(offers::BanditsNearThePiece{}));
        }
        if (counts && isSoldier(id_) && townIsHostile(state_)) {
            facts.push_back(boolOf(&EndTurn::town, near.town).noted(offers::NearTheTown{}));
        }
        const bool open = state_.turn.piece == id_;
        list_.add(EndTurn{id_, {}, {}}, offers::EndTurn{.open = open},
                  offers::EndTurnNote{.piece = called(id_), .open = open}, params<EndTurn>(std::move(facts)));
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
    list.block(Move::name, offers::ActsOf{.piece = called(piece)}, may.error(), {fixed(&Move::piece, piece)});
}

}  // namespace adjutant::life
