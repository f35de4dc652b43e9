// SPDX-License-Identifier: GPL-3.0-or-later
// A game's state as codes on paper, and back.
#include "companion/doors/state_codes.hpp"

#include <gmock/gmock.h>

#include "companion/game_results.hpp"
#include "db/error.hpp"
#include "tests/companion/doors/a_club.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;
using testing::Each;
using testing::HasSubstr;
using testing::SizeIs;
using testing::StartsWith;

class StatesOnPaper : public AClub {
  protected:
    void SetUp() override {
        play("First evening",
             start + R"({"do":"draw"})"
                     "\n"
                     R"({"do":"ruling","set":{"/pieces/c1/hits":2},"reason":"we forgot"})"
                     "\n",
             {{"union", "Ann"}});
    }
    [[nodiscard]] json stateOf(const std::string& game) const {
        const db::CampaignFile file = db::CampaignFile::openToRead(folder.file());
        return foldedAnew(file, *file.findGame(file.campaigns().at(0).id, game))
            ->game()
            ->ask({{"ask", "state"}})
            .at("state");
    }
    [[nodiscard]] std::vector<std::string> codes() const {
        const db::CampaignFile file = db::CampaignFile::openToRead(folder.file());
        const auto table = foldedAnew(file, *file.findGame(file.campaigns().at(0).id, "First evening"));
        return stateCodes(*table->game());
    }
    [[nodiscard]] AtAShell bringBack(const std::string& lines, const std::string& game = "From paper") const {
        db::writeBytes(at("codes"), lines);
        return campaign({"from-paper", at("codes"), "--game", game});
    }
};

TEST_F(StatesOnPaper, TheStateComesBackWithItsPeople) {
    EXPECT_THAT(codes(), Each(StartsWith("A1G/")));
    std::string lines;
    for (const std::string& code : codes())
        lines = code + "\n" + lines + code + "\r\n";  // in any order, and twice
    const AtAShell answer = bringBack(lines);
    ASSERT_EQ(answer.status, 0) << answer.out << answer.errors;
    EXPECT_EQ(stateOf("From paper"), stateOf("First evening"));
    EXPECT_EQ(stateOf("From paper").at("pieces").at("c1").at("hits"), 2);
    EXPECT_EQ(campaign({"results"}).lines().at(1).at("sides").at(0).at("person"), "Ann");
    EXPECT_EQ(campaign({"verify"}).status, 0);
    EXPECT_EQ(bringBack(lines).lines().at(0).at("error").at("code"), "game-exists");
}

TEST_F(StatesOnPaper, AnAnswerOfTheScannerIsReadAsItIs) {
    json answer{{"file", "page.png"}, {"codes", json::array()}};
    for (const std::string& code : codes()) answer["codes"].push_back({{"text", code}});
    EXPECT_EQ(bringBack(answer.dump()).status, 0);
}

TEST_F(StatesOnPaper, WhatIsMissingOrTornChangesNothing) {
    const std::string code = codes().at(0);
    EXPECT_THAT(bringBack("").errors, HasSubstr("no code"));
    EXPECT_EQ(bringBack(code.substr(0, code.size() - 9)).status, 2);
    EXPECT_EQ(bringBack("A1G/X/1/2/00").status, 2);
    EXPECT_EQ(bringBack(code + "\nA1G/OTHER/1/1/00").status, 2);
    // Brackets in brackets, until nobody could read them through.
    EXPECT_THAT(bringBack(std::string(200'000, '[') + std::string(200'000, ']')).errors,
                HasSubstr("no code"));
    EXPECT_THAT(campaign({"results"}).lines(), SizeIs(1));
}

}  // namespace
}  // namespace adjutant::companion
