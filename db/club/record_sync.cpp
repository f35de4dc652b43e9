// SPDX-License-Identifier: GPL-3.0-or-later
// What is no journal, as versions, both ways.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <tuple>

#include "db/club/agreed.hpp"
#include "db/club/kept_records.hpp"
#include "db/club/record_kinds.hpp"
#include "db/club/sync.hpp"
#include "db/club/told_json.hpp"
#include "db/error.hpp"

namespace adjutant::club {
namespace {

std::optional<std::string> textIn(const Version& version) {
    return version.removed ? std::nullopt : std::optional(comparedText(version.kind, version.text));
}

/// Whoever somebody was merged into is here before that, and who came back by taking it back is so before.
bool isFirst(std::string_view kind) { return kind == kinds::person || kind == kinds::personMerged; }
int turnOf(const Version& version) {
    if (version.kind == kinds::personMerged) return version.removed ? 0 : 2;
    if (version.kind == kinds::person) return version.removed ? 3 : 1;
    return 4;
}

/// It does not fit what is here, such as a merge of two who are both entered in the league.
bool doesNotFit(const db::Error& error) {
    using Kind = db::Error::Kind;
    return error.kind == Kind::changedSince || error.kind == Kind::duplicate ||
           error.kind == Kind::unknownGame || error.kind == Kind::unknownPerson;
}

}  // namespace

/// Kinds that an earlier Adjutant noted as agreed on without a place for them: they come in anew. The next
/// one noted photographs with their pictures.
void Sync::learnKinds() {
    constexpr const char* known = "4";
    const std::string before = notebook_.word("kinds");
    if (before == known) return;
    const auto forget = [&](const char* kind) {
        for (const auto& [key, kept] : notebook_.agreedOf(kind)) notebook_.setAgreed(kind, key, {});
    };
    notebook_.atomically([&] {
        if (before.empty())
            std::ranges::for_each(kinds::later, forget);
        else if (before == "3")
            for (const auto& [key, kept] : notebook_.agreedOf(kinds::gamePhotograph)) {
                if (const auto agreed = agreedOn(notebook_, kinds::gamePhotograph, key))
                    agree(notebook_, kinds::gamePhotograph, key, *agreed);
            }
        else
            std::ranges::for_each(kinds::ofPhotographs, forget);
        notebook_.setWord("kinds", known);
    });
}

void Sync::bringInRecords(const std::vector<Version>& heard, Passed& passed) {
    std::vector<RecordId> people, others;
    for (const Version& version : heard)
        (isFirst(version.kind) ? people : others).emplace_back(version.kind, version.key);
    bringInRecords(std::move(people), passed);
    bringInRecords(std::move(others), passed);
}

/// Those whose game or person was not here to be told of it.
void Sync::bringInUnmet(Passed& passed) {
    if (unmet_.empty()) return;
    std::vector<RecordId> met;
    door_.read([&](const db::CampaignFile& file) {
        for (const RecordId& id : unmet_) {
            const auto standing = notebook_.standing(id.first, id.second);
            try {
                if (standing.empty() || mayPut(standing.back(), file)) met.push_back(id);
            } catch (const ClubError&) {  // it was told already
                met.push_back(id);
            }
        }
    });
    for (const RecordId& id : met) unmet_.erase(id);
    bringInRecords(std::move(met), passed);
}

/// Nothing is renamed or put away under the hands of those who play it.
bool Sync::mayPut(const Version& version, const db::CampaignFile& file) {
    if (version.kind == kinds::gameGone && notebook_.local(version.key) &&
        door_.atTheTable() == notebook_.local(version.key))
        return false;
    return canPut(version, file, campaign_, notebook_);
}

void Sync::bringInRecords(std::vector<RecordId> changed, Passed& passed) {
    if (changed.empty()) return;
    sentRecords_.reset();
    std::ranges::sort(changed);
    changed.erase(std::unique(changed.begin(), changed.end()), changed.end());
    std::vector<Version> due;
    RecordTexts here;
    const auto refuse = [&](const ClubError& error) {
        if (error.kind != ClubError::Kind::unreadable) throw error;
        if (!touched_) touched_ = error;
    };
    // Who came with a name that somebody has here already is bound first (putRecord), so that nobody is sent
    // twice.
    door_.read([&](const db::CampaignFile& file) {
        for (const auto& one : file.persons(campaign_)) {
            if (notebook_.keyOf(one.id)) continue;
            for (const auto& [kind, key] : changed) {
                if (kind != kinds::person || notebook_.person(key)) continue;
                const auto standing = notebook_.standing(kind, key);
                if (standing.empty() || textIn(standing.back()) != personText(one)) continue;
                notebook_.bind(key, one.id);
                break;
            }
        }
        here = recordsOf(file, campaign_, notebook_);
    });
    door_.read([&](const db::CampaignFile& file) {
        for (const RecordId& id : changed) {
            const auto standing = notebook_.standing(id.first, id.second);
            if (standing.empty()) continue;
            const Version& shown = standing.back();
            const auto found = here.find(id);
            const auto text = found == here.end() ? std::nullopt : std::optional(found->second);
            const auto agreed = agreedOn(notebook_, id.first, id.second);
            if (text == textIn(shown)) {
                agree(notebook_, id.first, id.second, {text, {shown.id}});
                if (id.first == kinds::gameName) renamed_.insert(id.second);
            } else if (!agreed ? !text : text == agreed->text) {
                try {
                    if (mayPut(shown, file))
                        due.push_back(shown);
                    else
                        unmet_.insert(id);
                } catch (const ClubError& error) {
                    refuse(error);
                }
            }  // else it was changed here too: that is sent, and stands beside it
        }
    });
    std::ranges::stable_sort(due, {}, turnOf);
    const auto names = due.empty() ? std::map<std::string, std::string>() : link_.devices(member_.campaign);
    constexpr std::size_t atOnce = 200;
    for (std::size_t next = 0; next < due.size(); next += atOnce) {
        const auto end = std::min(due.size(), next + atOnce);
        std::set<std::size_t> taken;
        door_.write([&](db::CampaignFile& file) {
            taken.clear();
            for (std::size_t i = next; i < end; ++i) {
                const auto by = names.find(due[i].id.substr(0, due[i].id.find(':')));
                try {
                    file.signedAs(by == names.end() ? std::string() : by->second,
                                  [&] { putRecord(file, campaign_, notebook_, due[i]); });
                    taken.insert(i);
                } catch (const ClubError& error) {
                    refuse(error);
                } catch (const db::Error& error) {
                    if (!doesNotFit(error)) throw;
                    taken.insert(i);  // what is here is sent instead, so that all are alike
                }
            }
        });
        for (const std::size_t i : taken) {
            agree(notebook_, due[i].kind, due[i].key, {textIn(due[i]), {due[i].id}});
            if (due[i].kind == kinds::gameName || due[i].kind == kinds::gameGone) renamed_.insert(due[i].key);
        }
        passed.recordsReceived += static_cast<std::int64_t>(taken.size());
    }
}

/// A game that a finger renamed here is called so from now on.
void Sync::noteName(const RecordId& id, const std::string& text) {
    if (id.first == kinds::gameName)
        noteShownName(notebook_, id.second, toldText(toldObject(text, "a name"), "name", "a name"));
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
            agree(notebook_, id.first, id.second, {text, {same->id}});
            noteName(id, text);
            continue;
        }
        due.push_back({.kind = id.first,
                       .key = id.second,
                       .id = {},
                       .over = agreed ? agreed->ids : std::vector<std::string>(),
                       .text = text,
                       .removed = false,
                       .at = {}});
    }
    const auto removed = [&](const char* kind) {
        for (const auto& [key, kept] : notebook_.agreedOf(kind)) {
            const auto agreed = agreedOn(notebook_, kind, key);
            if (!agreed || !agreed->text || here.contains({kind, key})) continue;
            due.push_back({.kind = kind,
                           .key = key,
                           .id = {},
                           .over = agreed->ids,
                           .text = {},
                           .removed = true,
                           .at = {}});
        }
    };
    std::ranges::for_each(kinds::first, removed);
    std::ranges::for_each(kinds::later, removed);
    door_.read([&](const db::CampaignFile& file) {
        for (Version& version : due) version.at = momentOf(file, notebook_, version.kind, version.key);
    });
    for (Version& version : due) {
        if (!version.removed) {
            std::optional<std::string> whole;
            door_.read([&](const db::CampaignFile& file) { whole = wholeText(file, notebook_, version); });
            if (!whole) continue;  // taken out since: the next pass says so
            version.text = std::move(*whole);
        }
        version.head = link_.keep(member_, version, number_ + 1);
        version.id = member_.device + ":" + std::to_string(++number_);
        notebook_.atomically([&] {
            notebook_.keepVersion(version);
            agree(notebook_, version.kind, version.key, {textIn(version), {version.id}});
            if (!version.removed) noteName({version.kind, version.key}, version.text);
        });
        ++passed.recordsSent;
    }
    sentRecords_ = std::move(here);
}

}  // namespace adjutant::club
