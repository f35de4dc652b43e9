// SPDX-License-Identifier: GPL-3.0-or-later
// Is a stored game what was played? Its chain of hashes is walked, and its entries are folded anew by the
// rules: nothing that is kept beside them is believed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <future>
#include <optional>
#include <string>
#include <vector>

#include "db/campaign_file.hpp"
#include "engine/words/phrase.hpp"

namespace adjutant::companion {

struct GameCheck {
    db::Verified log;
    Phrase unreadable;            ///< why the rules cannot read the entries; empty when they can
    std::vector<Phrase> besides;  ///< a sentence for each thing beside the entries that they do not lead to

    [[nodiscard]] bool inOrder() const { return !log.broken && unreadable.empty() && besides.empty(); }
};

/// Throws db::Error.
[[nodiscard]] GameCheck checkGame(const db::CampaignFile& file, const db::Game& game);

/// Why the rules cannot open a game of these entries, as a clause without a full stop; empty when they can.
[[nodiscard]] Phrase whyNotOpened(const std::string& system, const std::vector<EntryText>& entries);

/// The check of a game that was opened just now, while it is looked at already. It reads the file by itself.
class OpeningCheck {
  public:
    /// As it was opened: after which act, and in which state.
    struct Opened {
        std::int64_t act = 0;
        std::string state;
    };
    struct Found {
        Phrase log;               ///< a sentence when the log is not as it was written
        bool otherState = false;  ///< the game was opened in a state that its entries do not lead to
        [[nodiscard]] bool nothing() const { return log.empty() && !otherState; }
    };

    /// `opened` is told where a state that was kept helped; nothing where all of it was folded. `ended` is
    /// called from another thread. What is added to the game meanwhile changes nothing.
    OpeningCheck(std::filesystem::path file, db::GameId game, std::optional<Opened> opened,
                 std::function<void()> ended);
    ~OpeningCheck();
    OpeningCheck(const OpeningCheck&) = delete;
    OpeningCheck& operator=(const OpeningCheck&) = delete;

    /// What was found, once it is. Before that nothing may be added to the game.
    [[nodiscard]] const Found& wait();

  private:
    std::future<Found> running_;
    Found found_;
};

}  // namespace adjutant::companion
