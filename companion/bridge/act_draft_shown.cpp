// SPDX-License-Identifier: GPL-3.0-or-later
// The draft as its sheet shows it: a row for each parameter, the odds, the sums.
#include <exception>
#include <set>

#include "companion/bridge/act_draft_parts.hpp"
#include "companion/bridge/act_param.hpp"
#include "companion/bridge/following.hpp"
#include "companion/bridge/from_row.hpp"
#include "companion/bridge/offer_params.hpp"
#include "companion/bridge/pair_choices.hpp"

namespace adjutant::companion {

using nlohmann::json;

namespace {

/// Pieces of a list that stand in different places are told apart by them.
bool standApart(const json& pieces, const TableView& view) {
    return std::any_of(pieces.begin(), pieces.end(), [&](const json& piece) {
        return view.isPiece(text(piece)) && view.cellOf(text(piece)) != view.cellOf(text(pieces.at(0)));
    });
}

/// The engine's own word for a choice, such as that of a distance; empty where it has none.
QString calledIn(const json& param, const json& choice) {
    const json& choices = under(param, "choices");
    const auto at = std::find(choices.begin(), choices.end(), choice);
    const json& names = under(param, "names");
    if (!names.is_array() || at == choices.end()) return {};
    return text(names.at(static_cast<std::size_t>(at - choices.begin())));
}

QString whereIs(const QString& piece, const TableView& view) {
    return QStringLiteral(", ") + view.placeName(view.cellOf(piece));
}

}  // namespace

QString ActDraft::chance() const {
    return parts_->offer.is_object() ? view_.look().chanceOf(textAt(parts_->offer, "do")) : QString();
}

void ActDraft::refresh() {
    if (!isOpen()) return;
    bringIntoLine(parts_->offer, parts_->values, parts_->byHand);
    dropIdlePairs(parts_->offer, parts_->values);
    untold_ = together_ > 0;
    if (untold_) return;
    json rows = json::array();
    for (const json& param : parts_->offer.at("params")) {
        if (isPairs(param) && openPairs(param, parts_->values).empty()) continue;
        const bool asked = follows(param) ? hasOpenChoice(param, parts_->values) : hasRealChoice(param);
        if (asked || param.value("fact", false)) rows.push_back(paramRow(param));
    }
    params_.setRows(rows);
    reckon();
    emit changed();
    emit outlook_->changed();
}

ActDraft::Together::~Together() {
    if (--draft_.together_ > 0 || !draft_.untold_) return;
    try {
        draft_.refresh();
    } catch (const std::exception& fault) {  // nothing may leave a destructor; the sheet stays as it was
        qCritical("The act that is put together could not be shown: %s", fault.what());
    }
}

QVariantList ActDraft::allParams() const {
    QVariantList list;
    for (const json& row : params_.rows()) {
        auto param = fromRow<ActParam>(row);
        for (const json& choice : row.at("choices")) param.choices.append(fromRow<ActChoice>(choice));
        list.append(QVariant::fromValue(param));
    }
    return list;
}

json ActDraft::choiceRows(const json& param) const {
    const QString type = textAt(param, param.at("type") == "list" ? "of" : "type");
    const json value = parts_->values.value(param.at("name").get<std::string>(), json());
    json choices = json::array();
    const bool counted = isCounted(param);
    std::set<json> seen;  // what is counted out is listed once
    const json open = openChoices(param, parts_->values);
    const bool listed = param.at("type") == "list" && value.is_array();
    const bool apart = param.at("type") == "list" && standApart(open, view_);
    for (const json& choice : open) {
        const QString id = text(choice);
        if (counted && !seen.insert(choice).second) continue;
        const bool chosen = listed ? contains(value, choice) : value == choice;
        const QString place = apart ? whereIs(id, view_) : QString();
        const QString called = calledIn(param, choice);
        const bool piece = type == "piece" && view_.isPiece(id);
        const QString name =
            piece ? view_.pieceNameApart(id) : view_.valueName(type, choice, textAt(param, "name"));
        const QString label = called.isEmpty() ? name + place : called;
        const bool plain = piece && label == view_.pieceName(id);
        choices.push_back(
            {{"value", choice},
             {"label", label.toStdString()},
             {"brief", (plain ? view_.pieceBrief(id) : label).toStdString()},
             {"sign", view_.signOf(type, id).toStdString()},
             {"colour", view_.colourOf(id).toStdString()},
             {"most", counted ? timesAmong(param, choice) : 1},
             {"count", value.is_object()             ? value.value(id.toStdString(), 0)
                       : counted && value.is_array() ? std::count(value.begin(), value.end(), choice)
                                                     : 0},
             {"chosen", chosen}});
    }
    return choices;
}

/// A pair is one thing to touch. The face has the words of those of "tanks" under "tanks-pair".
json ActDraft::pairRows(const json& param) const {
    const std::string name = param.at("name");
    const QString words =
        view_.look().wordAt(QString::fromStdString(name + "-pair")).value_or(QStringLiteral("%1: %2"));
    const json chosen = parts_->values.value(name, json::object());
    json rows = json::array();
    for (const json& pair : openPairs(param, parts_->values)) {
        const QString key = text(pair.at("key"));
        const QString label =
            words.arg(view_.valueName({}, pair.at("key"), textAt(param, "name")),
                      view_.valueName(textAt(param, "of"), pair.at("value"), textAt(param, "name")));
        rows.push_back({{"value", pair.at("word")},
                        {"key", pair.at("key")},
                        {"label", label.toStdString()},
                        {"brief", label.toStdString()},
                        {"sign", view_.signOf({}, key).toStdString()},
                        {"colour", view_.colourOf(key).toStdString()},
                        {"chosen", chosen.value(key.toStdString(), json()) == pair.at("value")}});
    }
    return rows;
}

json ActDraft::paramRow(const json& param) const {
    const std::string name = param.at("name");
    const QString type = textAt(param, param.at("type") == "list" ? "of" : "type");
    json value = parts_->values.value(name, json());
    // A text that nobody has written yet stands there in the language of the app.
    if (type == "text" && value.is_string() && value == param.value("default", json()))
        value = view_.look().said(text(value)).toStdString();
    const json choices = isPairs(param) ? pairRows(param) : choiceRows(param);
    const QString called = QString::fromStdString(name);
    QString valueName = view_.valueName(type, value, called);
    if (value.is_array()) {
        QStringList names;
        for (const json& item : value) names.append(view_.valueName(type, item, called));
        valueName = names.join(", ");
    }
    return {
        {"id", name},
        {"name", name},
        {"title",
         view_.look().word(QStringLiteral("param"), QString::fromStdString(name), action()).toStdString()},
        {"type", isCounted(param) ? json("resources") : param.at("type")},
        {"of", param.value("of", "")},
        {"choices", choices},
        {"value", value},
        {"valueName", valueName.toStdString()},
        {"actor", &param == actorParam(parts_->offer)},
        {"min", param.value("min", 0)},
        {"max", param.value("max", 999)},
        {"fact", param.value("fact", false)},
        {"byHand", parts_->byHand.contains(name)},
        {"missing",
         (value.is_null() || (value.is_array() && value.size() < param.value("min", std::size_t{0}))) &&
             !param.value("fact", false) && !mayBeEmpty(param) && !follows(param)},
        {"note", param.value("note", "")}};
}

bool ActDraft::isUnsaidFact(const json& param) const {
    return param.value("fact", false) && !parts_->values.contains(param.at("name").get<std::string>());
}

bool ActDraft::hasUnsaidFact() const {
    const json& params = parts_->offer.at("params");
    return std::any_of(params.begin(), params.end(),
                       [this](const json& param) { return isUnsaidFact(param); });
}

/// The engine cannot do without a fact: its field asks for it, in the engine's words.
void ActDraft::markLacking(const QString& why) {
    lacksFact_ = true;
    for (const json& param : parts_->offer.at("params")) {
        if (isUnsaidFact(param))
            params_.patch(textAt(param, "name"), {{"missing", true}, {"note", why.toStdString()}});
    }
}

QString ActDraft::warning() const {
    const QStringList& losing = view_.look().act(action()).losing;
    if (losing.isEmpty() || !isReady()) return {};
    const json reply = session_.sumsAndEvents(request());
    if (!reply.value("ok", false)) return {};
    QStringList sentences;
    for (const json& event : under(reply, "events")) {
        if (losing.contains(textAt(event, "event"))) sentences.append(textAt(event, "say"));
    }
    return sentences.join(QChar(' '));
}

/// The odds and the sums of the action as it stands.
void ActDraft::reckon() {
    lacksFact_ = false;
    if (!hasValues()) return outlook_->clear();
    const QString lacking = outlook_->reckon(session_, request(), hasUnsaidFact());
    if (!lacking.isEmpty()) markLacking(lacking);
}

}  // namespace adjutant::companion
