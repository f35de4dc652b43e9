// SPDX-License-Identifier: GPL-3.0-or-later
// The closed lists of the ledger: tiers, weapons, specializations, scenarios and the values of options.
#pragma once

#include "engine/words/names.hpp"

namespace adjutant::onestat {

enum class Tier { boss, specialist, rookie, demon };
enum class Kind { boss, specialist, rookie, demon, bounty, escort, hostage };
enum class Weapon { melee1h, melee2h, light, normal, heavyWound, heavyBlast, force, natural };
// clang-format off
enum class Skill { assassin, berserker, controller, driver, engineer, forceUser, healer, influencer, maniac,
                   preacher, ranger, shapeshifter, tank, veteran, warrior };
enum class Scenario { lastManStanding, kingOfTheHill, treasureHunt, bombingRun, captureTheFlag, hunt, bounty,
                      collect, escort, investigate, rescue, shutdown };
// clang-format on
enum class Phase { initiative, positions, activations, detonation, spawn, over };
enum class InitiativeRolled { eachRound, once };
enum class Positions { choose, inOrder };
enum class Span { round, turn };  ///< of a Boss's protection, of the bomb's clock, of what was interrupted
enum class InfluenceDie { target, own };
enum class DeviceEffect { announce, extraActivation, resurrect };
enum class Respawn { none, eachRound };
enum class Mystery { doomDevice, cultists, hideout, rover };
enum class BountyBoss { track, full };
enum class FrameKind { regular, extra, command, influence };
enum class TokenKind { treasure, bomb, flag, clue };
enum class TokenAt { centre, corner, off, grid, carried, dropped, collected };
enum class Effect { ignored, shrunk, wound, out };
enum class CanAttack { no, contact, range };
enum class Order { recover, stayAndAttack, moveToCoverAndAttack, advance, wander };

}  // namespace adjutant::onestat

namespace adjutant {

// One line a word list: the macro only spares the repetition of the type's name.
#define ADJUTANT_WORDS(Type, ...)                                                       \
    template <>                                                                         \
    struct Names<onestat::Type> {                                                       \
        using enum onestat::Type;                                                       \
        static constexpr auto list = std::to_array<Name<onestat::Type>>({__VA_ARGS__}); \
    }

// clang-format off
ADJUTANT_WORDS(Tier, {boss, "boss"}, {specialist, "specialist"}, {rookie, "rookie"}, {demon, "demon"});
ADJUTANT_WORDS(Kind, {boss, "boss"}, {specialist, "specialist"}, {rookie, "rookie"}, {demon, "demon"},
               {bounty, "bounty"}, {escort, "escort"}, {hostage, "hostage"});
ADJUTANT_WORDS(Weapon, {melee1h, "melee-1h"}, {melee2h, "melee-2h"}, {light, "light"}, {normal, "normal"},
               {heavyWound, "heavy-wound"}, {heavyBlast, "heavy-blast"}, {force, "force"},
               {natural, "natural"});
ADJUTANT_WORDS(Skill, {assassin, "assassin"}, {berserker, "berserker"}, {controller, "controller"},
               {driver, "driver"}, {engineer, "engineer"}, {forceUser, "force-user"}, {healer, "healer"},
               {influencer, "influencer"}, {maniac, "maniac"}, {preacher, "preacher"}, {ranger, "ranger"},
               {shapeshifter, "shapeshifter"}, {tank, "tank"}, {veteran, "veteran"}, {warrior, "warrior"});
ADJUTANT_WORDS(Scenario, {lastManStanding, "last-man-standing"}, {kingOfTheHill, "king-of-the-hill"},
               {treasureHunt, "treasure-hunt"}, {bombingRun, "bombing-run"},
               {captureTheFlag, "capture-the-flag"}, {hunt, "hunt"}, {bounty, "bounty"}, {collect, "collect"},
               {escort, "escort"}, {investigate, "investigate"}, {rescue, "rescue"}, {shutdown, "shutdown"});
ADJUTANT_WORDS(Phase, {initiative, "initiative"}, {positions, "positions"}, {activations, "activations"},
               {detonation, "detonation"}, {spawn, "spawn"}, {over, "over"});
ADJUTANT_WORDS(InitiativeRolled, {eachRound, "each-round"}, {once, "once"});
ADJUTANT_WORDS(Positions, {choose, "choose"}, {inOrder, "in-order"});
ADJUTANT_WORDS(Span, {round, "round"}, {turn, "turn"});
ADJUTANT_WORDS(InfluenceDie, {target, "target"}, {own, "own"});
ADJUTANT_WORDS(DeviceEffect, {announce, "announce"}, {extraActivation, "extra-activation"},
               {resurrect, "resurrect"});
ADJUTANT_WORDS(Respawn, {none, "none"}, {eachRound, "each-round"});
ADJUTANT_WORDS(Mystery, {doomDevice, "doom-device"}, {cultists, "cultists"}, {hideout, "hideout"},
               {rover, "rover"});
ADJUTANT_WORDS(BountyBoss, {track, "track"}, {full, "full"});
ADJUTANT_WORDS(FrameKind, {regular, "regular"}, {extra, "extra"}, {command, "command"},
               {influence, "influence"});
ADJUTANT_WORDS(TokenKind, {treasure, "treasure"}, {bomb, "bomb"}, {flag, "flag"}, {clue, "clue"});
ADJUTANT_WORDS(TokenAt, {centre, "centre"}, {corner, "corner"}, {off, "off"}, {grid, "grid"},
               {carried, "carried"}, {dropped, "dropped"}, {collected, "collected"});
ADJUTANT_WORDS(Effect, {ignored, "ignored"}, {shrunk, "shrunk"}, {wound, "wound"}, {out, "out"});
ADJUTANT_WORDS(CanAttack, {no, "no"}, {contact, "contact"}, {range, "range"});
ADJUTANT_WORDS(Order, {recover, "recover"}, {stayAndAttack, "stay-and-attack"},
               {moveToCoverAndAttack, "move-to-cover-and-attack"}, {advance, "advance"},
               {wander, "wander"});
// clang-format on

#undef ADJUTANT_WORDS

}  // namespace adjutant
