// SPDX-License-Identifier: GPL-3.0-or-later
// A file that somebody brought, while it is looked at: an export of a campaign, a campaign file of another
// tablet with all its campaigns, or plays of another program. What would come in, and bringing it in.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "companion/doors/plays_in.hpp"
#include "db/import_preview.hpp"
#include "db/transfer.hpp"

namespace adjutant::companion {

class ComingFile {
  public:
    /// Reads it. Throws a sentence for people: db::Error, or std::runtime_error.
    explicit ComingFile(const std::string& path);

    /// Where what is in it goes: to a campaign by its name, made where it is not there. Empty: each to the
    /// one of its own name. More than one campaign always go to their own.
    struct Wish {
        std::string campaign;
        db::Differing differing = db::Differing::keepBoth;
    };

    /// The campaigns in it, by name; none of plays.
    [[nodiscard]] std::vector<std::string> campaigns() const;
    /// The program that plays come from; empty of exports.
    [[nodiscard]] std::string from() const { return plays_ ? plays_->from : std::string(); }

    /// One thing in it, as compared with what is here; `both` says what stands on either side, where a game
    /// is here with another history.
    struct Thing {
        db::Foreseen foreseen;
        struct Game {
            std::size_t acts = 0;
            std::string last;  ///< when it was played last
        };
        std::optional<Game> here = {}, there = {};
    };
    [[nodiscard]] std::vector<Thing> compared(const db::CampaignFile&, const Wish&) const;

    /// All of it or nothing. Throws db::Error.
    void bringIn(db::CampaignFile&, const Wish&, const std::string& at) const;

  private:
    struct Campaign {
        std::string name, text;
    };
    [[nodiscard]] std::string goalOf(const std::string& name, const Wish& wish) const;
    [[nodiscard]] std::vector<Thing> comparedPlays(const db::CampaignFile&, const Wish&) const;

    std::vector<Campaign> campaigns_;
    std::optional<PlaysIn> plays_;
};

}  // namespace adjutant::companion
