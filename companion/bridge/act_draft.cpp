// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/act_draft.hpp"

#include <QUuid>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/odds_words.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

const json* paramOf(const json& offer, const std::string& name) {
    for (const json& param : offer.at("params")) {
        if (param.at("name") == name) return &param;
    }
    return nullptr;
}

bool hasRealChoice(const json& param) {
    return !param.contains("choices") || param.at("choices").size() != 1;
}

/// A list or a count of resources may be empty unless a least number is said.
bool mayBeEmpty(const json& param) {
    const std::string type = param.at("type");
    return (type == "list" || type == "resources") && param.value("min", 0) == 0;
}

bool isDice(const std::string& dice) {
    return dice.find('d') != std::string::npos && dice.rfind("card:", 0) != 0;
}

}  // namespace

struct ActDraft::Parts {
    json offer;                    ///< null while nothing is put together
    json values = json::object();  ///< what was chosen, defaults included
    json byHand = json::object();  ///< the names of facts that were set by hand
    json overrules = json::array();
    json rolls = json::array();       ///< answers to the chances before the one that is due
    std::vector<std::size_t> counts;  ///< how many answers there were before each answer of the referee
    json lying = json::array();       ///< dice of the chance that is due
    std::string id;
    QString dice;
    bool sent = false;
};

ActDraft::ActDraft(const TableView& view, Answer table, QObject* parent)
    : QObject(parent),
      view_(view),
      table_(std::move(table)),
      parts_(std::make_unique<Parts>()),
      params_({"name", "title", "type", "of", "choices", "value", "valueName", "min", "max", "fact", "byHand",
               "missing", "note"}) {}
ActDraft::~ActDraft() = default;

void ActDraft::begin(const json& offer, const QString& dice) {
    *parts_ = Parts{};
    parts_->offer = offer;
    parts_->dice = dice;
    parts_->id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    for (const json& param : offer.at("params")) {
        if (param.contains("default"))
            parts_->values[param.at("name").get<std::string>()] = param.at("default");
    }
    need_.clear();
    faces_.clear();
    emit needChanged();
    refresh();
}

void ActDraft::close() {
    if (!isOpen()) return;
    *parts_ = Parts{};
    need_.clear();
    faces_.clear();
    odds_.clear();
    params_.setRows(json::array());
    emit needChanged();
    emit changed();
    emit oddsChanged();
}

bool ActDraft::isOpen() const { return !parts_->offer.is_null(); }
QString ActDraft::action() const { return isOpen() ? textAt(parts_->offer, "do") : QString(); }
QString ActDraft::label() const { return isOpen() ? textAt(parts_->offer, "label") : QString(); }
QString ActDraft::note() const { return isOpen() ? textAt(parts_->offer, "note") : QString(); }
QString ActDraft::sign() const { return view_.look().actionSign(action()); }
QVariantMap ActDraft::actor() const { return party(0); }
QVariantMap ActDraft::target() const { return party(1); }

/// The first or the second piece among the values.
QVariantMap ActDraft::party(int which) const {
    if (!isOpen()) return {};
    for (const json& param : parts_->offer.at("params")) {
        const auto value = parts_->values.find(param.at("name").get<std::string>());
        if (param.at("type") != "piece" || value == parts_->values.end() || which-- > 0) continue;
        const QString id = text(*value);
        return {{"id", id},
                {"colour", view_.colourOf(id)},
                {"sign", view_.signOf("piece", id)},
                {"name", view_.pieceName(id)}};
    }
    return {};
}

bool ActDraft::isReady() const {
    if (!isOpen()) return false;
    const json& params = parts_->offer.at("params");
    return std::all_of(params.begin(), params.end(), [&](const json& param) {
        const auto value = parts_->values.find(param.at("name").get<std::string>());
        if (value == parts_->values.end()) return param.value("fact", false) || mayBeEmpty(param);
        if (param.at("type") == "list") return static_cast<int>(value->size()) >= param.value("min", 0);
        return true;
    });
}

json ActDraft::onlyMissing() const {
    json missing = nullptr;
    for (const json& param : parts_->offer.at("params")) {
        if (parts_->values.contains(param.at("name").get<std::string>())) continue;
        if (param.value("fact", false) || mayBeEmpty(param)) continue;
        if (!missing.is_null()) return nullptr;
        missing = param;
    }
    return missing;
}

bool ActDraft::isPlain() const {
    if (!isReady()) return false;
    if (!hasChances_) return true;
    const json& params = parts_->offer.at("params");
    return std::none_of(params.begin(), params.end(),
                        [](const json& param) { return param.value("fact", false); });
}

json ActDraft::request() const {
    json request = parts_->values;
    for (const json& param : parts_->offer.at("params")) {
        // A fact that nobody touched is left to the engine, so that its default follows the other values.
        const std::string name = param.at("name");
        if (param.value("fact", false) && !parts_->byHand.contains(name)) request.erase(name);
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
    json list = parts_->values.value(key, json::array());
    const auto found = std::find(list.begin(), list.end(), item.toStdString());
    if (found != list.end()) {
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
    if (item.isEmpty()) {
        const int now = parts_->values.value(key, param->value("min", 0));
        parts_->values[key] = std::clamp(now + by, param->value("min", 0), param->value("max", 999));
    } else {
        json counts = parts_->values.value(key, json::object());
        const int now = std::max(0, counts.value(item.toStdString(), 0) + by);
        if (now == 0)
            counts.erase(item.toStdString());
        else
            counts[item.toStdString()] = now;
        parts_->values[key] = std::move(counts);
    }
    parts_->byHand[key] = true;
    refresh();
}

void ActDraft::overrule(const QString& clause, int value, const QString& reason) {
    dropOverrule(clause);
    parts_->overrules.push_back(
        {{"clause", clause.toStdString()}, {"value", value}, {"reason", reason.toStdString()}});
    refresh();
}

void ActDraft::dropOverrule(const QString& clause) {
    json kept = json::array();
    for (const json& overrule : parts_->overrules) {
        if (textAt(overrule, "clause") != clause) kept.push_back(overrule);
    }
    parts_->overrules = std::move(kept);
    refresh();
}

bool ActDraft::fill(const QString& type, const QString& id) {
    if (!isOpen()) return false;
    for (const json& param : parts_->offer.at("params")) {
        const bool list = param.at("type") == "list" && param.value("of", "") == type.toStdString();
        if (!list && param.at("type") != type.toStdString()) continue;
        const json choices = param.value("choices", json::array());
        if (std::find(choices.begin(), choices.end(), id.toStdString()) == choices.end()) continue;
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

void ActDraft::send(const QString& dice) {
    if (!isReady() || parts_->sent) return;
    if (!dice.isEmpty()) parts_->dice = dice;
    json request = this->request();
    request["id"] = parts_->id;
    request["by"] = parts_->dice.toStdString();
    if (!parts_->rolls.empty()) request["rolls"] = parts_->rolls;
    const json reply = table_(request);
    if (reply.value("ok", false)) {
        parts_->sent = true;
        close();
        emit accepted();
    } else if (reply.contains("need")) {
        takeNeed(reply.at("need"));
    } else if (!need_.isEmpty()) {
        takeBackAnswer();
    }
}

void ActDraft::answer(const QVariant& face) {
    if (need_.isEmpty()) return;
    const json value = toJson(face);
    if (need_.value("kind") != "dice") {
        parts_->counts.push_back(parts_->rolls.size());
        parts_->rolls.push_back(value);
        return send();
    }
    parts_->lying.push_back(value);
    if (parts_->lying.size() < need_.value("count").toUInt()) {
        askFaces();
        emit needChanged();
        return;
    }
    parts_->counts.push_back(parts_->rolls.size());
    parts_->rolls.push_back(std::exchange(parts_->lying, json::array()));
    send();
}

bool ActDraft::canTakeBack() const { return !parts_->lying.empty() || !parts_->counts.empty(); }

void ActDraft::takeBackAnswer() {
    if (!parts_->lying.empty()) {
        parts_->lying.erase(parts_->lying.size() - 1);
        askFaces();
        emit needChanged();
        return;
    }
    if (parts_->counts.empty()) {  // nothing is in yet: back to the sheet
        need_.clear();
        emit needChanged();
        return;
    }
    const std::size_t kept = parts_->counts.back();
    parts_->counts.pop_back();
    json last = parts_->rolls.at(kept);
    while (parts_->rolls.size() > kept) parts_->rolls.erase(parts_->rolls.size() - 1);
    send();
    // Of several dice only the last one was wrong.
    if (last.is_array() && last.size() > 1) {
        last.erase(last.size() - 1);
        parts_->lying = std::move(last);
        askFaces();
        emit needChanged();
    }
}

void ActDraft::rollHere() {
    parts_->lying = json::array();
    send(QStringLiteral("app"));
}

QVariantList ActDraft::lying() const { return toVariant(parts_->lying).toList(); }

void ActDraft::takeNeed(const json& need) {
    const std::string dice = need.value("dice", "");
    const QString who = textAt(need, "who");
    QVariantMap map{{"for", textAt(need, "for")},
                    {"title", view_.look().word(textAt(need, "for"))},
                    {"dice", QString::fromStdString(dice)},
                    {"who", who},
                    {"whoName", who.isEmpty() ? QString() : view_.valueName({}, need.at("who"))},
                    {"whoColour", view_.colourOf(who)}};
    const auto d = dice.find('d');
    if (isDice(dice) && d != std::string::npos && dice != "card") {
        map["kind"] = QStringLiteral("dice");
        map["count"] = d == 0 ? 1 : std::stoi(dice.substr(0, d));
        map["sides"] = std::stoi(dice.substr(d + 1));
    } else {
        const bool card = dice.rfind("card:", 0) == 0;
        map["kind"] = dice == "coin" ? QStringLiteral("coin")
                      : card         ? QStringLiteral("card")
                                     : QStringLiteral("one");
        QVariantList choices;
        for (const json& choice : need.value("choices", json::array())) {
            const QString id = text(choice);
            choices.append(QVariantMap{{"value", id},
                                       {"label", card                ? view_.cardName(id)
                                                 : view_.isPlace(id) ? view_.placeName(id)
                                                                     : view_.valueName({}, choice)},
                                       {"sign", view_.signOf({}, id)},
                                       {"colour", view_.colourOf(id)}});
        }
        map["choices"] = choices;
    }
    need_ = map;
    askFaces();
    emit needChanged();
}

/// What each face would bring, for the words under it.
void ActDraft::askFaces() {
    faces_.clear();
    json action = request();
    if (!parts_->rolls.empty()) action["rolls"] = parts_->rolls;
    const json reply = table_({{"ask", "faces"}, {"action", action}, {"so-far", parts_->lying}});
    if (!reply.value("ok", false)) return;
    for (const json& face : reply.at("faces")) faces_.append(faceWords(face, view_.look()));
}

void ActDraft::refresh() {
    json rows = json::array();
    for (const json& param : parts_->offer.at("params")) {
        if (hasRealChoice(param) || param.value("fact", false)) rows.push_back(paramRow(param));
    }
    params_.setRows(rows);
    reckon();
    emit changed();
    emit oddsChanged();
}

json ActDraft::paramRow(const json& param) const {
    const std::string name = param.at("name");
    const QString type = textAt(param, param.at("type") == "list" ? "of" : "type");
    const json value = parts_->values.value(name, json());
    json choices = json::array();
    for (const json& choice : param.value("choices", json::array())) {
        const QString id = text(choice);
        const bool chosen =
            value.is_array() ? std::find(value.begin(), value.end(), choice) != value.end() : value == choice;
        choices.push_back({{"value", choice},
                           {"label", view_.valueName(type, choice).toStdString()},
                           {"sign", view_.signOf(type, id).toStdString()},
                           {"colour", view_.colourOf(id).toStdString()},
                           {"count", value.is_object() ? value.value(id.toStdString(), 0) : 0},
                           {"chosen", chosen}});
    }
    QString valueName = view_.valueName(type, value);
    if (value.is_array()) {
        QStringList names;
        for (const json& item : value) names.append(view_.valueName(type, item));
        valueName = names.join(", ");
    }
    return {{"id", name},
            {"name", name},
            {"title", view_.look().word(QString::fromStdString(name)).toStdString()},
            {"type", param.at("type")},
            {"of", param.value("of", "")},
            {"choices", choices},
            {"value", value},
            {"valueName", valueName.toStdString()},
            {"min", param.value("min", 0)},
            {"max", param.value("max", 999)},
            {"fact", param.value("fact", false)},
            {"byHand", parts_->byHand.contains(name)},
            {"missing", value.is_null() && !param.value("fact", false) && !mayBeEmpty(param)},
            {"note", param.value("note", "")}};
}

/// The odds and the sums of the action as it stands.
void ActDraft::reckon() {
    odds_.clear();
    sums_.clear();
    percent_.clear();
    fraction_.clear();
    objection_.clear();
    hasChances_ = false;
    if (!isReady()) return;
    const json action = request();
    const json reply = table_({{"ask", "odds"}, {"action", action}});
    if (reply.value("ok", false)) {
        const json& outcomes = reply.at("outcomes");
        hasChances_ = !(outcomes.size() == 1 && outcomes.at(0).at("outcome") == "certain");
        const Success success = successOf(outcomes, view_.look());
        percent_ = success.percent;
        fraction_ = success.fraction;
        if (hasChances_) odds_ = outcomeWords(outcomes, view_.look());
    } else if (reply.contains("error")) {
        if (textAt(reply.at("error"), "code") == "too-many-outcomes")
            hasChances_ = true;
        else
            objection_ = textAt(reply.at("error"), "message");
    }
    const json sums = table_({{"ask", "sums"}, {"action", action}});
    if (!sums.value("ok", false)) return;
    for (json sum : sums.at("sums")) {
        int total = 0;
        for (const json& part : sum.at("sum")) total += part.value("value", 0);
        sum["total"] = total;
        sum["parts"] = sum.at("sum");
        // The act's own sum first ("attacked" of "attack"), then those of what it brings with it.
        if (textAt(sum, "event").startsWith(this->action()))
            sums_.prepend(toVariant(sum));
        else
            sums_.append(toVariant(sum));
    }
}

}  // namespace adjutant::companion
