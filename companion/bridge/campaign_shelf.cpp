// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/campaign_shelf.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <stdexcept>
#include <utility>

#include "companion/bridge/campaigns_controller.hpp"

namespace adjutant::companion {

CampaignShelf::CampaignShelf(CampaignsController& campaigns, std::string kind)
    : campaigns_(campaigns), prefix_(std::move(kind) + '/') {}

std::string CampaignShelf::kindOf(const std::string& system) const { return prefix_ + system; }

std::vector<ShelvedText> CampaignShelf::all() const {
    std::vector<ShelvedText> shelf;
    const auto campaign = campaigns_.campaignId();
    if (!campaign) return shelf;
    for (const db::Document& document : campaigns_.open()->documents(*campaign)) {
        if (document.kind.rfind(prefix_, 0) != 0) continue;
        shelf.push_back({document.kind + '/' + document.name, document.kind.substr(prefix_.size()),
                         document.name, document.text});
    }
    return shelf;
}

std::optional<ShelvedText> CampaignShelf::find(const QString& id) const {
    const auto shelf = all();
    const auto found = std::find_if(shelf.begin(), shelf.end(), [wanted = id.toStdString()](const auto& one) {
        return one.id == wanted;
    });
    return found == shelf.end() ? std::nullopt : std::optional(*found);
}

void CampaignShelf::keep(const ShelvedText& document, const std::string& insteadOf) {
    db::CampaignFile* file = campaigns_.open();
    if (file == nullptr) throw std::runtime_error(campaigns_.problem().toStdString());
    const std::string kind = kindOf(document.system);
    file->atomically([&] {
        const db::CampaignId id = campaigns_.campaignToWrite();
        if (insteadOf != document.name && file->findDocument(id, kind, document.name))
            throw std::runtime_error(
                QCoreApplication::translate("CampaignShelf",
                                            "The campaign keeps %1 already. Give this one another name.")
                    .arg(QString::fromStdString(document.name))
                    .toStdString());
        if (!insteadOf.empty() && insteadOf != document.name) file->removeDocument(id, kind, insteadOf);
        file->saveDocument(id, {kind, document.name, document.text});
    });
}

bool CampaignShelf::remove(const QString& id) {
    const auto document = find(id);
    return document && campaigns_.open()->removeDocument(*campaigns_.campaignId(), kindOf(document->system),
                                                         document->name);
}

}  // namespace adjutant::companion
