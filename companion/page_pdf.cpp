// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/page_pdf.hpp"

#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextDocument>
#include <QUrl>

#include "companion/document_pdf.hpp"

namespace adjutant::companion {
namespace {

constexpr double dotsPerUnit = 300.0 / 96;

/// A picture is drawn with the dots that the paper has.
QImage drawn(const std::string& svg, double widthInUnits) {
    QSvgRenderer renderer(QByteArray::fromStdString(svg));
    const QSizeF size =
        renderer.viewBoxF().isEmpty() ? QSizeF(renderer.defaultSize()) : renderer.viewBoxF().size();
    if (!renderer.isValid() || size.isEmpty()) return {};
    const double width = widthInUnits * dotsPerUnit;
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
    const double wide = textOnPaper().width() * 0.8;
    QTextDocument document;
    for (std::size_t i = 0; i < page.pictures.size(); ++i)
        document.addResource(QTextDocument::ImageResource, QUrl(QString("picture:%1").arg(i)),
                             drawn(page.pictures[i], wide));
    for (std::size_t i = 0; i < page.photographs.size(); ++i)
        document.addResource(
            QTextDocument::ImageResource, QUrl(QString("photograph:%1").arg(i)),
            QImage::fromData(QByteArray::fromBase64(QByteArray::fromStdString(page.photographs[i]))));
    QString html = QString::fromStdString(page.html);
    html.replace("<img ", QString("<img width=\"%1\" ").arg(static_cast<int>(wide)));
    document.setHtml(html);
    return pdfOf(document, page.photographs.empty() ? PicturesOnPaper::exact : PicturesOnPaper::small)
        .bytes.toStdString();
}

}  // namespace adjutant::companion
