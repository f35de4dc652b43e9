// SPDX-License-Identifier: GPL-3.0-or-later
// The words that a report has in common as Markdown and as a page, before escaping. Inside the room only.
#pragma once

#include <string>
#include <vector>

#include "companion/report/report.hpp"

namespace adjutant::report::words {

/// `21 November 2026, 20:30 to 23:05`, on the clock of this machine
[[nodiscard]] std::string whenPlayed(const Report&);
/// `21 November 2026` on the clock of this machine; empty where there is no time.
[[nodiscard]] std::string dayOf(const std::string& at, const std::string& language);
/// `Sumter · 1861 · 21 November 2026, 20:30 to 23:05 · Club room`
[[nodiscard]] std::string heading(const Report&);
/// `57 acts. 3 were taken back.`
[[nodiscard]] std::string counts(const Report&);
[[nodiscard]] std::string verdict(const Report&);
/// `French: Ann, British: Boris`; empty where nobody is named.
[[nodiscard]] std::string played(const Report&);
/// Were they thrown often enough for a table of faces? A few throws are told in one line.
[[nodiscard]] bool tellsSomething(const DiceTally&);
/// `soldier 3 (L61-COMBAT-01), same hex −1 (L61-COMBAT-03): 2`; a single part is its own total.
[[nodiscard]] std::string sum(const std::vector<SumPart>&, const std::string& language);
/// `d6, 34 thrown: mean 3.41, expected 3.50`
[[nodiscard]] std::string dice(const DiceTally&, const std::string& language);
/// `Round: 2 → 3, Boris: we forgot two`; `the referee` where nobody is named
[[nodiscard]] std::string ruling(const Ruling&, const std::string& language);
/// "3d6", or "d6", as that language writes it.
[[nodiscard]] std::string diceIn(const std::string& language, std::string dice);
/// What the chain of hashes says of the log.
[[nodiscard]] std::string log(const Report&);
[[nodiscard]] std::string roundTitle(const Report&, const ToldRound&);
[[nodiscard]] std::string joined(const std::vector<std::string>&, const char* between);
/// With a real minus sign.
[[nodiscard]] std::string signedNumber(std::int64_t);
/// With `places` digits after the point.
[[nodiscard]] std::string decimal(double, int places);
/// The same as that language writes it.
[[nodiscard]] std::string decimalIn(const std::string& language, double, int places);

}  // namespace adjutant::report::words
