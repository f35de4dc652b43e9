// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/upkeep/papers_desk.hpp"

#include <QFileInfo>
#include <QTimer>
#include <algorithm>
#include <stdexcept>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/spoken_now.hpp"
#include "companion/bridge/text_documents.hpp"
#include "companion/doors/club_pages.hpp"
#include "companion/doors/site.hpp"
#include "companion/doors/zip_file.hpp"
#include "companion/page_pdf.hpp"
#include "companion/upkeep/upkeep_desks.hpp"
#include "db/text_file.hpp"

namespace adjutant::companion {
namespace {

std::string language() { return spokenNow().toStdString(); }

/// Without its ending, a path at which none of these is: nothing is written over.
QString freePath(const QString& name, const QStringList& endings, const QString& folder) {
    for (int number = 1;; ++number) {
        QString path =
            fileFor(number == 1 ? name : QStringLiteral("%1 %2").arg(name).arg(number), {}, folder);
        if (std::ranges::none_of(endings,
                                 [&](const QString& ending) { return QFileInfo::exists(path + ending); }))
            return path;
    }
}

QString savedAll(const QString& name, const QString& folder, const report::Page& page,
                 const std::string& html, const std::string& markdown) {
    const QString path = freePath(name, {".html", ".md", ".pdf"}, folder);
    db::saveText((path + ".md").toStdString(), markdown);
    db::saveText((path + ".pdf").toStdString(), pdfOf(report::printedOf(page)));
    db::saveText((path + ".html").toStdString(), html);
    return path + ".html";
}

QString savedPage(const QString& name, const QString& folder, const report::Page& page) {
    return savedAll(name, folder, page, report::htmlOf(page), report::markdownOf(page));
}

db::CampaignId campaignOf(CampaignsController& campaigns) {
    if (campaigns.open() == nullptr) throw std::runtime_error(campaigns.problem().toStdString());
    const auto campaign = campaigns.campaignId();
    if (!campaign)
        throw std::runtime_error(PapersDesk::tr("There is nothing in the campaign yet.").toStdString());
    return *campaign;
}

}  // namespace

PapersDesk::PapersDesk(CampaignsController& campaigns, QObject* parent)
    : QObject(parent), campaigns_(campaigns) {}

PapersDesk* PapersDesk::create(QQmlEngine* engine, QJSEngine*) { return &UpkeepDesks::of(engine).papers(); }

void PapersDesk::write(const Make& make) {
    guarded(this, [&] {
        const db::CampaignId campaign = campaignOf(campaigns_);
        emit written(make(*campaigns_.open(), campaign));
        return true;
    });
}

void PapersDesk::writeOfAll(const Make& make) {
    constexpr std::size_t many = 30;       // games
    constexpr int untilItIsPainted = 100;  // milliseconds
    std::size_t games = 0;
    guarded(this, [&] {
        games = campaigns_.open() == nullptr ? 0 : campaigns_.open()->games().size();
        return true;
    });
    if (games < many) return write(make);
    emit busy(tr("Being written: %n games are read.", nullptr, static_cast<int>(games)));
    QTimer::singleShot(untilItIsPainted, this, [this, make] { write(make); });
}

void PapersDesk::writeGame(const QString& id, const QString& folder) {
    write([&](const db::CampaignFile& file, db::CampaignId) {
        const auto atTable = campaigns_.gameAtTable();
        if (id.isEmpty() && !atTable) throw std::runtime_error(tr("No game is open.").toStdString());
        const db::GameId game = id.isEmpty() ? *atTable : db::GameId{id.toLongLong()};
        const report::Report told = fullReportOf(file, game, language());
        return savedAll(
            campaigns_.campaign() + QStringLiteral(" - ") + QString::fromStdString(told.game.name), folder,
            report::pageOf(told), report::htmlOf(told), report::markdownOf(told));
    });
}

void PapersDesk::writePerson(const QString& id, const QString& folder) {
    writeOfAll([this, id, folder](const db::CampaignFile& file, db::CampaignId campaign) {
        const auto number = db::personIdFrom(id.toStdString());
        const db::Person person = file.person(number.value_or(db::PersonId{}));
        return savedPage(campaigns_.campaign() + QStringLiteral(" - ") + QString::fromStdString(person.name),
                         folder, personPage(clubFacts(file, campaign, language()), person, language()));
    });
}

void PapersDesk::writeSeason(const QString& folder) {
    writeOfAll([this, folder](const db::CampaignFile& file, db::CampaignId campaign) {
        return savedPage(tr("League of %1").arg(campaigns_.campaign()), folder,
                         seasonPage(clubFacts(file, campaign, language()), language()));
    });
}

void PapersDesk::writeSite(const QString& folder) {
    writeOfAll([this, folder](const db::CampaignFile& file, db::CampaignId campaign) {
        QString path = freePath(tr("Website of %1").arg(campaigns_.campaign()), {".zip"}, folder) + ".zip";
        db::saveText(path.toStdString(), zipped(siteOf(file, campaign, language())));
        return path;
    });
}

}  // namespace adjutant::companion
