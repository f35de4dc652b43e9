// SPDX-License-Identifier: GPL-3.0-or-later
// Tablets in a club, for the tests of the room.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "db/campaign_file.hpp"
#include "db/club/club.hpp"
#include "db/club/club_error.hpp"
#include "db/club/schema_steps.hpp"
#include "tests/db/a_game.hpp"
#include "tests/db/club/a_server.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::club {

/// Games of one system have hidden parts.
class TestVeil final : public Veil {
  public:
    [[nodiscard]] bool hides(std::string_view system, const EntryText& /*first*/) const override {
        return system == "secretive";
    }
    [[nodiscard]] std::string seenByAll(std::string_view /*system*/,
                                        const std::vector<EntryText>& entries) const override {
        return "{\"seen\":" + std::to_string(entries.size()) + "}";
    }
};

/// A club and the files of its tablets. One server for all tests of the program; each test has a database of
/// its own.
class Tablets {
  protected:
    void begin() {
        name = "club_" + std::to_string(++databases);
        server = &AServer::ofAll();
        url = server->databaseLike(pattern(), name);
    }
    /// A database with the schema, made once, since making it takes longer than most tests.
    [[nodiscard]] std::string pattern() const {
        static const std::string made = [&] {
            Link(server->database("club_pattern"), "test").migrate(schemaSteps());
            return std::string("club_pattern");
        }();
        return made;
    }
    /// Instead of one with the schema.
    void beginEmpty() {
        name += "_empty";
        url = server->database(name);
    }

    [[nodiscard]] std::filesystem::path tablet(int number) const {
        return folder.path() / ("tablet" + std::to_string(number) + ".adjutant");
    }
    std::optional<std::filesystem::path> found(int number = 1, const std::string& campaign = "Sumter") {
        OwnDoor door(tablet(number));
        Wish founding = wish(number);
        founding.campaign = campaign;
        return create(founding, veil, door);
    }
    void joinAs(int number, const std::string& text = {}) {
        Wish joining = wish(number);
        if (!text.empty()) joining.url = text;
        joining.campaign.clear();
        OwnDoor door(tablet(number));
        static_cast<void>(join(joining, veil, door));
    }
    [[nodiscard]] Wish wish(int number) const {
        return {.url = url,
                .file = tablet(number),
                .campaign = "Sumter",
                .deviceName = "Tablet " + std::to_string(number),
                .at = db::evening};
    }
    Passed sync(int number) {
        OwnDoor door(tablet(number));
        return meet(tablet(number), veil, door, db::evening);
    }
    void leaveAs(int number) {
        OwnDoor door(tablet(number));
        leave(tablet(number), veil, door, false);
    }
    void settleAt(int number, const std::string& document, int version) {
        OwnDoor door(tablet(number));
        settle(tablet(number), "document", document, version, veil, door);
    }
    /// That many more entries of a game, which is made when it is not there.
    void playOn(int number, const std::string& game, int entries, const std::string& text = "tea",
                const std::string& system = "life-1861") {
        auto file = db::CampaignFile::open(tablet(number));
        const auto campaign = file.findCampaign("Sumter")->id;
        const auto there = file.findGame(campaign, game);
        db::Journal journal =
            file.journal(there ? there->id : file.addGame(campaign, game, system, db::evening));
        for (int i = 0; i < entries; ++i)
            journal.append(db::entryAfter(journal.size(), journal.lastHash(), journal.size(),
                                          R"([{"event":"noted","text":")" + text + R"("}])"),
                           {.summary = R"({"say":")" + text + std::to_string(i) + "\"}"});
    }
    [[nodiscard]] Status statusAt(int number) const { return club::status(tablet(number)); }
    [[nodiscard]] std::optional<db::Game> gameAt(int number, const std::string& game) const {
        auto file = db::CampaignFile::openToRead(tablet(number));
        return file.findGame(file.findCampaign("Sumter")->id, game);
    }
    [[nodiscard]] db::CampaignId campaignAt(const db::CampaignFile& file) const {
        return file.findCampaign("Sumter")->id;
    }
    [[nodiscard]] std::string asked(const std::string& sql) const {
        std::string said = server->ask(name, sql);
        while (!said.empty() && said.back() == '\n') said.pop_back();
        return said;
    }
    template <class Work>
    static std::optional<ClubError::Kind> refusedBy(Work&& work) {
        try {
            work();
        } catch (const ClubError& error) {
            testing::Test::RecordProperty("sentence", error.what());
            return error.kind;
        }
        return {};
    }

    AServer* server = nullptr;
    static inline int databases = 0;
    db::TemporaryFolder folder;
    TestVeil veil;
    std::string name, url;
};

class Club : public testing::Test, protected Tablets {
  protected:
    void SetUp() override {
        if (const auto why = AServer::missing()) GTEST_SKIP() << *why;
        begin();
    }
};

}  // namespace adjutant::club
