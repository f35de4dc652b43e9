// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/guide/guide_desk.hpp"

#include <QTextDocument>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/text_documents.hpp"
#include "companion/guide/guide_papers.hpp"
#include "companion/guide/guide_text.hpp"
#include "db/text_file.hpp"

namespace adjutant::companion {
namespace {

/// As it is spoken.
QString plain(const QString& markdown) {
    QTextDocument words;
    words.setMarkdown(markdown);
    return words.toPlainText();
}

}  // namespace

QVariantList GuideDesk::partsIn(const QString& language) const {
    QList<ShownPart> list;
    for (const GuidePart& part : guideIn(language))
        list.append({part.kind == GuidePart::Kind::title || part.kind == GuidePart::Kind::heading,
                     QString(part.text).remove('`'), plain(part.text),
                     part.picture.isEmpty() ? QString() : "qrc" + part.picture});
    return asVariants(list);
}

QString GuideDesk::about(const QString& language, const QString& word) const {
    for (const GuidePart& part : guideIn(language))
        if (part.text.startsWith("**" + word + "**")) return part.text;
    return {};
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
