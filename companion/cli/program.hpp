// SPDX-License-Identifier: GPL-3.0-or-later
// What both programs of the command line share: one application, its errors and exit statuses.
#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace adjutant::cli {

/// Adds the commands with `add(app, status)`, reads the arguments, does what they say and returns the exit
/// status. A mistake in the arguments is a sentence on stderr and status 2.
int runProgram(int argc, char** argv, const std::function<void(CLI::App&, int&)>& add);

}  // namespace adjutant::cli
