// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>

#include "companion/cli/campaign_work.hpp"
#include "companion/cli/club_commands.hpp"
#include "companion/cli/json_answers.hpp"
#include "companion/clock.hpp"
#include "companion/club_veil.hpp"
#include "db/club/club.hpp"
#include "db/club/club_error.hpp"
#include "db/club/dump.hpp"

namespace adjutant::cli::clubs {
namespace {

using Json = nlohmann::ordered_json;

club::Wish wishOf(const Wanted& wanted) {
    return {.url = wanted.url,
            .file = wanted.file,
            .campaign = wanted.campaign,
            .deviceName = wanted.name,
            .at = companion::utcNow()};
}

Json who(const std::string& file) {
    const club::Membership member = club::Notebook::open(file).membership();
    return {{"ok", true}, {"campaign", member.name}, {"role", member.role}, {"name", member.deviceName}};
}

}  // namespace

void create(const Work& work) {
    club::OwnDoor door(work.wanted.file);
    const auto dump = club::create(wishOf(work.wanted), companion::ClubVeil(), door);
    Json answer = who(work.wanted.file);
    if (dump) answer["dump"] = dump->string();
    work.out << lineOf(answer);
}

void invite(const Work& work) { work.out << club::invite(work.wanted.file, work.wanted.role) << '\n'; }

void withdraw(const Work& work) {
    if (work.wanted.name.empty() != work.wanted.unused)
        throw Refused("which", "Which invitation? Name its tablet by --name, or say --unused.");
    work.out << lineOf({{"ok", true}, {"withdrawn", club::withdraw(work.wanted.file, work.wanted.name)}});
}

void join(const Work& work) {
    club::OwnDoor door(work.wanted.file);
    const bool all = club::join(wishOf(work.wanted), companion::ClubVeil(), door);
    work.out << lineOf(who(work.wanted.file));
    if (!all)
        work.errors
            << "The file can be played with now. What the club has of earlier games is not all here yet; "
               "it comes while the file is used, or by `club sync`.\n";
}

void move(const Work& work) {
    club::moveTo(work.wanted.file, work.wanted.url);
    work.out << lineOf(who(work.wanted.file));
}

void leave(const Work& work) {
    club::OwnDoor door(work.wanted.file);
    club::leave(work.wanted.file, companion::ClubVeil(), door, work.wanted.atOnce);
    work.out << lineOf({{"ok", true}});
}

void release(const Work& work) {
    club::OwnDoor door(work.wanted.file);
    const bool held = club::release(work.wanted.file, work.wanted.game, companion::ClubVeil(), door);
    if (!held)
        throw Refused("not-held",
                      "This table does not hold the game '" + work.wanted.game + "'. Nothing was changed.");
    work.out << lineOf({{"ok", true}, {"game", work.wanted.game}, {"lease", "nobody"}});
}

void settle(const Work& work) {
    club::OwnDoor door(work.wanted.file);
    club::settle(work.wanted.file, work.wanted.kind, work.wanted.name, work.wanted.version,
                 companion::ClubVeil(), door);
    work.out << lineOf({{"ok", true}});
}

void status(const Work& work) {
    const club::Status status = club::status(work.wanted.file);
    Json games = Json::array(), conflicts = Json::array();
    for (const club::GameStatus& game : status.games) {
        Json one{{"game", game.game}, {"here", game.here}, {"club", game.club}, {"lease", game.lease}};
        if (game.sealed) one["sealed"] = true;
        games.push_back(std::move(one));
    }
    for (const club::Conflict& conflict : status.conflicts) {
        Json one{{"kind", conflict.kind}, {"name", conflict.name}, {"say", conflict.say}};
        for (const auto& version : conflict.versions)
            one["versions"].push_back(version.value_or("(removed)"));
        conflicts.push_back(std::move(one));
    }
    Json answer{{"campaign", status.campaign}, {"role", status.role},   {"name", status.device},
                {"in-step", status.inStep},    {"since", status.since}, {"games", games},
                {"conflicts", conflicts}};
    if (status.waiting > 0) answer["waiting"] = status.waiting;
    if (status.swallowed)
        work.errors
            << "Something between here and the club's database (a pooler) swallows LISTEN. The club is asked "
               "every few seconds instead.\n";
    if (!status.unreachable.empty()) answer["unreachable"] = status.unreachable;
    work.out << lineOf(answer);
}

void backup(const Work& work) {
    campaigns::requireNew(work.wanted.out, work.wanted.force);
    const club::Membership member = club::Notebook::open(work.wanted.file).membership();
    club::dumpTo(member.url, work.wanted.out);
    work.out << lineOf({{"ok", true}, {"file", work.wanted.out}});
}

void restore(const Work& work) {
    if (!std::filesystem::exists(work.wanted.from))
        throw std::runtime_error("There is no file '" + work.wanted.from + "'. Nothing was changed.");
    const int missing = club::restoreFrom(work.wanted.url, work.wanted.from);
    work.out << lineOf({{"ok", true}, {"invitations-void", missing}});
    if (missing > 0)
        work.errors
            << "Invitations to " << missing << (missing == 1 ? " login" : " logins")
            << " are void, since this server does not know them: no dump has logins or passwords. "
               "Invite these tablets anew by `club invite`. Each leaves by `club leave --at-once` and "
               "joins with its new code; what it has is sent then.\n";
}

}  // namespace adjutant::cli::clubs
