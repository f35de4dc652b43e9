// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/app/end_on_signal.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <QCoreApplication>
#include <array>
#include <csignal>

namespace adjutant::companion {
namespace {

constexpr std::array endings{SIGTERM, SIGINT, SIGHUP};

// A handler may do little more than write a byte, and it is given nothing: so these are the only variables of
// the program that stand alone.
std::array<int, 2> byHandler{-1, -1};

void tellLoop(int signal) {
    const char byte = static_cast<char>(signal);
    static_cast<void>(::write(byHandler[1], &byte, 1) == 1);
}

void handle(void (*handler)(int)) {
    for (const int ending : endings) static_cast<void>(std::signal(ending, handler));
}

}  // namespace

EndOnSignal::EndOnSignal() {
    if (::pipe2(byHandler.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;  // then signals end it as before
    notifier_ = std::make_unique<QSocketNotifier>(byHandler[0], QSocketNotifier::Read);
    QObject::connect(notifier_.get(), &QSocketNotifier::activated, [] { QCoreApplication::exit(0); });
    handle(&tellLoop);
}

EndOnSignal::~EndOnSignal() {
    handle(SIG_DFL);
    notifier_.reset();
    for (int& end : byHandler)
        if (end >= 0) ::close(end);
}

}  // namespace adjutant::companion
