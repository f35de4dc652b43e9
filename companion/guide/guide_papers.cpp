// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/guide/guide_papers.hpp"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QTextCursor>
#include <QTextDocument>
#include <QUrl>

#include "companion/guide/guide_text.hpp"

namespace adjutant::companion {
namespace {

constexpr int dotsPerInch = 300;
constexpr double unitsPerInch = 96;  // of a document that is laid out for a screen
constexpr double marginMillimetres = 18;
constexpr double footHeight = 32;
constexpr double pictureWidth = 0.7;  // of the text's

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString markdownOf(const QList<GuidePart>& parts) {
    QString text;
    for (const GuidePart& part : parts) {
        switch (part.kind) {
            case GuidePart::Kind::title:
                text += QStringLiteral("# ") + part.text;
                break;
            case GuidePart::Kind::heading:
                text += QStringLiteral("## ") + part.text;
                break;
            case GuidePart::Kind::picture:
                text += QStringLiteral("![%1](qrc%2)").arg(part.text, part.picture);
                break;
            case GuidePart::Kind::text:
                text += part.text;
                break;
        }
        text += QStringLiteral("\n\n");
    }
    return text;
}

QString titleOf(const QList<GuidePart>& parts) { return parts.isEmpty() ? QString() : parts.first().text; }

}  // namespace

QByteArray guidePage(const QString& language) {
    const QList<GuidePart> parts = guideIn(language);
    QTextDocument document;
    document.setMarkdown(markdownOf(parts));
    document.setMetaInformation(QTextDocument::DocumentTitle, titleOf(parts));
    QByteArray page = document.toHtml().toUtf8();
    page.replace("</head>",
                 "<meta name=\"viewport\" content=\"width=device-width\" /><style>body { max-width: 46em; "
                 "margin: 2em auto; padding: 0 1em; line-height: 1.5; } img { max-width: 100%; }"
                 "</style></head>");
    for (const GuidePart& part : parts) {
        if (part.kind != GuidePart::Kind::picture) continue;
        page.replace(("qrc" + part.picture).toUtf8(),
                     "data:image/png;base64," + bytesOf(part.picture).toBase64());
    }
    return page;
}

GuidePdf guidePdf(const QString& language) {
    const QList<GuidePart> parts = guideIn(language);
    GuidePdf pdf;
    QBuffer buffer(&pdf.bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(titleOf(parts));
    writer.setResolution(dotsPerInch);
    writer.setPageLayout(
        QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait,
                    QMarginsF(marginMillimetres, marginMillimetres, marginMillimetres, marginMillimetres),
                    QPageLayout::Millimeter));
    const double scale = dotsPerInch / unitsPerInch;
    const QSizeF paper(writer.width() / scale, writer.height() / scale);
    const QSizeF text(paper.width(), paper.height() - footHeight);

    QTextDocument document;
    document.setDefaultFont(QFont(QStringLiteral("Charis SIL"), 11));
    document.setMarkdown(markdownOf(parts));  // forgets all resources
    for (const GuidePart& part : parts) {
        if (part.kind != GuidePart::Kind::picture) continue;
        QImage picture = QImage::fromData(bytesOf(part.picture));
        picture.setDevicePixelRatio(picture.width() / (text.width() * pictureWidth));
        document.addResource(QTextDocument::ImageResource, QUrl("qrc" + part.picture), picture);
    }
    document.setPageSize(text);
    pdf.pages = document.pageCount();

    QPainter painter(&writer);
    painter.scale(scale, scale);
    QFont small(document.defaultFont());
    small.setPixelSize(footHeight / 2);
    painter.setFont(small);
    for (int page = 0; page < pdf.pages; ++page) {
        if (page > 0) writer.newPage();
        painter.save();
        painter.translate(0, -page * text.height());
        document.drawContents(&painter, QRectF(QPointF(0, page * text.height()), text));
        painter.restore();
        painter.drawText(QRectF(0, paper.height() - footHeight, paper.width(), footHeight),
                         Qt::AlignRight | Qt::AlignBottom,
                         QStringLiteral("%1 / %2").arg(page + 1).arg(pdf.pages));
    }
    painter.end();
    return pdf;
}

}  // namespace adjutant::companion
