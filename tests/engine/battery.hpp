// SPDX-License-Identifier: GPL-3.0-or-later
// A test that every listed system passes; its parameter is the system's id. Instantiated in
// batteries_test.cpp.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "tests/engine/played.hpp"

namespace adjutant::tests {

class Battery : public testing::TestWithParam<std::string> {};

inline constexpr int fewActs = 60;

}  // namespace adjutant::tests
