// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/civil_war_1863/routes.hpp"

#include <algorithm>
#include <set>

#include "engine/games/civil_war_1863/civil_war_1863.hpp"
#include "engine/games/civil_war_1863/names.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::w63 {
namespace {

constexpr int longestRide = 3;  // W63-RAIL-01

/// What the table looks like to a moving group; enemy squares are gathered once.
class Routes {
  public:
    Routes(const State& state, const Group& group) : state_(state), map_(mapOf(state)), group_(group) {
        const SideId enemy = enemyOf(group.side);
        for (const auto& [id, piece] : state.pieces) {
            if (piece.out || piece.side != enemy || !piece.place) continue;
            if (const auto square = readSquare(piece.place->text)) enemies_.insert(*square);
        }
        for (const auto& [id, city] : state.cities) {
            if (!city.square) continue;
            const Square square = *readSquare(city.square->text);
            const bool theirs = city.owner == enemy;
            if (theirs && city.garrison > 0) garrisons_.insert(square);
            if (theirs && city.kind == CityKind::key && !city.captured) keyCities_.insert(square);
            if (city.fortified == group.side) ownForts_.insert(square);
        }
    }

    /// W63-TURN-04, W63-BOAT-06: how many steps on foot or by water. Cavalry and gunboats have two
    /// (W63-CAV-01, W63-BOAT-01), cavalry over mountains as well (W63-MTN-04).
    [[nodiscard]] int speed() const {
        if (!group_.infantry) return 2;
        const bool transport = group_.gunboats && !group_.cavalry;
        return transport && state_.options.transportSpeed == TransportSpeed::two ? 2 : 1;
    }

    /// Squares that a path of kind (a) leads to.
    [[nodiscard]] std::set<Square> onFoot(Square from) const {
        std::set<Square> reached;
        for (const Square next : stepsFrom(from)) {
            reached.insert(next);
            if (speed() < 2 || !mayPass(next, false)) continue;
            for (const Square last : stepsFrom(next)) reached.insert(last);
        }
        reached.erase(from);
        return reached;
    }

    /// Squares that a ride leads to (W63-RAIL-02). With `uncut`, cuts and enemies on track do not matter.
    [[nodiscard]] std::set<Square> byRail(Square from, bool uncut) const {
        std::set<Square> reached;
        if (group_.infantryAlone()) ride(from, 1, uncut, reached);  // W63-RAIL-03
        reached.erase(from);
        return reached;
    }

  private:
    [[nodiscard]] std::vector<Square> stepsFrom(Square from) const {
        std::vector<Square> list;
        for (const Square to : around(from)) {
            if (map_.on(to) && mayStep(from, to)) list.push_back(to);
        }
        return list;
    }

    /// Only the two squares count, never those beside a diagonal (W63-MTN-03); land and water may share a
    /// square (W63-GROUND-01).
    [[nodiscard]] bool mayStep(Square from, Square to) const {
        if (group_.gunboats && !map_.waterStep(from, to)) return false;  // W63-BOAT-02; carried infantry too
        if (group_.cavalry && !map_.land(to)) return false;              // W63-CAV-02, W63-CAV-03
        // Infantry in a group with a gunboat is carried (W63-BOAT-03, W63-BOAT-04); without one it marches,
        // also ashore (W63-BOAT-05).
        return !group_.infantry || group_.gunboats || mayMarch(from, to);
    }

    /// W63-INF-01, W63-INF-02, W63-MTN-01, W63-MTN-02.
    [[nodiscard]] bool mayMarch(Square from, Square to) const {
        if (!map_.land(to)) return false;
        if (!map_.mountain(to)) return true;
        const bool fromTheSide = state_.options.mountainRail == MountainRail::space && map_.track(to);
        return fromTheSide || !map_.railStep(from, to).empty();
    }

    /// W63-TURN-07, W63-TURN-08, W63-FORT-09.
    [[nodiscard]] bool mayPass(Square square, bool trackIsClear) const {
        const bool enemy = enemies_.contains(square) && !(trackIsClear && map_.track(square));
        return !enemy && !garrisons_.contains(square) && !keyCities_.contains(square) &&
               !(group_.ground() && ownForts_.contains(square));
    }

    /// The last square may hold an enemy (W63-RAIL-07); no square before it.
    void ride(Square at, int step, bool uncut, std::set<Square>& reached) const {
        for (const Square next : map_.alongRail(at)) {
            const auto& sections = map_.railStep(at, next);
            if (!uncut && std::all_of(sections.begin(), sections.end(), [&](int s) { return cut(s); }))
                continue;
            if (step >= 2) reached.insert(next);
            if (step < longestRide && mayPass(next, uncut)) ride(next, step + 1, uncut, reached);
        }
    }

    /// W63-RAIL-04, W63-RAIL-06: by any enemy that stands on the track now.
    [[nodiscard]] bool cut(int section) const {
        const auto& track = map_.trackOf(section);
        return std::any_of(track.begin(), track.end(), [&](Square s) { return enemies_.contains(s); });
    }

    const State& state_;
    const BoardMap& map_;
    const Group& group_;
    std::set<Square> enemies_;
    std::set<Square> garrisons_;
    std::set<Square> keyCities_;
    std::set<Square> ownForts_;  ///< no other fortification matters (W63-FORT-10)
};

}  // namespace

Group groupOf(const State& state, const std::vector<PieceId>& pieces) {
    Group group;
    for (const PieceId& id : pieces) {
        const Piece& piece = state.pieces.at(id);
        group.side = piece.side;
        group.infantry |= piece.kind == Kind::infantry;
        group.cavalry |= piece.kind == Kind::cavalry;
        group.gunboats |= piece.kind == Kind::gunboat;
    }
    return group;
}

Expected<How> route(const State& state, const Group& group, Square from, Square to, Rides rides) {
    const Routes routes(state, group);
    if (routes.onFoot(from).contains(to)) return group.gunboats ? How::sail : How::march;
    const bool mayRide = rides == Rides::allowed;
    if (mayRide && routes.byRail(from, false).contains(to)) return How::rail;
    const Phrase target = nameOf(state, PlaceId{text(to)});
    if (mayRide && routes.byRail(from, true).contains(to)) {
        return refuse("rail-cut", refusals::RailCut{.place = target}, "W63-RAIL-05");
    }
    if (distance(from, to) > routes.speed()) {
        return refuse(
            "too-far",
            refusals::TooFar{.place = target, .squares = distance(from, to), .speed = routes.speed()},
            "W63-TURN-04");
    }
    return refuse("no-route", refusals::NoRoute{.place = target}, "W63-TURN-03");
}

std::vector<Square> reach(const State& state, const Group& group, Square from, Rides rides) {
    const Routes routes(state, group);
    auto squares = routes.onFoot(from);
    if (rides == Rides::allowed) squares.merge(routes.byRail(from, false));
    return {squares.begin(), squares.end()};
}

bool abandonsInfantry(const State& state, const std::vector<PieceId>& group, const PlaceId& from) {
    const auto square = readSquare(from.text);
    if (asked(state) || !square || !mapOf(state).openSea(*square)) return false;
    if (!groupOf(state, group).gunboats) return false;
    bool infantryStays = false;
    bool gunboatStays = false;
    for (const PieceId& id : stackAt(state, state.pieces.at(group.front()).side, from)) {
        if (contains(group, id)) continue;
        infantryStays |= state.pieces.at(id).kind == Kind::infantry;
        gunboatStays |= state.pieces.at(id).kind == Kind::gunboat;
    }
    return infantryStays && !gunboatStays;
}

Expected<std::map<PlaceId, How>> CivilWar::ways(const State& state, const std::vector<PieceId>& pieces) {
    std::map<PlaceId, How> list;
    for (const PieceId& id : pieces) {
        if (!known(state, id)) return refuse(code::badParameter, refusals::NoSuchPiece{.piece = id.text});
        if (state.pieces.at(id).place != state.pieces.at(pieces.front()).place)
            return refuse("not-together", refusals::NotTogether{}, "W63-TURN-03");
    }
    const auto square = readSquare(state.pieces.at(pieces.front()).place->text);
    if (asked(state) || !square) return list;
    const Group group = groupOf(state, pieces);
    const Rides rides = state.phase == Phase::extraMove ? Rides::forbidden : Rides::allowed;
    for (const Square to : reach(state, group, *square, rides)) {
        if (const auto how = route(state, group, *square, to, rides); how.has_value())
            list.emplace(PlaceId{text(to)}, *how);
    }
    return list;
}

}  // namespace adjutant::w63
