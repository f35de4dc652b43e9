// SPDX-License-Identifier: GPL-3.0-or-later
// The closed lists of words of ledger hex-acw: sides, kinds, terrain, cards, phases and options.
#pragma once

#include "engine/words/names.hpp"

namespace adjutant::acw {

enum class Side { unionSide, confederate };
enum class Kind { infantry, cavalry, artillery };
enum class Rank { commander };
enum class Facing { n, ne, se, s, sw, nw };  ///< hexsides, clockwise: the ledger's direction order
enum class Terrain { clear, woods, town, marsh, lake, difficult, fields, hill };
enum class Water { none, stream, river };
enum class Crossing { none, bridge, ford };
enum class Phase { setup, card, move, shoot, advance, over };

/// The event cards, in the order of section 3.2.
enum class Card {
    sharpshooter,
    hitAndRun,
    rally,
    forceMarch,
    demoralised,
    surpriseAssault,
    reserves,
    stonewall,
    confusion,
    ammunitionShortage,
    smoke
};

enum class CommanderLoss { morale, eliminated, sharpshooter };
enum class UnitLoss { routed, eliminated };
enum class Origin { rally, reserve };
enum class Holder { unionSide, confederate, nobody };  ///< parameter `side` of `occupy`

// Options, section 2.
enum class Scenario { millRun, stoneFord, own };
enum class Positions { board, asked };
enum class First { scenario, unionSide, confederate };
enum class TurnInPlace { moves, free };
enum class EngagedMoves { another, any };
enum class ArtilleryArc { allRound, front };
enum class SightTies { firer, target };
enum class MoraleTiming { afterShooting, perTarget };
enum class Demoralised { own, both };

[[nodiscard]] constexpr Side other(Side side) {
    return side == Side::unionSide ? Side::confederate : Side::unionSide;
}

}  // namespace adjutant::acw

namespace adjutant {

template <>
struct Names<acw::Side> {
    static constexpr auto list = std::to_array<Name<acw::Side>>(
        {{acw::Side::unionSide, "union"}, {acw::Side::confederate, "confederate"}});
};
template <>
struct Names<acw::Kind> {
    static constexpr auto list = std::to_array<Name<acw::Kind>>({{acw::Kind::infantry, "infantry"},
                                                                 {acw::Kind::cavalry, "cavalry"},
                                                                 {acw::Kind::artillery, "artillery"}});
};
template <>
struct Names<acw::Rank> {
    static constexpr auto list = std::to_array<Name<acw::Rank>>({{acw::Rank::commander, "commander"}});
};
template <>
struct Names<acw::Facing> {
    static constexpr auto list = std::to_array<Name<acw::Facing>>({{acw::Facing::n, "n"},
                                                                   {acw::Facing::ne, "ne"},
                                                                   {acw::Facing::se, "se"},
                                                                   {acw::Facing::s, "s"},
                                                                   {acw::Facing::sw, "sw"},
                                                                   {acw::Facing::nw, "nw"}});
};
template <>
struct Names<acw::Terrain> {
    static constexpr auto list = std::to_array<Name<acw::Terrain>>({{acw::Terrain::clear, "clear"},
                                                                    {acw::Terrain::woods, "woods"},
                                                                    {acw::Terrain::town, "town"},
                                                                    {acw::Terrain::marsh, "marsh"},
                                                                    {acw::Terrain::lake, "lake"},
                                                                    {acw::Terrain::difficult, "difficult"},
                                                                    {acw::Terrain::fields, "fields"},
                                                                    {acw::Terrain::hill, "hill"}});
};
template <>
struct Names<acw::Water> {
    static constexpr auto list = std::to_array<Name<acw::Water>>(
        {{acw::Water::none, "none"}, {acw::Water::stream, "stream"}, {acw::Water::river, "river"}});
};
template <>
struct Names<acw::Crossing> {
    static constexpr auto list = std::to_array<Name<acw::Crossing>>(
        {{acw::Crossing::none, "none"}, {acw::Crossing::bridge, "bridge"}, {acw::Crossing::ford, "ford"}});
};
template <>
struct Names<acw::Phase> {
    static constexpr auto list = std::to_array<Name<acw::Phase>>({{acw::Phase::setup, "setup"},
                                                                  {acw::Phase::card, "card"},
                                                                  {acw::Phase::move, "move"},
                                                                  {acw::Phase::shoot, "shoot"},
                                                                  {acw::Phase::advance, "advance"},
                                                                  {acw::Phase::over, "over"}});
};
template <>
struct Names<acw::Card> {
    static constexpr auto list =
        std::to_array<Name<acw::Card>>({{acw::Card::sharpshooter, "sharpshooter"},
                                        {acw::Card::hitAndRun, "hit-and-run"},
                                        {acw::Card::rally, "rally"},
                                        {acw::Card::forceMarch, "force-march"},
                                        {acw::Card::demoralised, "demoralised"},
                                        {acw::Card::surpriseAssault, "surprise-assault"},
                                        {acw::Card::reserves, "reserves"},
                                        {acw::Card::stonewall, "stonewall"},
                                        {acw::Card::confusion, "confusion"},
                                        {acw::Card::ammunitionShortage, "ammunition-shortage"},
                                        {acw::Card::smoke, "smoke"}});
};
template <>
struct Names<acw::CommanderLoss> {
    static constexpr auto list =
        std::to_array<Name<acw::CommanderLoss>>({{acw::CommanderLoss::morale, "morale"},
                                                 {acw::CommanderLoss::eliminated, "eliminated"},
                                                 {acw::CommanderLoss::sharpshooter, "sharpshooter"}});
};
template <>
struct Names<acw::UnitLoss> {
    static constexpr auto list = std::to_array<Name<acw::UnitLoss>>(
        {{acw::UnitLoss::routed, "routed"}, {acw::UnitLoss::eliminated, "eliminated"}});
};
template <>
struct Names<acw::Origin> {
    static constexpr auto list =
        std::to_array<Name<acw::Origin>>({{acw::Origin::rally, "rally"}, {acw::Origin::reserve, "reserve"}});
};
template <>
struct Names<acw::Holder> {
    static constexpr auto list = std::to_array<Name<acw::Holder>>({{acw::Holder::unionSide, "union"},
                                                                   {acw::Holder::confederate, "confederate"},
                                                                   {acw::Holder::nobody, "none"}});
};
template <>
struct Names<acw::Scenario> {
    static constexpr auto list = std::to_array<Name<acw::Scenario>>({{acw::Scenario::millRun, "mill-run"},
                                                                     {acw::Scenario::stoneFord, "stone-ford"},
                                                                     {acw::Scenario::own, "own"}});
};
template <>
struct Names<acw::Positions> {
    static constexpr auto list = std::to_array<Name<acw::Positions>>(
        {{acw::Positions::board, "board"}, {acw::Positions::asked, "asked"}});
};
template <>
struct Names<acw::First> {
    static constexpr auto list = std::to_array<Name<acw::First>>({{acw::First::scenario, "scenario"},
                                                                  {acw::First::unionSide, "union"},
                                                                  {acw::First::confederate, "confederate"}});
};
template <>
struct Names<acw::TurnInPlace> {
    static constexpr auto list = std::to_array<Name<acw::TurnInPlace>>(
        {{acw::TurnInPlace::moves, "moves"}, {acw::TurnInPlace::free, "free"}});
};
template <>
struct Names<acw::EngagedMoves> {
    static constexpr auto list = std::to_array<Name<acw::EngagedMoves>>(
        {{acw::EngagedMoves::another, "another"}, {acw::EngagedMoves::any, "any"}});
};
template <>
struct Names<acw::ArtilleryArc> {
    static constexpr auto list = std::to_array<Name<acw::ArtilleryArc>>(
        {{acw::ArtilleryArc::allRound, "all-round"}, {acw::ArtilleryArc::front, "front"}});
};
template <>
struct Names<acw::SightTies> {
    static constexpr auto list = std::to_array<Name<acw::SightTies>>(
        {{acw::SightTies::firer, "firer"}, {acw::SightTies::target, "target"}});
};
template <>
struct Names<acw::MoraleTiming> {
    static constexpr auto list = std::to_array<Name<acw::MoraleTiming>>(
        {{acw::MoraleTiming::afterShooting, "after-shooting"}, {acw::MoraleTiming::perTarget, "per-target"}});
};
template <>
struct Names<acw::Demoralised> {
    static constexpr auto list = std::to_array<Name<acw::Demoralised>>(
        {{acw::Demoralised::own, "own"}, {acw::Demoralised::both, "both"}});
};

}  // namespace adjutant
