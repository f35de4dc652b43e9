// SPDX-License-Identifier: GPL-3.0-or-later
// A database that was restored from a backup, or moved: what it has lost is sent to it again.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "db/club/agreed.hpp"
#include "db/club/record_kinds.hpp"
#include "db/club/sync.hpp"

namespace adjutant::club {
namespace {

using RecordId = std::pair<std::string, std::string>;

/// All of a campaign, in the order in which the club took them.
std::vector<Version> allVersions(Link& link, const std::string& campaign) {
    constexpr int atOnce = 500;
    std::vector<Version> versions;
    while (true) {
        const auto page = link.versionsSince(campaign, versions.empty() ? 0 : versions.back().head, atOnce);
        versions.insert(versions.end(), page.begin(), page.end());
        if (page.size() < static_cast<std::size_t>(atOnce)) return versions;
    }
}

/// Versions that this device knew to be replaced, before the club lost what replaced them.
std::set<std::string> knownToBeReplaced(const Notebook& notebook, const std::vector<Version>& versions) {
    std::set<std::string> ids;
    for (const Version& version : versions)
        if (notebook.isReplaced(version.id)) ids.insert(version.id);
    return ids;
}

void forgetAgreed(Notebook& notebook) {
    const auto forget = [&](const char* kind) {
        for (const auto& [key, kept] : notebook.agreedOf(kind)) notebook.setAgreed(kind, key, {});
    };
    std::ranges::for_each(kinds::first, forget);
    std::ranges::for_each(kinds::later, forget);
}

/// What the club has of a record was replaced once: what is here goes over it, as a change.
void agreeOnReplaced(Notebook& notebook, const std::set<std::string>& replaced) {
    std::map<RecordId, std::vector<Version>> records;
    for (Version& version : notebook.standing())
        records[{version.kind, version.key}].push_back(std::move(version));
    for (const auto& [id, versions] : records) {
        if (!std::ranges::all_of(versions, [&](const Version& one) { return replaced.contains(one.id); }))
            continue;
        Agreed agreed;
        for (const Version& version : versions) agreed.ids.push_back(version.id);
        const Version& shown = versions.back();
        if (!shown.removed) agreed.text = comparedText(shown.kind, shown.text);
        agree(notebook, id.first, id.second, agreed);
    }
}

}  // namespace

/// Everything is heard anew. Who is who, and which game here is which there, stays.
void Sync::meetAnew(const std::string& database) {
    const auto versions = allVersions(link_, member_.campaign);
    const auto replaced = knownToBeReplaced(notebook_, versions);
    notebook_.atomically([&] {
        for (const ClubGame& game : notebook_.games()) {
            const bool mine = game.holder == member_.device;
            notebook_.setWord(hadWord(game.key), std::to_string(game.acts) + (mine ? " mine" : ""));
            // What was named since is named again.
            if (const auto shown = shownName(notebook_, game.key); shown && *shown != game.name)
                noteShownName(notebook_, game.key, game.name);
        }
        notebook_.forgetHeard();
        forgetAgreed(notebook_);
        for (const Version& version : versions) notebook_.keepVersion(version);
        agreeOnReplaced(notebook_, replaced);
        notebook_.setWord("records", std::to_string(versions.empty() ? 0 : versions.back().head));
        notebook_.setWord("head", "0");
        notebook_.setWord("database", database);
    });
    head_ = over_ = 0;
    records_ = notebook_.number("records");
    number_ = link_.lastNumber(member_);
    waiting_.clear();
    unmet_.clear();
    sentRecords_.reset();
    first_ = true;
    restored_ = true;
}

/// Did the club have all of it once, before it was restored? Then what is more here is a copy.
bool Sync::wasThere(const db::Game& local, const std::string& key) const {
    return notebook_.number(hadWord(key)) >= local.acts;
}

/// Who only has a copy of it gives it back, so that its own table goes on.
bool Sync::wasAnothers(const std::string& key) const {
    const std::string had = notebook_.word(hadWord(key));
    return !had.empty() && !had.ends_with(" mine");
}

}  // namespace adjutant::club
