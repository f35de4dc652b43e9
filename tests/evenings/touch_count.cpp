// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/touch_count.hpp"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/tests_folder.hpp"

namespace adjutant::evenings {

using nlohmann::json;

void Touches::add(int touches, bool usual) {
    ++times;
    mostOfAll = std::max(mostOfAll, touches);
    if (!usual) return;
    least = usualTimes == 0 ? touches : std::min(least, touches);
    most = std::max(most, touches);
    ++usualTimes;
}

void Touches::add(const Touches& others) {
    times += others.times;
    mostOfAll = std::max(mostOfAll, others.mostOfAll);
    if (others.usualTimes == 0) return;
    least = usualTimes == 0 ? others.least : std::min(least, others.least);
    most = std::max(most, others.most);
    usualTimes += others.usualTimes;
}

int goalOf(const std::string& system, const std::string& act) {
    static const json goals = [] {
        std::ifstream file(tests::testsFolder() / "evenings" / "goals.json");
        return json::parse(file);
    }();
    return goals.value(system, json::object()).value(act, 0);
}

void TouchCount::add(const std::string& system, const std::string& act, int touches, bool usual) {
    acts_[{system, act}].add(touches, usual);
}

void TouchCount::add(const TouchCount& others) {
    for (const auto& [key, touches] : others.acts_) acts_[key].add(touches);
}

QStringList TouchCount::tooMany(int timesToJudge) const {
    QStringList list;
    for (const auto& [key, touches] : acts_) {
        const int goal = goalOf(key.first, key.second);
        if (goal > 0 && touches.usualTimes >= timesToJudge && touches.least > goal)
            list << QStringLiteral("%1 of %2 takes %3 touches, and %4 are its goal")
                        .arg(QString::fromStdString(key.second), QString::fromStdString(key.first))
                        .arg(touches.least)
                        .arg(goal);
    }
    return list;
}

QString TouchCount::table() const {
    QString text = QStringLiteral(
        "# Touches\n\nWritten by `evenings --touches`. Touches of the usual act, for which nothing has to be "
        "chosen that the screen does "
        "not have\nalready, without the faces of real dice; then of any, amounts and lists included. The "
        "goals are in `goals.json`.\n\n"
        "| system | act | goal | least | most, usual | most, any | times |\n|---|---|---|---|---|---|---|\n");
    for (const auto& [key, touches] : acts_) {
        const int goal = goalOf(key.first, key.second);
        const auto figure = [&, usual = touches.usualTimes](int number) {
            return usual == 0 ? QStringLiteral("–") : QString::number(number);
        };
        text += QStringLiteral("| %1 | %2 | %3 | %4 | %5 | %6 | %7 |\n")
                    .arg(QString::fromStdString(key.first), QString::fromStdString(key.second),
                         goal > 0 ? QString::number(goal) : QStringLiteral("–"), figure(touches.least),
                         figure(touches.most))
                    .arg(touches.mostOfAll)
                    .arg(touches.times);
    }
    return text;
}

}  // namespace adjutant::evenings
