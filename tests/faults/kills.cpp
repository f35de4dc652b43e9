// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/wait.h>
#include <unistd.h>

#include <fcntl.h>
#include <algorithm>
#include <csignal>
#include <fstream>
#include <iterator>
#include <random>
#include <stdexcept>

#include "companion/game_check.hpp"
#include "db/campaign_file.hpp"
#include "db/error.hpp"
#include "db/transfer.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/faults/faults.hpp"

namespace adjutant::faults {
namespace {

namespace fs = std::filesystem;

/// Another process, spoken to by lines.
class Program {
  public:
    explicit Program(std::vector<std::string> words) {
        int in[2];
        int out[2];
        if (::pipe2(in, O_CLOEXEC) != 0 || ::pipe2(out, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
        process_ = ::fork();
        if (process_ < 0) throw std::runtime_error("no process");
        if (process_ == 0) {
            ::dup2(in[0], STDIN_FILENO);
            ::dup2(out[1], STDOUT_FILENO);
            std::vector<char*> arguments;
            for (std::string& word : words) arguments.push_back(word.data());
            arguments.push_back(nullptr);
            ::execv(arguments.front(), arguments.data());
            ::_exit(127);
        }
        ::close(in[0]);
        ::close(out[1]);
        to_ = in[1];
        from_ = out[0];
    }
    ~Program() {
        kill();
        ::close(to_);
        ::close(from_);
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    [[nodiscard]] bool say(const std::string& line) const {
        const std::string whole = line + '\n';
        return ::write(to_, whole.data(), whole.size()) == static_cast<ssize_t>(whole.size());
    }
    /// Empty at the end.
    [[nodiscard]] std::string hear() {
        for (;;) {
            if (const auto end = heard_.find('\n'); end != std::string::npos) {
                std::string line = heard_.substr(0, end);
                heard_.erase(0, end + 1);
                return line;
            }
            char bytes[65536];
            const ssize_t count = ::read(from_, bytes, sizeof bytes);
            if (count <= 0) return {};
            heard_.append(bytes, static_cast<std::size_t>(count));
        }
    }
    void kill() {
        if (process_ <= 0) return;
        ::kill(process_, SIGKILL);
        ::waitpid(process_, nullptr, 0);
        process_ = 0;
    }

  private:
    pid_t process_ = 0;
    int to_ = -1;
    int from_ = -1;
    std::string heard_;
};

std::string bytesOfFile(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

class Killer {
  public:
    Killer(fs::path program, std::uint32_t seed) : program_(std::move(program)), random_(seed) {}

    void referees(int count) {
        const db::TemporaryFolder folder;
        std::int64_t entries = 0;
        for (int kill = 0; kill < count && found.failures.empty(); ++kill) {
            if (kill % 50 == 0) {
                for (const std::string& name : folder.names()) fs::remove(folder.path() / name);
                entries = 0;
            }
            entries += refereeOnce(folder.file(), entries);
            check(folder.file(), entries, "a kill of the referee");
        }
        found.told += std::to_string(count) + " kills of the referee, " + std::to_string(acknowledged_) +
                      " acts acknowledged, " + std::to_string(more_) + " times one more was kept.";
    }

    void works(int count) {
        const db::TemporaryFolder folder;
        playInto(folder.file(), 120);
        const std::string source = bytesOfFile(folder.file());
        std::string exported;
        {
            const auto file = db::CampaignFile::openToRead(folder.file());
            exported = exportCampaign(file, file.campaigns().at(0).id);
        }
        const fs::path text = folder.path() / "export.json";
        std::ofstream(text, std::ios::binary) << exported;
        for (int kill = 0; kill < count && found.failures.empty(); ++kill) {
            const fs::path target = folder.path() / ("target-" + std::to_string(kill));
            work({"campaign", "backup", "--file", folder.file().string(), "--out", target.string()});
            if (fs::exists(target)) check(target, 121, "a killed backup");
            fs::remove(target);
            work({"campaign", "export", "--file", folder.file().string(), "--out", target.string()});
            if (fs::exists(target) && bytesOfFile(target) != exported)
                fail("a killed export left half a file");
            fs::remove(target);
            work({"campaign", "import", "--file", target.string(), text.string()});
            if (fs::exists(target) && !db::CampaignFile::open(target).games().empty())
                check(target, 121, "a killed import");
            for (const char* ending : {"", "-wal", "-shm", "-lock"}) fs::remove(target.string() + ending);
            if (bytesOfFile(folder.file()) != source) fail("the source was changed");
        }
        found.told += " " + std::to_string(3 * count) + " kills of backups, exports and imports.";
    }

    Found found;

  private:
    void fail(const std::string& sentence) { found.failures.push_back(sentence); }

    void waitALittle(unsigned most) { ::usleep(static_cast<useconds_t>(random_() % (most + 1))); }

    /// How many acts were acknowledged before it was killed.
    std::int64_t refereeOnce(const fs::path& file, std::int64_t before) {
        Program referee({program_.string(), "referee", "--file", file.string(), "--campaign", "Club",
                         "--game", "Thursday"});
        std::int64_t heard = 0;
        if (before == 0) {
            const bool said = referee.say(R"({"do":"start","system":"life-1861","seats":{"soldier":"Ann"}})");
            const std::string reply = said ? referee.hear() : std::string();
            if (reply.find(R"("ok":true)") == std::string::npos)
                fail("the game did not begin: " + reply);
            else
                ++heard;
        }
        const auto acts = static_cast<int>(random_() % 40);
        for (int act = 0; act < acts; ++act) {
            static const char* const lines[] = {R"({"do":"roll","dice":"3d6","for":"luck"})",
                                                R"({"do":"note","text":"rain over the ford"})",
                                                R"({"do":"undo"})"};
            if (!referee.say(lines[random_() % 3])) break;
            const std::string reply = referee.hear();
            if (reply.find(R"("ok":true)") != std::string::npos) ++heard;
        }
        // The last ones are in flight when the blow falls.
        static_cast<void>(referee.say(R"({"do":"note","text":"in flight"})"));
        waitALittle(2000);
        referee.kill();
        acknowledged_ += heard;
        return heard;
    }

    void work(std::vector<std::string> words) {
        words.insert(words.begin(), program_.string());
        Program program(words);
        waitALittle(80'000);
        program.kill();
    }

    /// `entries` becomes what is there.
    void check(const fs::path& path, std::int64_t& entries, const std::string& after) {
        const std::int64_t kept = verified(path, after);
        if (kept < entries) fail("after " + after + " acts are missing: " + std::to_string(entries - kept));
        if (kept > entries + 1) fail("after " + after + " there are acts that nobody gave");
        if (kept == entries + 1) ++more_;
        entries = kept;
    }
    void check(const fs::path& path, int entries, const std::string& after) {
        if (const std::int64_t kept = verified(path, after); kept != entries)
            fail("after " + after + " there are " + std::to_string(kept) + " entries");
    }

    std::int64_t verified(const fs::path& path, const std::string& after) {
        try {
            // Opening would make one.
            if (!fs::exists(path)) throw std::runtime_error("there is no file");
            const auto file = db::CampaignFile::open(path);
            if (!file.checkFile().empty()) fail("after " + after + " the file is damaged");
            const db::Game game = file.games().at(0);
            const companion::GameCheck found = companion::checkGame(file, game);
            if (!found.inOrder()) fail("after " + after + " the game does not verify");
            return found.log.entries;
        } catch (const std::exception& error) {
            fail("after " + after + ": " + error.what());
            return -1;
        }
    }

    fs::path program_;
    std::mt19937 random_;
    std::int64_t acknowledged_ = 0;
    std::int64_t more_ = 0;
};

}  // namespace

Found kills(const fs::path& program, int count, std::uint32_t seed) {
    ::signal(SIGPIPE, SIG_IGN);
    // A build that goes on beside a long run puts another program in its place.
    const db::TemporaryFolder own;
    const fs::path kept = own.path() / "adjutant-cli";
    fs::copy_file(program, kept);
    Killer killer(kept, seed);
    killer.referees(count);
    killer.works(std::max(1, count / 5));
    return killer.found;
}

}  // namespace adjutant::faults
