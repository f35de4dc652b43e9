// SPDX-License-Identifier: GPL-3.0-or-later
// A connection to a club's database: what can be asked of it and told to it, as plain values. Every call may
// throw ClubError; after `unreachable` the connection is of no more use. One thread at a time, but for cut().
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/club/records.hpp"

namespace adjutant::club {

/// As many entries as are asked for at once.
inline constexpr int entriesInAQuestion = 200;

struct Known {
    std::string campaign, name, organiserKey, created{};
};

/// What is new in a campaign, as of one moment.
struct News {
    std::int64_t head = 0;
    bool records = false;  ///< versions are there that were not heard of
    std::vector<ClubGame> games;
};

/// The game at this table; of no key: none.
struct Ours {
    std::string game{}, device{};
};

/// Of a game, the entries after that one.
struct Missing {
    std::string game;
    std::int64_t after = 0;
};

/// Entries to be appended, and what is told with them.
struct Appending {
    std::string game;
    std::int64_t lease = 0;
    std::vector<Travelling> entries;
    std::string told = "{}";
    bool finished = false;
    std::string keyForAll{};
};

class Link {
  public:
    /// `name` is what the server shows of the connection.
    Link(const std::string& url, const std::string& name);
    ~Link();
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;

    // The schema, for whoever makes it.
    [[nodiscard]] int schema();
    /// Throws where the server is too old, or the database not in UTF-8.
    void requireServer();
    void makeRoles();
    /// All of these steps that are not there yet, each whole or not at all.
    void migrate(const std::vector<std::string_view>& steps);
    /// Is this login the database's owner, or one of those who own it?
    [[nodiscard]] bool owns();
    /// Throws newer, older or noClub when this Adjutant and the database do not go together.
    void requireSchema();
    void addCampaign(const Known&);
    void addLogin(const std::string& campaign, const std::string& role, const std::string& login,
                  const std::string& password);
    /// Of those who were invited: of the tablets of that name; those that no tablet joined with.
    [[nodiscard]] std::vector<std::string> loginsOf(const std::string& campaign, const std::string& tablet);
    [[nodiscard]] std::vector<std::string> unusedLogins(const std::string& campaign);
    /// They are members of the campaign no more. Gives how many were.
    int withdraw(const std::string& campaign, const std::vector<std::string>& logins);
    /// How many of those who were invited the server does not know, as after a dump came to another one.
    [[nodiscard]] int missingLogins();

    /// Which database it is: another one after a restoring, however much alike.
    [[nodiscard]] std::string database();
    [[nodiscard]] std::vector<Known> campaigns();
    /// The role of this login in the campaign.
    std::string join(const Membership&);
    /// Did the device join by this login?
    [[nodiscard]] bool isMine(const Membership&);
    /// The last number that this device has used.
    [[nodiscard]] std::int64_t lastNumber(const Membership&);
    /// In one question: the games that changed since a head, or of these only those that are over, the
    /// league, and `ours` when this device does not hold it.
    [[nodiscard]] News news(const std::string& campaign, std::int64_t gamesSince, std::int64_t recordsSince,
                            bool onlyOver, const Ours& ours = {});

    [[nodiscard]] std::vector<ClubGame> gamesSince(const std::string& campaign, std::int64_t head);
    /// Of many games in one question, at most so many of each.
    [[nodiscard]] std::map<std::string, std::vector<Travelling>> entriesOf(const std::string& campaign,
                                                                           const std::vector<Missing>&,
                                                                           int mostOfEach);
    [[nodiscard]] std::vector<Travelling> entries(const std::string& campaign, const std::string& game,
                                                  std::int64_t after, int most);
    [[nodiscard]] std::vector<Version> versionsSince(const std::string& campaign, std::int64_t head,
                                                     int most);
    /// Did another device keep a version since?
    [[nodiscard]] bool othersWroteSince(const Membership&, std::int64_t head);
    /// What they are called, by their numbers.
    [[nodiscard]] std::map<std::string, std::string> devices(const std::string& campaign);
    [[nodiscard]] std::string deviceName(const std::string& campaign, const std::string& device);

    /// The name that the game has there.
    std::string beginGame(const Membership&, const ClubGame&);
    /// The number of the lease; 0 where another device holds it.
    std::int64_t hold(const Membership&, const std::string& game, bool takeOver);
    bool letGo(const Membership&, const std::string& game);
    /// How many entries the game has afterwards.
    std::int64_t append(const Membership&, const Appending&, std::int64_t firstNumber);
    /// The campaign's head with it.
    std::int64_t keep(const Membership&, const Version&, std::int64_t number);

    /// Hears of what others change from now on. False where something between swallows what is heard (a
    /// pooler).
    [[nodiscard]] bool listen();
    /// Until the next listen().
    void deafen();
    /// Waits for a change of the campaign, and gives the highest head that was told; nothing after
    /// `patience`, or once `bell` can be read from. It is a hint and no more: every login can say one, and
    /// the real head is asked for.
    [[nodiscard]] std::optional<std::int64_t> hear(const std::string& campaign,
                                                   std::chrono::milliseconds patience, int bell = -1);
    /// Ends whatever the connection waits for. From another thread.
    void cut();

  private:
    /// Returns when everything that this connection wrote or read before is on the server's disk.
    void settle();

    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace adjutant::club
