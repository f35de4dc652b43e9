// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/quiet_libraries.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>

namespace adjutant::scanner {

QuietLibraries::QuietLibraries()
    : before_(qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {})) {
    std::fflush(stderr);
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere < 0) return;
    stderr_ = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    if (stderr_ >= 0) dup2(nowhere, STDERR_FILENO);
    close(nowhere);
}

QuietLibraries::~QuietLibraries() {
    std::fflush(stderr);
    if (stderr_ >= 0) {
        dup2(stderr_, STDERR_FILENO);
        close(stderr_);
    }
    qInstallMessageHandler(before_);
}

}  // namespace adjutant::scanner
