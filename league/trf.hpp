// SPDX-License-Identifier: GPL-3.0-or-later
// Tournament report files of FIDE: TRF16, with JaVaFo's XXR and XXS, and TRF26. README.md says what is in
// them and what is left out.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "league/league.hpp"

namespace adjutant::league {

struct TrfHead {
    std::string name;
    std::string began, ended;  ///< ISO 8601; days are enough
};

enum class TrfFormat { trf16, trf26 };

/// Refused with `no-rounds` for a ladder, and with `not-in-trf` for points that the format has no room for.
[[nodiscard]] Expected<std::string> writeTrf(const League&, const TrfHead&, TrfFormat);

/// A league as a file tells it. Entrants are numbered in the order of their starting ranks.
struct FromTrf {
    std::string name;
    Rules rules;                     ///< the seed only where the file tells it
    std::vector<Entered> entrants;   ///< without club and lot, which no file tells
    std::vector<Event> rest;         ///< what happened after they were entered
    std::vector<std::string> notes;  ///< what was taken otherwise than it stands there, a sentence each
};

/// Refused with `bad-trf` and a sentence that names the line.
[[nodiscard]] Expected<FromTrf> readTrf(std::string_view text);

}  // namespace adjutant::league
