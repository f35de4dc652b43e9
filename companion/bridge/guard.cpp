// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/guard.hpp"

#include <QCoreApplication>

#include "db/error.hpp"

namespace adjutant::companion {
namespace {

const char* wordsFor(db::Error::Kind kind) {
    using Kind = db::Error::Kind;
    switch (kind) {
        case Kind::notOurs:
            return QT_TRANSLATE_NOOP("FileWords", "That is no campaign file. It was left as it is.");
        case Kind::newer:
            return QT_TRANSLATE_NOOP("FileWords",
                                     "The file was written by a newer Adjutant. Update this one first.");
        case Kind::inUse:
            return QT_TRANSLATE_NOOP(
                "FileWords",
                "The file is open in another Adjutant. Nothing was changed. Close it there "
                "first, or choose another file.");
        case Kind::damaged:
            return QT_TRANSLATE_NOOP(
                "FileWords", "The file is damaged. Nothing was changed. Keep it, and go on with a backup.");
        case Kind::missing:
            return QT_TRANSLATE_NOOP("FileWords", "The file is not there any more, or its folder is not.");
        case Kind::diskFull:
            return QT_TRANSLATE_NOOP(
                "FileWords",
                "There is no room left on the disk. Everything before is kept. Free some space "
                "and try again.");
        case Kind::readOnly:
            return QT_TRANSLATE_NOOP(
                "FileWords",
                "The file or its folder cannot be written to. Everything before is kept. Allow "
                "writing, or choose another place.");
        case Kind::duplicate:
            return QT_TRANSLATE_NOOP("FileWords", "That name is taken.");
        case Kind::badText:
            return QT_TRANSLATE_NOOP("FileWords", "That text cannot be kept.");
        default:
            return nullptr;
    }
}

}  // namespace

QString sentenceOf(const std::exception& error) {
    QString thrown = QString::fromUtf8(error.what());
    const auto* file = dynamic_cast<const db::Error*>(&error);
    const char* words = file == nullptr ? nullptr : wordsFor(file->kind);
    if (words == nullptr) return thrown;
    // The English one says more: which file, and what of it.
    const QString told = QCoreApplication::translate("FileWords", words);
    return told == QString::fromUtf8(words) ? thrown : told;
}

}  // namespace adjutant::companion
