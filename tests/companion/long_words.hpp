// SPDX-License-Identifier: GPL-3.0-or-later
// A language that nobody has written: twice as long as English, and known by its brackets.
#pragma once

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTranslator>
#include <QXmlStreamReader>

#include "tests/tests_folder.hpp"

namespace adjutant::companion {

/// "Undo" is "[Undo ~~~~]". The faces stay as they are: what they call things stands beside the engine's own
/// names, which have no such language; the two are held together in German (german_test.cpp).
class LongWords : public QTranslator {
  public:
    LongWords() { QCoreApplication::installTranslator(this); }
    ~LongWords() override { QCoreApplication::removeTranslator(this); }
    LongWords(const LongWords&) = delete;
    LongWords& operator=(const LongWords&) = delete;

    /// Contexts of the faces.
    [[nodiscard]] static const QRegularExpression& faces() {
        static const QRegularExpression names(
            QStringLiteral("\\b(Game|CivilWar|Conquest|HexAcw|Life|OneStat)Face$"));
        return names;
    }
    [[nodiscard]] QString translate(const char* context, const char* text, const char*, int) const override {
        if (QString::fromUtf8(context).contains(faces())) return {};
        const QString words = QString::fromUtf8(text);
        // Where only signs and numbers stand nothing is to be translated.
        static const QRegularExpression letters(QStringLiteral("[A-Za-z]{2}"));
        QString bare = words;
        if (!bare.remove(QStringLiteral("%n")).contains(letters)) return words;
        constexpr qsizetype longestWord = 7;
        QString longer = words;
        for (qsizetype more = 0; more < words.size(); ++more)
            longer += more % (longestWord + 1) == longestWord ? ' ' : '~';
        return '[' + longer + ']';
    }
    [[nodiscard]] bool isEmpty() const override { return false; }

    /// What the screens themselves say, without a place for something else, and no face says as well.
    [[nodiscard]] static const QSet<QString>& ofTheScreens() {
        static const QSet<QString> list = [] {
            QFile file(QString::fromStdString(
                (tests::testsFolder().parent_path() / "companion/i18n/adjutant_de.ts").string()));
            QSet<QString> own, ofFaces;
            if (!file.open(QIODevice::ReadOnly)) return own;
            static const QRegularExpression letters(QStringLiteral("[A-Za-z]{2}"));
            bool isFace = false;
            for (QXmlStreamReader xml(&file); !xml.atEnd();) {
                if (xml.readNext() != QXmlStreamReader::StartElement) continue;
                if (xml.name() == QStringLiteral("name")) isFace = xml.readElementText().contains(faces());
                if (xml.name() != QStringLiteral("source")) continue;
                const QString text = xml.readElementText();
                if (!text.contains('%') && text.contains(letters)) (isFace ? ofFaces : own).insert(text);
            }
            return own - ofFaces;
        }();
        return list;
    }
};

}  // namespace adjutant::companion
