// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/game_history.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "companion/lost_pieces.hpp"
#include "companion/session.hpp"

namespace adjutant::companion {

using nlohmann::json;

GameHistory::GameHistory(const TableView& view, const ActNumbers& numbers, QObject* parent)
    : QObject(parent), view_(view), numbers_(numbers) {}

void GameHistory::follow(const Game* game, Seq looking) {
    game_ = game;
    line_ = game_ == nullptr ? LineOfPlay{} : lineOfPlay(game_->journal());
    here_ = game_ == nullptr ? 0 : looking > 0 ? looking : game_->journal().cursor();
    step_ = game_ == nullptr ? 0 : line_.stepsTo(here_, game_->journal());
    emit changed();
}

Seq GameHistory::actAt(int step) const {
    if (line_.acts.empty()) return 0;
    return line_.acts[static_cast<std::size_t>(qBound(1, step, steps()) - 1)];
}

QList<ScrubMark> GameHistory::rounds() const {
    QList<ScrubMark> list;
    int last = -1;
    for (int step = 1; step <= steps(); ++step) {
        const int round = numbers_.of(actAt(step)).round;
        if (round == last) continue;
        last = round;
        list.append({step, 0, QString::number(round)});
    }
    return list;
}

QList<ScrubMark> GameHistory::branches() const {
    QList<ScrubMark> list;
    for (const OlderLine& older : line_.older)
        list.append({line_.stepsTo(older.leaves, game_->journal()), older.acts});
    return list;
}

ShownAct GameHistory::shown() const {
    if (game_ == nullptr || here_ == 0) return {};
    const Journal& journal = game_->journal();
    ShownAct shown;
    shown.round = numbers_.of(here_).round;
    shown.after = takesBack(journal.at(here_), view_.look());
    shown.ago = line_.stepsTo(journal.cursor(), journal) - step_;
    return shown;
}

QList<LeftLine> GameHistory::olderFrom(Seq seq) const {
    QList<LeftLine> list;
    auto older = std::lower_bound(line_.older.begin(), line_.older.end(), seq,
                                  [](const OlderLine& line, Seq wanted) { return line.leaves < wanted; });
    for (; older != line_.older.end() && older->leaves == seq; ++older) {
        LeftLine left;
        left.seq = static_cast<int>(older->last);
        left.text = takesBack(game_->journal().at(older->first), view_.look());
        left.acts = older->acts;
        list.append(left);
    }
    return list;
}

QList<GamePlot> GameHistory::plots() const {
    const int last = game_ == nullptr ? 0 : line_.stepsTo(game_->journal().cursor(), game_->journal());
    if (last == 0) return {};
    std::map<int, Seq> ends;  // the last act of each round
    for (int step = 1; step <= last; ++step) ends[numbers_.of(actAt(step)).round] = actAt(step);

    const auto stateAfter = [&](Seq act) { return Session::of(*game_).stateAt(act).at("state"); };
    LostPieces losses(stateAfter(actAt(1)));
    std::map<int, json> moments;
    json rolls = json::array();
    for (int step = 1; step <= last; ++step) {
        const Seq act = actAt(step);
        const EntryText& entry = game_->journal().at(act);
        for (json& roll : Session::rollsOf(entry)) rolls.push_back(std::move(roll));
        if (step > 1) losses.follow(entry);
        const int round = numbers_.of(act).round;
        if (ends.at(round) != act) continue;
        json state = stateAfter(act);
        json lost = json::object();
        for (const auto& [piece, side] : losses.in(state)) lost[side] = lost.value(side, 0) + 1;
        moments[round] = {
            {"round", round}, {"act", act}, {"state", std::move(state)}, {"lost", std::move(lost)}};
    }
    json states = json::array();
    for (auto& [round, moment] : moments) states.push_back(std::move(moment));
    return gamePlots(states, rolls, view_);
}

}  // namespace adjutant::companion
