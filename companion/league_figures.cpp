// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/league_figures.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "companion/game_results.hpp"
#include "companion/session.hpp"
#include "engine/games.hpp"

namespace adjutant::companion {
namespace {

using league::EntrantId;

/// The lists of figures that are counted by side (engine/play/figures.hpp), and what one of each is called.
constexpr std::array<std::pair<const char*, const char*>, 4> lists{
    {{"goals", "goal"}, {"points", "point"}, {"losses", "loss"}, {"works", "work"}}};

bool isOfScore(const std::string& figure) { return figure == "score" || figure == "margin"; }

const db::SideResult* sideOf(const db::Result& result, const LeagueBook& book, EntrantId id) {
    const auto person = book.personOf(id);
    const std::string& name = book.league().entrant(id).name;
    const auto side = std::ranges::find_if(result.sides, [&](const db::SideResult& one) {
        return one.who.empty() ? one.person == name : person && one.who == db::shownId(*person);
    });
    return side == result.sides.end() ? nullptr : &*side;
}

nlohmann::json figuresOf(const Table& table) { return Session::of(*table.game()).figures(0).at("figures"); }

}  // namespace

std::vector<std::string> figuresAsked(const league::Rules& rules) {
    std::vector<std::string> asked;
    for (const league::Bonus& bonus : rules.bonus)
        if (!isOfScore(bonus.figure) && std::ranges::count(asked, bonus.figure) == 0)
            asked.push_back(bonus.figure);
    return asked;
}

bool asksForScore(const league::Rules& rules) {
    return std::ranges::any_of(rules.bonus, isOfScore, &league::Bonus::figure);
}

void addFigures(league::Outcome& outcome, const LeagueBook& book, const db::CampaignFile& file,
                const db::Game& game, EntrantId a, EntrantId b) {
    const league::Rules& rules = book.league().rules();
    if (rules.bonus.empty() || game.acts == 0) return;
    const auto table = foldedAnew(file, game);
    const db::Result result = resultOf(file, game, *table);
    const db::SideResult *ofA = sideOf(result, book, a), *ofB = sideOf(result, book, b);
    if (ofA == nullptr || ofB == nullptr) return;
    if (!outcome.score && asksForScore(rules) && ofA->score && ofB->score)
        outcome.score = league::Score{league::Fraction(*ofA->score), league::Fraction(*ofB->score)};
    const nlohmann::json all = figuresOf(*table);
    for (const std::string& figure : figuresAsked(rules)) {
        if (outcome.figures.contains(figure)) continue;
        for (const auto& [list, kind] : lists) {
            for (const auto& count : all.at(list)) {
                const auto& had = count.at("had");
                if (count.at("of") == figure && had.contains(ofA->side) && had.contains(ofB->side))
                    outcome.figures.try_emplace(
                        figure, league::Score{had.at(ofA->side).get<int>(), had.at(ofB->side).get<int>()});
            }
        }
    }
}

std::vector<CountedFigure> countedFigures() {
    std::vector<CountedFigure> counted;
    for (const SystemEntry& system : systems()) {
        Table table(Environment{.now = [] { return std::string(); }, .seed = {}});
        table.answer({{"do", "start"}, {"system", system.id}});
        if (table.game() == nullptr) continue;
        const nlohmann::json all = figuresOf(table);
        for (const auto& [list, kind] : lists)
            for (const auto& count : all.at(list))
                counted.push_back({std::string(system.id), kind, count.at("of").get<std::string>()});
    }
    return counted;
}

}  // namespace adjutant::companion
