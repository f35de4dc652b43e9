// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/roster_cards.hpp"

#include <QStringList>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "cards/error.hpp"
#include "cards/payload.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/roster_form.hpp"
#include "companion/bridge/roster_tags.hpp"
#include "companion/games/face.hpp"
#include "engine/games.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

std::string codeOf(const QString& tag) {
    const auto good = cards::Tag::parse(tag.toStdString());
    return good ? cards::write(*good) : std::string();
}

/// "Warband · 1 Stat Skirmish"
std::string noteOf(const QString& system, const json& form) {
    const SystemEntry* entry = findSystem(system.toStdString());
    const std::string word = form.value("word", "Roster");
    return entry == nullptr ? word : word + " · " + std::string(entry->name);
}

/// The pieces of a side, group by group.
QStringList membersOf(const json& form, const json& state, const std::string& side) {
    QStringList ids;
    for (const json& group : rosterField(form, form.at("group")).at("choices"))
        ids << recruitsOf(state, side, group.get<std::string>());
    return ids;
}

cards::RosterCard cardOfSide(const QString& system, const json& form, const json& state,
                             const std::string& side) {
    const GameFace& look = faceOf(system);
    const json& names = under(under(state, "sides"), side);
    cards::RosterCard card{
        .title = textAt(names, "name").toStdString(), .note = noteOf(system, form), .lines = {}};
    for (const QString& id : membersOf(form, state, side)) {
        const json& piece = under(under(state, "pieces"), id.toStdString());
        const std::string own = codeOf(tagOfPiece(form, state, id));
        card.lines.push_back(
            {.name = textAt(piece, "name").toStdString(),
             .text = fighterWords(look, form, piece).toStdString(),
             .code =
                 own.empty() ? cards::write(cards::PieceCode{system.toStdString(), id.toStdString()}) : own});
    }
    return card;
}

}  // namespace

cards::RosterCard cardOfRoster(const QString& system, const json& roster) {
    const json form = rosterForm(system);
    const GameFace& look = faceOf(system);
    cards::RosterCard card{
        .title = textAt(roster, "name").toStdString(), .note = noteOf(system, form), .lines = {}};
    for (const json& fighter : under(roster, form.at("list"))) {
        const QString name = textAt(fighter, "name");
        card.lines.push_back(
            {.name = (name.isEmpty() ? look.word(textAt(fighter, form.at("group").get<std::string>().c_str()))
                                     : name)
                         .toStdString(),
             .text = fighterWords(look, form, fighter).toStdString(),
             .code = codeOf(tagOf(fighter))});
    }
    return card;
}

std::vector<cards::RosterCard> cardsOfGame(const QString& system, const json& state) {
    std::vector<cards::RosterCard> found;
    const json form = rosterForm(system);
    if (!form.is_object()) return found;
    for (const json& side : under(state, "seating")) {
        auto card = cardOfSide(system, form, state, side.get<std::string>());
        if (!card.lines.empty()) found.push_back(std::move(card));
    }
    return found;
}

cards::RosterCard cardOfRosterFor(const QString& system, const json& roster, const std::string& side) {
    const json form = rosterForm(system);
    std::string objection;
    for (const json& use : form.at("uses")) {
        const json& sides = use.at("sides");
        if (std::find(sides.begin(), sides.end(), side) == sides.end()) continue;
        json reply;
        const json state = stateAfter(system.toStdString(), trialOptions(form, use, roster), reply);
        if (state.is_object()) return cardOfSide(system, form, state, side);
        if (objection.empty())
            objection = textAt(reply.value("error", json::object()), "message").toStdString();
    }
    throw cards::Error(objection.empty() ? "No side '" + side + "' brings a roster in this game."
                                         : objection);
}

}  // namespace adjutant::companion
