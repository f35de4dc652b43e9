// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/link.hpp"

#include <sys/socket.h>

#include <charconv>
#include <nlohmann/json.hpp>

#include "db/club/club_error.hpp"
#include "db/club/link_parts.hpp"

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

Link::Link(const std::string& url, const std::string& name) {
    parts_ = translated([&] { return std::make_unique<Parts>(withPatience(url, name)); });
}
Link::~Link() = default;

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
