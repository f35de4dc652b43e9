// SPDX-License-Identifier: GPL-3.0-or-later
// A battle report: what happened in a game, for people who were there and people who were not. It is told
// from the events' own words (`say`, `sum`, `round`), so it knows no system; acts that were taken back are
// left out.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "companion/report/curve_plot.hpp"
#include "companion/report/dice_tally.hpp"
#include "companion/report/holdings_plot.hpp"
#include "db/campaign_file.hpp"

namespace adjutant::report {

/// A part of a sum, with what it was before the referee overruled it.
struct SumPart {
    std::string part;
    std::int64_t value = 0;
    std::string clause;
    std::optional<std::int64_t> was;
    std::string reason;  ///< of the overruling

    bool operator==(const SumPart&) const = default;
};

/// What one event says, and the sum behind it.
struct Told {
    std::string say;
    std::vector<SumPart> sum = {};

    bool operator==(const Told&) const = default;
};

struct ToldAct {
    std::int64_t seq = 0;
    std::string at;
    std::vector<Told> events = {};
    std::vector<std::string> rolls = {};  ///< `attack, 1d6: 4`
    bool isNote = false;                  ///< its event is what the referee wrote down

    bool operator==(const ToldAct&) const = default;
};

/// The acts of a round; an act in which a round begins is told in both.
struct ToldRound {
    std::optional<std::int64_t> number;  ///< nothing before the first, and in systems without rounds
    std::vector<ToldAct> acts;

    bool operator==(const ToldRound&) const = default;
};

/// The referee's word against the program's.
struct Ruling {
    std::int64_t seq = 0;
    std::string what;  ///< "Soldier, ammo: 3 → 4"
    std::string reason;
    std::string person = {};  ///< who ruled; empty: the referee

    bool operator==(const Ruling&) const = default;
};

/// What a side has lost, in the order of the rounds.
struct Casualties {
    std::string side;
    std::vector<std::string> pieces;  ///< "3rd Infantry (round 4)"

    bool operator==(const Casualties&) const = default;
};

struct Verdict {
    std::vector<std::string> winners = {};
    std::string reason;
    std::string say;
    bool draw = false;    ///< all sides win, or none
    bool agreed = false;  ///< by the players, and `say` tells so: in today's words, not in stored ones

    bool operator==(const Verdict&) const = default;
};

/// What the entries alone do not tell: what people call the things of a game, and what stood there before a
/// ruling. The room knows no system: whoever does tells it.
struct ReportNames {
    /// Of a ruling, by its entry: each JSON pointer that it set, with the value before, as JSON.
    using Before = std::map<std::int64_t, std::map<std::string, std::string>>;

    std::string system;  ///< "1762: A game of commerce and conquest"
    /// Of sides, places, pieces and cards, by id; and of `round`, where the game calls it otherwise.
    std::map<std::string, std::string> things;
    Before before = {};
    std::string language = "en";  ///< of the report's own words
    /// A text of the game's data, such as a part of a sum, in that language.
    std::function<std::string(const std::string& english)> said = {};
    /// What the game calls a key or a word of its state, such as `dug-in`; "" where it has no word for it.
    std::function<std::string(const std::string& key)> word = {};
    /// The events of an entry with their sentences made anew; one that is not here is told as it is stored.
    std::map<std::int64_t, std::string> anew = {};
    std::vector<Tracker> curves = {};  ///< how figures went over the rounds
    Holdings holdings = {};            ///< who held what in each
    std::vector<Casualties> casualties = {};
    std::string scenario = {};  ///< what was fought; empty where the system has but one
};

/// A side, who plays it, and how it came out for it.
struct ToldSide {
    std::string name;
    std::string person;   ///< empty when nobody is named
    std::string outcome;  ///< as SideResult

    bool operator==(const ToldSide&) const = default;
};

struct Report {
    std::string language = "en";
    db::Game game;
    std::string system;  ///< as people call it
    std::string campaign;
    std::vector<std::string> people;
    std::vector<ToldSide> sides;  ///< in the order of seating
    std::string from, to;         ///< the times of the first and the last entry
    std::int64_t inEffect = 0;
    std::int64_t leftOut = 0;  ///< acts that were taken back or are of another line
    std::vector<ToldRound> rounds;
    std::string roundCalled{};  ///< what the game calls one: "Turn"; empty: a round
    std::vector<Ruling> rulings;
    std::vector<DiceTally> dice;
    std::vector<Tracker> curves{};  ///< as ReportNames has them
    Holdings holdings{};            ///< as ReportNames has them
    std::vector<Casualties> casualties{};
    std::string scenario{};
    std::string place{};                        ///< where it was played; may be empty
    std::vector<db::Photograph> photographs{};  ///< of the table
    std::optional<Verdict> verdict;
    db::Verified log;
};

/// Throws Error unknownGame and the storage errors. Entries that it cannot read are told as such.
[[nodiscard]] Report reportOf(const db::CampaignFile&, db::GameId, const ReportNames& names = {});

[[nodiscard]] std::string markdownOf(const Report&);

/// One page that needs no other file: readable on a phone, light or dark as the reader's device is.
[[nodiscard]] std::string htmlOf(const Report&);

}  // namespace adjutant::report
