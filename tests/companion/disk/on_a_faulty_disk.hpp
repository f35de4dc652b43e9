// SPDX-License-Identifier: GPL-3.0-or-later
// The app's own window over a campaign file on a disk that does what the test says.
#pragma once

#include <nlohmann/json.hpp>

#include "companion/bridge/slow_disk.hpp"
#include "companion/game_keeper.hpp"
#include "db/campaign_file.hpp"
#include "engine/table.hpp"
#include "tests/companion/screens.hpp"
#include "tests/db/faulty_disk.hpp"

namespace adjutant::companion {

/// Before the file is opened.
struct AFaultyDisk {
    db::FaultyDisk faulty;
};

class OnAFaultyDisk : protected AFaultyDisk, public Screens {
  protected:
    /// A game whose next act is one touch away, in the window.
    void sitDown() {
        ASSERT_TRUE(evening.start());
        open();
        show("table");
        ASSERT_NE(button("Place the food"), nullptr);
    }
    /// How many entries the file has, as another program reads it.
    [[nodiscard]] std::int64_t entriesInFile() {
        const auto file = db::CampaignFile::openToRead(evening.file().toStdString());
        return file.journal(file.games().at(0).id).size();
    }
    /// The file's log, folded anew, comes to what the table shows.
    void expectMemoryAndFileAgree() {
        const auto file = db::CampaignFile::openToRead(evening.file().toStdString());
        const db::Game game = file.games().at(0);
        EXPECT_EQ(file.verify(game.id).broken, std::nullopt);
        EXPECT_TRUE(file.checkFile().empty());
        Table folded({.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                      .seed = [] { return std::uint64_t{1}; },
                      .oneGame = true});
        folded.resume(game.system, file.journal(game.id).entries(), {});
        const auto reply = folded.answer(nlohmann::json{{"ask", "state"}});
        EXPECT_EQ(reply.at("state").dump(), table.stateText().toStdString());
        EXPECT_EQ(folded.game()->journal().size(), file.journal(game.id).size());
    }
};

}  // namespace adjutant::companion
