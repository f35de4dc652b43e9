// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/aim.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/offer_params.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// What leads to one cell, while it is worked out.
class Leading {
  public:
    void add(const OfferFacts& offer, qsizetype going, qsizetype all) {
        if (!offer.group || going == all) {
            whole_.push_back(&offer);
            return;
        }
        const auto same = std::find_if(parts_.begin(), parts_.end(),
                                       [&](const Part& part) { return part.offer->label == offer.label; });
        if (same == parts_.end())
            parts_.push_back({&offer, going});
        else if (going > same->going)
            *same = {&offer, going};
    }

    [[nodiscard]] OfferIndex::List best() const {
        if (!whole_.empty()) return whole_;
        OfferIndex::List list;
        for (const Part& part : parts_) list.push_back(part.offer);
        return list;
    }

  private:
    struct Part {
        const OfferFacts* offer;
        qsizetype going;
    };
    OfferIndex::List whole_;
    std::vector<Part> parts_;
};

}  // namespace

void Aim::choose(const QString& id) {
    chosen_ = id;
    place_.clear();
    asked_.clear();
    stack_.gather(id);
    workOut();
}

void Aim::leaveOrTake(const QString& piece) {
    stack_.leaveOrTake(piece);
    workOut();
}

void Aim::askFor(const QString& offer) {
    asked_ = offer;
    workOut();
}

bool Aim::leads(const OfferFacts& offer) const {
    return asked_.isEmpty() ? !offer.skips : offer.id == asked_;
}

void Aim::workOut() {
    leading_.clear();
    QHash<QString, Leading> found;
    const qsizetype all = stack_.going().size();
    for (const OfferFacts* offer : offers_.of(chosen_)) {
        if (!leads(*offer)) continue;
        const qsizetype going = stack_.goingIn(*offer).size();
        if (offer->group && (offer->face->quiet || going == 0)) continue;
        for (const QString& cell : offer->leadsTo) found[cell].add(*offer, going, all);
    }
    for (auto cell = found.cbegin(); cell != found.cend(); ++cell) leading_.insert(cell.key(), cell->best());
}

const OfferIndex::List& Aim::offersTo(const QString& cell) const {
    static const OfferIndex::List none;
    const auto found = leading_.constFind(cell);
    return found == leading_.constEnd() ? none : *found;
}

bool Aim::admits(const OfferFacts& offer) const {
    if (place_.isEmpty()) return true;
    const OfferIndex::List& there = offersTo(place_);
    return std::find(there.begin(), there.end(), &offer) != there.end();
}

QStringList Aim::lit(bool aimed) const {
    QStringList cells;
    for (const OfferFacts* offer : offers_.of(chosen_)) {
        if (offer->face->aimed != aimed || offer->face->quiet || offer->secret) continue;
        if (!leads(*offer) || !admits(*offer)) continue;
        if (offer->group && stack_.goingIn(*offer).isEmpty()) continue;
        cells.append(offer->leadsTo);
    }
    cells.removeDuplicates();
    return cells;
}

QString Aim::companyAt(const QString& cell) const {
    const QString side = view_.sideOf(chosen_);
    if (side.isEmpty() || view_.cellOf(chosen_) == cell) return {};
    for (const auto& [id, piece] : under(view_.state(), "pieces").items()) {
        if (textAt(piece, "side") == side && textAt(piece, "place") == cell && under(piece, "out") != true)
            return QString::fromStdString(id);
    }
    return {};
}

bool Aim::leavesSome(const OfferFacts& offer) const {
    return offer.group && stack_.goingIn(offer).size() < stack_.going().size();
}

QStringList Aim::going() const {
    if (place_.isEmpty()) return stack_.going();
    QStringList going;
    for (const OfferFacts* offer : offersTo(place_)) going += stack_.goingIn(*offer);
    return going;
}

QString Aim::whyStays(const QString& piece) const {
    if (place_.isEmpty() || !stack_.going().contains(piece) || going().contains(piece)) return {};
    for (const OfferFacts* offer : offersTo(place_)) {
        if (!offer->group) continue;
        json action = actionAt(*offer, place_);
        action[textAt(*offer->actor, "name").toStdString()] = json::array({piece.toStdString()});
        const json reply = session_.odds(action);
        if (!reply.value("ok", false)) return textAt(under(reply, "error"), "message");
    }
    return QCoreApplication::translate("Aim", "The others are enough.");
}

QVariantMap Aim::ways() const {
    QVariantMap ways;
    if (!byPlace()) return ways;
    for (const OfferFacts* offer : offers_.of(chosen_)) {
        const QStringList pieces = stack_.goingIn(*offer);
        if (pieces.isEmpty()) continue;
        const json reply = session_.ways(toJson(pieces));
        if (!reply.value("ok", false)) continue;
        for (const auto& [place, way] : reply.at("ways").items()) {
            const QString id = QString::fromStdString(place);
            if (!ways.contains(id)) ways.insert(id, text(way));
        }
    }
    return ways;
}

json Aim::actionAt(const OfferFacts& offer, const QString& place) const {
    json action{{"do", offer.action.toStdString()}};
    const QStringList going = stack_.goingIn(offer);
    for (const json& param : offer.offer->at("params")) {
        const std::string name = param.at("name");
        if (param.at("type") == "place" && &param != offer.actor) {
            for (const json& choice : under(param, "choices")) {
                if (view_.cellOf(text(choice)) == place) action[name] = choice;
            }
        } else if (&param == offer.actor && !going.isEmpty()) {
            action[name] = toJson(going);
        } else if (param.contains("default") && !param.value("fact", false)) {
            action[name] = param.at("default");
        }
    }
    action.update(choices_.chosenFor(offer));
    return action;
}

}  // namespace adjutant::companion
