// SPDX-License-Identifier: GPL-3.0-or-later
// What a campaign may carry over: the warbands that came, and who of them is out (OSS-WOUND-08). The ledger
// knows no campaign: whether somebody who is out is dead is the campaign's to say.
#include "engine/games/one_stat/readings.hpp"
#include "engine/games/one_stat/state.hpp"
#include "engine/play/carried_over_in.hpp"
#include "engine/words/flat_map_wire.hpp"

namespace adjutant::onestat {
namespace {

/// What of the state tells it.
struct Mustered {
    std::vector<SideId> seating;
    FlatMap<SideId, Side> sides;
    FlatMap<PieceId, Piece> pieces;

    static constexpr auto fields() {
        return listed(field("seating", &Mustered::seating), field("sides", &Mustered::sides),
                      field("pieces", &Mustered::pieces));
    }
};

/// Who has no name is called as the side's is, without the side: "r2".
std::string called(const PieceId& id, const Piece& piece) {
    const std::string before = piece.side->text + "-";
    return piece.name == id.text && id.text.starts_with(before) ? id.text.substr(before.size()) : piece.name;
}

bool isOfARoster(const Mustered& state, const Piece& piece) {
    const bool kind =
        piece.kind == Kind::boss || piece.kind == Kind::specialist || piece.kind == Kind::rookie;
    return kind && piece.side && state.sides.contains(*piece.side) && *piece.side != opponents;
}

CarriedOver declared(const Mustered& state) {
    CarriedOver found;
    for (const SideId& side : state.seating) {
        if (side == opponents || !state.sides.contains(side)) continue;
        CarriedOver::Taker taker{side, state.sides.at(side).name, true};
        for (const auto& [id, piece] : state.pieces) {
            if (!isOfARoster(state, piece) || *piece.side != side) continue;
            taker.members.push_back({id, called(id, piece)});
            found.counts.push_back({side, id, CarriedOver::lost, piece.out ? 1 : 0});
        }
        if (!taker.members.empty()) found.takers.push_back(std::move(taker));
    }
    return found;
}

}  // namespace

CarriedOver carriedOver(const nlohmann::json& state) { return carriedOverIn<Mustered>(state, declared); }

}  // namespace adjutant::onestat
