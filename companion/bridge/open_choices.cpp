// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/open_choices.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/bridge/following.hpp"
#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

bool isCount(const json& param) { return param.at("type") == "int"; }
bool isPick(const json& param) { return param.at("type") == "list" && param.value("of", "") == "choice"; }

/// Is more than one value possible, and one of them likely?
bool leavesOpen(const json& param) {
    if (!param.contains("default") || follows(param)) return false;
    if (isCount(param)) return param.value("min", 0) < param.value("max", 0);
    if (isPick(param)) return param.value("min", std::size_t{0}) < under(param, "choices").size();
    return param.at("type") == "choice" && under(param, "choices").size() > 1;
}

QString titleOfChoice(const json& param, const OfferFacts& offer, const GameFace& look) {
    return look.word(QStringLiteral("param"), textAt(param, "name"), offer.action);
}

}  // namespace

OpenChoices::OpenChoices(const TableView& view)
    : view_(view), chosen_(std::make_unique<json>(json::object())) {}
OpenChoices::~OpenChoices() = default;

void OpenChoices::forget() { *chosen_ = json::object(); }

json OpenChoices::valueOf(const OfferFacts& offer, const json& param) const {
    const json mine = chosenFor(offer);
    const auto found = mine.find(param.at("name").get<std::string>());
    return found == mine.end() ? param.at("default") : *found;
}

json OpenChoices::chosenFor(const OfferFacts& offer) const {
    return chosen_->value(offer.id.toStdString(), json::object());
}

void OpenChoices::choose(const OfferFacts& offer, const QString& name, const json& value) {
    for (const json& param : offer.offer->at("params")) {
        if (textAt(param, "name") != name || !leavesOpen(param)) continue;
        (*chosen_)[offer.id.toStdString()][name.toStdString()] =
            isCount(param) ? json(std::clamp(value.get<int>(), param.value("min", 0), param.value("max", 0)))
                           : value;
    }
}

void OpenChoices::toggle(const OfferFacts& offer, const QString& name, const QString& item) {
    for (const json& param : offer.offer->at("params")) {
        if (textAt(param, "name") != name || !isPick(param)) continue;
        json list = valueOf(offer, param);
        const auto found = std::find(list.begin(), list.end(), item.toStdString());
        if (found == list.end())
            list.push_back(item.toStdString());
        else if (list.size() > param.value("min", std::size_t{0}))
            list.erase(found);
        choose(offer, name, list);
    }
}

OpenChoice OpenChoices::row(const OfferFacts& offer, const json& param) const {
    const json value = valueOf(offer, param);
    OpenChoice open;
    open.offer = offer.id;
    open.action = offer.action;
    open.act = offer.label;
    open.name = textAt(param, "name");
    open.title = titleOfChoice(param, offer, view_.look());
    open.note = textAt(param, "note");
    open.type = textAt(param, "type");
    if (isCount(param)) open.number = value.get<int>();
    open.from = param.value("min", 0);
    open.to = param.value("max", 0);
    const auto kind = QStringLiteral("choice");
    for (const json& choice : under(param, "choices"))
        open.choices.append({toVariant(choice), view_.valueName(kind, choice, open.name),
                             view_.signOf(kind, text(choice)),
                             value.is_array() ? contains(value, choice) : value == choice});
    return open;
}

QList<OpenChoice> OpenChoices::rows(const OfferIndex::List& shown) const {
    QList<OpenChoice> rows;
    for (const OfferFacts* offer : shown) {
        if (!offer->face->beside || !offer->possible) continue;
        const bool isNamesake = std::any_of(shown.begin(), shown.end(), [&](const OfferFacts* other) {
            return other != offer && other->label == offer->label;
        });
        for (const json& param : offer->offer->at("params")) {
            if (!leavesOpen(param)) continue;
            rows.append(row(*offer, param));
            if (const QString note = textAt(*offer->offer, "note"); isNamesake && !note.isEmpty())
                rows.last().act += QStringLiteral(": ") + note;
        }
    }
    return rows;
}

QString OpenChoices::wordsFor(const OfferFacts& offer) const {
    QStringList words;
    if (!offer.face->beside) return {};
    for (const json& param : offer.offer->at("params")) {
        if (isCount(param) && leavesOpen(param))
            words.append(titleOfChoice(param, offer, view_.look()) + QStringLiteral(": ") +
                         QString::fromStdString(valueOf(offer, param).dump()));
    }
    return words.join(QStringLiteral(", "));
}

}  // namespace adjutant::companion
