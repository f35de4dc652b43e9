// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/guide/guide_desk.hpp"

#include <QSaveFile>
#include <QTextDocument>

#include "companion/bridge/text_documents.hpp"
#include "companion/guide/guide_papers.hpp"
#include "companion/guide/guide_text.hpp"

namespace adjutant::companion {
namespace {

QString kindOf(GuidePart::Kind kind) {
    switch (kind) {
        case GuidePart::Kind::title:
            return QStringLiteral("title");
        case GuidePart::Kind::heading:
            return QStringLiteral("heading");
        case GuidePart::Kind::picture:
            return QStringLiteral("picture");
        case GuidePart::Kind::text:
            break;
    }
    return QStringLiteral("text");
}

/// As it is spoken.
QString plain(const QString& markdown) {
    QTextDocument words;
    words.setMarkdown(markdown);
    return words.toPlainText();
}

bool isWritten(const QString& path, const QByteArray& bytes) {
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

}  // namespace

QVariantList GuideDesk::partsIn(const QString& language) const {
    QVariantList list;
    for (const GuidePart& part : guideIn(language))
        list.append(QVariantMap{{"kind", kindOf(part.kind)},
                                {"text", part.text},
                                {"plain", plain(part.text)},
                                {"source", part.picture.isEmpty() ? QString() : "qrc" + part.picture}});
    return list;
}

QString GuideDesk::save(const QString& language, const QString& folder) {
    const QString name = tr("The guide of Adjutant");
    if (folder.isEmpty()) documentsFolder(folder).mkpath(QStringLiteral("."));
    const QString pdf = fileFor(name, QStringLiteral(".pdf"), folder);
    if (!isWritten(fileFor(name, QStringLiteral(".html"), folder), guidePage(language)) ||
        !isWritten(pdf, guidePdf(language).bytes)) {
        emit failed(tr("The guide cannot be written to %1.").arg(documentsFolder(folder).absolutePath()));
        return {};
    }
    return pdf;
}

}  // namespace adjutant::companion
