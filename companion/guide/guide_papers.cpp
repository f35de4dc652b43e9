// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/guide/guide_papers.hpp"

#include <QFile>
#include <QFont>
#include <QImage>
#include <QTextDocument>
#include <QUrl>

#include "companion/guide/guide_text.hpp"

namespace adjutant::companion {
namespace {

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

DocumentPdf guidePdf(const QString& language) {
    const QList<GuidePart> parts = guideIn(language);
    QTextDocument document;
    document.setDefaultFont(QFont(QStringLiteral("Charis SIL"), 11));
    document.setMarkdown(markdownOf(parts));  // forgets all resources
    document.setMetaInformation(QTextDocument::DocumentTitle, titleOf(parts));
    for (const GuidePart& part : parts) {
        if (part.kind != GuidePart::Kind::picture) continue;
        QImage picture = QImage::fromData(bytesOf(part.picture));
        picture.setDevicePixelRatio(picture.width() / (textOnPaper().width() * pictureWidth));
        document.addResource(QTextDocument::ImageResource, QUrl("qrc" + part.picture), picture);
    }
    return pdfOf(document);
}

}  // namespace adjutant::companion
