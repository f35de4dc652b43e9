// SPDX-License-Identifier: GPL-3.0-or-later
// Events: what the pieces do with their actions.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/chance/sum.hpp"
#include "engine/games/life_1861/words.hpp"
#include "engine/words/describe.hpp"
#include "engine/words/id.hpp"

namespace adjutant::life {

struct Moved {
    static constexpr std::string_view name = "moved";
    PieceId piece;
    PlaceId from;
    PlaceId to;
    int spaces = 0;
    Sum sum;  ///< the allowance

    static constexpr auto fields() {
        return listed(field("piece", &Moved::piece), field("from", &Moved::from), field("to", &Moved::to),
                      field("spaces", &Moved::spaces), field("sum", &Moved::sum));
    }
};

struct PickedUp {
    static constexpr std::string_view name = "picked-up";
    PieceId piece;
    Resource resource = Resource::food;
    PlaceId place;
    bool crop = false;  ///< from the farm's crop, not from the ground
    Sum sum;            ///< how many may be picked up in one action

    static constexpr auto fields() {
        return listed(field("piece", &PickedUp::piece), field("resource", &PickedUp::resource),
                      field("place", &PickedUp::place), field("crop", &PickedUp::crop),
                      field("sum", &PickedUp::sum));
    }
};

struct BreadTaken {
    static constexpr std::string_view name = "bread-taken";
    PieceId piece;
    int price = 0;
    Sum sum;  ///< the price

    static constexpr auto fields() {
        return listed(field("piece", &BreadTaken::piece), field("price", &BreadTaken::price),
                      field("sum", &BreadTaken::sum));
    }
};

struct Healed {
    static constexpr std::string_view name = "healed";
    PieceId piece;
    int health = 0;
    int price = 0;  ///< trade goods paid for it, to the doctor

    static constexpr auto fields() {
        return listed(field("piece", &Healed::piece), field("health", &Healed::health),
                      field("price", &Healed::price));
    }
};

struct Cured {
    static constexpr std::string_view name = "cured";
    PieceId piece;
    Disease disease = Disease::fever;
    int price = 0;  ///< trade goods paid for it, to the doctor

    static constexpr auto fields() {
        return listed(field("piece", &Cured::piece), field("disease", &Cured::disease),
                      field("price", &Cured::price));
    }
};

struct MedicineUsed {
    static constexpr std::string_view name = "medicine-used";
    PieceId piece;
    PieceId target;

    static constexpr auto fields() {
        return listed(field("piece", &MedicineUsed::piece), field("target", &MedicineUsed::target));
    }
};

struct Traded {
    static constexpr std::string_view name = "traded";
    PieceId piece;
    std::vector<Resource> give;
    Resource take = Resource::food;
    Sum sum;  ///< how many are given for one

    static constexpr auto fields() {
        return listed(field("piece", &Traded::piece), field("give", &Traded::give),
                      field("take", &Traded::take), field("sum", &Traded::sum));
    }
};

struct FarmActivated {
    static constexpr std::string_view name = "farm-activated";
    Player side = Player::soldier;
    int due = 0;

    static constexpr auto fields() {
        return listed(field("side", &FarmActivated::side), field("due", &FarmActivated::due));
    }
};

struct CropBought {
    static constexpr std::string_view name = "crop-bought";
    PieceId piece;
    int price = 0;
    Sum sum;  ///< the price

    static constexpr auto fields() {
        return listed(field("piece", &CropBought::piece), field("price", &CropBought::price),
                      field("sum", &CropBought::sum));
    }
};

struct FarmEmptied {
    static constexpr std::string_view name = "farm-emptied";
    int due = 0;
    static constexpr auto fields() { return listed(field("due", &FarmEmptied::due)); }
};

struct ChurchActivated {
    static constexpr std::string_view name = "church-activated";
    PieceId piece;
    static constexpr auto fields() { return listed(field("piece", &ChurchActivated::piece)); }
};

struct BoonReceived {
    static constexpr std::string_view name = "boon-received";
    PieceId piece;
    static constexpr auto fields() { return listed(field("piece", &BoonReceived::piece)); }
};

struct BoonUsed {
    static constexpr std::string_view name = "boon-used";
    PieceId piece;
    std::vector<int> rolls;
    int kept = 0;

    static constexpr auto fields() {
        return listed(field("piece", &BoonUsed::piece), field("rolls", &BoonUsed::rolls),
                      field("kept", &BoonUsed::kept));
    }
};

struct Looted {
    static constexpr std::string_view name = "looted";
    PieceId piece;
    int roll = 0;  ///< the face kept
    Reward reward = Reward::ammo;
    std::optional<Resource> resource;  ///< what was gained; nothing for a pistol

    static constexpr auto fields() {
        return listed(field("piece", &Looted::piece), field("roll", &Looted::roll),
                      field("reward", &Looted::reward), field("resource", &Looted::resource));
    }
};

struct ShotAt {
    static constexpr std::string_view name = "shot-at";
    PieceId piece;
    int roll = 0;
    int needed = 0;
    bool hit = false;
    Sum sum;  ///< the number to hit

    static constexpr auto fields() {
        return listed(field("piece", &ShotAt::piece), field("roll", &ShotAt::roll),
                      field("needed", &ShotAt::needed), field("hit", &ShotAt::hit),
                      field("sum", &ShotAt::sum));
    }
};

struct Swapped {
    static constexpr std::string_view name = "swapped";
    PieceId piece;
    PieceId merchant;
    Resource give = Resource::food;
    Resource take = Resource::food;

    static constexpr auto fields() {
        return listed(field("piece", &Swapped::piece), field("merchant", &Swapped::merchant),
                      field("give", &Swapped::give), field("take", &Swapped::take));
    }
};

struct Spoke {
    static constexpr std::string_view name = "spoke";
    PieceId piece;
    int change = 1;

    static constexpr auto fields() {
        return listed(field("piece", &Spoke::piece), field("change", &Spoke::change));
    }
};

/// How far the attacker reaches; the beginning of an attack.
struct Aimed {
    static constexpr std::string_view name = "aimed";
    PieceId attacker;
    PieceId target;
    int range = 0;
    int reach = 0;
    Sum sum;  ///< the reach

    static constexpr auto fields() {
        return listed(field("attacker", &Aimed::attacker), field("target", &Aimed::target),
                      field("range", &Aimed::range), field("reach", &Aimed::reach),
                      field("sum", &Aimed::sum));
    }
};

/// How many dice a piece rolls for its attack or its looting.
struct DiceCounted {
    static constexpr std::string_view name = "dice-counted";
    PieceId piece;
    int dice = 1;
    Sum sum;

    static constexpr auto fields() {
        return listed(field("piece", &DiceCounted::piece), field("dice", &DiceCounted::dice),
                      field("sum", &DiceCounted::sum));
    }
};

struct Attacked {
    static constexpr std::string_view name = "attacked";
    PieceId attacker;
    PieceId target;
    int range = 0;
    int roll = 0;  ///< the face that counts
    int needed = 0;
    bool hit = false;
    int ammo = 0;  ///< spent
    Sum sum;       ///< the number to hit

    static constexpr auto fields() {
        return listed(field("attacker", &Attacked::attacker), field("target", &Attacked::target),
                      field("range", &Attacked::range), field("roll", &Attacked::roll),
                      field("needed", &Attacked::needed), field("hit", &Attacked::hit),
                      field("ammo", &Attacked::ammo), field("sum", &Attacked::sum));
    }
};

}  // namespace adjutant::life
