// SPDX-License-Identifier: GPL-3.0-or-later
// The lock between the rooms: which headers the compiler finds with the flags that each target is built with,
// against the table in rooms.cmake.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>  // mkdtemp too
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tests/tests_folder.hpp"

namespace adjutant::tests {
namespace {

namespace fs = std::filesystem;

using Words = std::set<std::string>;

const fs::path root = fs::path(adjutant::tests::testsFolder()).parent_path();
const fs::path build = ADJUTANT_BUILD;

struct Room {
    Words folders;
    Words uses;
};

Words wordsOf(const std::string& line) {
    std::istringstream words(line);
    std::string first;
    words >> first;
    return {std::istream_iterator<std::string>(words), {}};
}

/// What rooms.cmake says.
const std::map<std::string, Room>& table() {
    static const auto rooms = [] {
        std::map<std::string, Room> read;
        std::ifstream file(build / "rooms/table.txt");
        for (std::string room, folders, uses;
             std::getline(file, room) && std::getline(file, folders) && std::getline(file, uses);) {
            read[*wordsOf(room).begin()] = {wordsOf(folders), wordsOf(uses)};
        }
        return read;
    }();
    return rooms;
}

/// The room that a folder belongs to: the one whose folder is nearest above it.
std::string roomOf(const std::string& folder) {
    std::string nearest, found;
    for (const auto& [name, room] : table()) {
        for (const std::string& mine : room.folders) {
            const bool holds = folder == mine || folder.starts_with(mine + "/");
            if (holds && mine.size() > nearest.size()) nearest = mine, found = name;
        }
    }
    return found;
}

/// The room that is named as the folder or has it, or that of the nearest one above it.
std::string roomNamed(std::string folder) {
    while (!folder.empty() && !table().contains(folder)) {
        for (const auto& [name, room] : table())
            if (room.folders.contains(folder)) return name;
        const auto slash = folder.rfind('/');
        folder.resize(slash == std::string::npos ? 0 : slash);
    }
    return folder;
}

/// Every header of every room, with its room.
const std::map<std::string, std::string>& headers() {
    static const auto all = [] {
        std::map<std::string, std::string> found;
        for (const auto& top :
             {"engine", "cards", "scanner", "league", "chronicle", "db", "companion", "tests"}) {
            for (const auto& entry : fs::recursive_directory_iterator(root / top)) {
                if (entry.path().extension() != ".hpp") continue;
                const fs::path path = fs::relative(entry.path(), root);
                found[path.string()] = roomOf(path.parent_path().string());
            }
        }
        return found;
    }();
    return all;
}

/// A target as it is compiled: where its include folders lie, and which rooms it sees by its own.
struct Target {
    std::string name;
    std::string folder;  ///< of its CMakeLists.txt
    std::string room;    ///< whose include folder it has; empty for none
    std::string search;  ///< its -I and -isystem flags
};

std::vector<Target> targets() {
    std::map<std::string, Target> found;
    std::ifstream file(build / "compile_commands.json");
    const std::regex output("-o ([^ ]*)/CMakeFiles/([^/ ]+)\\.dir/");
    const std::regex search("(-I ?|-isystem )([^ ]+)");
    for (const auto& entry : nlohmann::json::parse(file)) {
        const auto command = entry.at("command").get<std::string>();
        std::smatch hit;
        if (!std::regex_search(command, hit, output)) continue;
        Target target{hit[2], hit[1], {}, {}};
        const fs::path rooms = build / "rooms";
        for (std::sregex_iterator flag(command.begin(), command.end(), search), end; flag != end; ++flag) {
            target.search += " " + (*flag)[0].str();
            const std::string path = (*flag)[2];
            if (!path.starts_with(rooms.string() + "/")) continue;
            target.room += fs::relative(fs::path(path).parent_path(), rooms).string();
        }
        found.emplace(target.folder + "/" + target.name, target);
    }
    std::vector<Target> list;
    for (auto& [key, target] : found) list.push_back(std::move(target));
    return list;
}

class TemporaryFolder {
  public:
    TemporaryFolder() : path_((fs::temp_directory_path() / "rooms-XXXXXX").string()) {
        if (mkdtemp(path_.data()) == nullptr) throw std::runtime_error("no folder for the test");
    }
    ~TemporaryFolder() { fs::remove_all(path_); }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    [[nodiscard]] fs::path path() const { return path_; }

  private:
    std::string path_;
};

/// What the preprocessor makes of a file under these flags; nothing when it fails.
std::string preprocessed(const fs::path& file, const std::string& flags) {
    const std::string command =
        std::string(ADJUTANT_COMPILER) + " -std=c++20 -E -P" + flags + " " + file.string() + " 2>&1";
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), &pclose);
    std::string text;
    std::array<char, 4096> some{};
    while (const auto size = std::fread(some.data(), 1, some.size(), pipe.get()))
        text.append(some.data(), size);
    return text;
}

/// The headers that an include finds, all asked for in one run of the compiler.
Words seenWith(const std::string& flags) {
    static std::map<std::string, Words> known;  // targets of one room mostly have the same flags
    if (const auto found = known.find(flags); found != known.end()) return found->second;
    const TemporaryFolder folder;
    const fs::path file = folder.path() / "includes.cpp";
    std::ofstream source(file);
    source << "#include \"no/such/header.hpp\"\n";  // an include that is not found fails
    source.close();
    if (preprocessed(file, flags).find("No such file") == std::string::npos)
        throw std::runtime_error("the compiler finds what is not there");
    source.open(file, std::ios::trunc);
    for (const auto& [header, room] : headers())
        source << "#if __has_include(\"" << header << "\")\nsees: " << header << "\n#endif\n";
    source.close();
    Words seen;
    std::istringstream lines(preprocessed(file, flags));
    for (std::string line; std::getline(lines, line);) {
        // The preprocessor may set blanks between the parts of a path that is no text to it.
        std::erase(line, ' ');
        if (line.starts_with("sees:")) seen.insert(line.substr(5));
    }
    return known.emplace(flags, seen).first->second;
}

TEST(Rooms, ATargetFindsTheHeadersOfItsRoomAndOfThoseThatItMayUseAndNoOthers) {
    std::size_t looked = 0;
    for (const Target& target : targets()) {
        SCOPED_TRACE(target.name + " in " + target.folder);
        const Words seen = seenWith(target.search);
        std::string locked, open;
        for (const auto& [header, room] : headers()) {
            const bool may =
                !target.room.empty() && (room == target.room || table().at(target.room).uses.contains(room));
            if (may && !seen.contains(header)) locked += " " + header;
            if (!may && seen.contains(header)) open += " " + header;
        }
        EXPECT_EQ(open, "") << "can be included and may not be";
        EXPECT_EQ(locked, "") << "may be included and cannot be";
        ++looked;
    }
    EXPECT_GT(looked, 30U);
}

TEST(Rooms, ATargetStandsInTheRoomThatItsFolderNames) {
    // What the command line prints of the app is built beside the command line, which may be built without
    // the app.
    const Words beside{"adjutant_document_pdf", "adjutant_looks", "adjutant_printables"};
    Words rooms;
    for (const Target& target : targets()) {
        if (target.room.empty()) continue;
        EXPECT_EQ(target.room, beside.contains(target.name) ? "companion" : roomNamed(target.folder))
            << target.name;
        rooms.insert(target.room);
    }
    for (const auto& [name, room] : table()) {
        if (name == "companion" && !rooms.contains("companion")) continue;  // built without Qt
        EXPECT_TRUE(rooms.contains(name)) << name << " has no target";
    }
}

TEST(Rooms, EveryHeaderStandsInARoom) {
    for (const auto& [header, room] : headers()) EXPECT_NE(room, "") << header;
    EXPECT_GT(headers().size(), 300U);
}

TEST(Rooms, NoGameKnowsAnother) {
    std::size_t games = 0;
    for (const auto& [name, room] : table()) {
        if (!name.starts_with("engine/games/")) continue;
        ++games;
        EXPECT_EQ(room.uses, (Words{"engine/board", "engine/chance", "engine/play", "engine/words"})) << name;
    }
    EXPECT_GE(games, 5U);
}

TEST(Rooms, TheCampaignFileKnowsNothingOfTheEngineButTheJournalAndWords) {
    EXPECT_EQ(table().at("db").uses, (Words{"engine/journal", "engine/words"}));
}

TEST(Rooms, TheEngineKnowsNeitherFileNorCodeNorScreen) {
    for (const auto& [name, room] : table()) {
        if (!name.starts_with("engine")) continue;
        for (const std::string& used : room.uses)
            EXPECT_TRUE(used.starts_with("engine/")) << name << " uses " << used;
    }
}

TEST(Rooms, CodesScannerLeagueAndChronicleKnowNoOtherRoomButWords) {
    EXPECT_EQ(table().at("league").uses, Words{"engine/words"});
    EXPECT_EQ(table().at("chronicle").uses, Words{"engine/words"});
    EXPECT_EQ(table().at("cards").uses, Words{"engine/words"});
    EXPECT_EQ(table().at("scanner").uses, Words());
}

TEST(Rooms, NoIncludeGoesRoundTheLockByAPathOfItsOwn) {
    const std::regex detour("#\\s*include\\s*[\"<](/|.*\\.\\./)");
    for (const auto& top :
         {"engine", "cards", "scanner", "league", "chronicle", "db", "companion", "tests"}) {
        for (const auto& entry : fs::recursive_directory_iterator(root / top)) {
            if (entry.path().extension() != ".hpp" && entry.path().extension() != ".cpp") continue;
            std::ifstream file(entry.path());
            for (std::string line; std::getline(file, line);)
                EXPECT_FALSE(line.starts_with('#') && std::regex_search(line, detour))
                    << entry.path() << ": " << line;
        }
    }
}

}  // namespace
}  // namespace adjutant::tests
