// SPDX-License-Identifier: GPL-3.0-or-later
#include "printed.hpp"

#define ZX_USE_UTF8  // text() is UTF-8, as in every later ZXing
#include <ZXing/ReadBarcode.h>

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <stdexcept>

#include "cards/print.hpp"

namespace adjutant::cards {
namespace {

void run(const QString& program, const QStringList& arguments) {
    if (QProcess::execute(program, arguments) != 0)
        throw std::runtime_error(program.toStdString() + " failed");
}

int dots(double mm, int dotsPerInch) { return qRound(mm / 25.4 * dotsPerInch); }

}  // namespace

std::vector<QImage> pagesOf(const QString& pdf, int dotsPerInch) {
    const QString tool = QStandardPaths::findExecutable("pdftoppm");
    if (tool.isEmpty()) return {};
    const QTemporaryDir folder;
    run(tool, {"-gray", "-r", QString::number(dotsPerInch), pdf, folder.filePath("page")});
    std::vector<QImage> pages;
    for (const QString& name : QDir(folder.path()).entryList({"page*.pgm"}, QDir::Files, QDir::Name))
        if (pages.emplace_back(folder.filePath(name)).isNull())
            throw std::runtime_error("QImage refused the page");
    return pages;
}

std::vector<QImage> printed(const Sheet& sheet, int dotsPerInch) {
    const QTemporaryDir folder;
    writePdf(sheet, folder.filePath("sheet.pdf").toStdString());
    auto pages = pagesOf(folder.filePath("sheet.pdf"), dotsPerInch);
    if (pages.empty())
        for (int page = 0; page < sheet.pages; ++page) pages.push_back(pictureOf(sheet, page, dotsPerInch));
    return pages;
}

std::string wordsOf(const Sheet& sheet) {
    const QString tool = QStandardPaths::findExecutable("pdftotext");
    if (tool.isEmpty()) return {};
    const QTemporaryDir folder;
    writePdf(sheet, folder.filePath("sheet.pdf").toStdString());
    run(tool, {"-layout", folder.filePath("sheet.pdf"), folder.filePath("words.txt")});
    QFile words(folder.filePath("words.txt"));
    if (!words.open(QIODevice::ReadOnly)) throw std::runtime_error("pdftotext wrote nothing");
    return words.readAll().toStdString();
}

std::string readIn(const QImage& page, const Box& box, int dotsPerInch) {
    const QImage part = page.copy(dots(box.x, dotsPerInch), dots(box.y, dotsPerInch),
                                  dots(box.width, dotsPerInch), dots(box.height, dotsPerInch))
                            .convertToFormat(QImage::Format_Grayscale8);
    const ZXing::ImageView view(part.constBits(), part.width(), part.height(), ZXing::ImageFormat::Lum,
                                static_cast<int>(part.bytesPerLine()));
    return ZXing::ReadBarcode(view, ZXing::DecodeHints().setFormats(ZXing::BarcodeFormat::QRCode)).text();
}

std::vector<double> marksAlong(const QImage& page, double at, double from, double to, int dotsPerInch,
                               bool down) {
    std::vector<double> marks;
    int begin = -1;
    const int line = dots(at, dotsPerInch);
    for (int along = dots(from, dotsPerInch); along <= dots(to, dotsPerInch); ++along) {
        const bool dark = qGray(down ? page.pixel(line, along) : page.pixel(along, line)) < 160;
        if (dark && begin < 0) begin = along;
        if (!dark && begin >= 0) {
            marks.push_back((begin + along) / 2.0 * 25.4 / dotsPerInch);
            begin = -1;
        }
    }
    return marks;
}

}  // namespace adjutant::cards
