// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/signal_watch.hpp"

#include <poll.h>
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdint>
#include <utility>

namespace adjutant::cli {
namespace {

using std::chrono::steady_clock;

constexpr std::array endings{SIGTERM, SIGINT, SIGHUP};

sigset_t endingSignals() {
    sigset_t set;
    sigemptyset(&set);
    for (const int ending : endings) sigaddset(&set, ending);
    return set;
}

/// As the signal would have ended the program by itself.
void endBy(int signal) {
    std::signal(signal, SIG_DFL);
    const sigset_t set = endingSignals();
    ::pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
    ::kill(::getpid(), signal);
}

}  // namespace

SignalWatch::SignalWatch(std::chrono::milliseconds patience, std::function<void()> idle,
                         std::function<void()> end)
    : patience_(patience), idle_(std::move(idle)), end_(std::move(end)) {
    const sigset_t set = endingSignals();
    ::pthread_sigmask(SIG_BLOCK, &set, nullptr);
    signals_ = ::signalfd(-1, &set, SFD_CLOEXEC);
    woken_ = ::eventfd(0, EFD_CLOEXEC);
    thread_ = std::thread([this] { watch(); });
}

SignalWatch::~SignalWatch() {
    over_ = true;
    wake();
    thread_.join();
    ::close(signals_);
    ::close(woken_);
    const sigset_t set = endingSignals();
    ::pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

void SignalWatch::wake() const {
    const std::uint64_t one = 1;
    static_cast<void>(::write(woken_, &one, sizeof one) == sizeof one);  // it cannot be full
}

void SignalWatch::worked() {
    last_ = steady_clock::now();
    if (!due_.exchange(true)) wake();
}

void SignalWatch::watch() {
    std::array<pollfd, 2> waiting{pollfd{signals_, POLLIN, 0}, pollfd{woken_, POLLIN, 0}};
    while (!over_) {
        int timeout = -1;
        if (due_) {
            const auto left = patience_ - std::chrono::duration_cast<std::chrono::milliseconds>(
                                              steady_clock::now() - last_.load());
            if (left.count() <= 0) {
                const auto nobodyWorks = working();
                due_ = false;
                idle_();
                continue;
            }
            timeout = static_cast<int>(left.count()) + 1;
        }
        if (::poll(waiting.data(), waiting.size(), timeout) <= 0) continue;
        std::uint64_t count = 0;
        if ((waiting[1].revents & POLLIN) != 0) static_cast<void>(::read(woken_, &count, sizeof count) > 0);
        signalfd_siginfo told{};
        if ((waiting[0].revents & POLLIN) != 0 && ::read(signals_, &told, sizeof told) == sizeof told) {
            const auto nobodyWorks = working();
            end_();
            endBy(static_cast<int>(told.ssi_signo));
        }
    }
}

}  // namespace adjutant::cli
