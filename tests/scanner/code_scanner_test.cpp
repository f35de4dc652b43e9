// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/code_scanner.hpp"

#include <gmock/gmock.h>

#include <QBuffer>
#include <QPointF>
#include <QTemporaryDir>

#include "tests/scanner/qt_drawn.hpp"

namespace adjutant::scanner {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// A scanner whose reads and failures are kept.
struct Watched {
    Watched() {
        QObject::connect(&scanner, &CodeScanner::read, &scanner,
                         [this](const QString& text) { texts.push_back(text.toStdString()); });
        QObject::connect(&scanner, &CodeScanner::failed, &scanner,
                         [this](const QString& sentence) { failures.push_back(sentence.toStdString()); });
        QObject::connect(&scanner, &CodeScanner::ended, &scanner, [this](const QString& problem) {
            ended = true;
            problems.push_back(problem.toStdString());
        });
    }
    std::vector<std::string> texts;
    std::vector<std::string> failures;
    bool ended = false;
    std::vector<std::string> problems;
    CodeScanner scanner;
};

class CodeScannerTest : public testing::Test {
  protected:
    QString file(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
    static Canvas table(const std::string& text) {
        Canvas canvas(640, 480);
        canvas.draw(text, 200, 100, 4);
        return canvas;
    }
    QTemporaryDir folder;
};

TEST_F(CodeScannerTest, ReadsAPictureAndSaysWhereTheCodeLies) {
    imageOf(table("A1/T/0123ABCD")).save(file("table.png"));
    Watched watched;
    watched.scanner.setPicture(QUrl::fromLocalFile(file("table.png")));
    watched.scanner.setActive(true);
    ASSERT_TRUE(waitFor([&] { return !watched.texts.empty(); }));
    EXPECT_THAT(watched.texts, ElementsAre("A1/T/0123ABCD"));
    const QVariantMap code = watched.scanner.codes().constFirst().toMap();
    EXPECT_EQ(code.value("text").toString(), "A1/T/0123ABCD");
    const QPointF corner = code.value("corners").toList().constFirst().toPointF();
    EXPECT_NEAR(corner.x(), 200.0 / 640, 0.01);
    EXPECT_NEAR(corner.y(), 100.0 / 480, 0.01);
    EXPECT_EQ(watched.scanner.status(), QString());
}

TEST_F(CodeScannerTest, APictureShowsInTheVideoSink) {
    imageOf(table("A1/T/0123ABCD")).save(file("table.png"));
    QVideoSink sink;
    CodeScanner scanner;
    scanner.setVideoSink(&sink);
    scanner.setPicture(QUrl::fromLocalFile(file("table.png")));
    scanner.setActive(true);
    EXPECT_EQ(sink.videoFrame().size(), QSize(640, 480));
}

TEST_F(CodeScannerTest, APictureThatIsNoneGetsASentence) {
    Watched watched;
    watched.scanner.setPicture(QUrl::fromLocalFile(file("missing.png")));
    watched.scanner.setActive(true);
    EXPECT_THAT(watched.failures, ElementsAre(HasSubstr("cannot be opened")));
    EXPECT_THAT(watched.scanner.status().toStdString(), HasSubstr("cannot be opened"));
}

TEST_F(CodeScannerTest, APictureWithoutACodeGetsASentence) {
    imageOf(Canvas(320, 240)).save(file("empty.png"));
    Watched watched;
    watched.scanner.setPicture(QUrl::fromLocalFile(file("empty.png")));
    watched.scanner.setActive(true);
    ASSERT_TRUE(waitFor([&] { return !watched.failures.empty(); }));
    EXPECT_THAT(watched.failures, ElementsAre("No code was found in this picture."));
}

TEST_F(CodeScannerTest, APictureThatIsSentIsReadWhateverTheSourceIs) {
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    imageOf(table("A1/C/LIFE/BOON-1")).save(&bytes, "PNG");
    Watched watched;
    watched.scanner.readPicture(bytes.data());
    ASSERT_TRUE(waitFor([&] { return !watched.texts.empty(); }));
    EXPECT_THAT(watched.texts, ElementsAre("A1/C/LIFE/BOON-1"));
    watched.scanner.readPicture("no picture at all");
    EXPECT_THAT(watched.failures, ElementsAre(HasSubstr("not a picture")));
}

TEST_F(CodeScannerTest, AFilmIsReadAndEachCodeIsAnnouncedOnce) {
    std::vector<QImage> frames(15, imageOf(table("A1/T/0123ABCD")));
    frames.insert(frames.end(), 15, imageOf(table("A1/L/LIFE/MILL")));
    writeFilm(file("table.avi"), frames);
    Watched watched;
    watched.scanner.setFilm(QUrl::fromLocalFile(file("table.avi")));
    watched.scanner.setActive(true);
    ASSERT_TRUE(waitFor([&] { return watched.ended || !watched.failures.empty(); }));
    EXPECT_THAT(watched.failures, testing::IsEmpty());
    ASSERT_TRUE(waitFor([&] { return watched.texts.size() >= 2; }));
    EXPECT_THAT(watched.texts, ElementsAre("A1/T/0123ABCD", "A1/L/LIFE/MILL"));
    EXPECT_GT(watched.scanner.framesRead(), 2);
}

TEST_F(CodeScannerTest, AFilmThatCannotBePlayedGetsASentence) {
    Watched watched;
    watched.scanner.setFilm(QUrl::fromLocalFile(file("missing.avi")));
    watched.scanner.setActive(true);
    ASSERT_TRUE(waitFor([&] { return !watched.failures.empty(); }));
    EXPECT_THAT(watched.failures.front(), HasSubstr("film cannot be played"));
}

TEST_F(CodeScannerTest, WithoutThatCameraThereIsASentence) {
    Watched watched;
    watched.scanner.setCameraId("no such camera");
    watched.scanner.setActive(true);
    ASSERT_THAT(watched.failures, ElementsAre(HasSubstr("camera")));
    EXPECT_FALSE(watched.scanner.torchAvailable());
    EXPECT_FALSE(watched.scanner.focusAvailable());
    EXPECT_FALSE(watched.scanner.exposureAvailable());
}

TEST_F(CodeScannerTest, SaysWhenItIsDoneWithAPictureAndWhy) {
    imageOf(table("A1/T/0123ABCD")).save(file("table.png"));
    Watched watched;
    watched.scanner.setActive(true);
    watched.scanner.setPicture(QUrl::fromLocalFile(file("table.png")));
    ASSERT_TRUE(waitFor([&] { return watched.ended; }));
    EXPECT_THAT(watched.texts, ElementsAre("A1/T/0123ABCD"));
    watched.scanner.restart();
    ASSERT_TRUE(waitFor([&] { return watched.problems.size() == 2; }));
    EXPECT_THAT(watched.texts, ElementsAre("A1/T/0123ABCD", "A1/T/0123ABCD"));
    watched.scanner.setPicture(QUrl::fromLocalFile(file("missing.png")));
    ASSERT_TRUE(waitFor([&] { return watched.problems.size() == 3; }));
    EXPECT_THAT(watched.problems, ElementsAre("", "", HasSubstr("cannot be opened")));
}

TEST_F(CodeScannerTest, StoppingForgetsCodesAndSentence) {
    imageOf(table("A1/T/0123ABCD")).save(file("table.png"));
    Watched watched;
    watched.scanner.setPicture(QUrl::fromLocalFile(file("table.png")));
    watched.scanner.setActive(true);
    ASSERT_TRUE(waitFor([&] { return !watched.texts.empty(); }));
    watched.scanner.setActive(false);
    EXPECT_TRUE(watched.scanner.codes().isEmpty());
    EXPECT_EQ(watched.scanner.status(), QString());
}

}  // namespace
}  // namespace adjutant::scanner
