// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/print_desk.hpp"

#include <QBuffer>
#include <QDir>
#include <QImage>
#include <QStandardPaths>

#include "cards/error.hpp"
#include "cards/grid.hpp"
#include "cards/payload.hpp"
#include "cards/print.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/clock.hpp"
#include "companion/label_distances.hpp"
#include "companion/printables.hpp"

namespace adjutant::companion {
namespace {

std::vector<cards::Label> freshTags(int count) {
    std::vector<cards::Label> labels;
    for (int i = 0; i < count; ++i) {
        const cards::Tag tag = cards::Tag::fromRandom(randomSeed());
        labels.push_back({tag.spaced(), cards::write(tag)});
    }
    return labels;
}

cards::Sheet sheetOf(const QString& what, const QString& system, const QString& paper, int size) {
    const auto printable = companion::printable(system.toStdString());
    if (!printable) throw cards::Error("There is no such game system.");
    cards::SheetOptions options{.title = printable->title + " · " + what.toStdString(),
                                .paper = paper == "letter" ? cards::Paper::Letter : cards::Paper::A4,
                                .readsFrom = labelDistances()};
    if (what == "cards") return cards::cardSheet(printable->cards, options);
    if (what == "places") return cards::labelSheet(printable->places, size, options);
    return cards::labelSheet(freshTags(cards::gridOf(cards::labelSize(size), options.paper).perPage()), size,
                             options);
}

}  // namespace

PrintDesk::PrintDesk(QObject* parent) : QObject(parent) {}

PrintDesk* PrintDesk::create(QQmlEngine* engine, QJSEngine*) { return &Companion::of(engine).prints(); }

QString PrintDesk::preview(const QString& what, const QString& system, const QString& paper, int size) {
    constexpr double dotsPerInch = 72;
    QByteArray bytes;
    guarded(
        [&] {
            QBuffer buffer(&bytes);
            buffer.open(QIODevice::WriteOnly);
            return cards::pictureOf(sheetOf(what, system, paper, size), 0, dotsPerInch).save(&buffer, "PNG");
        },
        [](const QString&) {});  // a sheet with nothing on it has no preview
    return bytes.isEmpty() ? QString()
                           : QStringLiteral("data:image/png;base64,") + QString::fromLatin1(bytes.toBase64());
}

QString PrintDesk::write(const QString& what, const QString& system, const QString& paper, int size) {
    QString path;
    guarded(
        [&] {
            const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
            folder.mkpath(QStringLiteral("."));
            const QString wanted = folder.filePath(QStringLiteral("%1-%2.pdf").arg(system, what));
            const cards::Sheet sheet = sheetOf(what, system, paper, size);
            cards::writePdf(sheet, wanted.toStdString());
            path = wanted;
            emit written(path, sheet.pages);
            return true;
        },
        [this](const QString& sentence) { emit failed(sentence); });
    return path;
}

}  // namespace adjutant::companion
