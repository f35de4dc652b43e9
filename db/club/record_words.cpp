// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/record_words.hpp"

#include <nlohmann/json.hpp>

#include "db/club/agreed.hpp"
#include "db/club/record_kinds.hpp"

namespace adjutant::club {
namespace {

using nlohmann::json;

std::string wordIn(const json& told, const char* name) {
    const json word = told.is_object() ? told.value(name, json()) : json();
    return word.is_string() ? word.get<std::string>() : std::string();
}

json read(const Version& version) { return json::parse(version.text, nullptr, false); }

std::string personCalled(const Notebook& notebook, const std::string& key) {
    std::string name;
    for (const Version& version : notebook.standing(kinds::person, key))
        if (!version.removed) name = wordIn(read(version), "name");
    return name.empty() ? key : name;
}

std::string labelsIn(const json& told) {
    std::string all;
    const json labels = told.is_object() ? told.value("labels", json()) : json();
    for (const json& label : labels)
        if (label.is_string()) all += (all.empty() ? "" : ", ") + label.get<std::string>();
    return all;
}

std::string saidBy(const Notebook& notebook, const Version& version, const json& told) {
    const std::string& kind = version.kind;
    if (kind == kinds::document) return wordIn(told, "text");
    if (kind == kinds::tag) return wordIn(told, "kind") + " " + wordIn(told, "target");
    if (kind == kinds::gameNote || kind == kinds::personNote) return wordIn(told, "note");
    if (kind == kinds::gameLabels) return labelsIn(told);
    if (kind == kinds::gamePlace) return wordIn(told, "place");
    if (kind == kinds::gamePhotograph) return wordIn(told, "words");
    if (kind == kinds::gameAway || kind == kinds::personAway) return "(archived)";
    if (kind == kinds::gameGone) return "(deleted)";
    if (kind == kinds::personMerged) return personCalled(notebook, wordIn(told, "into"));
    if (kind == kinds::play) {
        const std::string note = wordIn(told, "note");
        return wordIn(told, "title") + ", " + wordIn(told, "played") + (note.empty() ? "" : ": " + note);
    }
    const std::string club = wordIn(told, "club");
    return wordIn(told, "name") + (club.empty() ? "" : " (" + club + ")");
}

}  // namespace

std::string recordName(const Notebook& notebook, const Version& version) {
    if (version.kind == kinds::document) return version.key.substr(version.key.find('\n') + 1);
    if (version.kind == kinds::person || kinds::isOfPerson(version.kind))
        return personCalled(notebook, version.key);
    if (kinds::isOfGame(version.kind)) {
        const auto game = notebook.game(kinds::gameIn(version.key));
        return game ? clubName(notebook, *game) : version.key;
    }
    return version.key;
}

std::string recordWords(const Notebook& notebook, const Version& version) {
    const std::string words = saidBy(notebook, version, read(version));
    // The text of a photograph is its picture.
    return words.empty() && version.kind != kinds::gamePhotograph ? version.text : words;
}

}  // namespace adjutant::club
