// SPDX-License-Identifier: GPL-3.0-or-later
// What the system does to a program that writes too much.
#pragma once

#include <csignal>

namespace adjutant::companion {

/// A file that may not grow any more (a limit of the shell, a quota) is from now on told like a full disk,
/// instead of ending the program. Called first in a program's main.
inline void outliveFileLimits() {
    // Only with wrong arguments could it fail.
    static_cast<void>(std::signal(SIGXFSZ, SIG_IGN));
}

}  // namespace adjutant::companion
