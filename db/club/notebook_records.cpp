// SPDX-License-Identifier: GPL-3.0-or-later
// What a notebook remembers of versions and people.
#include "db/club/notebook_parts.hpp"

namespace adjutant::club {
namespace {

constexpr const char* versionColumns = "SELECT kind, key, id, removed, at, head, text FROM version ";

Version versionOf(SQLite::Statement& row) {
    return {.kind = row.getColumn(0).getString(),
            .key = row.getColumn(1).getString(),
            .id = row.getColumn(2).getString(),
            .over = {},
            .text = row.getColumn(6).getString(),
            .removed = row.getColumn(3).getInt() != 0,
            .at = row.getColumn(4).getString(),
            .head = row.getColumn(5).getInt64()};
}

}  // namespace

std::vector<Version> Notebook::standing() const {
    std::vector<Version> versions;
    auto rows = parts_->prepared((std::string(versionColumns) + "ORDER BY kind, key, head, id").c_str());
    while (rows.executeStep()) versions.push_back(versionOf(rows));
    return versions;
}
std::vector<Version> Notebook::standingBesideOthers() const {
    std::vector<Version> versions;
    auto rows =
        parts_->prepared((std::string(versionColumns) +
                          "WHERE (kind, key) IN (SELECT kind, key FROM version GROUP BY kind, key HAVING "
                          "count(*) > 1) ORDER BY kind, key, head, id")
                             .c_str());
    while (rows.executeStep()) versions.push_back(versionOf(rows));
    return versions;
}
std::vector<Version> Notebook::standing(std::string_view kind, std::string_view key) const {
    std::vector<Version> versions;
    auto rows = parts_->prepared(
        (std::string(versionColumns) + "WHERE kind = ? AND key = ? ORDER BY head, id").c_str(), kind, key);
    while (rows.executeStep()) versions.push_back(versionOf(rows));
    return versions;
}
void Notebook::keepVersion(const Version& version) {
    for (const std::string& id : version.over) {
        parts_->run("INSERT OR IGNORE INTO replaced(id) VALUES (?)", id);
        parts_->run("DELETE FROM version WHERE kind = ? AND key = ? AND id = ?", version.kind, version.key,
                    id);
    }
    if (isReplaced(version.id)) return;
    parts_->run(
        "INSERT OR REPLACE INTO version(kind, key, id, removed, at, head, text) VALUES (?, ?, ?, ?, ?, ?, ?)",
        version.kind, version.key, version.id, version.removed, version.at, version.head, version.text);
}
bool Notebook::isReplaced(std::string_view id) const {
    return parts_->text("SELECT id FROM replaced WHERE id = ?", id).has_value();
}
void Notebook::forgetHeard() {
    for (const char* table : {"game", "sealed", "version", "replaced"})
        parts_->run((std::string("DELETE FROM ") + table).c_str());
    parts_->cache.reset();
}
std::optional<std::string> Notebook::agreed(std::string_view kind, std::string_view key) const {
    return parts_->text("SELECT text FROM agreed WHERE kind = ? AND key = ?", kind, key);
}
void Notebook::setAgreed(std::string_view kind, std::string_view key,
                         const std::optional<std::string>& text) {
    if (text)
        parts_->run("INSERT OR REPLACE INTO agreed(kind, key, text) VALUES (?, ?, ?)", kind, key, *text);
    else
        parts_->run("DELETE FROM agreed WHERE kind = ? AND key = ?", kind, key);
}
std::vector<std::pair<std::string, std::string>> Notebook::agreedOf(std::string_view kind) const {
    std::vector<std::pair<std::string, std::string>> all;
    auto rows = parts_->prepared("SELECT key, text FROM agreed WHERE kind = ? ORDER BY key", kind);
    while (rows.executeStep()) all.emplace_back(rows.getColumn(0).getString(), rows.getColumn(1).getString());
    return all;
}

std::optional<db::PersonId> Notebook::person(std::string_view key) const {
    return valueAt(parts_->known().people.ids, key);
}
std::optional<std::string> Notebook::keyOf(db::PersonId id) const {
    return valueAt(parts_->known().people.keys, id);
}
void Notebook::bind(std::string_view key, db::PersonId id) {
    parts_->run("INSERT OR REPLACE INTO person(key, local) VALUES (?, ?)", key, id);
    if (parts_->cache) parts_->cache->people.bind(std::string(key), id);
}

}  // namespace adjutant::club
