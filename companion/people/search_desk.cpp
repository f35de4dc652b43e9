// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/people/search_desk.hpp"

#include <nlohmann/json.hpp>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/people/people_desks.hpp"

namespace adjutant::companion {

SearchDesk::SearchDesk(CampaignsController& campaigns, QObject* parent)
    : QObject(parent), campaigns_(campaigns), hits_({"kind", "target", "title", "text"}) {
    connect(&campaigns_, &CampaignsController::fileChanged, this, [this] { search_.forget(); });
    connect(&campaigns_, &CampaignsController::campaignChanged, this, [this] { setQuery({}); });
}

SearchDesk* SearchDesk::create(QQmlEngine* engine, QJSEngine*) { return &PeopleDesks::of(engine).search(); }

void SearchDesk::setQuery(const QString& query) {
    if (query == query_) return;
    query_ = query;
    refresh();
    emit changed();
}

void SearchDesk::refresh() {
    nlohmann::json rows = nlohmann::json::array();
    guarded(this, [&] {
        const auto campaign = campaigns_.campaignId();
        if (!campaign) return true;
        int number = 0;
        for (const SearchHit& hit : search_.find(*campaigns_.open(), *campaign, query_)) {
            const char* kind = hit.kind == SearchHit::Kind::person ? "person"
                               : hit.kind == SearchHit::Kind::game ? "game"
                                                                   : "note";
            rows.push_back({{"id", kind + hit.id.toStdString() + "-" + std::to_string(++number)},
                            {"kind", kind},
                            {"target", hit.id.toStdString()},
                            {"title", hit.title.toStdString()},
                            {"text", hit.text.toStdString()}});
        }
        return true;
    });
    hits_.setRows(rows);
}

}  // namespace adjutant::companion
