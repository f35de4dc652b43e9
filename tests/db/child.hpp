// SPDX-License-Identifier: GPL-3.0-or-later
// Another process, for what one process cannot try on itself: being killed, being somebody without rights.
#pragma once

#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <vector>

namespace adjutant::db {

/// Runs `work` in a process of its own, which ends with it.
class Child {
  public:
    /// Tells the parent a number at once.
    using Say = std::function<void(std::int64_t)>;

    explicit Child(const std::function<void(const Say&)>& work) {
        int ends[2];
        if (::pipe(ends) != 0) throw std::runtime_error("no pipe");
        process_ = ::fork();
        if (process_ < 0) throw std::runtime_error("no process");
        if (process_ == 0) {
            const int to = ends[1];
            try {
                work([to](std::int64_t number) {
                    if (::write(to, &number, sizeof number) != sizeof number) ::_exit(2);
                });
            } catch (...) {
                ::_exit(3);
            }
            ::_exit(0);
        }
        ::close(ends[1]);
        from_ = ends[0];
    }
    ~Child() {
        ::close(from_);
        if (process_ > 0) {
            ::kill(process_, SIGKILL);
            ::waitpid(process_, nullptr, 0);
        }
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    /// The next number, waiting for it; false when the child has ended.
    bool hear(std::int64_t& number) const { return ::read(from_, &number, sizeof number) == sizeof number; }

    /// All numbers that are still to be heard.
    [[nodiscard]] std::vector<std::int64_t> hearAll() const {
        std::vector<std::int64_t> numbers;
        for (std::int64_t number = 0; hear(number);) numbers.push_back(number);
        return numbers;
    }

    void kill() { ::kill(process_, SIGKILL); }

    /// Waits for its end. True when it came to the end of its work.
    bool finished() {
        int status = 0;
        ::waitpid(process_, &status, 0);
        process_ = 0;
        return WIFEXITED(status) && WEXITSTATUS(status) == 0;
    }

  private:
    pid_t process_ = 0;
    int from_ = -1;
};

/// Gives up the rights of root, whom no file mode stops. Nothing to do for others.
inline void becomeNobody() {
    constexpr uid_t nobody = 65534;
    if (::geteuid() != 0) return;
    if (::setgid(nobody) != 0 || ::setuid(nobody) != 0) throw std::runtime_error("still root");
}

}  // namespace adjutant::db
