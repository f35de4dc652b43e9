// SPDX-License-Identifier: GPL-3.0-or-later
// What a device remembers of its club, in a small file beside the campaign file (`x.adjutant-club`): who it
// is there, which game here is which there, and what both were when they last met. It is no part of the
// campaign: a copy of the campaign file is no second device, and carries no password. All of it but the
// membership and the keys can be found anew from the campaign file and the club. One thread at a time;
// several processes.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/club/records.hpp"
#include "db/records.hpp"

namespace adjutant::club {

class Notebook {
  public:
    [[nodiscard]] static std::filesystem::path besides(const std::filesystem::path& campaignFile);
    /// Where the certificate of its server stands for libpq, when one came with the invitation.
    [[nodiscard]] static std::filesystem::path certificateBesides(const std::filesystem::path& campaignFile);
    /// Is that file in a club?
    [[nodiscard]] static bool isThere(const std::filesystem::path& campaignFile);
    /// Throws ClubError notJoined.
    [[nodiscard]] static Notebook open(const std::filesystem::path& campaignFile);
    /// Throws ClubError joined where there is one.
    [[nodiscard]] static Notebook make(const std::filesystem::path& campaignFile, const Membership&);
    static void remove(const std::filesystem::path& campaignFile);

    ~Notebook();
    Notebook(Notebook&&) noexcept;
    Notebook& operator=(Notebook&&) noexcept;

    /// Its URL leads to the certificate, also where the files were moved.
    [[nodiscard]] Membership membership() const;
    void setMembership(const Membership&);

    /// A remembered word such as `head`, empty when there is none.
    [[nodiscard]] std::string word(std::string_view name) const;
    void setWord(std::string_view name, std::string_view value);
    [[nodiscard]] std::int64_t number(std::string_view name) const;

    // Games by their number in the club.
    [[nodiscard]] std::vector<ClubGame> games() const;
    [[nodiscard]] std::optional<ClubGame> game(std::string_view key) const;
    void keepGame(const ClubGame&);
    [[nodiscard]] std::optional<db::GameId> local(std::string_view key) const;
    [[nodiscard]] std::optional<std::string> keyOf(db::GameId) const;
    /// The same of one game, which alone is read: for who looks now and then, and keeps no notebook open.
    [[nodiscard]] std::optional<ClubGame> gameNow(std::string_view key) const;
    [[nodiscard]] std::optional<ClubGame> gameOf(db::GameId) const;
    [[nodiscard]] std::optional<db::GameId> localOf(std::string_view key) const;
    void bind(std::string_view key, db::GameId);
    void unbind(std::string_view key);
    /// The key to a game's hidden parts; empty when it is not here.
    [[nodiscard]] std::string secretOf(std::string_view key) const;
    void keepSecret(std::string_view key, std::string_view secret);

    // Entries of sealed games as they travel.
    struct Tip {
        std::int64_t seq = 0;
        std::string hash{};
    };
    /// The last of them.
    [[nodiscard]] Tip sealedTip(std::string_view key) const;
    void keepSealed(std::string_view key, const std::vector<Travelling>&);

    // Versions that nothing replaces, in the order in which the club took them.
    [[nodiscard]] std::vector<Version> standing() const;
    [[nodiscard]] std::vector<Version> standing(std::string_view kind, std::string_view key) const;
    /// Of records of which there are several.
    [[nodiscard]] std::vector<Version> standingBesideOthers() const;
    void keepVersion(const Version&);
    /// Did another version replace that one?
    [[nodiscard]] bool isReplaced(std::string_view id) const;
    /// What was heard of games and versions, which is heard anew; not which game here is which there.
    void forgetHeard();
    /// The text that this device and the club last agreed on; nothing before.
    [[nodiscard]] std::optional<std::string> agreed(std::string_view kind, std::string_view key) const;
    void setAgreed(std::string_view kind, std::string_view key, const std::optional<std::string>&);
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> agreedOf(std::string_view kind) const;

    // Who of the file's people has which key.
    [[nodiscard]] std::optional<db::PersonId> person(std::string_view key) const;
    [[nodiscard]] std::optional<std::string> keyOf(db::PersonId) const;
    void bind(std::string_view key, db::PersonId);

    /// All of `work` or nothing, in one commit.
    template <class Work>
    void atomically(Work&& work) {
        begin();
        try {
            work();
        } catch (...) {
            end(false);
            throw;
        }
        end(true);
    }

  private:
    struct Parts;
    explicit Notebook(std::unique_ptr<Parts>);
    void begin();
    void end(bool keep);

    std::unique_ptr<Parts> parts_;
};

}  // namespace adjutant::club
