// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/link.hpp"

#include <libpq-fe.h>
#include <sys/socket.h>

#include <charconv>
#include <nlohmann/json.hpp>
#include <pqxx/pqxx>

#include "db/club/club_error.hpp"
#include "db/club/failure.hpp"
#include "db/club/schema_steps.hpp"

namespace adjutant::club {
namespace {

using nlohmann::json;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr const char* channel = "adjutant";

/// A network that went away is noticed within seconds, not within the quarter of an hour of TCP.
std::string withPatience(std::string url, const std::string& name) {
    constexpr const char* patience =
        "connect_timeout=3&keepalives_idle=5&keepalives_interval=2&keepalives_count=3&tcp_user_timeout=8000"
        "&application_name=";
    url += url.find('?') == std::string::npos ? '?' : '&';
    return url + patience + name;
}

std::string text(const pqxx::field& field) { return field.is_null() ? std::string() : field.c_str(); }

/// What a server keeps of a password.
std::string passwordCheck(const std::string& login, const std::string& password) {
    const std::unique_ptr<PGconn, void (*)(PGconn*)> none(PQconnectStart("host=''"), PQfinish);
    const std::unique_ptr<char, void (*)(void*)> check(
        PQencryptPasswordConn(none.get(), password.c_str(), login.c_str(), "scram-sha-256"), PQfreemem);
    if (!check) throw ClubError(ClubError::Kind::other, "A password could not be made. Nothing was changed.");
    return check.get();
}

class Ear : public pqxx::notification_receiver {
  public:
    Ear(pqxx::connection_base& connection, const std::string& on)
        : pqxx::notification_receiver(connection, on) {}
    void operator()(const std::string& payload, int /*backend*/) override { heard.push_back(payload); }
    std::vector<std::string> heard;
};

std::string jsonOf(const std::vector<Travelling>& entries) {
    json list = json::array();
    for (const Travelling& entry : entries)
        list.push_back({{"seq", entry.seq},
                        {"parent", entry.parent},
                        {"at", entry.at},
                        {"request", entry.request},
                        {"rolls", entry.rolls},
                        {"events", entry.events},
                        {"hash", entry.hash}});
    return list.dump();
}

std::string arrayOf(const std::vector<std::string>& ids) {
    std::string array = "{";
    for (const std::string& id : ids) array += (array.size() > 1 ? "," : "") + id;
    return array + "}";
}

std::vector<std::string> idsIn(const std::string& array) {
    std::vector<std::string> ids;
    std::string id;
    for (const char letter : array) {
        if (letter == '{' || letter == '}' || letter == ',') {
            if (!id.empty()) ids.push_back(std::exchange(id, {}));
        } else if (letter != '"') {
            id += letter;
        }
    }
    return ids;
}

}  // namespace

struct Link::Parts {
    Parts(const std::string& url, const std::string& name) : connection(withPatience(url, name)) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
        connection.inhibit_reactivation(true);  // what was lost is asked anew, not gone on with
#pragma GCC diagnostic pop
        connection.set_verbosity(pqxx::connection_base::terse);
    }

    template <class... Values>
    pqxx::result ask(const std::string& query, const Values&... values) {
        return translated([&] {
            pqxx::nontransaction work(connection);
            return work.exec_params(query, values...);
        });
    }

    pqxx::connection connection;
    std::unique_ptr<Ear> ear;
};

Link::Link(const std::string& url, const std::string& name) {
    parts_ = translated([&] { return std::make_unique<Parts>(url, name); });
}
Link::~Link() = default;

int Link::schema() {
    if (parts_->ask("SELECT 1 FROM pg_namespace WHERE nspname = 'adjutant'").empty()) return 0;
    return parts_->ask("SELECT coalesce(max(step), 0) FROM adjutant.migration")[0][0].as<int>();
}

void Link::requireSchema() {
    const int there = schema(), ours = static_cast<int>(schemaSteps().size());
    if (there == 0)
        throw ClubError(ClubError::Kind::noClub,
                        "There is no club in this database. The organiser makes one by `club create`.");
    if (there > ours)
        throw ClubError(ClubError::Kind::newer,
                        "The club's database was made by a later Adjutant (step " + std::to_string(there) +
                            ", this one knows " + std::to_string(ours) +
                            "). Nothing was changed. Update this Adjutant; until then it plays "
                            "on without the club.");
    if (there < ours)
        throw ClubError(ClubError::Kind::older,
                        "The club's database is of an earlier Adjutant. The organiser brings it "
                        "up to date by `club create`; until then this one plays on without it.");
}

void Link::makeRoles() { static_cast<void>(parts_->ask(std::string(groupRoles))); }

void Link::migrate(int to) {
    translated([&] {
        pqxx::work work(parts_->connection);
        if (work.exec1("SHOW server_encoding")[0].as<std::string>() != "UTF8")
            throw ClubError(
                ClubError::Kind::other,
                "The database is not kept in UTF-8, which names and texts need. Nothing was changed. Make "
                "one by: createdb --encoding=UTF8 --template=template0 NAME");
        constexpr int oldest = 150000;
        if (parts_->connection.server_version() < oldest)
            throw ClubError(ClubError::Kind::other,
                            "The server is older than PostgreSQL 15. Nothing was changed. Use a newer one.");
        work.exec("SELECT pg_advisory_xact_lock(hashtext('adjutant'))");
        work.exec("CREATE SCHEMA IF NOT EXISTS adjutant");
        work.exec(
            "CREATE TABLE IF NOT EXISTS adjutant.migration(step integer PRIMARY KEY, "
            "at timestamptz NOT NULL DEFAULT now())");
        work.commit();
    });
    makeRoles();
    for (int step = schema(); step < to; ++step)
        translated([&] {
            pqxx::work work(parts_->connection);
            work.exec("SELECT pg_advisory_xact_lock(hashtext('adjutant'))");
            const int there =
                work.exec1("SELECT coalesce(max(step), 0) FROM adjutant.migration")[0].as<int>();
            if (there != step) return;  // another organiser did it meanwhile
            work.exec("SET LOCAL client_min_messages = warning");
            work.exec(std::string(schemaSteps().at(static_cast<std::size_t>(step))));
            work.exec_params("INSERT INTO adjutant.migration(step) VALUES ($1)", step + 1);
            work.commit();
        });
}

void Link::addCampaign(const Known& known) {
    translated([&] {
        pqxx::work work(parts_->connection);
        if (!work.exec_params("SELECT 1 FROM adjutant.campaign WHERE name = $1", known.name).empty())
            throw ClubError(
                ClubError::Kind::taken,
                "The club has a campaign '" + known.name +
                    "' already. Nothing was changed. Join it by `club join`, or rename this one.");
        work.exec_params(
            "INSERT INTO adjutant.campaign(campaign, name, created, organiser_key) VALUES ($1, $2, $3, $4)",
            known.campaign, known.name, known.created, known.organiserKey);
        work.exec_params(
            "INSERT INTO adjutant.member(campaign, login, role) VALUES ($1, session_user, 'organiser')",
            known.campaign);
        work.commit();
    });
}

void Link::addLogin(const std::string& campaign, const std::string& role, const std::string& login,
                    const std::string& password) {
    translated([&] {
        // The server is told what checks the password, never the password, so that no log has it.
        const std::string check = passwordCheck(login, password);
        pqxx::work work(parts_->connection);
        work.exec("CREATE ROLE " + work.quote_name(login) + " LOGIN PASSWORD " + work.quote(check) +
                  " IN ROLE " + work.quote_name("adjutant_" + role));
        work.exec_params("INSERT INTO adjutant.member(campaign, login, role) VALUES ($1, $2, $3)", campaign,
                         login, role);
        work.commit();
    });
}

std::vector<Known> Link::campaigns() {
    std::vector<Known> all;
    for (const auto& row :
         parts_->ask("SELECT campaign, name, organiser_key, created FROM adjutant.campaign ORDER BY name"))
        all.push_back({text(row[0]), text(row[1]), text(row[2]), text(row[3])});
    return all;
}

std::string Link::join(const Membership& member) {
    return text(parts_->ask("SELECT adjutant.join_with($1, $2, $3)", member.campaign, member.device,
                            member.deviceName)[0][0]);
}

std::int64_t Link::lastNumber(const Membership& member) {
    return parts_->ask("SELECT adjutant.last_number($1, $2)", member.campaign, member.device)[0][0]
        .as<std::int64_t>();
}

std::int64_t Link::head(const std::string& campaign) {
    const auto rows = parts_->ask("SELECT head FROM adjutant.campaign WHERE campaign = $1", campaign);
    if (rows.empty())
        throw ClubError(ClubError::Kind::noClub,
                        "The club does not show this campaign to this login any more.");
    return rows[0][0].as<std::int64_t>();
}

std::vector<ClubGame> Link::gamesSince(const std::string& campaign, std::int64_t head) {
    std::vector<ClubGame> games;
    const auto rows = parts_->ask(
        "SELECT game, name, system, created, sealed, branch_of, branch_at, told, finished, acts, tip, "
        "holder, lease, "
        "key_for_organiser, key_for_all, head FROM adjutant.game WHERE campaign = $1 AND head > $2 ORDER BY "
        "head",
        campaign, head);
    for (const auto& row : rows)
        games.push_back({.key = text(row[0]),
                         .name = text(row[1]),
                         .system = text(row[2]),
                         .created = text(row[3]),
                         .sealed = row[4].as<bool>(),
                         .branchOf = text(row[5]),
                         .branchAt = row[6].as<std::int64_t>(),
                         .told = text(row[7]),
                         .finished = row[8].as<bool>(),
                         .acts = row[9].as<std::int64_t>(),
                         .tip = text(row[10]),
                         .holder = text(row[11]),
                         .lease = row[12].as<std::int64_t>(),
                         .keyForOrganiser = text(row[13]),
                         .keyForAll = text(row[14]),
                         .head = row[15].as<std::int64_t>()});
    return games;
}

std::vector<Travelling> Link::entries(const std::string& campaign, const std::string& game,
                                      std::int64_t after, int most) {
    std::vector<Travelling> entries;
    const auto rows = parts_->ask(
        "SELECT seq, parent, at, request, rolls, events, hash FROM adjutant.entry "
        "WHERE campaign = $1 AND game = $2 AND seq > $3 ORDER BY seq LIMIT $4",
        campaign, game, after, most);
    for (const auto& row : rows)
        entries.push_back({.seq = row[0].as<std::int64_t>(),
                           .parent = row[1].as<std::int64_t>(),
                           .at = text(row[2]),
                           .request = text(row[3]),
                           .rolls = text(row[4]),
                           .events = text(row[5]),
                           .hash = text(row[6])});
    return entries;
}

std::vector<Version> Link::versionsSince(const std::string& campaign, std::int64_t head, int most) {
    std::vector<Version> versions;
    const auto rows = parts_->ask(
        "SELECT kind, key, device || ':' || number, over, text, removed, at, head FROM adjutant.record "
        "WHERE campaign = $1 AND head > $2 ORDER BY head LIMIT $3",
        campaign, head, most);
    for (const auto& row : rows)
        versions.push_back({.kind = text(row[0]),
                            .key = text(row[1]),
                            .id = text(row[2]),
                            .over = idsIn(text(row[3])),
                            .text = text(row[4]),
                            .removed = row[5].as<bool>(),
                            .at = text(row[6]),
                            .head = row[7].as<std::int64_t>()});
    return versions;
}

std::string Link::deviceName(const std::string& campaign, const std::string& device) {
    const auto rows =
        parts_->ask("SELECT name FROM adjutant.device WHERE campaign = $1 AND device = $2", campaign, device);
    return rows.empty() ? std::string("another table") : text(rows[0][0]);
}

std::string Link::beginGame(const Membership& member, const ClubGame& game) {
    return text(
        parts_->ask("SELECT adjutant.begin_game($1, $2, $3, $4, $5, $6, $7, $8, nullif($9, '')::uuid, $10)",
                    member.campaign, member.device, game.key, game.name, game.system, game.created,
                    game.sealed, game.keyForOrganiser, game.branchOf, game.branchAt)[0][0]);
}

std::int64_t Link::hold(const Membership& member, const std::string& game, bool takeOver) {
    return parts_
        ->ask("SELECT adjutant.hold($1, $2, $3, $4)", member.campaign, member.device, game, takeOver)[0][0]
        .as<std::int64_t>();
}

bool Link::letGo(const Membership& member, const std::string& game) {
    return parts_->ask("SELECT adjutant.let_go($1, $2, $3)", member.campaign, member.device, game)[0][0]
        .as<bool>();
}

std::int64_t Link::append(const Membership& member, const Appending& what, std::int64_t firstNumber) {
    return parts_
        ->ask("SELECT adjutant.append($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9)", member.campaign,
              member.device, what.game, what.lease, firstNumber, jsonOf(what.entries), what.told,
              what.finished, what.keyForAll)[0][0]
        .as<std::int64_t>();
}

std::int64_t Link::keep(const Membership& member, const Version& version, std::int64_t number) {
    return parts_
        ->ask("SELECT adjutant.keep($1, $2, $3, $4, $5, $6::text[], $7, $8, $9)", member.campaign,
              member.device, number, version.kind, version.key, arrayOf(version.over), version.text,
              version.removed, version.at)[0][0]
        .as<std::int64_t>();
}

bool Link::listen() {
    translated([&] { parts_->ear = std::make_unique<Ear>(parts_->connection, channel); });
    // Somebody between who hands each question to another connection lets this go unheard.
    const std::string trial = "trial " + std::to_string(parts_->connection.backendpid());
    static_cast<void>(parts_->ask("SELECT pg_notify('adjutant', $1)", trial));
    constexpr milliseconds patience{1500};
    for (const auto until = Clock::now() + patience; Clock::now() < until;) {
        translated([&] { parts_->connection.await_notification(0, 100000); });
        for (const std::string& heard : parts_->ear->heard)
            if (heard == trial) return true;
    }
    parts_->ear.reset();
    return false;
}

std::optional<std::int64_t> Link::hear(const std::string& campaign, milliseconds patience) {
    const auto lastOf = [&]() -> std::optional<std::int64_t> {
        std::optional<std::int64_t> head;
        for (const std::string& heard : parts_->ear->heard) {
            if (!heard.starts_with(campaign + " ")) continue;
            std::int64_t number = 0;
            std::from_chars(heard.data() + campaign.size() + 1, heard.data() + heard.size(), number);
            head = number;
        }
        parts_->ear->heard.clear();
        return head;
    };
    translated([&] { parts_->connection.get_notifs(); });
    if (const auto head = lastOf()) return head;
    translated([&] {
        parts_->connection.await_notification(patience.count() / 1000, (patience.count() % 1000) * 1000);
    });
    return lastOf();
}

void Link::cut() { ::shutdown(parts_->connection.sock(), SHUT_RDWR); }

}  // namespace adjutant::club
