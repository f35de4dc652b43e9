// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/roster_desk.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/roster_form.hpp"
#include "companion/bridge/roster_tags.hpp"
#include "companion/bridge/spoken_now.hpp"
#include "companion/games/face.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// The name of the next fighter of a group: "Rookie 3".
std::string freeName(const json& fighters, const std::string& word) {
    for (int number = 1;; ++number) {
        std::string name = word + ' ' + std::to_string(number);
        if (std::none_of(fighters.begin(), fighters.end(),
                         [&](const json& one) { return textAt(one, "name").toStdString() == name; }))
            return name;
    }
}

/// A field of a fighter who has this in it.
RecruitField fieldRow(const json& field, const json& value, const GameFace& look) {
    RecruitField row;
    row.name = textAt(field, "name");
    row.title = look.word(row.name);
    row.type = textAt(field, "type");
    if (value.is_number()) row.value = toVariant(value);
    row.from = field.value("min", 0);
    row.to = field.value("max", 99);
    if (field.contains("none")) row.choices.append({{}, textAt(field, "none"), value.is_null(), 0});
    for (const json& choice : field.value("choices", json::array())) {
        const int count =
            value.is_array() ? static_cast<int>(std::count(value.begin(), value.end(), choice)) : 0;
        row.choices.append({text(choice), look.word(text(choice)), value == choice || count > 0, count});
    }
    return row;
}

}  // namespace

RosterDesk::RosterDesk(CampaignsController& campaigns, QObject* parent)
    : QObject(parent),
      shelf_(campaigns, "roster"),
      form_(std::make_unique<json>()),
      roster_(std::make_unique<json>(json::object())),
      library_({"name", "system", "note"}) {
    const auto turnStale = [this] { stale_ = true; };
    connect(&campaigns, &CampaignsController::fileChanged, this, turnStale);
    connect(&campaigns, &CampaignsController::campaignChanged, this, turnStale);
}
RosterDesk::~RosterDesk() = default;

RosterDesk* RosterDesk::create(QQmlEngine* engine, QJSEngine*) { return &Companion::of(engine).rosters(); }

bool RosterDesk::hasRosters(const QString& system) const { return rosterForm(system).is_object(); }

QString RosterDesk::word() const {
    return form_->is_object() ? QString::fromStdString(form_->value("word", "Roster")) : QString();
}
QString RosterDesk::name() const { return textAt(*roster_, "name"); }

void RosterDesk::take(const QString& system, json roster, const QString& keptAs) {
    system_ = system;
    *form_ = rosterForm(system);
    *roster_ = std::move(roster);
    keptAs_ = keptAs;
    saved_ = !giveTags(*form_, *roster_) && !keptAs.isEmpty();
    emit opened();
    check();
}

/// The word, with a number where the campaign keeps one of that name.
std::string RosterDesk::freeTitle(const std::string& word) {
    const auto isTaken = [this](const std::string& title) {
        for (int row = 0; row < library()->count(); ++row)
            if (library()->at(row).value("name").toString().toStdString() == title) return true;
        return false;
    };
    std::string title = word;
    for (int number = 2; isTaken(title); ++number) title = word + ' ' + std::to_string(number);
    return title;
}

bool RosterDesk::begin(const QString& system) {
    const json form = rosterForm(system);
    if (!form.is_object()) return false;
    const GameFace& look = faceOf(system);
    json reply;
    const json state = stateAfter(system.toStdString(), json::object(), reply);
    json roster{{"name", freeTitle(form.value("word", "Roster"))}};
    json& fighters = roster[form.at("list").get<std::string>()] = json::array();
    const std::string group = form.at("group");
    const json side = state.at("seating").at(0);
    for (const json& wanted : rosterField(form, group).at("choices")) {
        for (const json& piece : state.at("pieces")) {
            if (piece.at("side") != side || piece.at(group) != wanted) continue;
            json one{{"name", freeName(fighters, look.word(text(wanted)).toStdString())}};
            for (const json& field : form.at("fields"))
                one[field.at("name").get<std::string>()] = piece.at(field.at("name").get<std::string>());
            fighters.push_back(std::move(one));
        }
    }
    take(system, std::move(roster), {});
    return true;
}

/// Asks a start of each use for its sentence.
void RosterDesk::check() {
    uses_.clear();
    objection_.clear();
    bool fits = false;
    for (const json& use : form_->at("uses")) {
        json reply;
        stateAfter(system_.toStdString(), trialOptions(*form_, use, *roster_), reply,
                   spokenNow().toStdString());
        const bool good = reply.value("ok", false);
        const json error = reply.value("error", json::object());
        const QString sentence = good ? QString() : textAt(error, "message");
        uses_.append({textAt(use, "name"), sentence, textAt(error, "clause"), good});
        fits = fits || good;
        if (objection_.isEmpty()) objection_ = sentence;
    }
    if (fits) objection_.clear();
    emit changed();
}

nlohmann::json* RosterDesk::fighter(int index) {
    if (!isOpen()) return nullptr;
    json& list = (*roster_)[form_->at("list").get<std::string>()];
    return index >= 0 && index < static_cast<int>(list.size()) ? &list.at(static_cast<std::size_t>(index))
                                                               : nullptr;
}

void RosterDesk::setName(const QString& name) {
    if (!isOpen() || name == this->name()) return;
    (*roster_)["name"] = name.trimmed().toStdString();
    saved_ = false;
    check();
}

void RosterDesk::add(const QString& group) {
    if (!isOpen()) return;
    json& list = (*roster_)[form_->at("list").get<std::string>()];
    const std::string key = form_->at("group");
    json one{{"name", freeName(list, faceOf(system_).word(group).toStdString())}};
    for (const json& field : form_->at("fields")) {
        const std::string type = field.at("type");
        one[field.at("name").get<std::string>()] = type == "int"    ? field.at("default")
                                                   : type == "list" ? json::array()
                                                                    : json();
    }
    one[key] = group.toStdString();
    // Behind the last of its group.
    const auto last = std::find_if(list.rbegin(), list.rend(), [&](const json& other) {
        return other.value(key, json()) == one.at(key);
    });
    list.insert(last.base() == list.begin() ? list.end() : last.base(), std::move(one));
    giveTags(*form_, *roster_);
    saved_ = false;
    check();
}

void RosterDesk::drop(int index) {
    if (fighter(index) == nullptr) return;
    (*roster_)[form_->at("list").get<std::string>()].erase(static_cast<std::size_t>(index));
    saved_ = false;
    check();
}

void RosterDesk::rename(int index, const QString& name) { set(index, "name", name); }

void RosterDesk::set(int index, const QString& field, const QVariant& value) {
    json* one = fighter(index);
    if (one == nullptr) return;
    const bool nothing = !value.isValid() || value.toString().isEmpty();
    (*one)[field.toStdString()] = nothing ? json() : toJson(value);
    if (nothing && field == "name") one->erase("name");
    saved_ = false;
    check();
}

void RosterDesk::step(int index, const QString& field, const QString& item, int by) {
    json* one = fighter(index);
    if (one == nullptr) return;
    json& list = (*one)[field.toStdString()];
    if (!list.is_array()) list = json::array();
    const auto found = std::find(list.begin(), list.end(), item.toStdString());
    if (by > 0)
        list.push_back(item.toStdString());
    else if (found != list.end())
        list.erase(found);
    saved_ = false;
    check();
}

QList<RosterGroup> RosterDesk::groups() const {
    QList<RosterGroup> rows;
    if (!isOpen()) return rows;
    const GameFace& look = faceOf(system_);
    const std::string key = form_->at("group");
    const json list = roster_->value(form_->at("list").get<std::string>(), json::array());
    for (const json& group : rosterField(*form_, key).at("choices")) {
        const auto count = std::count_if(list.begin(), list.end(),
                                         [&](const json& one) { return one.value(key, json()) == group; });
        rows.append({text(group), look.word(text(group)), static_cast<int>(count)});
    }
    return rows;
}

QList<Recruit> RosterDesk::fighters() const {
    QList<Recruit> rows;
    if (!isOpen()) return rows;
    const GameFace& look = faceOf(system_);
    for (const json& one : roster_->value(form_->at("list").get<std::string>(), json::array())) {
        Recruit row;
        row.index = static_cast<int>(rows.size());
        row.name = textAt(one, "name");
        row.text = fighterWords(look, *form_, one);
        row.tag = tagOf(one);
        for (const json& field : form_->at("fields")) {
            const json value = one.value(field.at("name").get<std::string>(), json());
            if (value.is_number() && row.figure.isEmpty()) row.figure = QString::fromStdString(value.dump());
            row.fields.append(fieldRow(field, value, look));
        }
        rows.append(row);
    }
    return rows;
}

}  // namespace adjutant::companion
