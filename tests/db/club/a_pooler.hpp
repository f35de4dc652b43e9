// SPDX-License-Identifier: GPL-3.0-or-later
// A pooler in front of a server, which hands each question to another connection.
#pragma once

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <thread>

#include "tests/db/club/a_server.hpp"

namespace adjutant::club {

/// Whether somebody listens at a socket: its file is there a moment before that.
inline bool isAnswered(const std::string& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.size() >= sizeof address.sun_path) throw std::runtime_error("the path of a socket is too long");
    std::copy(path.begin(), path.end(), std::begin(address.sun_path));
    const int caller = ::socket(AF_UNIX, SOCK_STREAM, 0);
    const bool answered = ::connect(caller, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    ::close(caller);
    return answered;
}

/// Reached by a socket in a folder of its own.
class Pooler {
  public:
    static constexpr const char* program = "/usr/sbin/pgbouncer";

    explicit Pooler(const std::filesystem::path& server) {
        std::string name = (std::filesystem::temp_directory_path() / "adjutant-pooler-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
        folder_ = name;
        std::ofstream(folder_ / "users") << "\"postgres\" \"\"\n";
        std::ofstream(folder_ / "settings")
            << "[databases]\n* = host=" << server.string() << "\n[pgbouncer]\nlisten_addr =\n"
            << "listen_port = 6432\nunix_socket_dir = " << name << "\nauth_type = trust\nauth_file = " << name
            << "/users\npool_mode = transaction\nlogfile = " << name << "/log\npidfile = " << name
            << "/pid\n";
        std::filesystem::permissions(folder_, std::filesystem::perms::all);
        outputOf(asServer(std::string(program) + " -q -d " + name + "/settings"));
        // It lets go of its beginner before it is there.
        const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        while (!isAnswered(folder_ / ".s.PGSQL.6432")) {
            if (std::chrono::steady_clock::now() > until)
                throw std::runtime_error("the pooler does not come up");
            std::this_thread::yield();
        }
    }
    ~Pooler() {
        std::ifstream file(folder_ / "pid");
        pid_t process = 0;
        file >> process;
        if (process > 0) ::kill(process, SIGKILL);
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }
    Pooler(const Pooler&) = delete;
    Pooler& operator=(const Pooler&) = delete;

    [[nodiscard]] std::string url(const std::string& database) const {
        return "postgresql://postgres@/" + database + "?host=" + folder_.string() + "&port=6432";
    }

  private:
    std::filesystem::path folder_;
};

}  // namespace adjutant::club
