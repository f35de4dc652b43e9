// SPDX-License-Identifier: GPL-3.0-or-later
// The programme of evenings: which games are played, with which options, in which windows.
#pragma once

#include "tests/evenings/evening.hpp"

namespace adjutant::evenings {

/// The evening of this seed; `system` and `form` ("390x844") leave it no choice of these.
[[nodiscard]] Plan planned(std::uint32_t seed, const QString& system = {}, const QString& form = {});

/// One evening for each system and form, short enough for every run of the tests; of this system and form
/// alone, if told.
[[nodiscard]] std::vector<Plan> shortProgramme(const QString& system = {}, const QString& form = {});

}  // namespace adjutant::evenings
