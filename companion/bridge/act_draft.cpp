// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/act_draft.hpp"

#include <QUuid>

#include "companion/bridge/act_draft_parts.hpp"
#include "companion/bridge/following.hpp"
#include "companion/bridge/odds_words.hpp"
#include "companion/bridge/pair_choices.hpp"

namespace adjutant::companion {

using nlohmann::json;

namespace {

/// A list of as many items as there are choices.
bool takesAll(const json& param) {
    return param.at("type") == "list" && param.contains("choices") && !param.value("fact", false) &&
           !param.at("choices").empty() && param.value("min", std::size_t{0}) == param.at("choices").size();
}

/// A number that nobody knows is not shown as its least value: each number is one to touch.
void spreadUnknown(json& param) {
    constexpr int maxKeys = 12;
    const bool unknown =
        param.at("type") == "int" && param.value("fact", false) && !param.contains("default");
    if (!unknown || !param.contains("min") || !param.contains("max")) return;
    const int least = param.at("min");
    const int most = param.at("max");
    if (most - least >= maxKeys) return;
    param["type"] = "choice";
    for (int number = least; number <= most; ++number) param["choices"].push_back(number);
}

}  // namespace

ActDraft::ActDraft(const TableView& view, Session session, QObject* parent)
    : QObject(parent),
      view_(view),
      session_(std::move(session)),
      parts_(std::make_unique<Parts>()),
      params_({"name", "title", "type", "of", "choices", "value", "valueName", "min", "max", "fact", "byHand",
               "missing", "note", "actor"}),
      outlook_(new ActOutlook(view, this)),
      due_(new ActChance(view, this)) {}
ActDraft::~ActDraft() = default;

void ActDraft::begin(const json& offer, const QString& dice) {
    *parts_ = Parts{};
    parts_->offer = offer;
    for (json& param : parts_->offer.at("params")) spreadUnknown(param);
    parts_->dice = dice;
    parts_->id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    for (const json& param : offer.at("params")) {
        const std::string name = param.at("name");
        if (param.contains("default"))
            parts_->values[name] = param.at("default");
        else if (takesAll(param))
            parts_->values[name] = param.at("choices");
    }
    due_->clear();
    emit due_->changed();
    refresh();
}

void ActDraft::takeUp(const json& request, const QString& dice) {
    const std::string word = request.at("do");
    begin({{"do", word},
           {"label", view_.look().word(QString::fromStdString(word)).toStdString()},
           {"params", json::array()}},
          dice);
    parts_->values = request;
    for (const char* key : {"do", "id", "by", "rolls", "overrule"}) parts_->values.erase(key);
    parts_->overrules = request.value("overrule", json::array());
    due_->begin(request.value("rolls", json::array()));
    refresh();
    send();
}

void ActDraft::close() {
    if (!isOpen()) return;
    const bool sent = parts_->sent;
    *parts_ = Parts{};
    due_->clear();
    outlook_->dropOdds();
    untold_ = false;
    params_.setRows(json::array());
    emit due_->changed();
    emit changed();
    emit outlook_->changed();
    if (!sent) emit dropped();
}

bool ActDraft::isOpen() const { return !parts_->offer.is_null(); }
QString ActDraft::offer() const { return isOpen() ? textAt(parts_->offer, "id") : QString(); }
QString ActDraft::action() const { return isOpen() ? textAt(parts_->offer, "do") : QString(); }
QString ActDraft::label() const { return isOpen() ? textAt(parts_->offer, "label") : QString(); }
QString ActDraft::note() const { return isOpen() ? textAt(parts_->offer, "note") : QString(); }
QString ActDraft::sign() const { return view_.look().actionSign(action()); }
ActParty ActDraft::actor() const { return party(0); }
ActParty ActDraft::target() const { return party(1); }

/// The first or the second piece among the values.
ActParty ActDraft::party(int which) const {
    if (!isOpen()) return {};
    for (const json& param : parts_->offer.at("params")) {
        const auto value = parts_->values.find(param.at("name").get<std::string>());
        if (param.at("type") != "piece" || value == parts_->values.end() || which-- > 0) continue;
        const QString id = text(*value);
        return {id, view_.codeOf(id), view_.colourOf(id), view_.signOf("piece", id), view_.pieceName(id)};
    }
    return {};
}

bool ActDraft::isReady() const { return hasValues() && !lacksFact_; }

bool ActDraft::hasValues() const {
    if (!isOpen()) return false;
    const json& params = parts_->offer.at("params");
    return std::all_of(params.begin(), params.end(), [&](const json& param) {
        if (follows(param)) return true;
        const auto value = parts_->values.find(param.at("name").get<std::string>());
        if (value == parts_->values.end()) return param.value("fact", false) || mayBeEmpty(param);
        if (param.at("type") == "list") return static_cast<int>(value->size()) >= param.value("min", 0);
        return true;
    });
}

json ActDraft::onlyMissing() const {
    json missing = nullptr;
    for (const json& param : parts_->offer.at("params")) {
        if (parts_->values.contains(param.at("name").get<std::string>()) || follows(param)) continue;
        const bool mayBeLeftOut = param.value("fact", false) && !(lacksFact_ && isUnsaidFact(param));
        if (mayBeLeftOut || mayBeEmpty(param)) continue;
        if (!missing.is_null()) return nullptr;
        missing = param;
    }
    return missing;
}

/// The rules leave it open and nobody has said: its likely value stands there, to be confirmed or changed. In
/// the face `beside` are acts and `settled` parameters that another touch settles, such as a facing by a
/// drag; `asked` those that are looked at even where the likely value takes in all.
bool ActDraft::isToBeAsked(const json& param) const {
    const std::string name = param.at("name");
    if (param.value("fact", false) || follows(param) || parts_->byHand.contains(name)) return false;
    const ParamFace& face = view_.look().param(QString::fromStdString(name));
    if (view_.look().act(action()).beside || face.settled) return false;
    return hasOpenValue(param) || face.asked;
}

bool ActDraft::isPlain() const {
    if (!isReady()) return false;
    const json& offered = parts_->offer.at("params");
    if (std::any_of(offered.begin(), offered.end(), [this](const json& param) { return isToBeAsked(param); }))
        return false;
    if (hasBoard() && (!outlook_->hasChances() || parts_->dice == "table")) return true;
    return std::none_of(offered.begin(), offered.end(), [this](const json& param) {
        return param.value("fact", false) && (outlook_->hasChances() || isOpenFact(param));
    });
}

/// The board knows the facts; and before somebody rolls it no die falls: then the pad is enough, from which
/// the sheet can be looked at.
bool ActDraft::hasBoard() const { return view_.board().value("grid", "none") != "none"; }

/// Only the table knows which of its values is true, and a likely one would count unseen. Where none is
/// likely nothing is said.
bool ActDraft::isOpenFact(const json& param) const {
    return param.contains("default") && hasOpenValue(param) &&
           !parts_->byHand.contains(param.at("name").get<std::string>()) &&
           !view_.look().param(textAt(param, "name")).settled;
}

json ActDraft::request() const {
    json request = parts_->values;
    for (const json& param : parts_->offer.at("params")) {
        // What nobody touched of facts and followers is left to the engine, whose defaults follow the other
        // values.
        const std::string name = param.at("name");
        if ((param.value("fact", false) || follows(param)) && !parts_->byHand.contains(name))
            request.erase(name);
    }
    request["do"] = parts_->offer.at("do");
    if (!parts_->overrules.empty()) request["overrule"] = parts_->overrules;
    return request;
}

void ActDraft::set(const QString& name, const QVariant& value) {
    const std::string key = name.toStdString();
    if (!isOpen() || paramOf(parts_->offer, key) == nullptr) return;
    parts_->values[key] = toJson(value);
    parts_->byHand[key] = true;
    refresh();
}

void ActDraft::toggle(const QString& name, const QString& item) {
    const std::string key = name.toStdString();
    const json* param = isOpen() ? paramOf(parts_->offer, key) : nullptr;
    if (param == nullptr) return;
    if (isPairs(*param)) return set(name, toVariant(toggledPair(*param, parts_->values, item.toStdString())));
    json list = parts_->values.value(key, json::array());
    const auto found = std::find(list.begin(), list.end(), item.toStdString());
    if (follows(*param)) {
        list = exchanged(*param, parts_->values, item.toStdString());
    } else if (found != list.end()) {
        list.erase(found);
    } else {
        if (param->contains("max") && list.size() >= param->at("max").get<std::size_t>() && !list.empty())
            list.erase(0);
        list.push_back(item.toStdString());
    }
    parts_->values[key] = std::move(list);
    parts_->byHand[key] = true;
    refresh();
}

void ActDraft::step(const QString& name, int by, const QString& item) {
    const std::string key = name.toStdString();
    const json* param = isOpen() ? paramOf(parts_->offer, key) : nullptr;
    if (param == nullptr) return;
    if (param->at("type") == "list") {
        stepInList(*param, by, item.toStdString());
    } else if (item.isEmpty()) {
        const int now = parts_->values.value(key, param->value("min", 0));
        parts_->values[key] = std::clamp(now + by, param->value("min", 0), param->value("max", 999));
    } else {
        json counts = parts_->values.value(key, json());
        if (!counts.is_object()) counts = json::object();
        const int most = param->contains("choices") ? timesAmong(*param, item.toStdString()) : 999;
        const int now = std::clamp(counts.value(item.toStdString(), 0) + by, 0, most);
        if (now == 0)
            counts.erase(item.toStdString());
        else
            counts[item.toStdString()] = now;
        if (counts.empty() && !mayBeEmpty(*param))
            parts_->values.erase(key);
        else
            parts_->values[key] = std::move(counts);
    }
    parts_->byHand[key] = true;
    refresh();
}

/// One more of a kind, in the place of another where the list is full; or one fewer.
void ActDraft::stepInList(const json& param, int by, const std::string& item) {
    const std::string key = param.at("name");
    json list = parts_->values.value(key, json::array());
    const auto count = [&] { return static_cast<int>(std::count(list.begin(), list.end(), item)); };
    const std::size_t most = param.value("max", std::size_t{999});
    for (; by > 0 && count() < timesAmong(param, item); --by) {
        const auto other =
            std::find_if(list.begin(), list.end(), [&](const json& held) { return held != item; });
        if (list.size() >= most && other == list.end()) break;
        if (list.size() >= most) list.erase(other);
        list.push_back(item);
    }
    for (; by < 0 && count() > 0; ++by) list.erase(std::find(list.begin(), list.end(), item));
    parts_->values[key] = std::move(list);
}

QString ActDraft::percentGiven(const QVariantMap& values) const {
    if (!hasValues()) return {};
    json action = request();
    action.update(toJson(values));
    const json reply = session_.odds(action);
    return reply.value("ok", false) ? successOf(reply.at("outcomes"), view_.look()).percent : QString();
}

void ActDraft::overrule(const QString& clause, int value, const QString& reason) {
    json kept = json::array();
    for (const json& overrule : parts_->overrules) {
        if (textAt(overrule, "clause") != clause) kept.push_back(overrule);
    }
    kept.push_back({{"clause", clause.toStdString()}, {"value", value}, {"reason", reason.toStdString()}});
    parts_->overrules = std::move(kept);
    refresh();
}

bool ActDraft::fill(const QString& type, const QString& id) {
    if (!isOpen()) return false;
    for (const json& param : parts_->offer.at("params")) {
        const bool list = param.at("type") == "list" && param.value("of", "") == type.toStdString();
        if (!list && param.at("type") != type.toStdString()) continue;
        if (!contains(under(param, "choices"), id)) continue;
        const QString name = textAt(param, "name");
        if (list)
            toggle(name, id);
        else if (hasRealChoice(param))
            set(name, id);
        else
            continue;
        return true;
    }
    return false;
}

bool ActDraft::names(const QString& type, const QString& id) const {
    if (!isOpen()) return false;
    const json& params = parts_->offer.at("params");
    return std::any_of(params.begin(), params.end(), [&](const json& param) {
        const auto value = parts_->values.find(param.at("name").get<std::string>());
        return param.at("type") == type.toStdString() && value != parts_->values.end() &&
               *value == id.toStdString();
    });
}

}  // namespace adjutant::companion
