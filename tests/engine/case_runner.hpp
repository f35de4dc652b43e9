// SPDX-License-Identifier: GPL-3.0-or-later
// Runs one worked case of a ledger (tests/cases/README.md) against a table and says what was not as
// expected.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace adjutant::tests {

/// Empty when the case holds; otherwise a sentence for each expectation that did not.
[[nodiscard]] std::vector<std::string> runCase(const std::string& system, const nlohmann::json& rule);

}  // namespace adjutant::tests
