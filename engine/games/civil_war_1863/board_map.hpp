// SPDX-License-Identifier: GPL-3.0-or-later
// The board of squares: terrain, water courses, cities, railroad sections and start positions (W63-GAME-03).
// The house board is one value of this type, a group's own board another.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/board/square.hpp"
#include "engine/games/civil_war_1863/words.hpp"
#include "engine/words/describe.hpp"
#include "engine/words/id.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant::w63 {

inline const SideId unionSide{"union"};
inline const SideId confederate{"confederate"};

/// A city or a town. Towns only end railroad sections.
struct Site {
    PlaceId id;
    std::string name;
    PlaceId square;
    CityKind kind = CityKind::town;
    std::optional<SideId> owner;  ///< of a key city or capital
    int penalty = 0;              ///< pieces its owner loses at its capture
    int garrison = 0;

    static constexpr auto fields() {
        return listed(field("id", &Site::id), field("name", &Site::name), field("square", &Site::square),
                      field("kind", &Site::kind), field("owner", &Site::owner),
                      field("penalty", &Site::penalty), field("garrison", &Site::garrison));
    }
    auto operator<=>(const Site&) const = default;
};

/// A railroad between two cities or towns; `track` are the squares between its ends.
struct Section {
    PlaceId from, to;
    std::vector<PlaceId> track;

    static constexpr auto fields() {
        return listed(field("from", &Section::from), field("to", &Section::to),
                      field("track", &Section::track));
    }
    auto operator<=>(const Section&) const = default;
};

/// A board as a group writes it down: also what is exported and imported.
struct BoardPlan {
    std::string name;
    std::vector<std::string> rows;              ///< a letter of terrain.hpp for each square, north first
    std::vector<std::vector<PlaceId>> courses;  ///< consecutive squares are joined by water
    std::vector<Site> sites;
    std::vector<Section> railroads;
    std::map<PlaceId, std::vector<PieceId>> start;  ///< square → pieces

    static constexpr auto fields() {
        return listed(field("name", &BoardPlan::name), field("rows", &BoardPlan::rows),
                      field("courses", &BoardPlan::courses), field("sites", &BoardPlan::sites),
                      field("railroads", &BoardPlan::railroads), field("start", &BoardPlan::start));
    }
    auto operator<=>(const BoardPlan&) const = default;
};

/// A plan made ready for the rules: what a square is and what joins two squares.
class BoardMap {
  public:
    explicit BoardMap(const BoardPlan& plan);

    [[nodiscard]] bool on(Square square) const;
    [[nodiscard]] bool land(Square square) const;      ///< `.`, `^`, `r`, `c`
    [[nodiscard]] bool sea(Square square) const;       ///< `c`, `~`
    [[nodiscard]] bool openSea(Square square) const;   ///< `~`
    [[nodiscard]] bool mountain(Square square) const;  ///< `^`
    [[nodiscard]] bool track(Square square) const;     ///< between the ends of a section

    /// W63-BOAT-02: both squares have sea and touch, or follow each other in a course.
    [[nodiscard]] bool waterStep(Square a, Square b) const;
    /// The sections in which two squares are consecutive (ends included).
    [[nodiscard]] const std::vector<int>& railStep(Square a, Square b) const;
    /// Squares that a railroad step leads to.
    [[nodiscard]] std::vector<Square> alongRail(Square from) const;
    [[nodiscard]] const std::vector<Square>& trackOf(int section) const;

    [[nodiscard]] const std::vector<Site>& sites() const { return sites_; }
    /// The city or town of that id, or on that square; null when there is none.
    [[nodiscard]] const Site* site(const PlaceId& id) const;
    [[nodiscard]] const Site* siteAt(Square square) const;
    [[nodiscard]] int files() const { return files_; }
    [[nodiscard]] int ranks() const { return static_cast<int>(rows_.size()); }

  private:
    [[nodiscard]] char letter(Square square) const;

    std::vector<std::string> rows_;
    int files_ = 0;
    std::vector<Site> sites_;
    std::map<Square, std::vector<Square>> course_;
    std::map<std::pair<Square, Square>, std::vector<int>> rail_;
    std::vector<std::vector<Square>> tracks_;
};

[[nodiscard]] const BoardPlan& housePlan();
/// Side, kind and a number from 1 to 99: `ui15`.
[[nodiscard]] bool isPieceId(const PieceId& id);
/// Is this a board that the rules can use? `bad-parameter` with the reason when not.
[[nodiscard]] Allowed checkPlan(const BoardPlan& plan);
/// The refusal of such a board; `why` ends the sentence.
[[nodiscard]] tl::unexpected<Refusal> unusableBoard(Phrase why);

}  // namespace adjutant::w63
