// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the entries of one game in a campaign file: the engine's JournalSink over db. Used by the command
// line and by the app. The campaign and the game come into being with the game's first entry, in one
// transaction.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/campaign_file.hpp"
#include "engine/play/game.hpp"

namespace adjutant::companion {

class GameKeeper final : public JournalSink {
  public:
    /// A game as the file has it.
    struct Stored {
        std::string system;
        std::vector<EntryText> entries;
        std::vector<StateText> states;  ///< of this build of the rules; see Game::resume
    };

    /// `file` outlives the keeper. Throws db::Error.
    GameKeeper(db::CampaignFile& file, std::string campaign, std::string game);

    /// What there is of the game; nothing before its first entry. Throws db::Error.
    [[nodiscard]] std::optional<Stored> stored() const;

    /// The game's number in the file, once it has an entry.
    [[nodiscard]] std::optional<db::GameId> id() const;

    /// What the file calls it now. Throws db::Error where it was deleted meanwhile.
    [[nodiscard]] std::string name() const;
    /// The entries after that one, whoever added them. The next one is added after these.
    [[nodiscard]] std::vector<EntryText> after(Seq seq);
    /// Another game of the file is kept from now on.
    void turnTo(db::GameId game);

    /// Tells the file who plays and how the game stands (Game::standing), where that is not known there:
    /// after an import, or from an earlier version. Throws db::Error.
    void tell(const std::string& standing);

    /// The entry is on disk when this returns. Throws db::Error, and then nothing was written.
    void append(const EntryText& entry, const EntryMetadata& metadata) override;

  private:
    void begin(const EntryText& entry, const db::EntryExtras& extras);

    db::CampaignFile& file_;
    std::string campaign_;
    std::string game_;
    std::optional<db::Journal> journal_;
    std::optional<db::Result> told_;  ///< what the file was told last
};

/// Who plays and how it came out, from a standing.
[[nodiscard]] db::Result resultIn(const std::string& standing);

/// Does the file say the same? People may have been renamed there since.
[[nodiscard]] bool isTold(const db::Result& result, const db::Result& there);

/// The line of JSON that lists of games show: the standing, and the last sentence as `say`.
[[nodiscard]] std::string summaryOf(const EntryText& entry, const std::string& standing);

}  // namespace adjutant::companion
