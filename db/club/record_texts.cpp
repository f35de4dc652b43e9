// SPDX-License-Identifier: GPL-3.0-or-later
// What the records of a file say, and how one is put into it.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "db/club/kept_records.hpp"
#include "db/club/record_kinds.hpp"
#include "db/club/seal.hpp"
#include "db/club/sync.hpp"
#include "db/club/told_json.hpp"
#include "db/error.hpp"

namespace adjutant::club {
namespace {

using nlohmann::json;

/// The first such key that nobody has. The same for two tables that write down one new name.
std::string freshKey(const Notebook& notebook, const db::Person& one) {
    for (int copy = 1;; ++copy) {
        std::string key = digestOf(json{one.name, one.club, copy}.dump()).substr(0, 32);
        if (!notebook.person(key) && notebook.standing(kinds::person, key).empty()) return key;
    }
}

void putPerson(db::CampaignFile& file, db::CampaignId campaign, Notebook& notebook, const Version& version) {
    const std::string what = "a person";
    const json told = version.removed ? json::object() : toldObject(version.text, what);
    const std::string name = version.removed ? "" : toldText(told, "name", what);
    const std::string club = version.removed ? "" : toldTextOrNone(told, "club", what);
    auto id = notebook.person(version.key);
    const auto persons = file.persons(campaign);
    if (!id && !version.removed) {  // somebody of that name whom nobody else in the club is yet
        const auto met = std::ranges::find_if(persons, [&](const db::Person& one) {
            return one.name == name && one.club == club && !notebook.keyOf(one.id);
        });
        if (met != persons.end()) notebook.bind(version.key, *(id = met->id));
    }
    const bool here = id && std::ranges::count(persons, *id, &db::Person::id) > 0;
    if (version.removed) {
        if (here) file.removePerson(campaign, *id);
    } else if (!id || !file.setPerson(campaign, {*id, name, club})) {
        notebook.bind(version.key, file.addAnother(campaign, name, club));
    }
}

void putDocument(db::CampaignFile& file, db::CampaignId campaign, const Version& version) {
    const auto end = version.key.find('\n');
    const std::string what =
        "the board or roster '" + version.key.substr(end == std::string::npos ? 0 : end + 1) + "'";
    if (end == std::string::npos) throw unreadable(what);
    const std::string kind = version.key.substr(0, end), name = version.key.substr(end + 1);
    if (version.removed) {
        file.removeDocument(campaign, kind, name);
        return;
    }
    const json told = toldObject(version.text, what);
    if (toldText(told, "kind", what) != kind || toldText(told, "name", what) != name) throw unreadable(what);
    file.saveDocument(campaign, {kind, name, toldText(told, "text", what)});
}

void putTag(db::CampaignFile& file, db::CampaignId campaign, const Version& version) {
    const std::string what = "the label '" + version.key + "'";
    if (version.removed) {
        file.unbindTag(campaign, version.key);
        return;
    }
    const json told = toldObject(version.text, what);
    file.rebindTag(campaign, {version.key, toldText(told, "kind", what), toldText(told, "target", what)});
}

}  // namespace

RecordTexts recordsOf(const db::CampaignFile& file, db::CampaignId campaign, Notebook& notebook) {
    RecordTexts texts;
    auto persons = file.persons(campaign);
    std::ranges::sort(persons, {}, &db::Person::id);
    for (const db::Person& one : persons) {
        auto key = notebook.keyOf(one.id);
        if (!key) {
            key = freshKey(notebook, one);
            notebook.bind(*key, one.id);
        }
        texts[{kinds::person, *key}] = personText(one);
    }
    for (const db::Document& one : file.documents(campaign))
        texts[{kinds::document, one.kind + "\n" + one.name}] =
            json{{"kind", one.kind}, {"name", one.name}, {"text", one.text}}.dump();
    for (const db::Tag& one : file.tags(campaign))
        texts[{kinds::tag, one.code}] = json{{"kind", one.kind}, {"target", one.target}}.dump();
    addKeptRecords(texts, file, campaign, notebook);
    return texts;
}

std::string personText(const db::Person& one) { return json{{"name", one.name}, {"club", one.club}}.dump(); }

void putRecord(db::CampaignFile& file, db::CampaignId campaign, Notebook& notebook, const Version& version) {
    try {
        if (version.kind == kinds::person)
            putPerson(file, campaign, notebook, version);
        else if (version.kind == kinds::document)
            putDocument(file, campaign, version);
        else if (version.kind == kinds::tag)
            putTag(file, campaign, version);
        else
            putKept(file, campaign, notebook, version);
    } catch (const db::Error& error) {
        // A text that no file takes. What a disk does goes on as it is.
        if (error.kind != db::Error::Kind::badText) throw;
        throw unreadable("a record (" + version.kind + "; " + error.what() + ")");
    }
}

}  // namespace adjutant::club
