// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/roster_form.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"
#include "companion/clock.hpp"
#include "companion/session.hpp"
#include "engine/journal/parsed.hpp"
#include "engine/table.hpp"

namespace adjutant::companion {

using nlohmann::json;

namespace {

json fieldOf(const RosterReading::Field& field, const std::string& none) {
    using Kind = RosterReading::Field::Kind;
    json row{{"name", field.name}};
    switch (field.kind) {
        case Kind::number:
            row.update(
                {{"type", "int"}, {"min", field.least}, {"max", field.most}, {"default", field.usual}});
            return row;
        case Kind::list:
            row.update({{"type", "list"}, {"choices", field.choices}});
            return row;
        case Kind::choice:
            break;
    }
    row.update({{"type", "choice"}, {"choices", field.choices}});
    if (field.mayBeNone) row["none"] = none;
    return row;
}

}  // namespace

json rosterForm(const QString& system) {
    const GameFace& look = faceOf(system);
    const std::optional<RosterReading> reading = look.rosterReading();
    if (!reading) return nullptr;
    const RosterFace words = look.rosters();
    json form{{"option", reading->option}, {"list", reading->list},
              {"group", reading->group},   {"word", look.told(words.word).toStdString()},
              {"fields", json::array()},   {"uses", json::array()}};
    for (const RosterReading::Field& field : reading->fields)
        form["fields"].push_back(fieldOf(field, look.told(words.none).toStdString()));
    for (const RosterReading::Use& use : reading->uses) {
        const char* name = words.uses.value(QString::fromStdString(use.name));
        form["uses"].push_back(
            {{"name", look.told(name).toStdString()}, {"options", use.options}, {"sides", use.sides}});
    }
    return form;
}

const json& rosterField(const json& form, const std::string& name) {
    const json& fields = form.at("fields");
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [&](const json& field) { return field.at("name") == name; });
    return fields.at(static_cast<std::size_t>(found - fields.begin()));
}

bool isRoster(const json& form, const json& roster) {
    if (!roster.is_object()) return false;
    const auto list = roster.find(form.at("list").get<std::string>());
    return list != roster.end() && list->is_array() &&
           std::all_of(list->begin(), list->end(), [](const json& one) { return one.is_object(); });
}

std::string rosterText(const QString& system, const json& roster) {
    return json{{"adjutant-roster", 1}, {"system", system.toStdString()}, {"roster", roster}}.dump(1);
}

std::optional<json> readRosterText(const std::string& text, QString& system, QString& reason) {
    const json file = parsed(text);
    const bool wrapped = file.is_object() && file.contains("roster");
    if (wrapped) system = textAt(file, "system");
    const json form = rosterForm(system);
    const json& roster = wrapped ? file.at("roster") : file;
    if (form.is_object() && isRoster(form, roster)) return roster;
    reason =
        system.isEmpty() || form.is_object()
            ? QCoreApplication::translate("Roster", "That is not a roster.")
            : QCoreApplication::translate("Roster", "That is a roster for %1, which takes no rosters here.")
                  .arg(system);
    return {};
}

QString fighterWords(const GameFace& look, const json& form, const json& fighter) {
    QStringList words;
    for (const json& field : form.at("fields")) {
        const QString name = textAt(field, "name");
        const json& value = under(fighter, name.toStdString());
        if (value.is_number()) words << look.word(name) + ' ' + QString::fromStdString(value.dump());
        if (value.is_string()) words << look.word(text(value));
        for (const json& choice : value.is_array() ? under(field, "choices") : json::array()) {
            const auto count = std::count(value.begin(), value.end(), choice);
            if (count > 0)
                words << (count > 1 ? QString::number(count) + QStringLiteral(" × ") : QString()) +
                             look.word(text(choice));
        }
    }
    return words.join(QStringLiteral(", "));
}

json stateAfter(const std::string& system, const json& options, json& reply, const std::string& language) {
    Table table({.now = utcNow, .seed = randomSeed, .sink = nullptr, .oneGame = false});
    table.answer(json{{"language", language}});
    reply = table.answer(json{{"do", "start"}, {"system", system}, {"options", options}});
    return reply.value("ok", false) ? Session::of(table).state().at("state") : json();
}

json trialOptions(const json& form, const json& use, const json& roster) {
    json options = use.at("options");
    json& brought = options[form.at("option").get<std::string>()];
    for (const json& side : use.at("sides")) brought[side.get<std::string>()] = roster;
    return options;
}

}  // namespace adjutant::companion
