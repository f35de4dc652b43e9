// SPDX-License-Identifier: GPL-3.0-or-later
// The user's guide in all its languages: its chapters, its pictures, its papers, and the labels it names.
#include <gmock/gmock.h>

#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <map>
#include <set>
#include <utility>

#include "companion/bridge/app_language.hpp"
#include "companion/guide/guide_desk.hpp"
#include "companion/guide/guide_papers.hpp"
#include "companion/guide/guide_text.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant::companion {
namespace {

QStringList labelsIn(const QString& language) {
    static const QRegularExpression bold(QStringLiteral(R"(\*\*([^*]+)\*\*)"));
    QStringList labels;
    for (const GuidePart& part : guideIn(language))
        for (auto found = bold.globalMatch(part.text); found.hasNext();)
            labels << found.next().captured(1).simplified();
    return labels;
}

/// What the screens call each of their texts in that language.
std::map<QString, std::set<QString>> catalogueIn(const QString& language) {
    QFile file(QString::fromStdString((tests::testsFolder() / "../companion/i18n").string()) + "/adjutant_" +
               language + ".ts");
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    std::map<QString, std::set<QString>> words;
    QString source;
    for (QXmlStreamReader xml(&file); !xml.atEnd();) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QStringLiteral("source")) source = xml.readElementText();
        if (xml.name() == QStringLiteral("translation"))
            words[source].insert(xml.readElementText(QXmlStreamReader::IncludeChildElements));
    }
    return words;
}

TEST(Guide, IsThereInEveryLanguageOfTheAppChapterByChapter) {
    const QList<GuidePart> english = guideIn(QStringLiteral("en"));
    ASSERT_GT(english.size(), 30);
    EXPECT_EQ(english.first().kind, GuidePart::Kind::title);
    for (const QString& language : AppLanguage::spoken()) {
        ASSERT_TRUE(guideLanguages().contains(language)) << language.toStdString();
        const QList<GuidePart> parts = guideIn(language);
        ASSERT_EQ(parts.size(), english.size()) << language.toStdString();
        for (qsizetype at = 0; at < parts.size(); ++at)
            EXPECT_EQ(parts[at].kind, english[at].kind) << parts[at].text.toStdString();
    }
}

TEST(Guide, CallsEveryLabelWhatTheScreensCallIt) {
    const QStringList english = labelsIn(QStringLiteral("en"));
    ASSERT_GT(english.size(), 25);
    for (const QString& language : AppLanguage::spoken()) {
        if (language == QStringLiteral("en")) continue;
        const auto words = catalogueIn(language);
        const QStringList labels = labelsIn(language);
        ASSERT_EQ(labels.size(), english.size()) << language.toStdString();
        for (qsizetype at = 0; at < labels.size(); ++at) {
            const auto known = words.find(english[at]);
            ASSERT_NE(known, words.end()) << english[at].toStdString() << " is no label of the screens";
            EXPECT_TRUE(known->second.contains(labels[at]))
                << english[at].toStdString() << " is not called " << labels[at].toStdString();
        }
    }
}

TEST(Guide, HasEachOfItsPicturesInEachLanguage) {
    for (const QString& language : guideLanguages()) {
        int pictures = 0;
        for (const GuidePart& part : guideIn(language)) {
            if (part.kind != GuidePart::Kind::picture) continue;
            ++pictures;
            EXPECT_EQ(QImage(part.picture).size(), QSize(960, 600)) << part.picture.toStdString();
        }
        EXPECT_GE(pictures, 5);
    }
}

TEST(Guide, IsInEnglishWhereNobodyHasWrittenItYet) {
    EXPECT_EQ(guideIn(QStringLiteral("eo")).first().text, guideIn(QStringLiteral("en")).first().text);
}

TEST(Guide, IsOneWebPageWithItsPicturesInside) {
    for (const QString& language : guideLanguages()) {
        const QByteArray page = guidePage(language);
        EXPECT_EQ(page.count("<img "), page.count("data:image/png;base64,"));
        EXPECT_GE(page.count("<img "), 5);
        EXPECT_FALSE(page.contains("qrc:"));
        EXPECT_FALSE(page.contains("http-equiv=\"refresh\""));
        EXPECT_TRUE(page.contains(guideIn(language).first().text.toUtf8()));
    }
}

TEST(Guide, HasAtMostTenPagesOnPaper) {
    for (const QString& language : guideLanguages()) {
        const DocumentPdf pdf = guidePdf(language);
        EXPECT_TRUE(pdf.bytes.startsWith("%PDF-"));
        EXPECT_GE(pdf.pages, 4);
        EXPECT_LE(pdf.pages, 10) << language.toStdString();
    }
}

TEST(Guide, IsWrittenAsAWebPageAndAPdfOrSaysWhyNot) {
    const QTemporaryDir folder;
    GuideDesk desk;
    QString said, pdf;
    QObject::connect(&desk, &GuideDesk::failed, [&](const QString& sentence) { said = sentence; });
    QObject::connect(&desk, &GuideDesk::written, [&](const QString& path) { pdf = path; });
    desk.save(QStringLiteral("de"), folder.path());
    EXPECT_TRUE(QFile::exists(pdf));
    EXPECT_TRUE(QFile::exists(QString(pdf).replace(".pdf", ".html")));
    EXPECT_TRUE(said.isEmpty());
    const QString file = std::exchange(pdf, {});
    desk.save(QStringLiteral("de"), file);  // no folder
    EXPECT_TRUE(pdf.isEmpty());
    EXPECT_TRUE(said.contains(file)) << said.toStdString();
}

}  // namespace
}  // namespace adjutant::companion
