// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/print_desk.hpp"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QStandardPaths>
#include <nlohmann/json.hpp>

#include "cards/error.hpp"
#include "cards/grid.hpp"
#include "cards/payload.hpp"
#include "cards/print.hpp"
#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/named_choice.hpp"
#include "companion/bridge/roster_form.hpp"
#include "companion/bridge/spoken_now.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/bridge/text_documents.hpp"
#include "companion/clock.hpp"
#include "companion/label_distances.hpp"
#include "companion/printables.hpp"
#include "companion/roster_cards.hpp"
#include "db/disk_wait.hpp"
#include "db/text_file.hpp"

namespace adjutant::companion {
namespace {

constexpr const char* atTable = "table";  ///< the rosters of the game that is played

std::vector<cards::Label> freshTags(int count) {
    std::vector<cards::Label> labels;
    for (int i = 0; i < count; ++i) {
        const cards::Tag tag = cards::Tag::fromRandom(randomSeed());
        labels.push_back({tag.spaced(), cards::write(tag)});
    }
    return labels;
}

}  // namespace

PrintDesk::PrintDesk(CampaignsController& campaigns, const TableController& table, QObject* parent)
    : QObject(parent), rosters_(campaigns, "roster"), table_(table) {}

PrintDesk* PrintDesk::create(QQmlEngine* engine, QJSEngine*) { return &Companion::of(engine).prints(); }

QVariantList PrintDesk::rostersOf(const QString& system) {
    QList<NamedChoice> rows;
    if (table_.isOpen() && table_.system() == system && !cardsOfGame(system, table_.view().state()).empty())
        rows.append({atTable, tr("All at the table"), QStringLiteral("swords")});
    guarded(this, [&] {
        for (const ShelvedText& kept : rosters_.all()) {
            if (kept.system == system.toStdString())
                rows.append({QString::fromStdString(kept.id), QString::fromStdString(kept.name),
                             QStringLiteral("group")});
        }
        return true;
    });
    return asVariants(rows);
}

QStringList PrintDesk::kindsOf(const QString& system) const {
    const auto printable = companion::printableIn(system.toStdString(), spokenNow().toStdString());
    QStringList kinds;
    if (printable && !printable->cards.empty()) kinds << QStringLiteral("cards");
    kinds << QStringLiteral("tags");
    if (printable && !printable->places.empty()) kinds << QStringLiteral("places");
    if (!kinds.contains(QStringLiteral("cards"))) kinds << QStringLiteral("cards");
    return kinds;
}

std::vector<cards::RosterCard> PrintDesk::cardsOf(const QString& roster) {
    if (roster == atTable) return cardsOfGame(table_.system(), table_.view().state());
    const auto kept = rosters_.find(roster);
    QString system = kept ? QString::fromStdString(kept->system) : QString(), reason;
    const auto found = kept ? readRosterText(kept->text, system, reason) : std::nullopt;
    if (!found) throw std::runtime_error(tr("There is no such roster in the campaign.").toStdString());
    return {cardOfRoster(system, *found)};
}

cards::Sheet PrintDesk::sheetOf(const QString& what, const QString& system, const QString& paper, int size,
                                const QString& roster) {
    const auto printable = companion::printableIn(system.toStdString(), spokenNow().toStdString());
    if (!printable) throw std::runtime_error(tr("There is no such game.").toStdString());
    cards::SheetOptions options{.title = printable->title + " · " + what.toStdString(),
                                .paper = paper == "letter" ? cards::Paper::Letter : cards::Paper::A4,
                                .readsFrom = labelDistances()};
    if (what == "cards")
        return cards::cardSheet(deck_ ? cards::facesOf(*deck_, system.toStdString()) : printable->cards,
                                options);
    if (what == "places") return cards::labelSheet(printable->places, size, options);
    if (what == "rosters") return cards::rosterSheet(cardsOf(roster), options);
    return cards::labelSheet(freshTags(cards::gridOf(cards::labelSize(size), options.paper).perPage()), size,
                             options);
}

bool PrintDesk::bringDeck(const QUrl& file) {
    const QString path = file.toLocalFile();
    return guarded(this, [&] {
        deck_ = cards::readDeck(db::loadText(path.toStdString(), db::largestDocument));
        deckName_ = QFileInfo(path).fileName();
        emit deckChanged();
        return true;
    });
}

void PrintDesk::forgetDeck() {
    deck_.reset();
    deckName_.clear();
    emit deckChanged();
}

QString PrintDesk::writeDeck(const QString& system, const QString& folder) {
    QString path;
    guarded(this, [&] {
        const auto printable = companion::printableIn(system.toStdString(), spokenNow().toStdString());
        if (!printable) throw std::runtime_error(tr("There is no such game.").toStdString());
        path = freeFileFor(tr("Cards of %1").arg(QString::fromStdString(printable->title)),
                           QStringLiteral(".csv"), folder);
        db::saveText(path.toStdString(), cards::writeDeck(printable->deck));
        emit deckWritten(path);
        return true;
    });
    return path;
}

QString PrintDesk::preview(const QString& what, const QString& system, const QString& paper, int size,
                           const QString& roster) {
    constexpr double dotsPerInch = 72;
    QByteArray bytes;
    guarded(
        [&] {
            QBuffer buffer(&bytes);
            buffer.open(QIODevice::WriteOnly);
            return cards::pictureOf(sheetOf(what, system, paper, size, roster), 0, dotsPerInch)
                .save(&buffer, "PNG");
        },
        [](const QString&) {});  // a sheet with nothing on it has no preview
    return bytes.isEmpty() ? QString()
                           : QStringLiteral("data:image/png;base64,") + QString::fromLatin1(bytes.toBase64());
}

QString PrintDesk::write(const QString& what, const QString& system, const QString& paper, int size,
                         const QString& roster) {
    QString path;
    guarded(this, [&] {
        const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
        folder.mkpath(QStringLiteral("."));
        const QString own =
            what == QLatin1String("cards") ? QFileInfo(deckName_).completeBaseName() : QString();
        const QString wanted =
            folder.filePath(QStringLiteral("%1-%2.pdf").arg(system, own.isEmpty() ? what : own));
        const cards::Sheet sheet = sheetOf(what, system, paper, size, roster);
        db::atDisk([&] { cards::writePdf(sheet, wanted.toStdString()); });
        path = wanted;
        emit written(path, sheet.pages);
        return true;
    });
    return path;
}

}  // namespace adjutant::companion
