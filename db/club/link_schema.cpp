// SPDX-License-Identifier: GPL-3.0-or-later
// What only whoever makes a club does on a connection: the schema, the campaign, the logins.
#include <libpq-fe.h>

#include "db/club/club_error.hpp"
#include "db/club/link_parts.hpp"
#include "db/club/schema_steps.hpp"

namespace adjutant::club {
namespace {

/// What a server keeps of a password.
std::string passwordCheck(const std::string& login, const std::string& password) {
    const std::unique_ptr<PGconn, void (*)(PGconn*)> none(PQconnectStart("host=''"), PQfinish);
    const std::unique_ptr<char, void (*)(void*)> check(
        PQencryptPasswordConn(none.get(), password.c_str(), login.c_str(), "scram-sha-256"), PQfreemem);
    if (!check) throw ClubError(ClubError::Kind::other, "A password could not be made. Nothing was changed.");
    return check.get();
}

std::vector<std::string> firstColumn(const pqxx::result& rows) {
    std::vector<std::string> all;
    for (const auto& row : rows) all.push_back(text(row[0]));
    return all;
}

}  // namespace

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

void requireServer(int version, std::string_view encoding) {
    constexpr int oldest = 150000;
    if (version < oldest)
        throw ClubError(ClubError::Kind::other,
                        "The server is older than PostgreSQL 15. Nothing was changed. Use a newer one.");
    if (encoding != "UTF8")
        throw ClubError(
            ClubError::Kind::other,
            "The database is not kept in UTF-8, which names and texts need. Nothing was changed. Make one "
            "by: createdb --encoding=UTF8 --template=template0 NAME");
}

void Link::requireServer() {
    club::requireServer(parts_->connection.server_version(), text(parts_->ask("SHOW server_encoding")[0][0]));
}

void Link::makeRoles() { static_cast<void>(parts_->ask(std::string(groupRoles))); }

void Link::migrate(const std::vector<std::string_view>& steps) {
    requireServer();
    translated([&] {
        pqxx::work work(parts_->connection);
        work.exec("SELECT pg_advisory_xact_lock(hashtext('adjutant'))");
        work.exec("CREATE SCHEMA IF NOT EXISTS adjutant");
        work.exec(
            "CREATE TABLE IF NOT EXISTS adjutant.migration(step integer PRIMARY KEY, "
            "at timestamptz NOT NULL DEFAULT now())");
        work.commit();
    });
    makeRoles();
    for (auto step = static_cast<std::size_t>(schema()); step < steps.size(); ++step)
        translated([&] {
            pqxx::work work(parts_->connection);
            work.exec("SELECT pg_advisory_xact_lock(hashtext('adjutant'))");
            const auto there =
                work.exec1("SELECT coalesce(max(step), 0) FROM adjutant.migration")[0].as<std::size_t>();
            if (there != step) return;  // another organiser did it meanwhile
            work.exec("SET LOCAL client_min_messages = warning");
            work.exec(std::string(steps[step]));
            work.exec_params("INSERT INTO adjutant.migration(step) VALUES ($1)", step + 1);
            work.commit();
        });
}

bool Link::owns() {
    return as<bool>(
        parts_->ask("SELECT pg_has_role(session_user, nspowner, 'MEMBER') FROM pg_namespace WHERE "
                    "nspname = 'adjutant'")[0][0]);
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

std::vector<std::string> Link::loginsOf(const std::string& campaign, const std::string& tablet) {
    return firstColumn(parts_->ask(
        "SELECT DISTINCT m.login FROM adjutant.member m JOIN adjutant.device d USING (campaign, login) "
        "WHERE campaign = $1 AND d.name = $2 AND m.role <> 'organiser'",
        campaign, tablet));
}

std::vector<std::string> Link::unusedLogins(const std::string& campaign) {
    return firstColumn(parts_->ask(
        "SELECT login FROM adjutant.member m WHERE campaign = $1 AND role <> 'organiser' AND NOT EXISTS "
        "(SELECT FROM adjutant.device d WHERE d.campaign = m.campaign AND d.login = m.login)",
        campaign));
}

int Link::withdraw(const std::string& campaign, const std::vector<std::string>& logins) {
    return translated([&] {
        pqxx::work work(parts_->connection);
        std::size_t gone = 0;
        for (const std::string& login : logins) {
            gone += work.exec_params("DELETE FROM adjutant.member WHERE campaign = $1 AND login = $2",
                                     campaign, login)
                        .affected_rows();
            // Of no campaign any more: the schema is closed to it as well.
            if (work.exec_params("SELECT 1 FROM adjutant.member WHERE login = $1", login).empty() &&
                !work.exec_params("SELECT 1 FROM pg_roles WHERE rolname = $1", login).empty())
                work.exec("REVOKE adjutant_table, adjutant_reader FROM " + work.quote_name(login));
        }
        work.commit();
        return static_cast<int>(gone);
    });
}

int Link::missingLogins() {
    return parts_
        ->ask(
            "SELECT count(DISTINCT login) FROM adjutant.member WHERE role <> 'organiser' AND NOT EXISTS "
            "(SELECT FROM pg_roles WHERE rolname = login)")[0][0]
        .as<int>();
}

}  // namespace adjutant::club
