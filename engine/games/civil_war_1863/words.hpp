// SPDX-License-Identifier: GPL-3.0-or-later
// The closed lists of words: phases, options, kinds of pieces, cities, duties, ways and battles.
#pragma once

#include "engine/words/names.hpp"

namespace adjutant::w63 {

enum class Phase { play, extraMove, removal, over };
enum class Positions { board, asked };
enum class TransportSpeed { one, two };
enum class MountainRail { bed, space };
enum class YesNo { yes, no };
enum class Kind { infantry, cavalry, gunboat };
enum class CityKind { key, capital, town };
enum class DutyKind { extraMove, removal };
enum class How { march, rail, sail, told };
enum class BattleKind { larger, even, sacrifice };

}  // namespace adjutant::w63

namespace adjutant {

template <>
struct Names<w63::Phase> {
    static constexpr auto list = std::to_array<Name<w63::Phase>>({{w63::Phase::play, "play"},
                                                                  {w63::Phase::extraMove, "extra-move"},
                                                                  {w63::Phase::removal, "removal"},
                                                                  {w63::Phase::over, "over"}});
};
template <>
struct Names<w63::Positions> {
    static constexpr auto list = std::to_array<Name<w63::Positions>>(
        {{w63::Positions::board, "board"}, {w63::Positions::asked, "asked"}});
};
template <>
struct Names<w63::TransportSpeed> {
    static constexpr auto list = std::to_array<Name<w63::TransportSpeed>>(
        {{w63::TransportSpeed::one, "one"}, {w63::TransportSpeed::two, "two"}});
};
template <>
struct Names<w63::MountainRail> {
    static constexpr auto list = std::to_array<Name<w63::MountainRail>>(
        {{w63::MountainRail::bed, "bed"}, {w63::MountainRail::space, "space"}});
};
template <>
struct Names<w63::YesNo> {
    static constexpr auto list =
        std::to_array<Name<w63::YesNo>>({{w63::YesNo::yes, "yes"}, {w63::YesNo::no, "no"}});
};
template <>
struct Names<w63::Kind> {
    static constexpr auto list = std::to_array<Name<w63::Kind>>({{w63::Kind::infantry, "infantry"},
                                                                 {w63::Kind::cavalry, "cavalry"},
                                                                 {w63::Kind::gunboat, "gunboat"}});
};
template <>
struct Names<w63::DutyKind> {
    static constexpr auto list = std::to_array<Name<w63::DutyKind>>(
        {{w63::DutyKind::extraMove, "extra-move"}, {w63::DutyKind::removal, "removal"}});
};
template <>
struct Names<w63::CityKind> {
    static constexpr auto list = std::to_array<Name<w63::CityKind>>(
        {{w63::CityKind::key, "key"}, {w63::CityKind::capital, "capital"}, {w63::CityKind::town, "town"}});
};
template <>
struct Names<w63::How> {
    static constexpr auto list = std::to_array<Name<w63::How>>({{w63::How::march, "march"},
                                                                {w63::How::rail, "rail"},
                                                                {w63::How::sail, "sail"},
                                                                {w63::How::told, "told"}});
};
template <>
struct Names<w63::BattleKind> {
    static constexpr auto list =
        std::to_array<Name<w63::BattleKind>>({{w63::BattleKind::larger, "larger"},
                                              {w63::BattleKind::even, "even"},
                                              {w63::BattleKind::sacrifice, "sacrifice"}});
};

}  // namespace adjutant
