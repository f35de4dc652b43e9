// SPDX-License-Identifier: GPL-3.0-or-later
// A PostgreSQL of the tests' own: a temporary cluster in a private folder, reached by a socket there and by
// no port.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace adjutant::club {

class AServer {
  public:
    /// Why there can be none; nothing when there can.
    [[nodiscard]] static std::optional<std::string> missing();

    /// One for all tests of the program, made for the first of them.
    [[nodiscard]] static AServer& ofAll();

    /// `durable`: with fsync, as a club's server has it.
    explicit AServer(bool durable = false);
    /// One that is reached over TCP too, at a free port of 127.0.0.1, with that certificate and key.
    AServer(const std::filesystem::path& certificate, const std::filesystem::path& key);
    ~AServer();
    AServer(const AServer&) = delete;
    AServer& operator=(const AServer&) = delete;

    /// An empty database of that name, as its owner reaches it.
    [[nodiscard]] std::string database(const std::string& name) const;
    /// One that is a copy of another, to which nobody is connected.
    [[nodiscard]] std::string databaseLike(const std::string& pattern, const std::string& name) const;
    void drop(const std::string& database) const;
    [[nodiscard]] std::string url(const std::string& database, const std::string& user = "postgres") const;
    /// What psql prints of a statement, as the owner.
    [[nodiscard]] std::string ask(const std::string& database, const std::string& sql) const;
    /// The same by another login.
    [[nodiscard]] static std::string askBy(const std::string& url, const std::string& sql);
    /// All its processes at once, as by a power cut.
    void kill();
    void start();
    /// Ends every connection of other programs.
    void cutAll(const std::string& database) const;

    [[nodiscard]] int port() const { return port_; }
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }

  private:
    void make();

    std::filesystem::path folder_;
    bool durable_ = false;
    int port_ = 0;
};

/// The same command by somebody who is not root, whom servers refuse.
std::string asServer(const std::string& command);
/// What a command prints; its failure is thrown.
std::string outputOf(const std::string& command);

}  // namespace adjutant::club
