// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tests_folder.hpp"

namespace adjutant::tests {

std::filesystem::path testsFolder() { return ADJUTANT_TESTS; }

}  // namespace adjutant::tests
