// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/ordinary_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace adjutant::scanner {

OrdinaryFile openOrdinary(const std::filesystem::path& path) {
    // A pipe that nobody writes to would keep a plain open waiting.
    const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0) return {-1, std::string("The file cannot be opened: ") + std::strerror(errno) + "."};
    struct stat about {};
    if (fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode)) return {descriptor, {}};
    close(descriptor);
    return {-1, S_ISDIR(about.st_mode) ? "This is a folder; only ordinary files can be read."
                                       : "This is a pipe or a device; only ordinary files can be read."};
}

}  // namespace adjutant::scanner
