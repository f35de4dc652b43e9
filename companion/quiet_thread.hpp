// SPDX-License-Identifier: GPL-3.0-or-later
// A thread beside the one that signals are for: it takes none of them.
#pragma once

#include <pthread.h>

#include <csignal>
#include <thread>
#include <utility>

namespace adjutant::companion {

template <class Work>
std::thread quietThread(Work&& work) {
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &before);
    std::thread thread(std::forward<Work>(work));
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
    return thread;
}

}  // namespace adjutant::companion
