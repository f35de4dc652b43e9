// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/page_pdf.hpp"

#include <gtest/gtest.h>

#include <QBuffer>
#include <QByteArray>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <algorithm>
#include <vector>

namespace adjutant::companion {
namespace {

std::string pictureOf(const std::string& word, int height = 100) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 200 " + std::to_string(height) +
           "\"><path fill=\"none\" stroke=\"#2B2317\" d=\"M0 0H200\"/><text x=\"20\" y=\"50\">" + word +
           "</text><text x=\"120\" y=\"50\" font-size=\"4\">small</text></svg>";
}

std::string photograph() {
    QImage image(64, 48, QImage::Format_RGB32);
    image.fill(Qt::darkGreen);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    EXPECT_TRUE(buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "JPEG"));
    return bytes.toBase64().toStdString();
}

QByteArray paperOf(const report::PrintedPage& page) { return QByteArray::fromStdString(pdfOf(page)); }

/// The first page at a hundred dots to the inch; null where nothing can draw it.
QImage firstPageOf(const QByteArray& pdf) {
    const QString tool = QStandardPaths::findExecutable("pdftoppm");
    if (tool.isEmpty()) return {};
    const QTemporaryDir folder;
    QFile file(folder.filePath("page.pdf"));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(pdf);
    file.close();
    EXPECT_EQ(QProcess::execute(
                  tool, {"-gray", "-r", "100", "-singlefile", file.fileName(), folder.filePath("page")}),
              0);
    return QImage(folder.filePath("page.pgm"));
}

int inkIn(const QImage& page, int from, int to) {
    int dots = 0;
    for (int y = from; y < std::min(to, page.height()); ++y)
        for (int x = 0; x < page.width(); ++x) dots += qGray(page.pixel(x, y)) < 128 ? 1 : 0;
    return dots;
}

/// The rows at which a line runs across half of the page, each picture's first.
std::vector<int> linesAcross(const QImage& page) {
    std::vector<int> rows;
    for (int y = 0; y < page.height(); ++y)
        if (inkIn(page, y, y + 1) > page.width() / 2 && (rows.empty() || y > rows.back() + 5))
            rows.push_back(y);
    return rows;
}

TEST(PagePdf, PicturesAreLinesAndPhotographsArePictures) {
    const report::PrintedPage page{"<p><img src=\"picture:0\"></p><p><img src=\"photograph:0\"></p>",
                                   {pictureOf("Union")},
                                   {photograph()}};
    EXPECT_EQ(paperOf(page).count("/Subtype /Image"), 1);
}

TEST(PagePdf, WordsOfEveryPictureAreOfOneSize) {
    const QImage page =
        firstPageOf(paperOf({"<p>Before</p><p><img src=\"picture:0\"></p><p>Between</p>"
                             "<p><img src=\"picture:1\"></p>",
                             {pictureOf("Union"), pictureOf("Union")},
                             {}}));
    if (page.isNull()) GTEST_SKIP() << "pdftoppm is not installed";
    const std::vector<int> lines = linesAcross(page);
    ASSERT_EQ(lines.size(), 2);
    constexpr int half = 150;  // dots, of a picture's height
    const int first = inkIn(page, lines[0] + 5, lines[0] + half);
    EXPECT_GT(first, 200);
    EXPECT_NEAR(inkIn(page, lines[1] + 5, lines[1] + half), first, first / 10.0);
}

TEST(PagePdf, APictureHigherThanAPageIsWholeOnOne) {
    const QByteArray pdf = paperOf({"<p><img src=\"picture:0\"></p>", {pictureOf("Union", 2000)}, {}});
    EXPECT_EQ(pdf.count("/Type /Page\n"), 1);
}

TEST(PagePdf, APictureThatIsNoneIsLeftOut) {
    const report::PrintedPage page{
        "<p>Before</p><img src=\"picture:0\"><img src=\"picture:7\">"
        "<img src=\"photograph:0\"><img src=\"elsewhere.png\">",
        {"no picture"},
        {"bm8="}};
    EXPECT_EQ(paperOf(page).count("/Subtype /Image"), 0);
}

}  // namespace
}  // namespace adjutant::companion
