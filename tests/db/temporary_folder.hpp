// SPDX-License-Identifier: GPL-3.0-or-later
// A folder of its own for one test, gone with the test.
#pragma once

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <stdexcept>
#include <string>

namespace adjutant::db {

class TemporaryFolder {
  public:
    TemporaryFolder() {
        // In memory where that can be had: the tests sync thousands of times, and a real disk adds only
        // waiting.
        const std::filesystem::path memory = "/dev/shm";
        const bool inMemory = ::access(memory.c_str(), W_OK) == 0;
        std::string name =
            ((inMemory ? memory : std::filesystem::temp_directory_path()) / "adjutant-db-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
        path_ = name;
    }
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::filesystem::path file() const { return path_ / "evening.adjutant"; }

    /// The names of everything in it.
    [[nodiscard]] std::set<std::string> names() const {
        std::set<std::string> names;
        for (const auto& item : std::filesystem::directory_iterator(path_))
            names.insert(item.path().filename());
        return names;
    }

  private:
    std::filesystem::path path_;
};

inline std::string bytesOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

inline void writeBytes(const std::filesystem::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

}  // namespace adjutant::db
