// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/agreed.hpp"

#include <nlohmann/json.hpp>

#include "db/club/record_kinds.hpp"

namespace adjutant::club {
namespace {

using nlohmann::json;

constexpr const char* shown = "shown-name";  // no kind of the club's

}  // namespace

std::string comparedText(std::string_view kind, const std::string& text) {
    if (kind != kinds::gamePhotograph) return text;
    json told = json::parse(text, nullptr, false);
    if (!told.is_object() || told.erase("picture") == 0) return text;
    return told.dump();
}

void agree(Notebook& notebook, std::string_view kind, std::string_view key, const Agreed& agreed) {
    const json text = agreed.text ? json(comparedText(kind, *agreed.text)) : json();
    notebook.setAgreed(kind, key, json{{"text", text}, {"ids", agreed.ids}}.dump());
}

std::optional<Agreed> agreedOn(const Notebook& notebook, std::string_view kind, std::string_view key) {
    const auto kept = notebook.agreed(kind, key);
    if (!kept) return {};
    const json told = json::parse(*kept, nullptr, false);
    if (!told.is_object()) return {};
    Agreed agreed;
    if (const json text = told.value("text", json()); text.is_string())
        agreed.text = comparedText(kind, text.get<std::string>());
    for (const json& id : told.value("ids", json::array()))
        if (id.is_string()) agreed.ids.push_back(id.get<std::string>());
    return agreed;
}

std::optional<std::string> shownName(const Notebook& notebook, std::string_view game) {
    return notebook.agreed(shown, game);
}

std::map<std::string, std::string> shownNames(const Notebook& notebook) {
    std::map<std::string, std::string> names;
    for (auto& [key, name] : notebook.agreedOf(shown)) names.emplace(std::move(key), std::move(name));
    return names;
}

void noteShownName(Notebook& notebook, std::string_view game, const std::optional<std::string>& name) {
    if (shownName(notebook, game) != name) notebook.setAgreed(shown, game, name);
}

std::string clubName(const Notebook& notebook, const ClubGame& game) {
    const auto versions = notebook.standing(kinds::gameName, game.key);
    if (versions.empty() || versions.back().removed) return game.name;
    const json told = json::parse(versions.back().text, nullptr, false);
    const json name = told.is_object() ? told.value("name", json()) : json();
    return name.is_string() && !name.get<std::string>().empty() ? name.get<std::string>() : game.name;
}

}  // namespace adjutant::club
