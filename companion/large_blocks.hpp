// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures and other large blocks of memory go back to the system as soon as they are freed. By itself the
// GNU allocator takes the largest block that was ever freed as the measure of what it keeps, so that a board
// which was painted once leaves a hole of its size behind: a tenth of all that the app has after an evening.
// Its threads share one arena: they seldom ask for memory at once, and each of their own would keep what it
// once had.
#pragma once

#include <cstdlib>
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace adjutant::companion {

/// Once, before anything large is asked for.
inline void returnLargeBlocks() {
#ifdef __GLIBC__
    constexpr int bytes = 128 * 1024;
    mallopt(M_MMAP_THRESHOLD, bytes);
    mallopt(M_TRIM_THRESHOLD, bytes);
    mallopt(M_ARENA_MAX, 1);
#endif
}

/// Gives back what lies free between blocks that are in use. Takes a few ms, so not while a hand waits.
inline void giveBackFreedBlocks() {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

}  // namespace adjutant::companion
