// SPDX-License-Identifier: GPL-3.0-or-later
// Events: what the board does by itself, in the event stage, at the end of turns and in the status stage.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chance/sum.hpp"
#include "engine/games/life_1861/words.hpp"
#include "engine/words/describe.hpp"
#include "engine/words/id.hpp"

namespace adjutant::life {

struct ResourcePlaced {
    static constexpr std::string_view name = "resource-placed";
    Resource resource = Resource::food;
    PlaceId place;

    static constexpr auto fields() {
        return listed(field("resource", &ResourcePlaced::resource), field("place", &ResourcePlaced::place));
    }
};

struct NpcPlaced {
    static constexpr std::string_view name = "npc-placed";
    PieceId piece;
    Kind kind = Kind::bandit;
    PlaceId place;
    std::optional<int> leaves;  ///< a merchant: the round in whose status stage it leaves

    static constexpr auto fields() {
        return listed(field("piece", &NpcPlaced::piece), field("kind", &NpcPlaced::kind),
                      field("place", &NpcPlaced::place), sparse("leaves", &NpcPlaced::leaves));
    }
};

struct NpcNotPlaced {
    static constexpr std::string_view name = "npc-not-placed";
    Kind kind = Kind::bandit;
    static constexpr auto fields() { return listed(field("kind", &NpcNotPlaced::kind)); }
};

struct NpcLeft {
    static constexpr std::string_view name = "npc-left";
    PieceId piece;
    static constexpr auto fields() { return listed(field("piece", &NpcLeft::piece)); }
};

struct DeckReshuffled {
    static constexpr std::string_view name = "deck-reshuffled";
    std::string deck;
    static constexpr auto fields() { return listed(field("deck", &DeckReshuffled::deck)); }
};

struct EventDrawn {
    static constexpr std::string_view name = "event-drawn";
    Card card = Card::merchant;
    static constexpr auto fields() { return listed(field("card", &EventDrawn::card)); }
};

struct DiseaseCaught {
    static constexpr std::string_view name = "disease-caught";
    PieceId piece;
    Disease disease = Disease::fever;

    static constexpr auto fields() {
        return listed(field("piece", &DiseaseCaught::piece), field("disease", &DiseaseCaught::disease));
    }
};

struct NobodyStricken {
    static constexpr std::string_view name = "nobody-stricken";
    Disease disease = Disease::fever;
    static constexpr auto fields() { return listed(field("disease", &NobodyStricken::disease)); }
};

struct FarmHastened {
    static constexpr std::string_view name = "farm-hastened";
    int due = 0;
    static constexpr auto fields() { return listed(field("due", &FarmHastened::due)); }
};

struct BanditAttacked {
    static constexpr std::string_view name = "bandit-attacked";
    PieceId bandit;
    PieceId piece;
    int roll = 0;
    int needed = 0;
    bool hit = false;
    Sum sum;  ///< the number to hit

    static constexpr auto fields() {
        return listed(field("bandit", &BanditAttacked::bandit), field("piece", &BanditAttacked::piece),
                      field("roll", &BanditAttacked::roll), field("needed", &BanditAttacked::needed),
                      field("hit", &BanditAttacked::hit), field("sum", &BanditAttacked::sum));
    }
};

struct TownAttacked {
    static constexpr std::string_view name = "town-attacked";
    PieceId piece;
    int roll = 0;
    int needed = 0;
    bool hit = false;
    Sum sum;  ///< the number to hit

    static constexpr auto fields() {
        return listed(field("piece", &TownAttacked::piece), field("roll", &TownAttacked::roll),
                      field("needed", &TownAttacked::needed), field("hit", &TownAttacked::hit),
                      field("sum", &TownAttacked::sum));
    }
};

struct Fed {
    static constexpr std::string_view name = "fed";
    Player side = Player::soldier;
    int food = 0;                 ///< discarded
    std::vector<PieceId> pieces;  ///< those who ate, in piece order
    Sum sum;                      ///< the food that is needed

    static constexpr auto fields() {
        return listed(field("side", &Fed::side), field("food", &Fed::food), field("pieces", &Fed::pieces),
                      field("sum", &Fed::sum));
    }
};

struct WentHungry {
    static constexpr std::string_view name = "went-hungry";
    PieceId piece;
    static constexpr auto fields() { return listed(field("piece", &WentHungry::piece)); }
};

struct BreadBaked {
    static constexpr std::string_view name = "bread-baked";
    int food = 0;  ///< now in the bakery
    static constexpr auto fields() { return listed(field("food", &BreadBaked::food)); }
};

struct FarmRipened {
    static constexpr std::string_view name = "farm-ripened";
    int food = 0;
    std::optional<Player> owner;

    static constexpr auto fields() {
        return listed(field("food", &FarmRipened::food), field("owner", &FarmRipened::owner));
    }
};

struct FarmRested {
    static constexpr std::string_view name = "farm-rested";
    static constexpr auto fields() { return listed(); }
};

struct ReliefGiven {
    static constexpr std::string_view name = "relief-given";
    Player side = Player::soldier;
    int food = 0;

    static constexpr auto fields() {
        return listed(field("side", &ReliefGiven::side), field("food", &ReliefGiven::food));
    }
};

struct DiseaseSuffered {
    static constexpr std::string_view name = "disease-suffered";
    PieceId piece;
    Disease disease = Disease::typhoid;
    int roll = 0;
    bool hit = false;
    Sum sum;  ///< the highest face that harms

    static constexpr auto fields() {
        return listed(field("piece", &DiseaseSuffered::piece), field("disease", &DiseaseSuffered::disease),
                      field("roll", &DiseaseSuffered::roll), field("hit", &DiseaseSuffered::hit),
                      field("sum", &DiseaseSuffered::sum));
    }
};

struct SkirmishFire {
    static constexpr std::string_view name = "skirmish-fire";
    PieceId piece;
    int roll = 0;
    int needed = 0;
    bool hit = false;
    Sum sum;  ///< the number to hit

    static constexpr auto fields() {
        return listed(field("piece", &SkirmishFire::piece), field("roll", &SkirmishFire::roll),
                      field("needed", &SkirmishFire::needed), field("hit", &SkirmishFire::hit),
                      field("sum", &SkirmishFire::sum));
    }
};

}  // namespace adjutant::life
