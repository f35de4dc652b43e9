// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/dump.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <vector>

#include "db/club/address.hpp"
#include "db/club/club_error.hpp"
#include "db/club/link.hpp"

extern char** environ;

namespace adjutant::club {
namespace {

namespace fs = std::filesystem;

/// What the program said of its failure; empty when all was well. The URL goes by the environment, so that
/// the list of processes shows no password.
std::string run(std::vector<std::string> words, const std::string& url) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return "no pipe";
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::string password = "PGPASSWORD=" + passwordIn(url);
    std::vector<char*> surroundings;
    for (char** one = environ; *one != nullptr; ++one) surroundings.push_back(*one);
    if (password.size() > std::string_view("PGPASSWORD=").size()) surroundings.push_back(password.data());
    surroundings.push_back(nullptr);
    pid_t process = 0;
    const int failed =
        ::posix_spawnp(&process, arguments.front(), &actions, nullptr, arguments.data(), surroundings.data());
    posix_spawn_file_actions_destroy(&actions);
    ::close(ends[1]);
    std::string said;
    std::array<char, 512> piece{};
    for (ssize_t got = 0; failed == 0 && (got = ::read(ends[0], piece.data(), piece.size())) > 0;)
        said.append(piece.data(), static_cast<std::size_t>(got));
    ::close(ends[0]);
    if (failed != 0) return words.front() + " is not installed (Debian: postgresql-client)";
    int status = 0;
    ::waitpid(process, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return {};
    return said.empty() ? words.front() + " failed" : said.substr(0, said.find('\n'));
}

}  // namespace

void dumpTo(const std::string& url, const fs::path& path) {
    const fs::path unfinished = path.string() + ".new";
    const mode_t before = ::umask(S_IRWXG | S_IRWXO);
    const std::string why = run({"pg_dump", "--format=custom", "--schema=adjutant",
                                 "--file=" + unfinished.string(), "--dbname=" + shownUrl(url)},
                                url);
    ::umask(before);
    std::error_code error;
    if (why.empty()) fs::rename(unfinished, path, error);
    if (why.empty() && !error) return;
    const std::string said = why.empty() ? error.message() : why;
    fs::remove(unfinished, error);
    throw ClubError(ClubError::Kind::other, "The club's database could not be dumped to " + path.string() +
                                                ": " + said + ". Nothing was changed.");
}

int restoreFrom(const std::string& url, const fs::path& path) {
    {
        Link link(url, "adjutant-restoring");
        if (link.schema() != 0)
            throw ClubError(ClubError::Kind::taken,
                            "There is a club in this database already. Nothing was changed. "
                            "Restore into an empty one.");
        link.requireServer();
        link.makeRoles();
    }
    // The owner of the dumped database may be nobody here. The groups are there now, and are granted to.
    const std::string why = run({"pg_restore", "--single-transaction", "--exit-on-error", "--no-owner",
                                 "--dbname=" + shownUrl(url), path.string()},
                                url);
    if (!why.empty())
        throw ClubError(ClubError::Kind::other,
                        "The dump could not be restored: " + why + ". Nothing was changed.");
    return Link(url, "adjutant-restoring").missingLogins();
}

}  // namespace adjutant::club
