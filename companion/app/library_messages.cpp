// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/app/library_messages.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <cstdio>
#include <string>

namespace adjutant::companion {
namespace {

constexpr qint64 enough = 262144;  // bytes of earlier starts
constexpr int noDisplay = 2;       // the exit status

// A message handler is given nothing: so these stand alone.
int people = STDERR_FILENO;
bool isStarting = true;

void write(int file, const QString& text) {
    const QByteArray line = text.toUtf8() + '\n';
    static_cast<void>(::write(file, line.constData(), static_cast<std::size_t>(line.size())));
}

void handle(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    write(STDERR_FILENO, qFormatLogMessage(type, context, text));
    if (type != QtFatalMsg) return;
    if (!isStarting) return write(people, text);  // and Qt ends the process
    const QString display = qEnvironmentVariable("DISPLAY", qEnvironmentVariable("WAYLAND_DISPLAY"));
    LibraryMessages::say(
        QStringLiteral("No window can be opened on the display “%1”. Is it there, and may this user "
                       "use it? adjutant-cli needs none.")
            .arg(display));
    std::_Exit(noDisplay);
}

/// Emptied where earlier starts have filled it; -1 where it cannot be written.
int openLog() {
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    if (!folder.mkpath(QStringLiteral("."))) return -1;
    const std::string path = QFile::encodeName(folder.filePath(QStringLiteral("messages.log"))).toStdString();
    const int full = QFile(QFile::decodeName(path.c_str())).size() > enough ? O_TRUNC : 0;
    return ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | full, S_IRUSR | S_IWUSR);
}

}  // namespace

LibraryMessages::LibraryMessages() {
    if (qEnvironmentVariableIsSet("ADJUTANT_MESSAGES")) return;
    int log = openLog();
    if (log < 0) log = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (log < 0) return;
    std::fflush(stderr);
    const int kept = ::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (kept >= 0 && ::dup2(log, STDERR_FILENO) >= 0) people = kept;
    ::close(log);
    qInstallMessageHandler(&handle);
}

LibraryMessages::~LibraryMessages() {
    qInstallMessageHandler(nullptr);
    if (people == STDERR_FILENO) return;
    std::fflush(stderr);
    ::dup2(people, STDERR_FILENO);
    ::close(people);
    people = STDERR_FILENO;
}

void LibraryMessages::say(const QString& sentence) { write(people, sentence); }
void LibraryMessages::started() { isStarting = false; }

}  // namespace adjutant::companion
