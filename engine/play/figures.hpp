// SPDX-License-Identifier: GPL-3.0-or-later
// How a game stands, in numbers of its rules that its state does not hold: how long it goes on, who has
// acted, how far victory is. Each bears the clause that says so. Words and icons for them are the client's.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/words/describe.hpp"
#include "engine/words/id.hpp"

namespace adjutant {

struct Figures {
    /// The game is over after so many rounds.
    struct Rounds {
        int last = 0;
        std::string clause;

        static constexpr auto fields() {
            return listed(field("last", &Rounds::last), field("clause", &Rounds::clause));
        }
    };

    struct OfPiece {
        std::optional<int> health;                      ///< the most that it can have
        std::optional<bool> spent;                      ///< has it acted as often as it may?
        std::optional<std::vector<std::string>> may{};  ///< kinds of acts that it may still do in this round

        static constexpr auto fields() {
            return listed(sparse("health", &OfPiece::health), sparse("spent", &OfPiece::spent),
                          sparse("may", &OfPiece::may));
        }
    };

    /// A stretch of a track in which it means the same.
    struct Band {
        std::string name;
        int from = 0, to = 0;

        static constexpr auto fields() {
            return listed(field("name", &Band::name), field("from", &Band::from), field("to", &Band::to));
        }
    };
    struct Track {
        std::string of;
        std::vector<Band> bands;  ///< from low to high
        std::string clause;
        int rounds = 0;  ///< after so many of them it rises
        std::string risesBy;
        int at = 0;          ///< where it stands
        std::string band{};  ///< the name of the one in which that is
        int left = 0;        ///< so many of the rounds are still to come

        static constexpr auto fields() {
            return listed(field("of", &Track::of), field("bands", &Track::bands),
                          field("clause", &Track::clause), field("rounds", &Track::rounds),
                          field("rises-by", &Track::risesBy), field("at", &Track::at),
                          field("band", &Track::band), field("left", &Track::left));
        }
    };

    /// What each side has of something.
    struct Count {
        std::string of;
        std::string clause;
        std::map<SideId, int> had;
        std::map<SideId, int> target{};                      ///< so many win, or are all; empty: none
        std::map<SideId, std::vector<std::string>> lacks{};  ///< kinds that it must have one of and has not

        static constexpr auto fields() {
            return listed(field("of", &Count::of), field("clause", &Count::clause), field("had", &Count::had),
                          field("target", &Count::target), field("lacks", &Count::lacks));
        }
    };

    /// A card that goes on counting, and on which pieces, places or sides.
    struct InForce {
        std::string card;
        std::string clause;
        std::vector<std::string> on{};

        static constexpr auto fields() {
            return listed(field("card", &InForce::card), field("clause", &InForce::clause),
                          field("on", &InForce::on));
        }
    };

    /// Where on the table lies what a game places by numbers: columns from the left, rows from below, both
    /// from 1.
    struct Plan {
        struct Mark {
            std::string id, kind;
            int column = 0, row = 0;
            bool shut = false;  ///< nothing comes of it any more

            static constexpr auto fields() {
                return listed(field("id", &Mark::id), field("kind", &Mark::kind),
                              field("column", &Mark::column), field("row", &Mark::row),
                              field("shut", &Mark::shut));
            }
        };
        int columns = 0, rows = 0;
        std::string clause;
        std::vector<Mark> marks{};

        static constexpr auto fields() {
            return listed(field("columns", &Plan::columns), field("rows", &Plan::rows),
                          field("clause", &Plan::clause), field("marks", &Plan::marks));
        }
    };

    /// How far the turn is: so many of those who may act have.
    struct Progress {
        int done = 0, all = 0;
        std::string clause;

        static constexpr auto fields() {
            return listed(field("done", &Progress::done), field("all", &Progress::all),
                          field("clause", &Progress::clause));
        }
    };

    std::optional<Rounds> rounds{};
    std::map<PieceId, OfPiece> pieces{};
    std::vector<Track> tracks{};
    std::vector<Count> goals{};   ///< what wins
    std::vector<Count> points{};  ///< by kind; they add up
    std::vector<Count> losses{};
    std::vector<Count> works{};
    std::optional<InForce> drawn{};  ///< the card of this round or turn
    std::vector<InForce> inForce{};
    std::optional<Progress> progress{};
    int actionsLeft = 0;  ///< of the turn that is open; 0 where none is, or turns have no number of them
    std::optional<Plan> plan{};
    std::vector<PieceId> acting{};  ///< whose activations are open; the last is to act
    /// Fields of fire: the places in which a piece could shoot at an enemy that stood there, as far as range,
    /// facing and line of sight go.
    std::map<PieceId, std::vector<PlaceId>> fire{};

    static constexpr auto fields() {
        return listed(field("rounds", &Figures::rounds), field("pieces", &Figures::pieces),
                      field("tracks", &Figures::tracks), field("goals", &Figures::goals),
                      field("points", &Figures::points), field("losses", &Figures::losses),
                      field("works", &Figures::works), field("drawn", &Figures::drawn),
                      field("in-force", &Figures::inForce), field("progress", &Figures::progress),
                      field("actions-left", &Figures::actionsLeft), field("plan", &Figures::plan),
                      field("acting", &Figures::acting), field("fire", &Figures::fire));
    }
};

}  // namespace adjutant
