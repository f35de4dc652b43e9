// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/guide/guide_text.hpp"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace adjutant::companion {
namespace {

using Kind = GuidePart::Kind;

const QString folder = QStringLiteral(":/guide");

GuidePart partOf(const QString& block) {
    static const QRegularExpression picture(QStringLiteral(R"(^!\[(.*)\]\((.*)\)$)"));
    if (block.startsWith(QStringLiteral("## "))) return {Kind::heading, block.mid(3), {}};
    if (block.startsWith(QStringLiteral("# "))) return {Kind::title, block.mid(2), {}};
    if (const auto found = picture.match(block); found.hasMatch())
        return {Kind::picture, found.captured(1), folder + '/' + found.captured(2)};
    return {Kind::text, block, {}};
}

}  // namespace

QStringList guideLanguages() {
    QStringList languages;
    for (const QString& file :
         QDir(folder).entryList({QStringLiteral("guide.*.md")}, QDir::Files, QDir::Name))
        languages.append(file.section('.', 1, 1));
    return languages;
}

QList<GuidePart> guideIn(const QString& language) {
    const QString spoken = guideLanguages().contains(language) ? language : QStringLiteral("en");
    QFile file(QStringLiteral("%1/guide.%2.md").arg(folder, spoken));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QList<GuidePart> parts;
    for (const QString& block : QString::fromUtf8(file.readAll()).split(QStringLiteral("\n\n")))
        if (const QString words = block.trimmed(); !words.isEmpty()) parts.append(partOf(words));
    return parts;
}

}  // namespace adjutant::companion
