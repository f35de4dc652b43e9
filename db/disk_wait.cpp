// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/disk_wait.hpp"

#include <vector>

namespace adjutant::db {
namespace {

/// The last one waits; they may go in any order.
std::vector<DiskWaiter*>& waiters() {
    thread_local std::vector<DiskWaiter*> ofThisThread;
    return ofThisThread;
}

}  // namespace

DiskWaited::DiskWaited(DiskWaiter& waiter) : waiter_(waiter) { waiters().push_back(&waiter); }

DiskWaited::~DiskWaited() { std::erase(waiters(), &waiter_); }

DiskWaiter* diskWaiter() { return waiters().empty() ? nullptr : waiters().back(); }

}  // namespace adjutant::db
