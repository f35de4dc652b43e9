// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/text_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <fstream>
#include <iterator>

#include "db/disk_wait.hpp"
#include "db/failure.hpp"
#include "db/file_check.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

namespace fs = std::filesystem;

constexpr Doing writing = doings::WriteTheFile{};

std::error_code lastError() { return {errno, std::generic_category()}; }

/// A file that is closed however its writing ends.
class Handle {
  public:
    explicit Handle(const fs::path& path) : number_(::open(path.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC)) {}
    ~Handle() {
        if (number_ >= 0) ::close(number_);
    }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;

    /// False with errno set.
    bool write(std::string_view text) const {
        if (number_ < 0) return false;
        while (!text.empty()) {
            const ssize_t written = ::write(number_, text.data(), text.size());
            if (written < 0 && errno != EINTR) return false;
            if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
        }
        return ::fsync(number_) == 0;
    }

  private:
    int number_;
};

/// Campaign files are neither read nor overwritten as if they were texts.
void requireText(const fs::path& path) {
    if (fs::is_directory(path)) throw Error(Error::Kind::notOurs, failures::AFolder{.file = path.string()});
    std::error_code ignored;
    const fs::file_status status = fs::status(path, ignored);
    if (fs::exists(status) && !fs::is_regular_file(status))  // a pipe would be read for ever
        throw Error(Error::Kind::notOurs, failures::NoRegularFile{.file = path.string(), .asked = "name"});
    if (isDatabase(path)) throw Error(Error::Kind::notOurs, failures::NoTextFile{.file = path.string()});
}

std::string load(const fs::path& path, std::uintmax_t most) {
    requireText(path);
    if (!fs::exists(path)) throw Error(Error::Kind::missing, failures::NothingToRead{.file = path.string()});
    std::error_code ignored;
    if (const auto size = fs::file_size(path, ignored); !ignored && size > most)
        throw Error(Error::Kind::notOurs,
                    failures::TextTooLarge{.file = path.string(), .size = size >> 20U, .most = most >> 20U});
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) throw errorFrom(lastError(), path, doings::ReadTheFile{});
    std::string text{std::istreambuf_iterator<char>(file), {}};
    if (file.bad()) throw errorFrom(lastError(), path, doings::ReadTheFile{});
    return text;
}

void save(const fs::path& name, std::string_view text) {
    std::error_code error;
    const fs::path path = fs::absolute(name, error);
    if (!error) fs::create_directories(path.parent_path(), error);
    if (error) throw errorFrom(error, name, writing);
    requireText(path);
    const fs::path growing = growingBeside(path, writing);
    if (!Handle(growing).write(text)) {
        const std::error_code why = lastError();
        fs::remove(growing, error);
        throw errorFrom(why, path, writing);
    }
    putInPlace(growing, path);
}

}  // namespace

std::string loadText(const fs::path& path, std::uintmax_t most) {
    return atDisk([&] { return load(path, most); });
}

void saveText(const fs::path& name, std::string_view text) {
    atDisk([&] { save(name, text); });
}

}  // namespace adjutant::db
