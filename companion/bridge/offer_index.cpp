// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/offer_index.hpp"

#include <map>
#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/offer_params.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// The pieces that could be the one who acts: the choices of the first parameter for one piece.
QStringList actorsOf(const json& offer) {
    for (const json& param : offer.at("params")) {
        if (param.at("type") != "piece") continue;
        QStringList pieces;
        for (const json& choice : under(param, "choices")) pieces.append(text(choice));
        if (!param.contains("choices") && param.contains("default")) pieces.append(text(param.at("default")));
        return pieces;
    }
    return {};
}

/// Can it be touched? What lies in the box cannot, nor what is in reserve beside a board, nor who is with a
/// piece whose tile has a mark for it.
bool hasTile(const TableView& view, const QString& piece) {
    const json& own = under(under(view.state(), "pieces"), piece.toStdString());
    const QString cell = view.cellOf(piece);
    const bool rides = view.look().rides(textAt(own, "kind")) && view.isPiece(cell);
    const bool reserve = cell.isEmpty() && !under(view.board(), "places").empty();
    return !rides && !reserve && under(own, "out") != true;
}

/// Ids of offers are stable: the action, and what tells it from the others of its kind.
void name(json& offers, const char* prefix) {
    std::map<std::string, int> seen;
    for (json& offer : offers) {
        std::string id = offer.value("do", "") + "/" + offer.value("label", "");
        const QStringList actors = actorsOf(offer);
        if (actors.size() == 1) id += "/" + actors.front().toStdString();
        if (const int again = seen[id]++; again > 0) id += "#" + std::to_string(again);
        offer["id"] = prefix + id;
    }
}

QString stackOf(const TableView& view, const QString& piece, const QString& cell) {
    return cell + '\n' + view.sideOf(piece);
}

}  // namespace

OfferIndex::OfferIndex(const TableView& view) : view_(view), answer_(std::make_unique<json>()) {}
OfferIndex::~OfferIndex() = default;

void OfferIndex::read(json answer) {
    *answer_ = std::move(answer);
    all_.clear();
    byId_.clear();
    actors_.clear();
    of_.clear();
    byPlace_ = view_.look().isAimedByPlace() && !under(view_.board(), "places").empty();
    for (const bool possible : {true, false}) {
        const auto offers = answer_->find(possible ? "actions" : "blocked");
        if (offers == answer_->end()) continue;
        name(*offers, possible ? "a:" : "b:");
        for (const json& offer : *offers) add(offer, possible);
    }
}

void OfferIndex::add(const json& offer, bool possible) {
    OfferFacts facts;
    facts.offer = &offer;
    facts.actor = actorParam(offer);
    facts.id = textAt(offer, "id");
    facts.action = textAt(offer, "do");
    facts.label = textAt(offer, "label");
    facts.possible = possible;
    facts.secret = !textAt(offer, "secret").isEmpty();
    facts.group = facts.actor != nullptr && isGroup(*facts.actor);
    facts.face = &view_.look().act(facts.action);
    facts.atHand = facts.actor == nullptr && facts.face->atHand;
    facts.skips = facts.face->skips.contains(textAt(view_.state(), "phase"));
    facts.actors = actorsOf(offer);
    facts.common = possible && !facts.actors.isEmpty() &&
                   (facts.actors.size() > 1 || !hasTile(view_, facts.actors.front()));
    if (facts.actor != nullptr) {
        for (const json& choice : under(*facts.actor, "choices")) {
            const QString candidate = text(choice);
            const QString cell = view_.cellOf(candidate);
            facts.candidates.append(candidate);
            facts.cells.insert(cell);
            facts.stacks.insert(stackOf(view_, candidate, cell));
        }
    }
    for (const json& param : offer.at("params")) {
        if (param.at("type") != "place" || &param == facts.actor) continue;
        for (const json& choice : under(param, "choices")) facts.leadsTo.append(view_.cellOf(text(choice)));
    }
    facts.leadsTo.removeDuplicates();
    if (possible) {
        for (const QString& piece : facts.actors) actors_.insert(piece);
    }
    byId_.insert(facts.id, all_.size());
    all_.push_back(std::move(facts));
}

bool OfferIndex::concerns(const OfferFacts& offer, const QString& id) const {
    if (!byPlace_) return offer.actors.contains(id);
    if (offer.actor == nullptr || id.isEmpty()) return false;
    if (offer.candidates.contains(id)) return true;
    const QString cell = view_.cellOf(id);
    const bool piece = view_.isPiece(id);
    // A piece of a stack stands for all of it, a place for whatever stands there.
    if (piece && offer.group && offer.stacks.contains(stackOf(view_, id, cell))) return true;
    return (!piece || offer.actor->at("type") == "place") && offer.cells.contains(cell);
}

const OfferIndex::List& OfferIndex::of(const QString& id) const {
    const auto [known, fresh] = of_.try_emplace(id);
    List& list = known->second;
    if (!fresh) return list;
    for (const OfferFacts& offer : all_) {
        if (offer.possible && concerns(offer, id)) list.push_back(&offer);
    }
    return list;
}

const OfferFacts* OfferIndex::find(const QString& id) const {
    const auto found = byId_.constFind(id);
    return found == byId_.constEnd() ? nullptr : &all_[*found];
}

}  // namespace adjutant::companion
