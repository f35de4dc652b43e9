// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/notebook.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

#include "db/club/certificate.hpp"
#include "db/club/club_error.hpp"
#include "db/club/notebook_parts.hpp"

namespace adjutant::club {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr int version = 1;

constexpr const char* tables = R"sql(
CREATE TABLE word(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT;
CREATE TABLE game(key TEXT PRIMARY KEY, head INTEGER NOT NULL, told TEXT NOT NULL) WITHOUT ROWID, STRICT;
CREATE TABLE bound(key TEXT PRIMARY KEY, local INTEGER NOT NULL UNIQUE) WITHOUT ROWID, STRICT;
CREATE TABLE secret(key TEXT PRIMARY KEY, secret TEXT NOT NULL) WITHOUT ROWID, STRICT;
CREATE TABLE sealed(key TEXT NOT NULL, seq INTEGER NOT NULL, parent INTEGER NOT NULL, at TEXT NOT NULL,
                    request TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY(key, seq)) WITHOUT ROWID, STRICT;
CREATE TABLE version(kind TEXT NOT NULL, key TEXT NOT NULL, id TEXT NOT NULL, removed INTEGER NOT NULL,
                     at TEXT NOT NULL, head INTEGER NOT NULL, text TEXT NOT NULL,
                     PRIMARY KEY(kind, key, id)) WITHOUT ROWID, STRICT;
CREATE TABLE replaced(id TEXT PRIMARY KEY) WITHOUT ROWID, STRICT;
CREATE TABLE agreed(kind TEXT NOT NULL, key TEXT NOT NULL, text TEXT NOT NULL,
                    PRIMARY KEY(kind, key)) WITHOUT ROWID, STRICT;
CREATE TABLE person(key TEXT PRIMARY KEY, local INTEGER NOT NULL UNIQUE) WITHOUT ROWID, STRICT;
PRAGMA user_version = 1;
)sql";

json written(const ClubGame& game) {
    return {{"name", game.name},          {"system", game.system},
            {"created", game.created},    {"sealed", game.sealed},
            {"branch-of", game.branchOf}, {"branch-at", game.branchAt},
            {"told", game.told},          {"finished", game.finished},
            {"acts", game.acts},          {"tip", game.tip},
            {"inside", game.inside},      {"holder", game.holder},
            {"lease", game.lease},        {"for-organiser", game.keyForOrganiser},
            {"for-all", game.keyForAll}};
}

/// Only we write it: where it cannot be read, the disk or somebody else wrote over it.
ClubError damaged() {
    return {ClubError::Kind::other,
            "What this device remembers of its club is damaged. The campaign file is as it was. Leave the "
            "club and join again."};
}

ClubGame read(const std::string& key, std::int64_t head, const std::string& text) try {
    const json told = json::parse(text);
    return {.key = key,
            .name = told.at("name"),
            .system = told.at("system"),
            .created = told.at("created"),
            .sealed = told.at("sealed"),
            .branchOf = told.at("branch-of"),
            .branchAt = told.at("branch-at"),
            .told = told.at("told"),
            .finished = told.at("finished"),
            .acts = told.at("acts"),
            .tip = told.at("tip"),
            .inside = told.value("inside", std::string()),
            .holder = told.at("holder"),
            .lease = told.at("lease"),
            .keyForOrganiser = told.at("for-organiser"),
            .keyForAll = told.at("for-all"),
            .head = head};
} catch (const json::exception&) {
    throw damaged();
}

Membership membershipIn(const std::string& text) try {
    const json told = json::parse(text);
    return {.url = told.at("url"),
            .campaign = told.at("campaign"),
            .name = told.at("name"),
            .device = told.at("device"),
            .deviceName = told.at("device-name"),
            .role = told.at("role"),
            .organiserKey = told.at("organiser-key"),
            .organiserSecret = told.at("organiser-secret"),
            .certificate = told.value("certificate", "")};
} catch (const json::exception&) {
    throw damaged();
}

std::string written(const Membership& member) {
    return json{{"url", member.url},
                {"campaign", member.campaign},
                {"name", member.name},
                {"device", member.device},
                {"device-name", member.deviceName},
                {"role", member.role},
                {"organiser-key", member.organiserKey},
                {"organiser-secret", member.organiserSecret},
                {"certificate", member.certificate}}
        .dump();
}

}  // namespace

Notebook::Notebook(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Notebook::~Notebook() = default;
Notebook::Notebook(Notebook&&) noexcept = default;
Notebook& Notebook::operator=(Notebook&&) noexcept = default;

fs::path Notebook::besides(const fs::path& file) {
    std::error_code error;
    const fs::path whole = fs::weakly_canonical(fs::absolute(file), error);
    return (error ? file : whole).string() + "-club";
}

bool Notebook::isThere(const fs::path& file) {
    std::error_code error;
    return fs::exists(besides(file), error);
}

Notebook Notebook::open(const fs::path& file) {
    if (!isThere(file))
        throw ClubError(ClubError::Kind::notJoined,
                        "This campaign file is in no club. `club join` joins one.");
    try {
        auto parts = std::make_unique<Parts>(besides(file), SQLite::OPEN_READWRITE);
        const int found = parts->database.execAndGet("PRAGMA user_version").getInt();
        if (found > version)
            throw ClubError(ClubError::Kind::newer,
                            "What this device remembers of its club was written by a later "
                            "Adjutant. Nothing was changed. Use that one.");
        return Notebook(std::move(parts));
    } catch (const SQLite::Exception& error) {
        throw ClubError(ClubError::Kind::other,
                        "What this device remembers of its club cannot be read (" +
                            std::string(error.what()) +
                            "). The campaign file is as it was. Leave the club and join again.");
    }
}

Notebook Notebook::make(const fs::path& file, const Membership& member) {
    if (isThere(file))
        throw ClubError(ClubError::Kind::joined,
                        "This campaign file is in a club already. `club leave` leaves it with everything.");
    const fs::path path = besides(file), unfinished = path.string() + ".new";
    std::error_code ignored;
    fs::remove(unfinished, ignored);
    const mode_t before = ::umask(S_IRWXG | S_IRWXO);  // passwords and keys are the owner's alone
    try {
        SQLite::Database database(unfinished.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec(tables);
        SQLite::Statement member_(database, "INSERT INTO word(name, value) VALUES ('membership', ?)");
        member_.bind(1, written(member));
        member_.exec();
    } catch (const SQLite::Exception& error) {
        ::umask(before);
        throw ClubError(ClubError::Kind::other,
                        "What a device remembers of its club cannot be written beside the "
                        "campaign file: " +
                            std::string(error.what()) + ".");
    }
    ::umask(before);
    fs::rename(unfinished, path);
    return open(file);
}

void Notebook::remove(const fs::path& file) {
    std::error_code ignored;
    for (const char* end : {"", "-wal", "-shm", ".crt"}) fs::remove(besides(file).string() + end, ignored);
}

void Notebook::begin() { parts_->under.emplace(parts_->database, SQLite::TransactionBehavior::IMMEDIATE); }
void Notebook::end(bool keep) {
    if (keep) parts_->under->commit();
    if (!keep) parts_->cache.reset();
    parts_->under.reset();
}

fs::path Notebook::certificateBesides(const fs::path& file) { return besides(file).string() + ".crt"; }

Membership Notebook::membership() const {
    Membership member = membershipIn(word("membership"));
    member.url = trusting(member.url, member.certificate, parts_->path.string() + ".crt");
    return member;
}
void Notebook::setMembership(const Membership& member) { setWord("membership", written(member)); }

std::string Notebook::word(std::string_view name) const {
    return parts_->text("SELECT value FROM word WHERE name = ?", name).value_or("");
}
void Notebook::setWord(std::string_view name, std::string_view value) {
    parts_->run("INSERT OR REPLACE INTO word(name, value) VALUES (?, ?)", name, value);
}
std::int64_t Notebook::number(std::string_view name) const {
    const std::string text = word(name);
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

const Notebook::Parts::Known& Notebook::Parts::known() {
    if (!whether) whether.emplace(database, "PRAGMA data_version");
    whether->executeStep();
    const int now = whether->getColumn(0).getInt();
    whether->reset();
    if (cache && now == seen) return *cache;
    Known fresh;
    for (auto rows = prepared("SELECT key, head, told FROM game"); rows.executeStep();) {
        const std::string key = rows.getColumn(0).getString();
        fresh.games.emplace(key, read(key, rows.getColumn(1).getInt64(), rows.getColumn(2).getString()));
    }
    for (auto rows = prepared("SELECT key, local FROM bound"); rows.executeStep();)
        fresh.bound.bind(rows.getColumn(0).getString(), db::GameId{rows.getColumn(1).getInt64()});
    for (auto rows = prepared("SELECT key, local FROM person"); rows.executeStep();)
        fresh.people.bind(rows.getColumn(0).getString(), db::PersonId{rows.getColumn(1).getInt64()});
    seen = now;
    return cache.emplace(std::move(fresh));
}

std::vector<ClubGame> Notebook::games() const {
    std::vector<ClubGame> games;
    for (const auto& [key, game] : parts_->known().games) games.push_back(game);
    std::ranges::sort(games, {}, &ClubGame::head);
    return games;
}
std::optional<ClubGame> Notebook::game(std::string_view key) const {
    return valueAt(parts_->known().games, key);
}
void Notebook::keepGame(const ClubGame& game) {
    parts_->run("INSERT OR REPLACE INTO game(key, head, told) VALUES (?, ?, ?)", game.key, game.head,
                written(game).dump());
    if (parts_->cache) parts_->cache->games.insert_or_assign(game.key, game);
}
std::optional<db::GameId> Notebook::local(std::string_view key) const {
    return valueAt(parts_->known().bound.ids, key);
}
std::optional<std::string> Notebook::keyOf(db::GameId id) const {
    return valueAt(parts_->known().bound.keys, id);
}
std::optional<ClubGame> Notebook::gameNow(std::string_view key) const {
    auto row = parts_->prepared("SELECT head, told FROM game WHERE key = ?", key);
    if (!row.executeStep()) return {};
    return read(std::string(key), row.getColumn(0).getInt64(), row.getColumn(1).getString());
}
std::optional<ClubGame> Notebook::gameOf(db::GameId id) const {
    auto row = parts_->prepared("SELECT key FROM bound WHERE local = ?", id);
    return row.executeStep() ? gameNow(row.getColumn(0).getString()) : std::nullopt;
}
std::optional<db::GameId> Notebook::localOf(std::string_view key) const {
    auto row = parts_->prepared("SELECT local FROM bound WHERE key = ?", key);
    return row.executeStep() ? std::optional(db::GameId{row.getColumn(0).getInt64()}) : std::nullopt;
}
void Notebook::bind(std::string_view key, db::GameId id) {
    parts_->run("INSERT OR REPLACE INTO bound(key, local) VALUES (?, ?)", key, id);
    if (parts_->cache) parts_->cache->bound.bind(std::string(key), id);
}
void Notebook::unbind(std::string_view key) {
    parts_->run("DELETE FROM bound WHERE key = ?", key);
    if (parts_->cache) parts_->cache->bound.unbind(key);
}

std::string Notebook::secretOf(std::string_view key) const {
    return parts_->text("SELECT secret FROM secret WHERE key = ?", key).value_or("");
}
void Notebook::keepSecret(std::string_view key, std::string_view secret) {
    parts_->run("INSERT OR REPLACE INTO secret(key, secret) VALUES (?, ?)", key, secret);
}

Notebook::Tip Notebook::sealedTip(std::string_view key) const {
    auto row = parts_->prepared("SELECT seq, hash FROM sealed WHERE key = ? ORDER BY seq DESC LIMIT 1", key);
    if (!row.executeStep()) return {};
    return {row.getColumn(0).getInt64(), row.getColumn(1).getString()};
}
void Notebook::keepSealed(std::string_view key, const std::vector<Travelling>& entries) {
    for (const Travelling& entry : entries)
        parts_->run(
            "INSERT OR REPLACE INTO sealed(key, seq, parent, at, request, hash) VALUES (?, ?, ?, ?, ?, ?)",
            key, entry.seq, entry.parent, entry.at, entry.request, entry.hash);
}

}  // namespace adjutant::club
