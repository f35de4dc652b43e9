// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/people/search_desk.hpp"

#include <nlohmann/json.hpp>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/doors/words_of.hpp"
#include "companion/people/people_desks.hpp"
#include "db/error.hpp"

namespace adjutant::companion {
namespace {

const char* kindOf(const SearchHit& hit) {
    switch (hit.kind) {
        case SearchHit::Kind::person:
            return "person";
        case SearchHit::Kind::game:
            return "game";
        case SearchHit::Kind::play:
            return "play";
        case SearchHit::Kind::entry:
            break;
    }
    return "entry";
}

}  // namespace

SearchDesk::SearchDesk(CampaignsController& campaigns, QObject* parent)
    : QObject(parent), campaigns_(campaigns), hits_({"kind", "target", "title", "text"}) {
    reading_.setInterval(0);
    reading_.setSingleShot(true);
    connect(&reading_, &QTimer::timeout, this, &SearchDesk::read);
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
    reading_.stop();
    read();
}

/// A file that cannot be written to, or is written to by another, is searched as it is.
void SearchDesk::read() {
    constexpr std::int64_t atOnce = 1000;  // entries
    const int before = unread_;
    unread_ = 0;
    bool indexed = false;
    try {
        if (campaigns_.open() != nullptr && !query_.trimmed().isEmpty())
            unread_ = static_cast<int>(campaigns_.open()->index(wordsOf, atOnce));
        indexed = true;
    } catch (const db::Error&) {
        unread_ = 0;
    }
    if (unread_ == 0)
        find(indexed);
    else
        reading_.start();
    if (unread_ != before) emit changed();
}

void SearchDesk::find(bool indexed) {
    nlohmann::json rows = nlohmann::json::array();
    guarded(this, [&] {
        const auto campaign = campaigns_.campaignId();
        if (!campaign) return true;
        for (const SearchHit& hit : search_.find(*campaigns_.open(), *campaign, query_, indexed)) {
            const std::string kind = kindOf(hit);
            const std::string which = hit.seq > 0 ? "/" + std::to_string(hit.seq) : std::string();
            rows.push_back({{"id", kind + hit.id.toStdString() + which + "-" + std::to_string(rows.size())},
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
