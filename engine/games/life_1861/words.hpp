// SPDX-License-Identifier: GPL-3.0-or-later
// The closed lists of words: sides, resources, kinds, cards, diseases, rewards, phases, and what options may
// be.
#pragma once

#include "engine/words/id.hpp"
#include "engine/words/names.hpp"

namespace adjutant::life {

enum class Player { soldier, civilians };
enum class Phase { setup, event, action, status, over };
enum class Kind { soldier, civilian, merchant, bandit };
enum class Gun { rifle, pistol };
enum class Resource { food, medicine, ammo, tradeGoods };
enum class Disease { fever, cough, dysentery, typhoid };
/// What the doctor or a medicine is for.
enum class Treatment { wound, fever, cough, dysentery, typhoid };
enum class Reward { pistol, any, ammo, tradeGoods };
enum class FarmStatus { idle, growing, ripe, resting };
/// Why tension changed.
enum class TensionCause { attack, kill, event, speech, status };

/// The house event deck, in the order of section 3.4.
enum class Card {
    merchant,
    bandit,
    banditGang,
    fever,
    cough,
    dysentery,
    typhoid,
    townMeeting,
    relief,
    rumours,
    calm,
    truce,
    goodHarvest,
    mud,
    fairWeather,
    windfall,
    lostCrate,
    skirmish,
    marketDay,
    closedOven
};

// Options, section 2.

/// Who knows where things are: the house board, or the table alone.
enum class Positions { board, asked };
enum class Events { house, own };
/// How far the movement of the statistics sheet reaches (L61-MOVE-03).
enum class MovementPer { turn, action };
/// When bandits and the town attack (L61-BOARD-02).
enum class BoardAttacks { turnEnd, status };
/// Whose limit something is (L61-BAKERY-03, L61-CHURCH-05).
enum class Each { side, piece };
/// Who wins when a side is wiped out (L61-WIN-04).
enum class Elimination { survivorWins, nobodyWins };

}  // namespace adjutant::life

namespace adjutant {

template <>
struct Names<life::Player> {
    static constexpr auto list = std::to_array<Name<life::Player>>(
        {{life::Player::soldier, "soldier"}, {life::Player::civilians, "civilians"}});
};
template <>
struct Names<life::Phase> {
    static constexpr auto list = std::to_array<Name<life::Phase>>({{life::Phase::setup, "setup"},
                                                                   {life::Phase::event, "event"},
                                                                   {life::Phase::action, "action"},
                                                                   {life::Phase::status, "status"},
                                                                   {life::Phase::over, "over"}});
};
template <>
struct Names<life::Kind> {
    static constexpr auto list = std::to_array<Name<life::Kind>>({{life::Kind::soldier, "soldier"},
                                                                  {life::Kind::civilian, "civilian"},
                                                                  {life::Kind::merchant, "merchant"},
                                                                  {life::Kind::bandit, "bandit"}});
};
template <>
struct Names<life::Gun> {
    static constexpr auto list =
        std::to_array<Name<life::Gun>>({{life::Gun::rifle, "rifle"}, {life::Gun::pistol, "pistol"}});
};
template <>
struct Names<life::Resource> {
    static constexpr auto list =
        std::to_array<Name<life::Resource>>({{life::Resource::food, "food"},
                                             {life::Resource::medicine, "medicine"},
                                             {life::Resource::ammo, "ammo"},
                                             {life::Resource::tradeGoods, "trade-goods"}});
};
template <>
struct Names<life::Disease> {
    static constexpr auto list = std::to_array<Name<life::Disease>>({{life::Disease::fever, "fever"},
                                                                     {life::Disease::cough, "cough"},
                                                                     {life::Disease::dysentery, "dysentery"},
                                                                     {life::Disease::typhoid, "typhoid"}});
};
template <>
struct Names<life::Treatment> {
    static constexpr auto list =
        std::to_array<Name<life::Treatment>>({{life::Treatment::wound, "wound"},
                                              {life::Treatment::fever, "fever"},
                                              {life::Treatment::cough, "cough"},
                                              {life::Treatment::dysentery, "dysentery"},
                                              {life::Treatment::typhoid, "typhoid"}});
};
template <>
struct Names<life::Reward> {
    static constexpr auto list =
        std::to_array<Name<life::Reward>>({{life::Reward::pistol, "pistol"},
                                           {life::Reward::any, "any"},
                                           {life::Reward::ammo, "ammo"},
                                           {life::Reward::tradeGoods, "trade-goods"}});
};
template <>
struct Names<life::FarmStatus> {
    static constexpr auto list =
        std::to_array<Name<life::FarmStatus>>({{life::FarmStatus::idle, "idle"},
                                               {life::FarmStatus::growing, "growing"},
                                               {life::FarmStatus::ripe, "ripe"},
                                               {life::FarmStatus::resting, "resting"}});
};
template <>
struct Names<life::TensionCause> {
    static constexpr auto list =
        std::to_array<Name<life::TensionCause>>({{life::TensionCause::attack, "attack"},
                                                 {life::TensionCause::kill, "kill"},
                                                 {life::TensionCause::event, "event"},
                                                 {life::TensionCause::speech, "speech"},
                                                 {life::TensionCause::status, "status"}});
};
template <>
struct Names<life::Card> {
    static constexpr auto list = std::to_array<Name<life::Card>>({{life::Card::merchant, "merchant"},
                                                                  {life::Card::bandit, "bandit"},
                                                                  {life::Card::banditGang, "bandit-gang"},
                                                                  {life::Card::fever, "fever"},
                                                                  {life::Card::cough, "cough"},
                                                                  {life::Card::dysentery, "dysentery"},
                                                                  {life::Card::typhoid, "typhoid"},
                                                                  {life::Card::townMeeting, "town-meeting"},
                                                                  {life::Card::relief, "relief"},
                                                                  {life::Card::rumours, "rumours"},
                                                                  {life::Card::calm, "calm"},
                                                                  {life::Card::truce, "truce"},
                                                                  {life::Card::goodHarvest, "good-harvest"},
                                                                  {life::Card::mud, "mud"},
                                                                  {life::Card::fairWeather, "fair-weather"},
                                                                  {life::Card::windfall, "windfall"},
                                                                  {life::Card::lostCrate, "lost-crate"},
                                                                  {life::Card::skirmish, "skirmish"},
                                                                  {life::Card::marketDay, "market-day"},
                                                                  {life::Card::closedOven, "closed-oven"}});
};
template <>
struct Names<life::Positions> {
    static constexpr auto list = std::to_array<Name<life::Positions>>(
        {{life::Positions::board, "board"}, {life::Positions::asked, "asked"}});
};
template <>
struct Names<life::Events> {
    static constexpr auto list =
        std::to_array<Name<life::Events>>({{life::Events::house, "house"}, {life::Events::own, "own"}});
};
template <>
struct Names<life::MovementPer> {
    static constexpr auto list = std::to_array<Name<life::MovementPer>>(
        {{life::MovementPer::turn, "turn"}, {life::MovementPer::action, "action"}});
};
template <>
struct Names<life::BoardAttacks> {
    static constexpr auto list = std::to_array<Name<life::BoardAttacks>>(
        {{life::BoardAttacks::turnEnd, "turn-end"}, {life::BoardAttacks::status, "status"}});
};
template <>
struct Names<life::Each> {
    static constexpr auto list =
        std::to_array<Name<life::Each>>({{life::Each::side, "side"}, {life::Each::piece, "piece"}});
};
template <>
struct Names<life::Elimination> {
    static constexpr auto list = std::to_array<Name<life::Elimination>>(
        {{life::Elimination::survivorWins, "survivor-wins"}, {life::Elimination::nobodyWins, "nobody-wins"}});
};

}  // namespace adjutant
