// SPDX-License-Identifier: GPL-3.0-or-later
// The steps one by one. Inside the room only.
#pragma once

#include <string_view>

namespace adjutant::club {

extern const std::string_view membersStep;
extern const std::string_view journalsStep;
extern const std::string_view recordsStep;
extern const std::string_view swiftStep;
extern const std::string_view lookupStep;

}  // namespace adjutant::club
