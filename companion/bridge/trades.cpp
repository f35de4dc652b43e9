// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/trades.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/offer_params.hpp"
#include "engine/readings.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// What may be chosen of a parameter; nothing where the offer has none such.
json choicesOf(const json& offer, std::string_view name) {
    const json* param = paramOf(offer, std::string(name));
    return param == nullptr ? json::array() : under(*param, "choices");
}

int mostOf(const json& offer, std::string_view name) {
    const json* param = paramOf(offer, std::string(name));
    return param == nullptr ? 1 : param->value("max", 1);
}

/// A list of single cards, by kind in their order.
QList<TradedGood> goodsIn(const json& cards) {
    QList<TradedGood> goods;
    for (const json& card : cards) {
        const QString kind = text(card);
        const auto known = std::ranges::find(goods, kind, &TradedGood::of);
        if (known == goods.end())
            goods.append({kind, 1, 0});
        else
            ++known->most;
    }
    return goods;
}

int handedOver(const QList<TradedGood>& goods) {
    int all = 0;
    for (const TradedGood& good : goods) all += good.count;
    return all;
}

json countsOf(const QList<TradedGood>& goods) {
    json counts = json::object();
    for (const TradedGood& good : goods)
        if (good.count > 0) counts[good.of.toStdString()] = good.count;
    return counts;
}

void count(QList<TradedGood>& goods, const QString& kind, int count) {
    for (TradedGood& good : goods)
        if (good.of == kind) good.count = std::clamp(count, 0, good.most);
}

/// What the game at the table says of trades; nothing where it has none, or no game is open.
const std::optional<Trading>& tradingAt(const TableController* table) {
    static const std::optional<Trading> none;
    return table == nullptr ? none : readingsOf(table->system().toStdString()).trading;
}

}  // namespace

void Trades::begin() {
    gives_.clear();
    partners_.clear();
    toBank_.clear();
    ofBank_.clear();
    if (const auto& trading = tradingAt(table_)) {
        for (const json& offer : table_->offered(trading->withPlayer)) {
            if (gives_.isEmpty()) gives_ = goodsIn(choicesOf(offer, trading->give));
            partners_.append(
                {text(choicesOf(offer, trading->partner).at(0)), goodsIn(choicesOf(offer, trading->take))});
        }
        for (const json& offer : table_->offered(trading->withBank)) {
            const QString given = text(choicesOf(offer, trading->give).at(0));
            if (!toBank_.contains(given)) toBank_.append(given);
            QList<BankTrade>& trades = ofBank_[given];
            for (const json& good : choicesOf(offer, trading->take))
                trades.append({text(good), textAt(offer, "note"), mostOf(offer, trading->times)});
        }
    }
    clear();
}

void Trades::putDown() {
    for (TradedGood& good : gives_) good.count = 0;
    takeFrom({});
    bankGive_.clear();
    times_ = 1;
}

/// From one player at a time.
void Trades::takeFrom(const QString& side) {
    if (partner_ == side && !side.isEmpty()) return;
    for (TradePartner& other : partners_)
        for (TradedGood& good : other.goods) good.count = 0;
    partner_ = side;
}

void Trades::clear() {
    putDown();
    emit changed();
}

void Trades::give(const QString& good, int number) {
    bankGive_.clear();
    count(gives_, good, number);
    emit changed();
}

void Trades::take(const QString& side, const QString& good, int number) {
    bankGive_.clear();
    takeFrom(side);
    for (TradePartner& other : partners_)
        if (other.side == side) count(other.goods, good, number);
    emit changed();
}

void Trades::giveBank(const QString& good) {
    putDown();
    bankGive_ = good;
    emit changed();
}

void Trades::setTimes(int times) {
    times_ = std::clamp(times, 1, mostTimes());
    emit changed();
}

int Trades::mostTimes() const {
    int most = 1;
    for (const BankTrade& trade : ofBank_.value(bankGive_)) most = std::max(most, trade.most);
    return most;
}

bool Trades::isComplete() const {
    const auto other = std::ranges::find(partners_, partner_, &TradePartner::side);
    return other != partners_.end() && handedOver(gives_) > 0 && handedOver(other->goods) > 0;
}

bool Trades::trade() {
    const auto& trading = tradingAt(table_);
    if (!trading || !isComplete()) return false;
    const auto other = std::ranges::find(partners_, partner_, &TradePartner::side);
    return table_->perform(json{{"do", trading->withPlayer},
                                {trading->partner, partner_.toStdString()},
                                {trading->give, countsOf(gives_)},
                                {trading->take, countsOf(other->goods)}});
}

bool Trades::tradeWithBank(const QString& take) {
    const auto& trading = tradingAt(table_);
    return trading && table_->perform(json{{"do", trading->withBank},
                                           {trading->give, bankGive_.toStdString()},
                                           {trading->take, take.toStdString()},
                                           {trading->times, times_}});
}

}  // namespace adjutant::companion
