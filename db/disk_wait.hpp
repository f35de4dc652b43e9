// SPDX-License-Identifier: GPL-3.0-or-later
// Work with the disk, which may take its time: a network share that stalls, a card that is dying. A thread
// that must not stand still in silence meanwhile says who waits for it.
#pragma once

#include <exception>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

namespace adjutant::db {

class DiskWaiter {
  public:
    DiskWaiter() = default;
    virtual ~DiskWaiter() = default;
    DiskWaiter(const DiskWaiter&) = delete;
    DiskWaiter& operator=(const DiskWaiter&) = delete;

    /// Has `work` done, by this thread or another, and returns when it is done. `work` throws nothing; this
    /// may, and then it was not begun. Work within work comes here again where it is done by the same thread.
    virtual void wait(const std::function<void()>& work) = 0;
};

/// While it lives, that one waits for whatever the thread that made it asks of a disk.
class DiskWaited {
  public:
    explicit DiskWaited(DiskWaiter& waiter);
    ~DiskWaited();
    DiskWaited(const DiskWaited&) = delete;
    DiskWaited& operator=(const DiskWaited&) = delete;

  private:
    DiskWaiter& waiter_;
};

/// Of this thread; null where nobody does, and all is done at once by itself.
[[nodiscard]] DiskWaiter* diskWaiter();

/// What `work` returns or throws.
template <class Work>
auto atDisk(Work&& work) -> decltype(work()) {
    using Result = decltype(work());
    DiskWaiter* waiter = diskWaiter();
    if (waiter == nullptr) return std::forward<Work>(work)();
    struct Outcome {
        std::exception_ptr failed;
        std::conditional_t<std::is_void_v<Result>, bool, std::optional<Result>> result{};
    } outcome;
    waiter->wait([&outcome, &work] {
        try {
            if constexpr (std::is_void_v<Result>)
                work();
            else
                outcome.result.emplace(work());
        } catch (...) {
            outcome.failed = std::current_exception();
        }
    });
    if (outcome.failed) std::rethrow_exception(outcome.failed);
    if constexpr (!std::is_void_v<Result>) return std::move(*outcome.result);
}

}  // namespace adjutant::db
