// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a game (ledger, section State) and the questions that all chapters ask it.
#pragma once

#include "engine/games/one_stat/options.hpp"

namespace adjutant::onestat {

inline const SideId players{"players"};
inline const SideId opponents{"opponents"};

struct Side {
    std::string name;
    std::string corner;  ///< `sw`, `ne`, `nw`, `se`
    int points = 0;

    static constexpr auto fields() {
        return listed(field("name", &Side::name), field("corner", &Side::corner),
                      field("points", &Side::points));
    }
    auto operator<=>(const Side&) const = default;
};

struct Piece {
    std::optional<SideId> side;  ///< nothing: the hostage, not yet rescued
    Kind kind = Kind::rookie;
    Tier tier = Tier::rookie;
    std::string place = "table";
    std::string name;
    int die = 6;
    int stat = 1;
    std::optional<Skill> skill{};
    std::vector<Weapon> weapons{};
    bool activated = false;  ///< has its token (OSS-ROSTER-14)
    bool down = false;       ///< lies on its back (OSS-WOUND-08)
    bool out = false;
    bool shield = false;
    bool animal = false;
    bool wild = false;
    std::optional<PieceId> owner{};

    static constexpr auto fields() {
        return listed(field("side", &Piece::side), field("kind", &Piece::kind), field("tier", &Piece::tier),
                      field("place", &Piece::place), field("name", &Piece::name), field("die", &Piece::die),
                      field("stat", &Piece::stat), field("specialization", &Piece::skill),
                      field("weapons", &Piece::weapons), field("activated", &Piece::activated),
                      field("down", &Piece::down), field("out", &Piece::out), field("shield", &Piece::shield),
                      field("animal", &Piece::animal), field("wild", &Piece::wild),
                      field("owner", &Piece::owner));
    }
    auto operator<=>(const Piece&) const = default;
};

/// An open activation: one movement action and one other action, in either order (OSS-TURN-05).
struct Frame {
    PieceId fighter;
    FrameKind kind = FrameKind::regular;
    SideId side;  ///< for whom it acts
    bool move = true;
    bool other = true;
    bool single = false;  ///< spending either spends both
    int bonus = 0;
    int moves = 0;
    bool tried = false;

    static constexpr auto fields() {
        return listed(field("fighter", &Frame::fighter), field("kind", &Frame::kind),
                      field("side", &Frame::side), field("move", &Frame::move), field("other", &Frame::other),
                      field("single", &Frame::single), field("bonus", &Frame::bonus),
                      field("moves", &Frame::moves), field("tried", &Frame::tried));
    }
    auto operator<=>(const Frame&) const = default;
};

struct Hill {
    std::vector<PieceId> fighters;
    std::optional<SideId> holder;
    std::optional<int> since;

    static constexpr auto fields() {
        return listed(field("fighters", &Hill::fighters), field("holder", &Hill::holder),
                      field("since", &Hill::since));
    }
    auto operator<=>(const Hill&) const = default;
};

struct Token {
    TokenKind kind = TokenKind::treasure;
    TokenAt at = TokenAt::centre;
    std::optional<PieceId> by{};
    std::optional<SideId> owner{};
    std::optional<int> face{};  ///< the bomb's
    std::optional<int> x{}, y{};

    static constexpr auto fields() {
        return listed(field("kind", &Token::kind), field("at", &Token::at), field("by", &Token::by),
                      field("owner", &Token::owner), sparse("face", &Token::face), sparse("x", &Token::x),
                      sparse("y", &Token::y));
    }
    auto operator<=>(const Token&) const = default;
};

struct Device {
    int count = 3;
    bool done = false;
    std::optional<SideId> winner;
    bool charge = false;

    static constexpr auto fields() {
        return listed(field("count", &Device::count), field("done", &Device::done),
                      field("winner", &Device::winner), field("charge", &Device::charge));
    }
    auto operator<=>(const Device&) const = default;
};

struct SpawnPoint {
    std::optional<int> x, y;
    bool shut = false;

    static constexpr auto fields() {
        return listed(field("x", &SpawnPoint::x), field("y", &SpawnPoint::y),
                      field("shut", &SpawnPoint::shut));
    }
    auto operator<=>(const SpawnPoint&) const = default;
};

struct Spawned {
    int boss = 0;
    int specialist = 0;
    int rookie = 0;

    static constexpr auto fields() {
        return listed(field("boss", &Spawned::boss), field("specialist", &Spawned::specialist),
                      field("rookie", &Spawned::rookie));
    }
    auto operator<=>(const Spawned&) const = default;
};

struct Site {
    int x = 1, y = 1;
    std::vector<PieceId> cultists;

    static constexpr auto fields() {
        return listed(field("x", &Site::x), field("y", &Site::y), field("cultists", &Site::cultists));
    }
    auto operator<=>(const Site&) const = default;
};

struct State {
    Options options;
    int round = 1;
    Phase phase = Phase::initiative;
    std::optional<SideId> active;
    std::vector<SideId> seating;
    FlatMap<SideId, Side> sides;
    FlatMap<PieceId, Piece> pieces;
    std::map<std::string, Deck> decks;
    std::optional<Verdict> verdict;
    int table = 36;
    bool solo = false;
    Frozen<std::map<TerrainId, Terrain>> terrain;
    std::vector<SideId> ranks;
    std::vector<std::optional<SideId>> order;
    std::vector<Frame> stack;
    std::optional<SideId> last;
    std::optional<Span> resume;
    std::optional<Hill> hill;
    FlatMap<TokenId, Token> tokens;
    std::optional<Device> device;
    FlatMap<std::string, SpawnPoint> spawnpoints;
    Spawned spawned;
    std::optional<Site> site;
    std::optional<int> deadline;
    bool rescued = false;

    static constexpr auto fields() {
        return listed(
            field("options", &State::options), field("round", &State::round), field("phase", &State::phase),
            field("active", &State::active), field("seating", &State::seating), field("sides", &State::sides),
            field("pieces", &State::pieces), field("decks", &State::decks), field("verdict", &State::verdict),
            field("table", &State::table), field("solo", &State::solo), field("terrain", &State::terrain),
            field("ranks", &State::ranks), field("order", &State::order), field("stack", &State::stack),
            field("last", &State::last), field("resume", &State::resume), field("hill", &State::hill),
            field("tokens", &State::tokens), field("device", &State::device),
            field("spawnpoints", &State::spawnpoints), field("spawned", &State::spawned),
            field("site", &State::site), field("deadline", &State::deadline),
            field("rescued", &State::rescued));
    }
    auto operator<=>(const State&) const = default;
};

[[nodiscard]] bool known(const State& state, const PieceId& piece);
[[nodiscard]] bool known(const State& state, const SideId& side);
[[nodiscard]] bool known(const State& state, const TerrainId& terrain);
[[nodiscard]] bool known(const State& state, const TokenId& token);

[[nodiscard]] bool isActionScenario(Scenario scenario);
[[nodiscard]] bool isSolo(Scenario scenario);
[[nodiscard]] inline bool isActionScenario(const State& s) { return isActionScenario(s.options.scenario); }

[[nodiscard]] const Piece& pieceOf(const State& state, const PieceId& id);
[[nodiscard]] Piece& pieceOf(State& state, const PieceId& id);
[[nodiscard]] inline bool has(const Piece& piece, Skill skill) { return piece.skill == skill; }
/// Does the Boss's protection apply to it? Not to the target of a bounty that is tracked (OSS-SOLO-15).
[[nodiscard]] bool isShielded(const Options& options, const Piece& piece);
/// Out, or the hostage whom nobody has reached: it cannot be a target (OSS-SOLO-22).
[[nodiscard]] bool isOffTable(const Piece& piece);
/// Boss, specialist or rookie by kind, not out (OSS-SCEN-01).
[[nodiscard]] bool isLeft(const Piece& piece);
[[nodiscard]] bool sideIsLeft(const State& state, const SideId& side);
/// Every opponent but demons is out.
[[nodiscard]] bool opponentsGone(const State& state);
/// Can the side activate somebody? (OSS-TURN-03, OSS-ACTION-04)
[[nodiscard]] bool canActivate(const State& state, const SideId& side);
[[nodiscard]] bool mayHoldHill(const State& state, const PieceId& id);
/// The token that the fighter carries.
[[nodiscard]] std::vector<TokenId> carriedBy(const State& state, const PieceId& id);
[[nodiscard]] PieceId demonOf(const PieceId& controller);

[[nodiscard]] bool isMelee(Weapon weapon);  ///< bought melee weapons and `natural`
[[nodiscard]] bool isHeavy(Weapon weapon);
[[nodiscard]] int hands(Weapon weapon);
/// In a roster; else it is what a power or a shape gives (OSS-ROSTER-13).
[[nodiscard]] bool mayBeBrought(Weapon weapon);
/// What the fighter may use now, in the order of its list of weapons ("What a fighter may use").
[[nodiscard]] std::vector<Weapon> usable(const Piece& piece);
/// Inches of a movement action (OSS-MOVE-01, OSS-SPEC-17).
[[nodiscard]] int allowance(const Piece& piece);
[[nodiscard]] int dieOf(Tier tier);

}  // namespace adjutant::onestat
