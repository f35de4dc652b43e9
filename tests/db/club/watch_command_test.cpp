// SPDX-License-Identifier: GPL-3.0-or-later
// `club sync --watch` in a process of its own, as somebody at a shell has it.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <poll.h>
#include <sys/wait.h>

#include <array>
#include <chrono>
#include <csignal>

#include "tests/db/club/a_command.hpp"
#include "tests/db/club/a_pooler.hpp"

namespace adjutant::club {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;
using std::chrono::seconds;

class Watching {
  public:
    explicit Watching(const std::string& file) {
        for (auto& pipe : pipes_)
            if (::pipe2(pipe.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
        process_ = ::fork();
        if (process_ == 0) {
            ::dup2(pipes_[0][1], STDOUT_FILENO);
            ::dup2(pipes_[1][1], STDERR_FILENO);
            ::execl(ADJUTANT_CLI, ADJUTANT_CLI, "club", "sync", "--watch", "--file", file.c_str(), nullptr);
            ::_exit(127);
        }
        for (auto& pipe : pipes_) ::close(pipe[1]);
    }
    ~Watching() {
        if (process_ > 0) {
            ::kill(process_, SIGKILL);
            ::waitpid(process_, nullptr, 0);
        }
        for (auto& pipe : pipes_) ::close(pipe[0]);
    }
    Watching(const Watching&) = delete;
    Watching& operator=(const Watching&) = delete;

    /// The next line that it writes, without its end; empty where none comes.
    std::string line(milliseconds patience = seconds(30)) { return next(0, patience); }
    std::string error() { return next(1, seconds(30)); }
    /// How it ends when it is told to.
    int end() {
        ::kill(process_, SIGTERM);
        int status = -1;
        ::waitpid(std::exchange(process_, 0), &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

  private:
    std::string next(std::size_t which, milliseconds patience) {
        std::string& held = held_.at(which);
        const auto until = Clock::now() + patience;
        while (held.find('\n') == std::string::npos) {
            const auto left = std::chrono::ceil<milliseconds>(until - Clock::now());
            pollfd waiting{pipes_.at(which)[0], POLLIN, 0};
            if (left.count() <= 0 || ::poll(&waiting, 1, static_cast<int>(left.count())) <= 0) return {};
            std::array<char, 4096> piece{};
            const auto got = ::read(waiting.fd, piece.data(), piece.size());
            if (got <= 0) return {};
            held.append(piece.data(), static_cast<std::size_t>(got));
        }
        const auto end = held.find('\n');
        std::string line = held.substr(0, end);
        held.erase(0, end + 1);
        return line;
    }

    std::array<std::array<int, 2>, 2> pipes_{};
    std::array<std::string, 2> held_;
    pid_t process_ = 0;
};

using WatchCommand = Commands;

TEST_F(WatchCommand, ALineComesForEachActOfAnotherTable) {
    found();
    joinAs(2, invite(tablet(1), "reader"));
    playOn(1, "Friday", 2);
    sync(1);
    sync(2);
    Watching watching(file(2));
    for (const int acts : {3, 4}) {
        playOn(1, "Friday", 1);
        sync(1);
        const std::string line = watching.line();
        ASSERT_NE(line, "") << acts;
        const json told = json::parse(line);
        EXPECT_EQ(told.at("game"), "Friday");
        EXPECT_EQ(told.at("acts"), acts);
        EXPECT_EQ(told.at("finished"), false);
        EXPECT_TRUE(told.contains("summary"));
    }
    EXPECT_EQ(watching.line(milliseconds(300)), "") << "no act, no line";
    EXPECT_EQ(watching.end(), 0);
    EXPECT_EQ(gameAt(2, "Friday")->acts, 4);
}

TEST_F(WatchCommand, OfAPoolerThatSwallowsWhatIsHeardItIsToldAndTheClubIsAskedInstead) {
    if (!std::filesystem::exists(Pooler::program)) GTEST_SKIP() << "pgbouncer is not installed";
    found();
    playOn(1, "Friday", 2);
    sync(1);
    const Pooler pooler(server->folder());
    joinAs(2, pooler.url(name));
    Watching watching(file(2));
    EXPECT_THAT(watching.error(),
                HasSubstr("(a pooler) swallows LISTEN. The club is asked every two seconds instead."));
    playOn(1, "Friday", 1);
    sync(1);
    EXPECT_THAT(watching.line(), HasSubstr("\"acts\":3"));
    EXPECT_EQ(watching.end(), 0);
}

}  // namespace
}  // namespace adjutant::club
