// SPDX-License-Identifier: GPL-3.0-or-later
// Files of text among the user's documents: boards and rosters go out into them and come back.
#pragma once

#include <QDir>
#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <string>

namespace adjutant::companion {

/// `folder`, or the user's documents when it is empty.
[[nodiscard]] QDir documentsFolder(const QString& folder);

/// The path of a text file for something of this name in documentsFolder(). What file systems mind in a name
/// becomes a hyphen. `ending`: ".json".
[[nodiscard]] QString fileFor(const QString& name, const QString& ending, const QString& folder);

/// The same, of a name that is free: nothing is written over.
[[nodiscard]] QString freeFileFor(const QString& name, const QString& ending, const QString& folder);

/// One of them that something can be brought in from.
struct FoundFile {
    Q_GADGET
    QML_VALUE_TYPE(foundFile)
    Q_PROPERTY(QString path MEMBER path)
    Q_PROPERTY(QString name MEMBER name)  ///< of what is in it

  public:
    QString path{}, name{};
    bool operator==(const FoundFile&) const = default;
};

struct TextDocument {
    QString path;
    std::string text;
};

/// The JSON files in documentsFolder(), the latest first; what is larger than 4 MB is left out.
[[nodiscard]] QList<TextDocument> jsonDocuments(const QString& folder);

/// Throws a sentence for people when it cannot be read or is larger than 4 MB.
[[nodiscard]] std::string textOf(const QString& path);

}  // namespace adjutant::companion
