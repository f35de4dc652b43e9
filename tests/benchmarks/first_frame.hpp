// SPDX-License-Identifier: GPL-3.0-or-later
// Ends the program after its first frame, and says how long that took since the process began and how much
// memory is resident then: "<milliseconds> <kilobytes>" on stdout.
#pragma once

#include <unistd.h>

#include <QGuiApplication>
#include <QQuickWindow>
#include <cstdio>
#include <fstream>
#include <string>

namespace adjutant {

/// Milliseconds since this process was started, by the kernel's clock.
inline double sinceStart() {
    std::ifstream stat("/proc/self/stat");
    std::string field;
    for (int i = 0; i < 22; ++i) stat >> field;  // the 22nd field: start, in ticks since the system's
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    const double started = std::stod(field) / static_cast<double>(sysconf(_SC_CLK_TCK));
    return (static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9 - started) * 1000;
}

inline long residentKilobytes() {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
        if (word != "VmRSS:") continue;
        long kilobytes = 0;
        status >> kilobytes;
        return kilobytes;
    }
    return 0;
}

inline void endAfterFirstFrame(QQuickWindow& window) {
    QObject::connect(
        &window, &QQuickWindow::frameSwapped, &window,
        [] {
            std::printf("%.1f %ld\n", sinceStart(), residentKilobytes());
            std::fflush(stdout);
            QGuiApplication::exit(0);
        },
        Qt::QueuedConnection);
}

}  // namespace adjutant
