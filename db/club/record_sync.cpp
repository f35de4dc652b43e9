// SPDX-License-Identifier: GPL-3.0-or-later
// What is no journal: people, documents and tags, as versions.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "db/club/seal.hpp"
#include "db/club/sync.hpp"

namespace adjutant::club {
namespace {

using nlohmann::json;
using Ids = std::vector<std::string>;

constexpr const char* person = "person";
constexpr const char* document = "document";
constexpr const char* tag = "tag";

/// What this device and the club agreed on: a text, or that it was removed, and by which versions.
struct Agreed {
    std::optional<std::string> text;
    Ids ids;
};

std::string agreedText(const Agreed& agreed) {
    return json{{"text", agreed.text ? json(*agreed.text) : json()}, {"ids", agreed.ids}}.dump();
}

std::optional<Agreed> agreedOn(const Notebook& notebook, const std::string& kind, const std::string& key) {
    const auto kept = notebook.agreed(kind, key);
    if (!kept) return {};
    const json told = json::parse(*kept);
    return Agreed{
        told.at("text").is_null() ? std::nullopt : std::optional(told.at("text").get<std::string>()),
        told.at("ids").get<Ids>()};
}

std::optional<std::string> textIn(const Version& version) {
    return version.removed ? std::nullopt : std::optional(version.text);
}

/// The first such key that nobody has. The same for two tables that write down one new name.
std::string freshKey(const Notebook& notebook, const db::Person& one) {
    for (int copy = 1;; ++copy) {
        const std::string key = digestOf(json{one.name, one.club, copy}.dump()).substr(0, 32);
        if (!notebook.person(key) && notebook.standing(person, key).empty()) return key;
    }
}

std::string textOf(const db::Person& one) { return json{{"name", one.name}, {"club", one.club}}.dump(); }

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
        texts[{person, *key}] = textOf(one);
    }
    for (const db::Document& one : file.documents(campaign))
        texts[{document, one.kind + "\n" + one.name}] =
            json{{"kind", one.kind}, {"name", one.name}, {"text", one.text}}.dump();
    for (const db::Tag& one : file.tags(campaign))
        texts[{tag, one.code}] = json{{"kind", one.kind}, {"target", one.target}}.dump();
    return texts;
}

void putRecord(db::CampaignFile& file, db::CampaignId campaign, Notebook& notebook, const Version& version) {
    const json told = version.removed ? json::object() : json::parse(version.text);
    if (version.kind == person) {
        auto id = notebook.person(version.key);
        const auto persons = file.persons(campaign);
        if (!id) {  // somebody of that name whom nobody else in the club is yet
            const auto met = std::ranges::find_if(persons, [&](const db::Person& one) {
                return !version.removed && one.name == told.at("name") && one.club == told.at("club") &&
                       !notebook.keyOf(one.id);
            });
            if (met != persons.end()) notebook.bind(version.key, *(id = met->id));
        }
        const bool here = id && std::ranges::count(persons, *id, &db::Person::id) > 0;
        if (version.removed) {
            if (here) file.removePerson(campaign, *id);
        } else if (!id || !file.setPerson(campaign, {*id, told.at("name"), told.at("club")})) {
            notebook.bind(version.key, file.addAnother(campaign, told.at("name").get<std::string>(),
                                                       told.at("club").get<std::string>()));
        }
    } else if (version.kind == document) {
        const auto end = version.key.find('\n');
        if (version.removed)
            file.removeDocument(campaign, version.key.substr(0, end), version.key.substr(end + 1));
        else
            file.saveDocument(campaign, {told.at("kind"), told.at("name"), told.at("text")});
    } else if (version.kind == tag) {
        if (version.removed)
            file.unbindTag(campaign, version.key);
        else
            file.rebindTag(campaign, {version.key, told.at("kind"), told.at("target")});
    }
}

void Sync::bringInRecords(const std::vector<Version>& heard, Passed& passed) {
    if (heard.empty()) return;
    sentRecords_.reset();
    std::vector<std::pair<std::string, std::string>> changed;
    for (const Version& version : heard) changed.emplace_back(version.kind, version.key);
    std::ranges::sort(changed);
    changed.erase(std::unique(changed.begin(), changed.end()), changed.end());
    std::vector<Version> due;
    RecordTexts here;
    // Who came with a name that somebody has here already is bound first (putRecord), so that nobody is sent
    // twice.
    door_.read([&](const db::CampaignFile& file) {
        for (const auto& one : file.persons(campaign_)) {
            if (notebook_.keyOf(one.id)) continue;
            for (const auto& [kind, key] : changed) {
                if (kind != person || notebook_.person(key)) continue;
                const auto standing = notebook_.standing(kind, key);
                if (standing.empty() || textIn(standing.back()) != textOf(one)) continue;
                notebook_.bind(key, one.id);
                break;
            }
        }
        here = recordsOf(file, campaign_, notebook_);
    });
    for (const auto& id : changed) {
        const auto standing = notebook_.standing(id.first, id.second);
        if (standing.empty()) continue;
        const Version& shown = standing.back();
        const auto found = here.find(id);
        const auto text = found == here.end() ? std::nullopt : std::optional(found->second);
        const auto agreed = agreedOn(notebook_, id.first, id.second);
        if (text == textIn(shown)) {
            notebook_.setAgreed(id.first, id.second, agreedText({text, {shown.id}}));
        } else if (!agreed ? !text : text == agreed->text) {
            due.push_back(shown);
        }  // else it was changed here too: that is sent, and stands beside it
    }
    constexpr std::size_t atOnce = 200;
    for (std::size_t next = 0; next < due.size(); next += atOnce) {
        const auto end = std::min(due.size(), next + atOnce);
        door_.write([&](db::CampaignFile& file) {
            for (std::size_t i = next; i < end; ++i) putRecord(file, campaign_, notebook_, due[i]);
        });
        for (std::size_t i = next; i < end; ++i)
            notebook_.setAgreed(due[i].kind, due[i].key, agreedText({textIn(due[i]), {due[i].id}}));
    }
    passed.recordsReceived += static_cast<std::int64_t>(due.size());
}

void Sync::sendRecords(Passed& passed) {
    RecordTexts here;
    std::string at;
    door_.read([&](const db::CampaignFile& file) { here = recordsOf(file, campaign_, notebook_); });
    if (here == sentRecords_) return;  // nobody changed anything since
    std::vector<Version> due;
    for (const auto& [id, text] : here) {
        const auto agreed = agreedOn(notebook_, id.first, id.second);
        if (agreed && agreed->text == text) continue;
        const auto standing = notebook_.standing(id.first, id.second);
        const auto same = std::ranges::find(standing, std::optional(text), textIn);
        if (same != standing.end()) {
            notebook_.setAgreed(id.first, id.second, agreedText({text, {same->id}}));
            continue;
        }
        due.push_back({.kind = id.first,
                       .key = id.second,
                       .id = {},
                       .over = agreed ? agreed->ids : Ids(),
                       .text = text,
                       .removed = false,
                       .at = {}});
    }
    for (const char* kind : {person, document, tag})
        for (const auto& [key, kept] : notebook_.agreedOf(kind)) {
            const auto agreed = agreedOn(notebook_, kind, key);
            if (!agreed->text || here.contains({kind, key})) continue;
            due.push_back({.kind = kind,
                           .key = key,
                           .id = {},
                           .over = agreed->ids,
                           .text = {},
                           .removed = true,
                           .at = {}});
        }
    for (Version& version : due) {
        version.head = link_.keep(member_, version, number_ + 1);
        version.id = member_.device + ":" + std::to_string(++number_);
        notebook_.atomically([&] {
            notebook_.keepVersion(version);
            notebook_.setAgreed(version.kind, version.key, agreedText({textIn(version), {version.id}}));
        });
        ++passed.recordsSent;
    }
    sentRecords_ = std::move(here);
}

}  // namespace adjutant::club
