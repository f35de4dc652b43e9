// SPDX-License-Identifier: GPL-3.0-or-later
// What happens in the build phase: trade, recruiting, building, empire cards.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/chance/sum.hpp"
#include "engine/games/conquest_1762/dealings.hpp"
#include "engine/games/conquest_1762/words.hpp"

namespace adjutant::conquest {

/// C62-TRADE-01, C62-TRADE-02
struct BankTraded {
    static constexpr std::string_view name = "bank-traded";
    SideId side;
    Resource give = Resource::wood;
    Resource take = Resource::wood;
    int times = 0;
    int rate = 0;
    static constexpr auto fields() {
        return listed(field("side", &BankTraded::side), field("give", &BankTraded::give),
                      field("take", &BankTraded::take), field("times", &BankTraded::times),
                      field("rate", &BankTraded::rate));
    }
    [[nodiscard]] std::vector<Dealing> dealings() const {
        return {pays(side, {{give, rate * times}}), takes(side, {{take, times}})};
    }
};
/// C62-TRADE-03: take is what a takes.
struct Traded {
    static constexpr std::string_view name = "traded";
    SideId a;
    SideId b;
    Amounts give;
    Amounts take;
    static constexpr auto fields() {
        return listed(field("a", &Traded::a), field("b", &Traded::b), field("give", &Traded::give),
                      field("take", &Traded::take));
    }
    [[nodiscard]] std::vector<Dealing> dealings() const {
        return {pays(a, give), takes(a, take), pays(b, take), takes(b, give)};
    }
};
/// C62-RECRUIT-01, C62-RECRUIT-02: into the pool; `placed` follows where a territory was named.
struct Recruited {
    static constexpr std::string_view name = "recruited";
    SideId side;
    int soldiers = 0;
    std::string pay;
    Amounts paid;
    Sum sum;
    static constexpr auto fields() {
        return listed(field("side", &Recruited::side), field("soldiers", &Recruited::soldiers),
                      field("pay", &Recruited::pay), field("paid", &Recruited::paid),
                      field("sum", &Recruited::sum));
    }
    [[nodiscard]] std::vector<Dealing> dealings() const {
        return {pays(side, paid), takesSoldiers(side, soldiers)};
    }
};
/// C62-BUILD-01
struct Built {
    static constexpr std::string_view name = "built";
    SideId side;
    Item what = Item::port;
    PlaceId territory;
    std::optional<PieceId> piece;
    Amounts paid;
    static constexpr auto fields() {
        return listed(field("side", &Built::side), field("what", &Built::what),
                      field("territory", &Built::territory), sparse("piece", &Built::piece),
                      field("paid", &Built::paid));
    }
    [[nodiscard]] std::vector<Dealing> dealings() const { return {pays(side, paid)}; }
};
/// C62-CARD-01
struct CardBought {
    static constexpr std::string_view name = "card-bought";
    SideId side;
    CardId card;
    Amounts paid;
    std::optional<SideId> secret{};  ///< the only side that may see which card it is
    static constexpr auto fields() {
        return listed(field("side", &CardBought::side), field("card", &CardBought::card),
                      field("paid", &CardBought::paid), sparse("secret", &CardBought::secret));
    }
    [[nodiscard]] std::vector<Dealing> dealings() const { return {pays(side, paid)}; }
};
/// C62-CARD-07
struct DeckReshuffled {
    static constexpr std::string_view name = "deck-reshuffled";
    std::string deck;
    static constexpr auto fields() { return listed(field("deck", &DeckReshuffled::deck)); }
};
struct CardPlayed {
    static constexpr std::string_view name = "card-played";
    SideId side;
    CardId card;
    static constexpr auto fields() {
        return listed(field("side", &CardPlayed::side), field("card", &CardPlayed::card));
    }
};
/// C62-CARD-06
struct CardVetoed {
    static constexpr std::string_view name = "card-vetoed";
    SideId side;
    CardId card;
    SideId by;
    static constexpr auto fields() {
        return listed(field("side", &CardVetoed::side), field("card", &CardVetoed::card),
                      field("by", &CardVetoed::by));
    }
};
/// C62-CARD-04
struct CardDiscarded {
    static constexpr std::string_view name = "card-discarded";
    SideId side;
    CardId card;
    static constexpr auto fields() {
        return listed(field("side", &CardDiscarded::side), field("card", &CardDiscarded::card));
    }
};
/// A forced march, a master gunner or smugglers help from now on; beyond the ledger.
struct CardInForce {
    static constexpr std::string_view name = "card-in-force";
    SideId side;
    CardId card;
    static constexpr auto fields() {
        return listed(field("side", &CardInForce::side), field("card", &CardInForce::card));
    }
};
struct Truce {
    static constexpr std::string_view name = "truce";
    SideId by;
    SideId with;
    static constexpr auto fields() { return listed(field("by", &Truce::by), field("with", &Truce::with)); }
};
struct Blockaded {
    static constexpr std::string_view name = "blockaded";
    PlaceId territory;
    SideId by;
    static constexpr auto fields() {
        return listed(field("territory", &Blockaded::territory), field("by", &Blockaded::by));
    }
};
struct Gained {
    static constexpr std::string_view name = "gained";
    SideId side;
    Amounts got;
    static constexpr auto fields() {
        return listed(field("side", &Gained::side), field("got", &Gained::got));
    }
    [[nodiscard]] std::vector<Dealing> dealings() const { return {takes(side, got)}; }
};
struct CardStolen {
    static constexpr std::string_view name = "card-stolen";
    SideId side;
    SideId from;
    CardId card;
    std::optional<SideId> secret{};  ///< as in `card-bought`
    static constexpr auto fields() {
        return listed(field("side", &CardStolen::side), field("from", &CardStolen::from),
                      field("card", &CardStolen::card), sparse("secret", &CardStolen::secret));
    }
};
struct Entrenched {
    static constexpr std::string_view name = "entrenched";
    PlaceId territory;
    static constexpr auto fields() { return listed(field("territory", &Entrenched::territory)); }
};
struct Robbed {
    static constexpr std::string_view name = "robbed";
    SideId side;
    SideId from;
    Amounts got;
    static constexpr auto fields() {
        return listed(field("side", &Robbed::side), field("from", &Robbed::from), field("got", &Robbed::got));
    }
    [[nodiscard]] std::vector<Dealing> dealings() const { return {takes(side, got), pays(from, got)}; }
};
struct Weathered {
    static constexpr std::string_view name = "weathered";
    PieceId piece;
    static constexpr auto fields() { return listed(field("piece", &Weathered::piece)); }
};
struct ShipSunk {
    static constexpr std::string_view name = "ship-sunk";
    PieceId piece;
    static constexpr auto fields() { return listed(field("piece", &ShipSunk::piece)); }
};

}  // namespace adjutant::conquest
