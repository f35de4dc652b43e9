// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/club/a_server.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <pwd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <thread>
#include <utility>

namespace adjutant::club {
namespace {

namespace fs = std::filesystem;
constexpr const char* unprivileged = "postgres";

/// Where initdb and postgres are; empty when they are nowhere.
fs::path programs() {
    for (int version = 20; version >= 15; --version) {
        fs::path folder = "/usr/lib/postgresql/" + std::to_string(version) + "/bin";
        if (fs::exists(folder / "initdb") && fs::exists(folder / "psql")) return folder;
    }
    return {};
}

/// One that nobody uses at this moment.
int freePort() {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* any = reinterpret_cast<sockaddr*>(&address);
    const bool got = ::bind(socket, any, size) == 0 && ::getsockname(socket, any, &size) == 0;
    ::close(socket);
    if (!got) throw std::runtime_error("no free port");
    return ntohs(address.sin_port);
}

}  // namespace

std::string asServer(const std::string& command) {
    return ::geteuid() == 0 ? std::string("runuser -u ") + unprivileged + " -- " + command : command;
}

std::string outputOf(const std::string& command) {
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen((command + " 2>&1").c_str(), "r"),
                                                     [](FILE*) { return 0; });
    if (!pipe) throw std::runtime_error("no shell");
    std::string said;
    std::array<char, 4096> piece{};
    while (const auto got = std::fread(piece.data(), 1, piece.size(), pipe.get()))
        said.append(piece.data(), got);
    if (::pclose(pipe.get()) != 0) throw std::runtime_error(command + ": " + said);
    return said;
}

std::optional<std::string> AServer::missing() {
    if (programs().empty()) return "PostgreSQL is not installed";
    if (::geteuid() == 0 && ::getpwnam(unprivileged) == nullptr) return "there is no user for a PostgreSQL";
    return {};
}

AServer& AServer::ofAll() {
    static AServer server;
    return server;
}

AServer::AServer(bool durable) : durable_(durable) {
    make();
    start();
}

AServer::AServer(const fs::path& certificate, const fs::path& key) : port_(freePort()) {
    make();
    const std::string data = (folder_ / "data").string();
    for (const auto& [from, to] : {std::pair(certificate, "server.crt"), std::pair(key, "server.key")})
        outputOf("cp " + from.string() + " " + data + "/" + to + " && chmod 600 " + data + "/" + to +
                 (::geteuid() == 0 ? std::string(" && chown ") + unprivileged + " " + data + "/" + to : ""));
    std::ofstream rules(data + "/pg_hba.conf", std::ios::app);
    rules << "hostssl all postgres 127.0.0.1/32 trust\nhostssl all all 127.0.0.1/32 scram-sha-256\n";
    rules.close();
    std::ofstream settings(data + "/postgresql.conf", std::ios::app);
    settings << "listen_addresses = '127.0.0.1'\nport = " << port_ << "\nssl = on\n";
    settings.close();
    start();
}

void AServer::make() {
    std::string name = (fs::temp_directory_path() / "adjutant-club-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    folder_ = name;
    if (::geteuid() == 0) {
        const passwd* user = ::getpwnam(unprivileged);
        if (::chown(name.c_str(), user->pw_uid, user->pw_gid) != 0)
            throw std::runtime_error("no folder for it");
    }
    fs::permissions(folder_, fs::perms::owner_all | fs::perms::others_exec | fs::perms::group_exec);
    const std::string data = (folder_ / "data").string();
    outputOf(asServer((programs() / "initdb").string() + " -D " + data +
                      " -U postgres -E UTF8 --no-locale -A trust --no-sync"));
    // Whoever is invited shows a password; the owner of the cluster needs none.
    {
        std::ofstream rules(data + "/pg_hba.conf");
        rules << "local all postgres trust\nlocal all all scram-sha-256\n";
        std::ofstream settings(data + "/postgresql.conf", std::ios::app);
        settings << "listen_addresses = ''\nunix_socket_directories = '" << folder_.string()
                 << "'\nmax_connections = 400\nshared_buffers = 64MB\n"
                 << (durable_ ? "" : "fsync = off\n");
    }
}

AServer::~AServer() {
    try {
        outputOf(asServer((programs() / "pg_ctl").string() + " -D " + (folder_ / "data").string() +
                          " -m immediate -w stop"));
    } catch (const std::exception&) {  // it was killed
    }
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

void AServer::start() {
    outputOf(asServer((programs() / "pg_ctl").string() + " -D " + (folder_ / "data").string() + " -l " +
                      (folder_ / "log").string() + " -w -t 60 start </dev/null"));
}

void AServer::kill() {
    std::ifstream file(folder_ / "data/postmaster.pid");
    pid_t process = 0;
    file >> process;
    if (process <= 0) return;
    // The backends first, or they would end by themselves in order.
    ::kill(process, SIGSTOP);
    const std::string folder = "/proc/" + std::to_string(process) + "/task/" + std::to_string(process);
    std::ifstream backends(folder + "/children");
    for (pid_t backend = 0; backends >> backend;) ::kill(backend, SIGKILL);
    ::kill(process, SIGKILL);
    while (::kill(process, 0) == 0) std::this_thread::yield();
    std::error_code ignored;
    fs::remove(folder_ / "data/postmaster.pid", ignored);
}

std::string AServer::url(const std::string& database, const std::string& user) const {
    return "postgresql://" + user + "@/" + database + "?host=" + folder_.string() +
           (port_ > 0 ? "&port=" + std::to_string(port_) : "");
}

std::string AServer::database(const std::string& name) const {
    static_cast<void>(ask("postgres", "CREATE DATABASE " + name));
    return url(name);
}

std::string AServer::databaseLike(const std::string& pattern, const std::string& name) const {
    static_cast<void>(ask("postgres", "CREATE DATABASE " + name + " TEMPLATE " + pattern));
    return url(name);
}

void AServer::drop(const std::string& database) const {
    static_cast<void>(ask("postgres", "DROP DATABASE " + database + " WITH (FORCE)"));
}

std::string AServer::ask(const std::string& database, const std::string& sql) const {
    return askBy(url(database), sql);
}

std::string AServer::askBy(const std::string& url, const std::string& sql) {
    std::string quoted;
    for (const char letter : sql) quoted += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return outputOf((programs() / "psql").string() + " -X -A -t -q -v ON_ERROR_STOP=1 -d '" + url + "' -c '" +
                    quoted + "'");
}

void AServer::cutAll(const std::string& database) const {
    static_cast<void>(ask(database,
                          "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> "
                          "pg_backend_pid() AND datname = current_database()"));
}

}  // namespace adjutant::club
