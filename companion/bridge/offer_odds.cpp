// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/offer_odds.hpp"

#include <nlohmann/json.hpp>

#include "companion/bridge/following.hpp"
#include "companion/bridge/odds_words.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// The action with its likely values; null where one that must be chosen has none.
json likelyAction(const json& offer) {
    json action{{"do", offer.at("do")}};
    for (const json& param : offer.at("params")) {
        if (param.value("fact", false)) continue;
        if (param.contains("default"))
            action[param.at("name").get<std::string>()] = param.at("default");
        else if (param.at("type") != "list" && param.at("type") != "resources" && !follows(param))
            return nullptr;
    }
    return action;
}

}  // namespace

void OfferOdds::forget() {
    due_.clear();
    known_.clear();
}

void OfferOdds::want(const QStringList& ids) {
    due_.clear();
    for (const QString& id : ids) {
        const OfferFacts* offer = known_.contains(id) ? nullptr : offers_.find(id);
        if (offer != nullptr && !view_.look().chanceOf(offer->action).isEmpty()) due_.append(id);
    }
}

const OfferFacts* OfferOdds::reckonOne() {
    const OfferFacts* offer = offers_.find(due_.takeFirst());
    if (offer != nullptr) known_.insert(offer->id, reckon(*offer));
    return offer;
}

QString OfferOdds::flagOf(const OfferFacts& offer) const {
    const QString percent = percentOf(offer.id);
    return percent.isEmpty() ? QString() : percent + ' ' + view_.look().chanceOf(offer.action);
}

QString OfferOdds::reckon(const OfferFacts& offer) {
    json action = likelyAction(*offer.offer);
    if (action.is_null()) return {};
    const json reply = session_.odds(std::move(action));
    return reply.value("ok", false) ? successOf(reply.at("outcomes"), view_.look()).percent : QString();
}

}  // namespace adjutant::companion
