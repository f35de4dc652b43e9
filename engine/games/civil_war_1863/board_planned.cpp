// SPDX-License-Identifier: GPL-3.0-or-later
// A drawing read as a group's own board, or the reason why the rules cannot use it (W63-GAME-03): rivers and
// railroads are drawn square by square and read as courses and sections.
#include <algorithm>
#include <string_view>
#include <tuple>

#include "engine/board/chains.hpp"
#include "engine/board/drawing.hpp"
#include "engine/games/civil_war_1863/civil_war_1863.hpp"
#include "engine/games/civil_war_1863/terrain.hpp"

namespace adjutant::w63 {
namespace {

/// The lines of one kind as pairs of squares.
std::vector<std::pair<PlaceId, PlaceId>> linesOf(const Drawing& drawing, const std::string& kind) {
    std::vector<std::pair<PlaceId, PlaceId>> list;
    for (const DrawnLine& line : drawing.lines) {
        if (line.kind == kind) list.emplace_back(line.a, line.b);
    }
    return list;
}

Allowed readCells(const Drawing& drawing, BoardPlan& plan) {
    int files = 0;
    int ranks = 0;
    for (const DrawnCell& cell : drawing.cells) {
        const auto square = readSquare(cell.id.text);
        if (!square || square->file > 25 || square->rank > 25)
            return unusableBoard(phrases::NoSquare{.square = cell.id.text});
        files = std::max(files, square->file + 1);
        ranks = std::max(ranks, square->rank + 1);
    }
    plan.rows.assign(static_cast<std::size_t>(ranks), std::string(static_cast<std::size_t>(files), '.'));
    for (const DrawnCell& cell : drawing.cells) {
        const Square square = *readSquare(cell.id.text);
        plan.rows[static_cast<std::size_t>(square.rank)][static_cast<std::size_t>(square.file)] =
            letterOf(cell.ground);
        const auto kind = fromWord<CityKind>(cell.value("kind"));
        if (!kind) continue;
        if (cell.name.empty()) return unusableBoard(phrases::NamelessCity{.square = cell.id.text});
        const std::string id = cell.value("id");
        Site site{{id.empty() ? idFrom(cell.name) : id}, cell.name, cell.id, *kind, {}, 0, 0};
        if (*kind != CityKind::town) {
            site.owner = SideId{cell.value("owner")};
            site.penalty = cell.number("penalty").value_or(0);
            site.garrison = cell.number("garrison").value_or(0);
        }
        plan.sites.push_back(std::move(site));
    }
    return {};
}

Allowed readRailroads(const Drawing& drawing, BoardPlan& plan) {
    const auto siteOn = [&](const PlaceId& square) {
        const auto found = std::find_if(plan.sites.begin(), plan.sites.end(),
                                        [&](const Site& site) { return site.square == square; });
        return found == plan.sites.end() ? nullptr : &*found;
    };
    const auto chains =
        chainsOf(linesOf(drawing, "rail"), [&](const PlaceId& square) { return siteOn(square); });
    for (const auto& chain : chains) {
        const Site* from = siteOn(chain.front());
        const Site* to = siteOn(chain.back());
        if (from == nullptr || to == nullptr) {
            const PlaceId& loose = from == nullptr ? chain.front() : chain.back();
            return unusableBoard(phrases::LooseRailroad{.square = loose.text});
        }
        plan.railroads.push_back({from->id, to->id, {chain.begin() + 1, chain.end() - 1}});
    }
    return {};
}

/// By kind and number, as the ledger lists them.
bool inOrder(const PieceId& a, const PieceId& b) {
    constexpr std::string_view kinds = "icg";
    const auto rank = [&](const PieceId& id) {
        const std::string& text = id.text;
        return std::tuple(text.size() > 1 ? kinds.find(text[1]) : 0, text.size(), text);
    };
    return rank(a) < rank(b);
}

Allowed readPieces(const Drawing& drawing, BoardPlan& plan) {
    std::map<std::string, int> used;
    const auto free = [&](const std::string& letters) {
        for (int number = 1;; ++number) {
            const PieceId id{letters + std::to_string(number)};
            const bool taken = std::any_of(drawing.pieces.begin(), drawing.pieces.end(),
                                           [&](const DrawnPiece& piece) { return piece.id == id; });
            if (!taken && number > used[letters]) return used[letters] = number, id;
        }
    };
    for (const DrawnPiece& piece : drawing.pieces) {
        const auto kind = fromWord<Kind>(piece.kind);
        if (!kind || piece.side.empty()) return unusableBoard(phrases::NoSuchPiece{.piece = piece.kind});
        if (!piece.place) return unusableBoard(phrases::PieceNowhere{});
        const std::string letters{piece.side.text[0], word(*kind)[0]};
        plan.start[*piece.place].push_back(piece.id.empty() ? free(letters) : piece.id);
    }
    for (auto& [square, stack] : plan.start) std::sort(stack.begin(), stack.end(), inOrder);
    return {};
}

}  // namespace

Expected<Options> CivilWar::planned(const Drawing& drawing) {
    BoardPlan plan;
    plan.name = drawing.name.empty() ? "A board of our own" : drawing.name;
    for (const auto read : {&readCells, &readRailroads, &readPieces}) {
        if (const Allowed fine = read(drawing, plan); !fine.has_value())
            return tl::make_unexpected(fine.error());
    }
    plan.courses = chainsOf(linesOf(drawing, "river"), [](const PlaceId&) { return false; });
    Options options;
    options.board = std::move(plan);
    return options;
}

}  // namespace adjutant::w63
