// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/guide/guide_desk.hpp"

#include <QTextDocument>

#include "companion/bridge/guard.hpp"
#include "companion/bridge/text_documents.hpp"
#include "companion/guide/guide_papers.hpp"
#include "companion/guide/guide_text.hpp"
#include "db/text_file.hpp"

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

}  // namespace

QVariantList GuideDesk::partsIn(const QString& language) const {
    QVariantList list;
    for (const GuidePart& part : guideIn(language))
        list.append(QVariantMap{{"kind", kindOf(part.kind)},
                                {"text", QString(part.text).remove('`')},
                                {"plain", plain(part.text)},
                                {"source", part.picture.isEmpty() ? QString() : "qrc" + part.picture}});
    return list;
}

void GuideDesk::save(const QString& language, const QString& folder) {
    guarded(this, [&] {
        const QString name = tr("The guide of Adjutant");
        const QString pdf = fileFor(name, QStringLiteral(".pdf"), folder);
        db::saveText(fileFor(name, QStringLiteral(".html"), folder).toStdString(),
                     guidePage(language).toStdString());
        db::saveText(pdf.toStdString(), guidePdf(language).bytes.toStdString());
        emit written(pdf);
        return true;
    });
}

}  // namespace adjutant::companion
