// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/link.hpp"

#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
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

constexpr const char* gameColumns =
    "g.game, g.name, g.system, g.created, g.sealed, g.branch_of, g.branch_at, g.told, g.finished, g.acts, "
    "g.tip, g.holder, g.lease, g.key_for_organiser, g.key_for_all, g.head";

/// Those columns, from that place on.
ClubGame gameIn(const pqxx::row& row, int from) {
    const auto at = [&](int column) { return row[static_cast<pqxx::row::size_type>(from + column)]; };
    return {.key = text(at(0)),
            .name = text(at(1)),
            .system = text(at(2)),
            .created = text(at(3)),
            .sealed = as<bool>(at(4)),
            .branchOf = text(at(5)),
            .branchAt = as<std::int64_t>(at(6)),
            .told = text(at(7)),
            .finished = as<bool>(at(8)),
            .acts = as<std::int64_t>(at(9)),
            .tip = text(at(10)),
            .holder = text(at(11)),
            .lease = as<std::int64_t>(at(12)),
            .keyForOrganiser = text(at(13)),
            .keyForAll = text(at(14)),
            .head = as<std::int64_t>(at(15))};
}

Travelling entryIn(const pqxx::row& row) {
    return {.seq = as<std::int64_t>(row[0]),
            .parent = as<std::int64_t>(row[1]),
            .at = text(row[2]),
            .request = text(row[3]),
            .rolls = text(row[4]),
            .events = text(row[5]),
            .hash = text(row[6])};
}

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

std::string Link::database() {
    // The server, its history, and the table as it was made there. Not every server tells about itself.
    return text(parts_->ask(
        "SELECT concat_ws('.', CASE WHEN has_function_privilege('pg_control_system()', 'execute') "
        "THEN (SELECT system_identifier FROM pg_control_system()) END, "
        "CASE WHEN has_function_privilege('pg_control_checkpoint()', 'execute') "
        "THEN (SELECT timeline_id FROM pg_control_checkpoint()) END, 'adjutant.entry'::regclass::oid)")[0]
                                                                                                       [0]);
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

bool Link::isMine(const Membership& member) {
    return !parts_
                ->ask(
                    "SELECT 1 FROM adjutant.device WHERE campaign = $1 AND device = $2 AND login = "
                    "session_user",
                    member.campaign, member.device)
                .empty();
}

std::int64_t Link::lastNumber(const Membership& member) {
    return parts_->ask("SELECT adjutant.last_number($1, $2)", member.campaign, member.device)[0][0]
        .as<std::int64_t>();
}

News Link::news(const std::string& campaign, std::int64_t gamesSince, std::int64_t recordsSince,
                bool onlyOver, const Ours& ours) {
    // One snapshot: whatever has a number up to this head is seen.
    const std::string query =
        "SELECT c.head, EXISTS (SELECT FROM adjutant.record r WHERE r.campaign = c.campaign AND r.head > "
        "$3), " +
        std::string(gameColumns) +
        " FROM adjutant.campaign c LEFT JOIN adjutant.game g ON g.campaign = c.campaign AND g.head > $2" +
        " AND (NOT $4 OR g.finished OR g.system = 'adjutant-league' OR "
        "(g.game = nullif($5, '')::uuid AND g.holder IS DISTINCT FROM nullif($6, '')::uuid))"
        " WHERE c.campaign = $1 ORDER BY g.head";
    const auto rows =
        parts_->ask(query, campaign, gamesSince, recordsSince, onlyOver, ours.game, ours.device);
    if (rows.empty())
        throw ClubError(ClubError::Kind::noClub,
                        "The club does not show this campaign to this login any more.");
    if (!rows[0][2].is_null() || as<bool>(rows[0][1])) settle();
    News news{.head = as<std::int64_t>(rows[0][0]), .records = as<bool>(rows[0][1]), .games = {}};
    for (const auto& row : rows)
        if (!row[2].is_null()) news.games.push_back(gameIn(row, 2));
    return news;
}

std::vector<ClubGame> Link::gamesSince(const std::string& campaign, std::int64_t head) {
    std::vector<ClubGame> games;
    for (const auto& row : parts_->ask("SELECT " + std::string(gameColumns) +
                                           " FROM adjutant.game g WHERE campaign = $1 AND head > $2 ORDER BY "
                                           "head",
                                       campaign, head))
        games.push_back(gameIn(row, 0));
    return games;
}

std::map<std::string, std::vector<Travelling>> Link::entriesOf(const std::string& campaign,
                                                               const std::vector<Missing>& missing,
                                                               int mostOfEach) {
    std::map<std::string, std::vector<Travelling>> entries;
    if (missing.empty()) return entries;
    std::vector<std::string> games, after;
    for (const Missing& one : missing) {
        games.push_back(one.game);
        after.push_back(std::to_string(one.after));
    }
    const auto rows = parts_->ask(
        "SELECT e.seq, e.parent, e.at, e.request, e.rolls, e.events, e.hash, w.game "
        "FROM unnest($2::uuid[], $3::bigint[]) AS w(game, after) CROSS JOIN LATERAL "
        "(SELECT seq, parent, at, request, rolls, events, hash FROM adjutant.entry "
        "WHERE campaign = $1 AND game = w.game AND seq > w.after ORDER BY seq LIMIT $4) AS e "
        "ORDER BY w.game, e.seq",
        campaign, arrayOf(games), arrayOf(after), mostOfEach);
    if (!rows.empty()) settle();
    for (const auto& row : rows) entries[text(row[7])].push_back(entryIn(row));
    return entries;
}

std::vector<Travelling> Link::entries(const std::string& campaign, const std::string& game,
                                      std::int64_t after, int most) {
    std::vector<Travelling> entries;
    const auto rows = parts_->ask(
        "SELECT seq, parent, at, request, rolls, events, hash FROM adjutant.entry "
        "WHERE campaign = $1 AND game = $2 AND seq > $3 ORDER BY seq LIMIT $4",
        campaign, game, after, most);
    if (!rows.empty()) settle();
    for (const auto& row : rows) entries.push_back(entryIn(row));
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
                            .removed = as<bool>(row[5]),
                            .at = text(row[6]),
                            .head = as<std::int64_t>(row[7])});
    return versions;
}

bool Link::othersWroteSince(const Membership& member, std::int64_t head) {
    return as<bool>(
        parts_->ask("SELECT EXISTS (SELECT FROM adjutant.record WHERE campaign = $1 AND head > $2 "
                    "AND device <> $3)",
                    member.campaign, head, member.device)[0][0]);
}

std::map<std::string, std::string> Link::devices(const std::string& campaign) {
    std::map<std::string, std::string> names;
    for (const auto& row :
         parts_->ask("SELECT device, name FROM adjutant.device WHERE campaign = $1", campaign))
        names.emplace(text(row[0]), text(row[1]));
    return names;
}

std::string Link::deviceName(const std::string& campaign, const std::string& device) {
    const std::string name = devices(campaign)[device];
    return name.empty() ? "another table" : name;
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
    const auto acts = parts_
                          ->ask("SELECT adjutant.append($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9)",
                                member.campaign, member.device, what.game, what.lease, firstNumber,
                                jsonOf(what.entries), what.told, what.finished, what.keyForAll)[0][0]
                          .as<std::int64_t>();
    settle();
    return acts;
}

// A commit that waits for the disk: everything before it in the server's log is there as well. Many wait
// together.
void Link::settle() {
    static_cast<void>(parts_->ask("SELECT pg_logical_emit_message(true, 'adjutant', '')"));
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
    // Somebody between who hands each question to another connection lets what others say go unheard. That
    // somebody is there is told by the number of the connection.
    const int served = as<int>(parts_->ask("SELECT pg_backend_pid()")[0][0]);
    const std::string trial = Ear::trial + std::to_string(served);
    const auto say = [&](Parts& by) { static_cast<void>(by.ask("SELECT pg_notify('adjutant', $1)", trial)); };
    if (served == parts_->connection.backendpid()) {
        say(*parts_);
    } else {
        Parts another = translated([&] { return Parts(parts_->url); });
        say(another);
    }
    constexpr milliseconds patience{1500};
    for (const auto until = Clock::now() + patience; Clock::now() < until;) {
        translated([&] { parts_->connection.await_notification(0, 100000); });
        for (const std::string& heard : parts_->ear->heard)
            if (heard == trial) return true;
    }
    parts_->ear.reset();
    return false;
}

void Link::deafen() {
    translated([&] { parts_->ear.reset(); });
}

std::optional<std::int64_t> Link::hear(const std::string& campaign, milliseconds patience, int bell) {
    const auto take = [&]() -> std::optional<std::int64_t> {
        translated([&] { parts_->connection.get_notifs(); });  // says so where the connection broke
        if (!parts_->ear) return {};
        std::optional<std::int64_t> head;
        for (const std::string& heard : parts_->ear->heard) {
            if (!heard.starts_with(campaign + " ")) continue;
            std::int64_t number = 0;
            std::from_chars(heard.data() + campaign.size() + 1, heard.data() + heard.size(), number);
            head = std::max(head.value_or(0), number);  // anybody may say a number
        }
        parts_->ear->heard.clear();
        return head;
    };
    if (const auto head = take()) return head;
    pollfd waited[] = {{parts_->connection.sock(), POLLIN, 0}, {bell, POLLIN, 0}};
    if (::poll(waited, std::size(waited), static_cast<int>(patience.count())) <= 0) return {};
    return waited[0].revents != 0 ? take() : std::nullopt;
}

void Link::cut() { ::shutdown(parts_->connection.sock(), SHUT_RDWR); }

}  // namespace adjutant::club
