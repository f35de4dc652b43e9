// SPDX-License-Identifier: GPL-3.0-or-later
// What may stand on the way to a club: TLS, with a certificate of the right authority or of another, and a
// pooler that hands each question to another connection.
#include <gmock/gmock.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <thread>

#include "db/club/watcher.hpp"
#include "tests/db/club/a_club.hpp"

namespace adjutant::club {
namespace {

using Kind = ClubError::Kind;
namespace fs = std::filesystem;

/// An authority of the test's own; what it signs is for 127.0.0.1.
class Authority {
  public:
    Authority(const fs::path& folder, const std::string& name) : path_((folder / name).string()) {
        outputOf("openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=" +
                 name + " -keyout " + path_ + ".key -out " + path_ + ".crt");
    }
    void sign(const fs::path& into) const {
        const std::string server = into.string();
        std::ofstream(server + ".ext") << "subjectAltName = IP:127.0.0.1\n";
        outputOf("openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=club -keyout " +
                 server + ".key -out " + server + ".csr && openssl x509 -req -days 2 -in " + server +
                 ".csr -CA " + path_ + ".crt -CAkey " + path_ + ".key -CAcreateserial -extfile " + server +
                 ".ext -out " + server + ".crt");
    }
    [[nodiscard]] std::string certificate() const { return path_ + ".crt"; }

  private:
    std::string path_;
};

TEST_F(Club, IsJoinedOverTlsAndRefusedWhereTheCertificateIsOfAnotherAuthority) {
    const Authority ours(folder.path(), "ours"), another(folder.path(), "another");
    ours.sign(folder.path() / "server");
    const AServer secure(folder.path() / "server.crt", folder.path() / "server.key");
    static_cast<void>(secure.database("safe"));
    const auto over = [&](const std::string& authority) {
        return "postgresql://postgres@127.0.0.1:" + std::to_string(secure.port()) +
               "/safe?sslmode=verify-full&sslrootcert=" + authority;
    };
    url = over(ours.certificate());
    found();
    playOn(1, "Friday", 3);
    sync(1);
    const std::string invitation = invite(tablet(1), "table");
    joinAs(2, invitation);
    EXPECT_EQ(gameAt(2, "Friday")->acts, 3);
    EXPECT_EQ(secure.ask("safe",
                         "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) "
                         "WHERE client_addr IS NOT NULL"),
              "\n")
        << "nobody is connected any more";

    std::string wrong = invitation;
    const auto at = wrong.find("ours.crt");
    ASSERT_NE(at, std::string::npos);
    wrong.replace(at, 8, "another.crt");
    try {
        joinAs(3, wrong);
        FAIL() << "it trusts anybody";
    } catch (const ClubError& error) {
        EXPECT_EQ(error.kind, Kind::untrusted);
        EXPECT_THAT(error.what(),
                    testing::HasSubstr("a certificate that this device has no reason to trust"));
    }
    EXPECT_FALSE(Notebook::isThere(tablet(3)));
}

/// Whether somebody listens at a socket: its file is there a moment before that.
bool isAnswered(const std::string& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.size() >= sizeof address.sun_path) throw std::runtime_error("the path of a socket is too long");
    std::copy(path.begin(), path.end(), std::begin(address.sun_path));
    const int caller = ::socket(AF_UNIX, SOCK_STREAM, 0);
    const bool answered = ::connect(caller, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    ::close(caller);
    return answered;
}

/// A pooler in front of the server, reached by a socket in a folder of its own.
class Pooler {
  public:
    static constexpr const char* program = "/usr/sbin/pgbouncer";

    explicit Pooler(const fs::path& server) {
        std::string name = (fs::temp_directory_path() / "adjutant-pooler-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
        folder_ = name;
        std::ofstream(folder_ / "users") << "\"postgres\" \"\"\n";
        std::ofstream(folder_ / "settings")
            << "[databases]\n* = host=" << server.string() << "\n[pgbouncer]\nlisten_addr =\n"
            << "listen_port = 6432\nunix_socket_dir = " << name << "\nauth_type = trust\nauth_file = " << name
            << "/users\npool_mode = transaction\nlogfile = " << name << "/log\npidfile = " << name
            << "/pid\n";
        fs::permissions(folder_, fs::perms::all);
        outputOf(asServer(std::string(program) + " -q -d " + name + "/settings"));
        // It lets go of its beginner before it is there.
        const auto until = Sync::Clock::now() + std::chrono::seconds(20);
        while (!isAnswered(folder_ / ".s.PGSQL.6432")) {
            if (Sync::Clock::now() > until) throw std::runtime_error("the pooler does not come up");
            std::this_thread::yield();
        }
    }
    ~Pooler() {
        std::ifstream file(folder_ / "pid");
        pid_t process = 0;
        file >> process;
        if (process > 0) ::kill(process, SIGKILL);
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    Pooler(const Pooler&) = delete;
    Pooler& operator=(const Pooler&) = delete;

    [[nodiscard]] std::string url(const std::string& database) const {
        return "postgresql://postgres@/" + database + "?host=" + folder_.string() + "&port=6432";
    }

  private:
    fs::path folder_;
};

TEST_F(Club, APoolerThatSwallowsWhatIsHeardIsFoundOutAndTheClubIsAskedInstead) {
    if (!fs::exists(Pooler::program)) GTEST_SKIP() << "pgbouncer is not installed";
    found();
    playOn(1, "Friday", 3);
    sync(1);
    const Pooler pooler(server->folder());
    joinAs(2, pooler.url(name));
    Notebook notebook = Notebook::open(tablet(2));
    OwnDoor door(tablet(2));
    Link link(notebook.membership().url, "test");
    Watcher watcher(notebook, door, veil, link);
    EXPECT_FALSE(watcher.hears());
    playOn(1, "Friday", 2);
    sync(1);
    constexpr std::chrono::milliseconds piece{50};
    const auto until = Sync::Clock::now() + std::chrono::seconds(20);
    while (gameAt(2, "Friday")->acts < 5 && Sync::Clock::now() < until)
        static_cast<void>(watcher.turn(piece));
    EXPECT_EQ(gameAt(2, "Friday")->acts, 5);
    Link direct(url, "test");
    EXPECT_TRUE(direct.listen());
}

}  // namespace
}  // namespace adjutant::club
