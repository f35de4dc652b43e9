// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps a campaign file and its club in step: sends what is missing there, fetches what is missing here. It
// may be cut off anywhere and done again; doing it twice changes nothing. Throws ClubError and db::Error.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "db/club/club_error.hpp"
#include "db/club/file_door.hpp"
#include "db/club/link.hpp"
#include "db/club/notebook.hpp"
#include "db/club/veil.hpp"

namespace adjutant::club {

/// What one passing brought.
struct Passed {
    std::int64_t sent = 0, received = 0;  ///< entries
    std::int64_t recordsSent = 0, recordsReceived = 0;
    std::optional<std::string> lost{};  ///< why the game at this table is another's now
    std::set<std::string> games{};      ///< keys of the games that grew here or there, or changed hands
    bool more = false;                  ///< the time was up before everything was done
    bool restored = false;              ///< the club's database was restored: what it had lost is sent again
};

/// How much one passing does.
enum class Way {
    whole,    ///< everything, both ways
    lightly,  ///< of others' games only those that are over; the rest waits for the next whole one, since a
              ///< table that plays has no use for what two hundred others do every second
    inwards   ///< only what others did, for who looks on
};

class Sync {
  public:
    using Clock = std::chrono::steady_clock;

    Sync(Notebook&, FileDoor&, const Veil&, Link&);
    ~Sync();
    Sync(const Sync&) = delete;
    Sync& operator=(const Sync&) = delete;

    /// Once both ways, running games and the newest first. When the time is up it says so, and the next one
    /// goes on from there.
    Passed pass(Way = Way::whole, Clock::time_point until = Clock::time_point::max());
    /// Only what is new of one game, outwards: the quick way after an act. Throws held when another table
    /// writes it.
    std::int64_t sendGame(db::GameId);
    /// What the club has of a game, into the file, before it is opened; with `takeOver` its lease as well.
    /// Throws held, noKey.
    void openGame(const std::string& name, bool takeOver);
    /// Of what is asked about the league: version 1 leaves what the club has, 2 tells what this table told
    /// anew. Throws unknownRecord; refused where the rules do not let it be told any more.
    void settleLeague(const std::string& name, int version);
    /// Throws unsent where the club has not got everything of the league.
    void requireLeagueSent();
    /// Up to which number the campaign was heard of.
    [[nodiscard]] std::int64_t head() const { return head_; }

  private:
    struct Coming;
    struct Piece;
    using Games = std::map<db::GameId, db::Game>;
    using RecordId = std::pair<std::string, std::string>;  ///< kind and key

    void hear(Passed&, bool lightly = false);
    void meetAnew(const std::string& database);
    [[nodiscard]] bool wasThere(const db::Game&, const std::string& key) const;
    [[nodiscard]] bool wasAnothers(const std::string& key) const;
    [[nodiscard]] std::vector<ClubGame> due(Way) const;
    void bringIn(const std::vector<ClubGame>&, Passed&, Clock::time_point until);
    [[nodiscard]] std::vector<Coming> meet(const std::vector<ClubGame>&);
    [[nodiscard]] Games gamesHere(const std::vector<ClubGame>&);
    void bindFresh(std::vector<Coming>&);
    void fetch(std::vector<Coming>&, Passed&);
    [[nodiscard]] std::optional<Piece> pieceOf(Coming&, std::vector<Travelling> more, Passed&);
    [[nodiscard]] std::optional<Piece> sealedPieceOf(Coming&, const std::vector<Travelling>& more, Passed&);
    [[nodiscard]] nlohmann::json toldOrRefused(const ClubGame&);
    void write(std::vector<Piece>&, Passed&);
    void noteInside(const Coming&);
    void leaveIt(const Coming&, Passed&);
    [[nodiscard]] bool isTold(const db::CampaignFile&, const Coming&) const;
    bool bringInLeague(const ClubGame&, Passed&);
    void keeping(std::optional<db::GameId>, Passed&, const std::function<void()>& work);

    void sendAll(Passed&, Clock::time_point until);
    std::int64_t sendOut(const db::Game&, Passed*, bool mayBranch);
    std::int64_t appendThere(ClubGame&, const std::vector<EntryText>&, std::int64_t lease, const Appending&);
    void sendLeague(Passed&);
    bool sendLeagueUnder(std::int64_t lease, Passed&);
    [[nodiscard]] OwnJournal leagueHere();
    [[nodiscard]] std::optional<db::PersonId> leaguePerson(const std::string& key) const;
    [[nodiscard]] std::int64_t commonLeague(const ClubGame&, const OwnJournal& here);
    [[nodiscard]] std::optional<OwnJournal> fetchLeague(const ClubGame&, const OwnJournal& here,
                                                        std::int64_t common);
    bool putLeague(const OwnJournal& seen, std::int64_t kept, const OwnJournal& now);
    bool putBehind(const ClubGame&, const OwnJournal& here, const OwnJournal& there, std::int64_t common);
    void reviewLeague();
    [[nodiscard]] bool leagueIsSent(const OwnJournal& here) const;
    std::int64_t leaseOfLeague(const std::string& key);
    void nameAsThere();
    [[nodiscard]] bool isRenamedHere(const ClubGame&, const std::string& now) const;
    ClubGame begun(const db::Game&);
    [[nodiscard]] bool isInStep(const db::Game&);
    [[nodiscard]] std::string seenOf(const db::CampaignFile&, const db::Game&) const;
    void branchOff(const ClubGame&, const db::Game&, Passed&);
    [[nodiscard]] std::vector<EntryText> opened(const ClubGame&, const std::vector<Travelling>&,
                                                const std::string& tip, const std::string& insideTip) const;
    [[nodiscard]] std::string insideHash(const ClubGame&);
    void sendRecords(Passed&);
    void learnKinds();
    void bringInRecords(const std::vector<Version>&, Passed&);
    void bringInRecords(std::vector<RecordId>, Passed&);
    void bringInUnmet(Passed&);
    [[nodiscard]] bool mayPut(const Version&, const db::CampaignFile&);
    void noteName(const RecordId&, const std::string& text);

    Notebook& notebook_;
    FileDoor& door_;
    const Veil& veil_;
    Link& link_;
    Membership member_;
    db::CampaignId campaign_{};
    std::int64_t number_ = 0;  ///< the last that this device has used
    std::int64_t head_ = 0;    ///< games were heard of up to it
    std::int64_t over_ = 0;    ///< those that are over
    std::int64_t records_ = 0;
    std::set<std::string> waiting_;  ///< games that changed there and were not brought in
    std::set<std::string> renamed_;  ///< games whose name here may be another one
    std::optional<std::map<RecordId, std::string>> sentRecords_;
    std::set<RecordId> unmet_;          ///< what is told of games and people that cannot be told of it yet
    std::optional<ClubError> touched_;  ///< what cannot be taken; everything else goes on
    bool first_ = true;
    bool restored_ = false;
};

/// The records of a file as texts: {kind, key} and text. Also binds people to their keys.
using RecordTexts = std::map<std::pair<std::string, std::string>, std::string>;
[[nodiscard]] RecordTexts recordsOf(const db::CampaignFile&, db::CampaignId, Notebook&);
[[nodiscard]] std::string personText(const db::Person&);
/// Puts one into the file; removed where there is no text. Throws ClubError unreadable.
void putRecord(db::CampaignFile&, db::CampaignId, Notebook&, const Version&);

/// Of a game, the word in the notebook that says how much of it the club had before it was restored.
[[nodiscard]] inline std::string hadWord(const std::string& key) { return "had " + key; }
/// Did both go on, and nobody here knows the rules?
[[nodiscard]] bool isApart(const Notebook&);
/// The campaign's own journal as the file has it.
[[nodiscard]] OwnJournal leagueIn(const db::CampaignFile&, db::CampaignId, const Notebook&);

/// The name and number of the club's league among its games.
inline constexpr const char* leagueSystem = "adjutant-league";

}  // namespace adjutant::club
