// SPDX-License-Identifier: GPL-3.0-or-later
// What people do with a club: make one, invite, join, look, let go of a game, leave. The file is got at by
// the door. Throws ClubError and db::Error; nothing has changed then, unless the sentence says so.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "db/club/notebook.hpp"
#include "db/club/sync.hpp"
#include "db/club/veil.hpp"

namespace adjutant::club {

struct Wish {
    std::string url;             ///< a URL, or the text of an invitation
    std::filesystem::path file;  ///< made when absent
    std::string campaign{};      ///< by name; may be empty where there is one
    std::string deviceName{};    ///< what others call this tablet; made up when empty
    std::string at;              ///< now
};

/// Makes the schema where there is none, or brings it up to date after a dump; then the campaign. Gives where
/// the dump lies, if one was written.
std::optional<std::filesystem::path> create(const Wish&, const Veil&, FileDoor&);
/// The text of an invitation. `role` is table or reader.
[[nodiscard]] std::string invite(const std::filesystem::path& file, const std::string& role);
/// Takes an invitation back: that of the tablet which the others call so, or, where `tablet` is empty, all
/// that nobody has joined with. Who had it reads and writes nothing more in this campaign; what it sent
/// stays. Gives how many were taken back.
int withdraw(const std::filesystem::path& file, const std::string& tablet);
/// Usable at once. False when not everything is here yet: the rest comes with the next keeping in step.
bool join(const Wish&, const Veil&, FileDoor&);
/// The same club at another address, such as after its server moved: the tablet stays who it is there. Throws
/// where that is another club, or another login than the one that it joined with.
void moveTo(const std::filesystem::path& file, const std::string& url);
/// Fetches and sends everything first, gives back what is held, and forgets the club. Throws unsent where
/// something of the league cannot be sent. `atOnce`: without a network, and so, too.
void leave(const std::filesystem::path& file, const Veil&, FileDoor&, bool atOnce);
/// Everything once, both ways.
Passed meet(const std::filesystem::path& file, const Veil&, FileDoor&, const std::string& at);
/// Gives a game back. False when this table did not hold it.
bool release(const std::filesystem::path& file, const std::string& game, const Veil&, FileDoor&);
/// Goes on with the game of another table, whose lease it takes. Throws noKey where its hidden parts cannot
/// be read here.
void takeOver(const std::filesystem::path& file, const std::string& game, const Veil&, FileDoor&);

struct GameStatus {
    std::string game, key;
    std::int64_t here = 0, club = 0;
    std::string lease;    ///< mine, other or nobody
    bool sealed = false;  ///< its hidden parts are not to be read here
    std::string table{};  ///< what the one that has it is called, where that could be asked
};

/// The kind of what is asked about the campaign's own journal: its league or chronicle.
inline constexpr const char* leagueKind = "league";

/// Something that is asked about, because two did it at once.
struct Conflict {
    std::string kind;  ///< branch, leagueKind, or what the record is: person, document, tag
    std::string name;
    std::string say;  ///< a sentence
    /// Of a record: texts to choose from, nothing where it is removed; the last one is shown meanwhile.
    /// Of the league: what the club has, which is shown, and what this table told.
    std::vector<std::optional<std::string>> versions{};
    std::string facts{};  ///< of the league, for other languages, as the rules wrote it
};

struct Status {
    std::string campaign, role, device;
    bool inStep = false;
    std::string since;          ///< since when that is so; empty before the first time
    bool swallowed = false;     ///< something between swallows what the club tells: it is asked instead
    std::string unreachable{};  ///< why the club cannot be asked; what is told of it is what was known last
    bool older = false;         ///< it waits for the organiser to bring it up to date
    std::int64_t waiting = 0;   ///< records that are not sent yet
    std::vector<GameStatus> games;
    std::vector<Conflict> conflicts;
};
[[nodiscard]] Status status(const std::filesystem::path& file);

/// Of a record that is asked about, or of the league, the version that is to count; numbered from 1 as
/// Conflict has them.
void settle(const std::filesystem::path& file, const std::string& kind, const std::string& name, int version,
            const Veil&, FileDoor&);

/// Notes whether both are in step now.
void noteStep(Notebook&, bool inStep, const std::string& at);
/// Notes whether what the club tells by itself is heard here.
void noteHearing(Notebook&, bool hears);
/// A name for the server's list of connections.
[[nodiscard]] std::string linkName(const Membership&);

}  // namespace adjutant::club
