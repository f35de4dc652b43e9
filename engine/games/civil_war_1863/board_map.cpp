// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/civil_war_1863/board_map.hpp"

#include <algorithm>
#include <set>

#include "engine/words/contains.hpp"
#include "messages/civil_war_1863.hpp"

namespace adjutant::w63 {
namespace {

std::vector<Square> squares(const std::vector<PlaceId>& ids) {
    std::vector<Square> list;
    for (const PlaceId& id : ids) list.push_back(readSquare(id.text).value_or(Square{-1, -1}));
    return list;
}

const Site* findSite(const std::vector<Site>& sites, const PlaceId& id) {
    const auto found = std::find_if(sites.begin(), sites.end(), [&](const Site& s) { return s.id == id; });
    return found == sites.end() ? nullptr : &*found;
}

}  // namespace

BoardMap::BoardMap(const BoardPlan& plan) : rows_(plan.rows), sites_(plan.sites) {
    for (const std::string& row : rows_) files_ = std::max(files_, static_cast<int>(row.size()));
    for (const auto& course : plan.courses) {
        const auto path = squares(course);
        for (std::size_t i = 1; i < path.size(); ++i) {
            course_[path[i - 1]].push_back(path[i]);
            course_[path[i]].push_back(path[i - 1]);
        }
    }
    for (const Section& section : plan.railroads) {
        const int index = static_cast<int>(tracks_.size());
        tracks_.push_back(squares(section.track));
        auto line = tracks_.back();
        if (const Site* from = site(section.from))
            line.insert(line.begin(), readSquare(from->square.text).value_or(Square{-1, -1}));
        if (const Site* to = site(section.to))
            line.push_back(readSquare(to->square.text).value_or(Square{-1, -1}));
        for (std::size_t i = 1; i < line.size(); ++i) {
            rail_[{line[i - 1], line[i]}].push_back(index);
            rail_[{line[i], line[i - 1]}].push_back(index);
        }
    }
}

char BoardMap::letter(Square s) const {
    return on(s) ? rows_[static_cast<std::size_t>(s.rank)][static_cast<std::size_t>(s.file)] : ' ';
}

bool BoardMap::on(Square s) const {
    return s.rank >= 0 && s.rank < ranks() && s.file >= 0 &&
           s.file < static_cast<int>(rows_[static_cast<std::size_t>(s.rank)].size());
}

bool BoardMap::land(Square s) const {
    const char c = letter(s);
    return c == '.' || c == '^' || c == 'r' || c == 'c';
}
bool BoardMap::sea(Square s) const { return letter(s) == 'c' || letter(s) == '~'; }
bool BoardMap::openSea(Square s) const { return letter(s) == '~'; }
bool BoardMap::mountain(Square s) const { return letter(s) == '^'; }

bool BoardMap::track(Square s) const {
    return std::any_of(tracks_.begin(), tracks_.end(),
                       [&](const std::vector<Square>& track) { return contains(track, s); });
}

bool BoardMap::waterStep(Square a, Square b) const {
    if (sea(a) && sea(b) && touch(a, b)) return true;
    const auto joined = course_.find(a);
    return joined != course_.end() && contains(joined->second, b);
}

const std::vector<int>& BoardMap::railStep(Square a, Square b) const {
    static const std::vector<int> none;
    const auto found = rail_.find({a, b});
    return found == rail_.end() ? none : found->second;
}

std::vector<Square> BoardMap::alongRail(Square from) const {
    std::vector<Square> list;
    for (auto at = rail_.lower_bound({from, Square{-1, -1}}); at != rail_.end() && at->first.first == from;
         ++at) {
        list.push_back(at->first.second);
    }
    return list;
}

const std::vector<Square>& BoardMap::trackOf(int section) const {
    return tracks_.at(static_cast<std::size_t>(section));
}

const Site* BoardMap::site(const PlaceId& id) const { return findSite(sites_, id); }

const Site* BoardMap::siteAt(Square square) const {
    const std::string id = text(square);
    const auto found =
        std::find_if(sites_.begin(), sites_.end(), [&](const Site& s) { return s.square.text == id; });
    return found == sites_.end() ? nullptr : &*found;
}

namespace {

/// Looks a plan over part by part; the first thing wrong is the answer.
class PlanCheck {
  public:
    explicit PlanCheck(const BoardPlan& plan) : plan_(plan), map_(plan) {}

    Allowed run() {
        for (const auto part : {&PlanCheck::rows, &PlanCheck::sites, &PlanCheck::courses,
                                &PlanCheck::railroads, &PlanCheck::start}) {
            if (Allowed fine = (this->*part)(); !fine.has_value()) return fine;
        }
        return {};
    }

  private:
    static Allowed no(Phrase why) { return unusableBoard(std::move(why)); }

    bool isSquare(const PlaceId& id) const {
        const auto square = readSquare(id.text);
        return square && map_.on(*square);
    }

    Allowed rows() {
        if (plan_.rows.empty() || plan_.rows.size() > 26) return no(phrases::Rows{});
        for (const std::string& row : plan_.rows) {
            if (row.size() != plan_.rows.front().size() || row.empty() || row.size() > 26) {
                return no(phrases::RowLength{});
            }
            if (row.find_first_not_of(".^rc~") != std::string::npos)
                return no(phrases::UnknownTerrain{.row = row});
        }
        return {};
    }

    Allowed sites() {
        std::set<PlaceId> ids;
        std::set<PlaceId> taken;
        std::map<SideId, int> capitals;
        for (const Site& site : plan_.sites) {
            if (!ids.insert(site.id).second) return no(phrases::TwoPlaces{.city = site.id.text});
            if (readSquare(site.id.text) || site.id.text == "field")
                return no(phrases::NoCityName{.city = site.id.text});
            if (!isSquare(site.square)) return no(phrases::OffTheBoard{.city = site.id.text});
            if (!map_.land(*readSquare(site.square.text)))
                return no(phrases::CityInTheSea{.city = site.id.text});
            if (!taken.insert(site.square).second) return no(phrases::TwoCities{.square = site.square.text});
            if (site.kind == CityKind::town) continue;
            if (!site.owner || (site.owner->text != "union" && site.owner->text != "confederate")) {
                return no(phrases::NoOwner{.city = site.id.text});
            }
            if (site.penalty < 0 || site.garrison < 0) return no(phrases::BelowZero{.city = site.id.text});
            if (site.kind == CityKind::capital) ++capitals[*site.owner];
        }
        if (capitals[SideId{"union"}] != 1 || capitals[SideId{"confederate"}] != 1) {
            return no(phrases::OneCapitalEach{});
        }
        return {};
    }

    Allowed courses() {
        for (const auto& course : plan_.courses) {
            for (std::size_t i = 0; i < course.size(); ++i) {
                if (!isSquare(course[i])) return no(phrases::CourseOffTheBoard{.square = course[i].text});
                if (i > 0 && !touch(*readSquare(course[i - 1].text), *readSquare(course[i].text))) {
                    return no(phrases::CourseJumps{.from = course[i - 1].text, .to = course[i].text});
                }
            }
        }
        return {};
    }

    Allowed railroads() {
        std::set<PlaceId> track;
        for (const Section& section : plan_.railroads) {
            const Site* from = map_.site(section.from);
            const Site* to = map_.site(section.to);
            if (from == nullptr || to == nullptr) return no(phrases::RailroadToNowhere{});
            std::vector<PlaceId> line = section.track;
            line.insert(line.begin(), from->square);
            line.push_back(to->square);
            for (const PlaceId& square : section.track) {
                if (!isSquare(square)) return no(phrases::RailroadOffTheBoard{.square = square.text});
                if (!track.insert(square).second) return no(phrases::TrackOfTwo{.square = square.text});
                if (map_.siteAt(*readSquare(square.text)) != nullptr)
                    return no(phrases::TrackAndCity{.square = square.text});
            }
            for (std::size_t i = 1; i < line.size(); ++i) {
                if (!touch(*readSquare(line[i - 1].text), *readSquare(line[i].text))) {
                    return no(phrases::RailroadJumps{.from = line[i - 1].text, .to = line[i].text});
                }
            }
        }
        return {};
    }

    Allowed start() {
        std::set<PieceId> pieces;
        bool blue = false;
        bool gray = false;
        for (const auto& [square, stack] : plan_.start) {
            if (!isSquare(square)) return no(phrases::StartOffTheBoard{.square = square.text});
            const Square at = *readSquare(square.text);
            for (const PieceId& piece : stack) {
                if (!isPieceId(piece)) return no(phrases::NoSuchPiece{.piece = piece.text});
                if (!pieces.insert(piece).second) return no(phrases::StartsTwice{.piece = piece.text});
                const bool boat = piece.text[1] == 'g';
                if (!boat && !map_.land(at)) return no(phrases::StartsInTheSea{.piece = piece.text});
                (piece.text[0] == 'u' ? blue : gray) = true;
            }
        }
        return blue && gray ? Allowed() : no(phrases::PiecesEach{});
    }

    const BoardPlan& plan_;
    BoardMap map_;
};

}  // namespace

bool isPieceId(const PieceId& id) {
    const std::string& t = id.text;
    return (t.size() == 3 || t.size() == 4) && (t[0] == 'u' || t[0] == 'c') &&
           (t[1] == 'i' || t[1] == 'c' || t[1] == 'g') && t[2] >= '1' && t[2] <= '9' &&
           (t.size() == 3 || (t[3] >= '0' && t[3] <= '9'));
}

tl::unexpected<Refusal> unusableBoard(Phrase why) {
    return refuse(code::badParameter, refusals::UnusableBoard{.why = std::move(why)}, "W63-GAME-03");
}

Allowed checkPlan(const BoardPlan& plan) { return PlanCheck(plan).run(); }

}  // namespace adjutant::w63
