// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/document_pdf.hpp"

#include <QBuffer>
#include <QFont>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

namespace adjutant::companion {
namespace {

constexpr int dotsPerInch = 300;
constexpr double unitsPerInch = 96;  // of a document that is laid out for a screen
constexpr double scale = dotsPerInch / unitsPerInch;
constexpr double marginMillimetres = 18;
constexpr double footHeight = 32;

QPageLayout layoutOfPaper() {
    return {QPageSize(QPageSize::A4), QPageLayout::Portrait,
            QMarginsF(marginMillimetres, marginMillimetres, marginMillimetres, marginMillimetres),
            QPageLayout::Millimeter};
}

}  // namespace

QSizeF textOnPaper() {
    const QSizeF paper = QSizeF(layoutOfPaper().paintRectPixels(dotsPerInch).size()) / scale;
    return {paper.width(), paper.height() - footHeight};
}

DocumentPdf pdfOf(QTextDocument& document, PicturesOnPaper pictures) {
    DocumentPdf pdf;
    QBuffer buffer(&pdf.bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    writer.setPageLayout(layoutOfPaper());
    writer.setTitle(document.metaInformation(QTextDocument::DocumentTitle));

    const QSizeF text = textOnPaper();
    document.setDocumentMargin(0);
    document.setPageSize(text);
    pdf.pages = document.pageCount();
    QPainter painter(&writer);
    painter.setRenderHint(QPainter::LosslessImageRendering, pictures == PicturesOnPaper::exact);
    painter.scale(scale, scale);
    for (int page = 0; page < pdf.pages; ++page) {
        if (page > 0) writer.newPage();
        painter.save();
        painter.translate(0, -page * text.height());
        document.drawContents(&painter, QRectF(0, page * text.height(), text.width(), text.height() - 1));
        painter.restore();
        QFont font("Roboto");
        font.setPixelSize(11);
        painter.setFont(font);
        painter.drawText(QRectF(0, text.height(), text.width(), footHeight), Qt::AlignBottom | Qt::AlignRight,
                         QStringLiteral("%1 / %2").arg(page + 1).arg(pdf.pages));
    }
    painter.end();
    return pdf;
}

}  // namespace adjutant::companion
