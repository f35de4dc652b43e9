// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of adjutant-cli. Each adds itself with its options; when it is chosen it does its work and
// sets `status`: 0 when all was done, 1 when some of it was not, 2 when nothing was. Sentences for people go
// to stderr.
#pragma once

namespace CLI {
class App;
}

namespace adjutant::cli {

void addRefereeCommand(CLI::App& app, int& status);
void addScanCommand(CLI::App& app, int& status);
/// `print state`, below `print`.
void addStatePrint(CLI::App& print);

}  // namespace adjutant::cli
