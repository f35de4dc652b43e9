// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/text_documents.hpp"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <stdexcept>

namespace adjutant::companion {
namespace {

constexpr qint64 maxBytes = 4 << 20;

}  // namespace

QDir documentsFolder(const QString& folder) {
    return QDir(folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                                 : folder);
}

QString fileFor(const QString& name, const QString& ending, const QString& folder) {
    QString safe;
    for (const QChar c : name) safe += c.isLetterOrNumber() || c == ' ' || c == '-' ? c : QChar('-');
    safe = safe.trimmed();
    if (safe.isEmpty()) safe = QCoreApplication::translate("TextDocuments", "without a name");
    return documentsFolder(folder).filePath(safe + ending);
}

QString freeFileFor(const QString& name, const QString& ending, const QString& folder) {
    QString path = fileFor(name, ending, folder);
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = fileFor(name + QStringLiteral(" %1").arg(number), ending, folder);
    return path;
}

QList<TextDocument> jsonDocuments(const QString& folder) {
    QList<TextDocument> documents;
    const QDir dir = documentsFolder(folder);
    for (const QFileInfo& found : dir.entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Time)) {
        QFile file(found.filePath());
        if (found.size() <= maxBytes && file.open(QIODevice::ReadOnly))
            documents.append({found.filePath(), file.readAll().toStdString()});
    }
    return documents;
}

std::string textOf(const QString& path) {
    QFile file(path);
    if (QFileInfo(path).isDir())
        throw std::runtime_error(
            QCoreApplication::translate("Documents", "%1 is a folder. Name a file.").arg(path).toStdString());
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error(QCoreApplication::translate("Documents", "%1 cannot be read: %2.")
                                     .arg(path, file.errorString())
                                     .toStdString());
    const QByteArray bytes = file.read(maxBytes + 1);
    if (bytes.size() > maxBytes)
        throw std::runtime_error(
            QCoreApplication::translate("Documents", "%1 is larger than 4 MB.").arg(path).toStdString());
    return bytes.toStdString();
}

}  // namespace adjutant::companion
