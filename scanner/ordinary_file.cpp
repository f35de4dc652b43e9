// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/ordinary_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QCoreApplication>
#include <cerrno>
#include <cstring>

namespace adjutant::scanner {
namespace {

/// The system's own words for the rest are in its language.
QString reasonOf(int error) {
    if (error == ENOENT) return QCoreApplication::translate("OrdinaryFile", "it is not there");
    if (error == EACCES) return QCoreApplication::translate("OrdinaryFile", "reading it is not allowed");
    return QString::fromLocal8Bit(std::strerror(error));
}

}  // namespace

QString cannotBeOpened(const QString& why) {
    return QCoreApplication::translate("OrdinaryFile", "The file cannot be opened: %1.").arg(why);
}

OrdinaryFile openOrdinary(const std::filesystem::path& path) {
    // A pipe that nobody writes to would keep a plain open waiting.
    const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0) return {-1, cannotBeOpened(reasonOf(errno))};
    struct stat about {};
    if (fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode)) return {descriptor, {}};
    close(descriptor);
    return {-1, S_ISDIR(about.st_mode)
                    ? QCoreApplication::translate("OrdinaryFile",
                                                  "This is a folder; only ordinary files can be read.")
                    : QCoreApplication::translate(
                          "OrdinaryFile", "This is a pipe or a device; only ordinary files can be read.")};
}

}  // namespace adjutant::scanner
