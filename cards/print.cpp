// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/print.hpp"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

#include "cards/canvas.hpp"
#include "cards/error.hpp"
#include "messages/cards.hpp"

namespace adjutant::cards {
namespace {

constexpr double mmPerInch = 25.4;

QPageLayout layoutOf(Size page) {
    const bool turned = page.width > page.height;
    const QSizeF upright = turned ? QSizeF(page.height, page.width) : QSizeF(page.width, page.height);
    return {QPageSize(upright, QPageSize::Millimeter, {}, QPageSize::FuzzyMatch),
            turned ? QPageLayout::Landscape : QPageLayout::Portrait,
            {}};
}

void requireFonts() {
    if (qobject_cast<QGuiApplication*>(QCoreApplication::instance()) == nullptr)
        throw Error(failures::FontsNotLoaded{});
}

Error notWritten(const QString& file, Insert why) {
    return Error(failures::SheetNotWritten{.file = file.toStdString(), .why = std::move(why)});
}

void paintAll(const Sheet& sheet, QIODevice& device) {
    QPdfWriter writer(&device);
    // One device unit is then a hundredth of a millimetre, the unit of the canvas.
    writer.setResolution(static_cast<int>(Canvas::unitsPerMm * mmPerInch));
    writer.setPageLayout(layoutOf(sheet.page));
    writer.setTitle(QString::fromStdString(sheet.title));
    writer.setCreator(QStringLiteral("Adjutant"));
    QPainter painter(&writer);
    Canvas canvas(painter);
    for (int page = 0; page < sheet.pages; ++page) {
        if (page > 0) writer.newPage();
        sheet.paint(canvas, page);
    }
}

}  // namespace

void writePdf(const Sheet& sheet, const std::filesystem::path& file) {
    requireFonts();
    const QString name = QString::fromStdString(file.string());
    // Finishing the file puts a new one in the place of the old; a device must not be replaced so.
    std::error_code unknown;
    if (std::filesystem::exists(file, unknown) && !std::filesystem::is_regular_file(file, unknown))
        throw notWritten(name, parts::NoOrdinaryFile{});
    QSaveFile device(name);
    if (!device.open(QIODevice::WriteOnly)) throw notWritten(name, device.errorString().toStdString());
    paintAll(sheet, device);
    if (!device.commit()) throw notWritten(name, device.errorString().toStdString());
}

QImage pictureOf(const Sheet& sheet, int page, double dotsPerInch) {
    requireFonts();
    const double dotsPerMm = dotsPerInch / mmPerInch;
    QImage image(qRound(sheet.page.width * dotsPerMm), qRound(sheet.page.height * dotsPerMm),
                 QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(dotsPerMm / Canvas::unitsPerMm, dotsPerMm / Canvas::unitsPerMm);
    Canvas canvas(painter);
    sheet.paint(canvas, page);
    return image;
}

}  // namespace adjutant::cards
