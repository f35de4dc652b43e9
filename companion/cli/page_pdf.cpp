// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/page_pdf.hpp"

#include <QBuffer>
#include <QGuiApplication>
#include <QImage>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>
#include <QTextDocument>
#include <QUrl>

#include "companion/cli/print_command.hpp"

namespace adjutant::cli {
namespace {

constexpr int dotsPerInch = 300;
constexpr double unitsPerInch = 96;  // of a document that is laid out for a screen
constexpr double marginMillimetres = 18;
constexpr double footHeight = 32;

/// A picture is drawn with the dots that the paper has.
QImage drawn(const std::string& svg, double widthInUnits) {
    QSvgRenderer renderer(QByteArray::fromStdString(svg));
    const QSizeF size =
        renderer.viewBoxF().isEmpty() ? QSizeF(renderer.defaultSize()) : renderer.viewBoxF().size();
    if (!renderer.isValid() || size.isEmpty()) return {};
    const double width = widthInUnits * dotsPerInch / unitsPerInch;
    QImage image(QSizeF(width, width * size.height() / size.width()).toSize(),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter);
    return image;
}

}  // namespace

std::string pdfOf(const report::PrintedPage& page) {
    provideFonts();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    writer.setPageLayout(
        QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait,
                    QMarginsF(marginMillimetres, marginMillimetres, marginMillimetres, marginMillimetres),
                    QPageLayout::Millimeter));
    const double scale = dotsPerInch / unitsPerInch;
    const QSizeF paper(writer.width() / scale, writer.height() / scale);
    const QSizeF text(paper.width(), paper.height() - footHeight);

    QTextDocument document;
    for (std::size_t i = 0; i < page.pictures.size(); ++i)
        document.addResource(QTextDocument::ImageResource, QUrl(QString("picture:%1").arg(i)),
                             drawn(page.pictures[i], text.width() * 0.8));
    QString html = QString::fromStdString(page.html);
    html.replace("<img ", QString("<img width=\"%1\" ").arg(static_cast<int>(text.width() * 0.8)));
    document.setDocumentMargin(0);
    document.setHtml(html);
    document.setPageSize(text);
    writer.setTitle(document.metaInformation(QTextDocument::DocumentTitle));

    QPainter painter(&writer);
    painter.setRenderHint(QPainter::LosslessImageRendering);  // a code that JPEG has blurred is hard to read
    painter.scale(scale, scale);
    const int pages = document.pageCount();
    for (int number = 0; number < pages; ++number) {
        if (number > 0) writer.newPage();
        painter.save();
        painter.translate(0, -number * text.height());
        document.drawContents(&painter, QRectF(0, number * text.height(), text.width(), text.height()));
        painter.restore();
        QFont font("Roboto");
        font.setPixelSize(11);
        painter.setFont(font);
        painter.drawText(QRectF(0, text.height(), text.width(), footHeight), Qt::AlignBottom | Qt::AlignRight,
                         QString("%1 / %2").arg(number + 1).arg(pages));
    }
    painter.end();
    return bytes.toStdString();
}

}  // namespace adjutant::cli
