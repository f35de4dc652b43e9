// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/act_outlook.hpp"

#include <nlohmann/json.hpp>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/odds_words.hpp"

namespace adjutant::companion {

using nlohmann::json;

void ActOutlook::clear() {
    odds_.clear();
    sums_.clear();
    percent_.clear();
    fraction_.clear();
    needed_.clear();
    objection_.clear();
    hasChances_ = false;
}

QVariantList ActOutlook::odds() const { return asVariants(odds_); }
QVariantList ActOutlook::sums() const { return asVariants(sums_); }
QVariantList ActOutlook::groups() const { return asVariants(groupsOf(odds_, view_.look())); }

QString ActOutlook::reckon(const Session& session, const json& action, bool unsaid) {
    clear();
    const json reply = session.odds(action);
    if (reply.value("ok", false)) {
        const json& outcomes = reply.at("outcomes");
        hasChances_ = !(outcomes.size() == 1 && outcomes.at(0).at("outcome") == "certain");
        const Success success = successOf(outcomes, view_.look());
        percent_ = success.percent;
        fraction_ = success.fraction;
        if (hasChances_) odds_ = outcomesIn(outcomes, view_.look());
    } else if (reply.contains("error")) {
        if (QString lacking = takeError(reply.at("error"), unsaid); !lacking.isEmpty()) return lacking;
    }
    const json sums = session.sums(action);
    if (sums.value("ok", false)) takeSums(sums, textAt(action, "do"));
    return {};
}

QString ActOutlook::takeError(const json& error, bool unsaid) {
    const QString code = textAt(error, "code");
    QString message = textAt(error, "message");
    if (code == "too-many-outcomes")
        hasChances_ = true;
    else if (code == "missing-parameter" && unsaid)
        return message;
    else if (code != "no-odds")  // that nobody reckons them is no objection
        objection_ = message;
    return {};
}

void ActOutlook::takeSums(const json& sums, const QString& action) {
    if (hasChances_ && sums.contains("first")) needed_ = neededWords(sums.at("first"), view_.look());
    for (const json& told : sums.at("sums")) {
        const ActSum sum = actSum(told);
        // The act's own sum first ("attacked" of "attack"), then those of what it brings with it.
        if (sum.event.startsWith(action))
            sums_.prepend(sum);
        else
            sums_.append(sum);
    }
}

}  // namespace adjutant::companion
