// SPDX-License-Identifier: GPL-3.0-or-later
// Every text of the screens and of the engine that has other words in German, as it stands in the sources:
// the catalogue of the screens and the words of all rooms.
#pragma once

#include <QFile>
#include <QHash>
#include <QList>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QXmlStreamReader>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/tests_folder.hpp"

namespace adjutant::companion {

class EnglishTexts {
  public:
    EnglishTexts() {
        readScreens();
        for (const auto& entry : std::filesystem::recursive_directory_iterator(root() / "engine"))
            if (entry.path().filename() == "words.en.json") readWords(entry.path().parent_path());
        for (const char* room :
             {"cards", "chronicle", "league", "db", "companion", "companion/doors", "companion/report"})
            readWords(root() / room);
        whole_ -= german_;
    }
    /// Is it one of them, as it stands or with something in its places?
    [[nodiscard]] bool has(const QString& text) {
        const auto found = known_.constFind(text);
        if (found != known_.cend()) return *found;
        const bool one =
            !german_.contains(text) &&
            (whole_.contains(text) || std::any_of(patterns_.begin(), patterns_.end(),
                                                  [&](auto& each) { return each.match(text).hasMatch(); }));
        known_.insert(text, one);
        return one;
    }
    [[nodiscard]] qsizetype size() const { return whole_.size() + patterns_.size(); }

  private:
    static std::filesystem::path root() { return tests::testsFolder().parent_path(); }
    static int letters(QString text) {
        static const QRegularExpression others(QStringLiteral("[^A-Za-z]"));
        return static_cast<int>(text.remove(others).size());
    }
    /// `parts`: what stands between the places for something else.
    void add(const QStringList& english, const QStringList& german) {
        constexpr int telling = 3, tellingAround = 10;
        german_.insert(german.join(QString()));
        if (english == german || letters(english.join(QString())) < telling) return;
        if (english.size() == 1) {
            whole_.insert(english.first());
            whole_.insert(english.first().left(1).toUpper() + english.first().mid(1));
            return;
        }
        if (letters(english.join(QString())) < tellingAround) return;
        QStringList escaped;
        for (const QString& part : english) escaped << QRegularExpression::escape(part);
        patterns_.append(QRegularExpression('^' + escaped.join(QStringLiteral(".+")) + '$',
                                            QRegularExpression::DotMatchesEverythingOption));
    }
    static QStringList partsOf(const QString& text) {
        static const QRegularExpression place(QStringLiteral("%[0-9n]"));
        return text.split(place);
    }
    /// Of a message of ICU, by its outermost braces.
    static QStringList partsOfMessage(const QString& message) {
        QStringList parts{QString()};
        int depth = 0;
        const QString words = QString(message).replace("''", "'");
        for (const QChar letter : words) {
            if (letter == '{' && ++depth == 1) parts.append(QString());
            if (depth == 0) parts.last() += letter;
            if (letter == '}') --depth;
        }
        return parts;
    }
    void readScreens() {
        QFile file(QString::fromStdString((root() / "companion/i18n/adjutant_de.ts").string()));
        if (!file.open(QIODevice::ReadOnly)) return;
        QString source;
        for (QXmlStreamReader xml(&file); !xml.atEnd();) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            if (xml.name() == QStringLiteral("source")) source = xml.readElementText();
            const bool one = xml.name() == QStringLiteral("translation");
            if (one || xml.name() == QStringLiteral("numerusform")) {
                if (one && xml.attributes().isEmpty() && source.contains("%n")) continue;  // its forms follow
                add(partsOf(source), partsOf(xml.readElementText()));
            }
        }
    }
    void readWords(const std::filesystem::path& folder) {
        const auto load = [&](const char* name) {
            std::ifstream file(folder / name);
            return nlohmann::json::parse(file, nullptr, false);
        };
        const nlohmann::json english = load("words.en.json"), german = load("words.de.json");
        if (!german.is_object()) return;
        for (const auto& [chapter, messages] : german.items()) {
            for (const auto& [key, words] : messages.items()) {
                const QString translated = QString::fromStdString(words.get<std::string>());
                if (chapter == "data")
                    add(partsOf(QString::fromStdString(key)), partsOf(translated));
                else if (english.contains(chapter) && english.at(chapter).contains(key))
                    add(partsOfMessage(
                            QString::fromStdString(english.at(chapter).at(key).get<std::string>())),
                        partsOfMessage(translated));
            }
        }
    }

    QSet<QString> whole_, german_;
    QList<QRegularExpression> patterns_;
    QHash<QString, bool> known_;
};

}  // namespace adjutant::companion
