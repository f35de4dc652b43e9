// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/people/person_card.hpp"

#include <nlohmann/json.hpp>

namespace adjutant::companion {
namespace {

constexpr const char* kind = "person";

/// The name, so that an import finds it again under another number; of two who share one, with the number.
std::string keyOf(const db::CampaignFile& file, db::CampaignId campaign, const db::Person& person) {
    int same = 0;
    for (const db::Person& one : file.persons(campaign)) same += one.name == person.name ? 1 : 0;
    return same < 2 ? person.name : person.name + " (" + db::shownId(person.id) + ")";
}

}  // namespace

PersonCard cardOf(const db::CampaignFile& file, db::CampaignId campaign, const db::Person& person) {
    const auto document = file.findDocument(campaign, kind, keyOf(file, campaign, person));
    if (!document) return {};
    const auto card = nlohmann::json::parse(document->text, nullptr, false);
    const auto text = [&](const char* key) {
        const bool there = card.is_object() && card.contains(key) && card[key].is_string();
        return there ? card[key].get<std::string>() : std::string();
    };
    return {text("colour"), text("note")};
}

void keepCard(db::CampaignFile& file, db::CampaignId campaign, const db::Person& person,
              const PersonCard& card) {
    const std::string key = keyOf(file, campaign, person);
    if (card == PersonCard())
        file.removeDocument(campaign, kind, key);
    else
        file.saveDocument(campaign,
                          {.kind = kind,
                           .name = key,
                           .text = nlohmann::json{{"colour", card.colour}, {"note", card.note}}.dump()});
}

}  // namespace adjutant::companion
