// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/curves.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "companion/lost_pieces.hpp"
#include "engine/play/game_events.hpp"
#include "engine/readings.hpp"
#include "engine/words/catalogue.hpp"
#include "engine/words/data_text.hpp"
#include "engine/words/message.hpp"
#include "engine/words/wording.hpp"
#include "messages/report.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

constexpr std::size_t most = 6;

/// The figures of a state by their key, such as "resources/iron", and by side. What no state says has a name
/// for a key.
using Figures = std::map<std::string, std::map<std::string, double>>;

std::string plain(std::string word) {
    std::ranges::replace(word, '-', ' ');
    return word;
}

void addNumbers(Figures& figures, const std::string& side, const json& values, const std::string& before) {
    for (const auto& [key, value] : values.items()) {
        const std::string path = before.empty() ? key : before + "/" + key;
        if (value.is_number())
            figures[path][side] = value.get<double>();
        else if (value.is_object() && before.empty())
            addNumbers(figures, side, value, key);
    }
}

bool isOnTable(const json& piece) {
    return piece.contains("place") && !piece["place"].is_null() && !isOut(piece);
}

/// What figures of no system are called.
struct Called {
    std::string onTable, placesHeld, casualties;
};

Figures figuresOf(const json& state, const Called& called, const std::vector<Holding>& holdings,
                  const PieceSides& lost) {
    Figures figures;
    const json sides = state.value("sides", json::object());
    for (const auto& [side, values] : sides.items())
        if (values.is_object()) addNumbers(figures, side, values, "");
    for (const auto& [id, side] : sidesOfPieces(state, [](const json&) { return true; })) {
        figures[called.onTable][side] += 0;
        figures[called.casualties][side] += 0;
    }
    for (const auto& [id, side] : sidesOfPieces(state, isOnTable)) figures[called.onTable][side] += 1;
    for (const auto& [id, side] : lost) figures[called.casualties][side] += 1;
    if (!holdings.empty())
        for (const auto& [side, values] : sides.items()) figures[called.placesHeld][side] += 0;
    for (const Holding& holding : holdings)
        if (sides.contains(holding.side.text)) figures[called.placesHeld][holding.side.text] += 1;
    return figures;
}

/// What stands at the end of each round, and at the end of the game.
struct Stages {
    std::vector<std::string> rounds;
    std::vector<Figures> figures;
    std::vector<std::vector<Holding>> holdings;
    std::vector<PieceSides> lost;
    std::vector<std::string> seating;
};

Stages stagesOf(const Game& game, const Called& called) {
    Stages stages;
    const auto holdingsIn = readingsOf(game.system().id).holdings;
    std::unique_ptr<Position> position;
    std::string round;
    std::optional<LostPieces> losses;
    const auto keep = [&](const Position& at) {
        stages.rounds.push_back(round);
        const json state = at.state();
        stages.holdings.push_back(holdingsIn == nullptr ? std::vector<Holding>() : holdingsIn(state));
        PieceSides lost = losses->in(state);
        stages.figures.push_back(figuresOf(state, called, stages.holdings.back(), lost));
        stages.lost.push_back(std::move(lost));
        stages.seating = state.value("seating", std::vector<std::string>());
    };
    for (const Seq seq : game.journal().lineTo(game.journal().cursor())) {
        auto after = position == nullptr ? game.positionAt(seq) : position->clone();
        if (position == nullptr) {
            losses.emplace(after->state());
        } else {
            const EntryText entry = game.journal().at(seq);
            events::fold(after, game.system(), entry);
            losses->follow(entry);
        }
        const json told = after->standing().value("round", json());
        const std::string now = told.is_number_integer() ? std::to_string(told.get<std::int64_t>()) : "";
        if (position != nullptr && now != round) keep(*position);
        round = now;
        position = std::move(after);
    }
    if (position != nullptr) keep(*position);
    return stages;
}

double valueIn(const Figures& figures, const std::string& name, const std::string& side) {
    const auto found = figures.find(name);
    if (found == figures.end()) return 0;
    const auto value = found->second.find(side);
    return value == found->second.end() ? 0 : value->second;
}

/// How far the sides went altogether.
double movement(const report::Tracker& tracker) {
    double sum = 0;
    for (const report::Curve& curve : tracker.sides)
        for (std::size_t i = 1; i < curve.values.size(); ++i)
            sum += std::abs(curve.values[i] - curve.values[i - 1]);
    return sum;
}

std::string calledIn(const report::ReportNames& names, const std::string& id) {
    const auto called = names.things.find(id);
    return called == names.things.end() ? plain(id) : called->second;
}

report::Holdings holdingsOf(const Stages& stages, const report::ReportNames& names) {
    report::Holdings holdings{stages.rounds, {}, {}};
    for (const std::string& side : stages.seating) holdings.sides.push_back(calledIn(names, side));
    std::map<std::string, report::HeldPlace> places;
    std::vector<std::string> order;
    for (std::size_t step = 0; step < stages.holdings.size(); ++step) {
        for (const Holding& holding : stages.holdings[step]) {
            const std::string& id = holding.place.text;
            const auto [place, isNew] = places.try_emplace(id);
            if (isNew) {
                order.push_back(id);
                place->second.name = holding.name.empty() ? calledIn(names, id)
                                     : names.said         ? names.said(holding.name)
                                                          : holding.name;
            }
            const auto side = std::ranges::find(stages.seating, holding.side.text);
            place->second.holders.resize(step);
            place->second.holders.push_back(
                side == stages.seating.end()
                    ? std::nullopt
                    : std::optional(static_cast<std::size_t>(side - stages.seating.begin())));
        }
    }
    for (const std::string& id : order) {
        report::HeldPlace& place = places.at(id);
        place.holders.resize(stages.rounds.size());
        const bool held =
            std::ranges::any_of(place.holders, [](const auto& side) { return side.has_value(); });
        if (held) holdings.places.push_back(std::move(place));
    }
    return holdings;
}

/// Those that are out in the end, since when they were: who came back and was lost again counts by the last
/// time.
std::vector<report::Casualties> casualtiesOf(const Stages& stages, const report::ReportNames& names,
                                             const Catalogue& words) {
    const Message* stageWord = words.find("words", "round");
    const std::string stageName = stageWord == nullptr ? "" : Arguments(*stageWord).text();
    std::vector<report::Casualties> all;
    for (const std::string& side : stages.seating) {
        report::Casualties lost{calledIn(names, side), {}};
        std::vector<std::pair<std::size_t, std::string>> since;
        for (const auto& [piece, of] : stages.lost.back()) {
            if (of != side) continue;
            std::size_t stage = stages.lost.size();
            while (stage > 0 && stages.lost[stage - 1].contains(piece)) --stage;
            since.emplace_back(stage, piece);
        }
        std::ranges::stable_sort(since, {}, &std::pair<std::size_t, std::string>::first);
        for (const auto& [stage, piece] : since) {
            const std::string name = atStart(calledIn(names, piece)), round = stages.rounds[stage];
            lost.pieces.push_back(
                round.empty()
                    ? name
                    : Phrase(report::texts::FellInRound{.piece = name, .stage = stageName, .round = round})
                          .in(names.language));
        }
        if (!lost.pieces.empty()) all.push_back(std::move(lost));
    }
    return all;
}

/// "Ammo" of "ammo", "Iron" of "resources/iron": by the game's words.
std::string nameOfFigure(const std::string& key, const Catalogue& words) {
    const std::string own = key.substr(key.rfind('/') + 1);
    const Message* word = words.find("words", own);
    return atStart(word != nullptr ? Arguments(*word).text() : dataText(words, plain(own)));
}

std::vector<report::Tracker> curvesOf(const Stages& stages, const report::ReportNames& names,
                                      const Catalogue& words) {
    std::vector<report::Tracker> trackers;
    for (const auto& [name, bySide] : stages.figures.back()) {
        report::Tracker tracker{nameOfFigure(name, words), stages.rounds, {}};
        for (const auto& [side, value] : bySide) {
            report::Curve curve{calledIn(names, side), {}};
            for (const Figures& figures : stages.figures)
                curve.values.push_back(valueIn(figures, name, side));
            tracker.sides.push_back(std::move(curve));
        }
        if (movement(tracker) > 0) trackers.push_back(std::move(tracker));
    }
    std::ranges::stable_sort(trackers, std::greater<>(), movement);
    if (trackers.size() > most) trackers.resize(most);
    return trackers;
}

}  // namespace

Course courseOf(const Table& table, const report::ReportNames& names) {
    const Stages stages =
        stagesOf(*table.game(), {.onTable = Phrase(report::tables::OnTable{}).in(names.language),
                                 .placesHeld = Phrase(report::tables::PlacesHeld{}).in(names.language),
                                 .casualties = Phrase(report::tables::Casualties{}).in(names.language)});
    if (stages.figures.empty()) return {};
    const Catalogue& words = table.game()->system().catalogue(names.language);
    Course course{{}, {}, casualtiesOf(stages, names, words)};
    if (stages.figures.size() > 1) course.holdings = holdingsOf(stages, names);
    if (stages.figures.size() > 2) course.curves = curvesOf(stages, names, words);
    return course;
}

void addCourse(report::ReportNames& names, const Table& table) {
    auto [curves, holdings, casualties] = courseOf(table, names);
    names.curves = std::move(curves);
    names.holdings = std::move(holdings);
    names.casualties = std::move(casualties);
}

}  // namespace adjutant::companion
