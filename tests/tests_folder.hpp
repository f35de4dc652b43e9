// SPDX-License-Identifier: GPL-3.0-or-later
// Where the tests' own files lie: cases, playthroughs, samples. Its own source alone knows the path, so that
// checkouts in different folders share one compiler cache.
#pragma once

#include <filesystem>

namespace adjutant::tests {

/// The folder `tests` of this checkout.
[[nodiscard]] std::filesystem::path testsFolder();

}  // namespace adjutant::tests
