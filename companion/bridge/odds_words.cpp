// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/odds_words.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>

#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// The word of a chance, or else that of all chances.
QString wordOfChance(const GameFace& look, const QString& kind, const QString& purpose) {
    const QString own = look.ownWord(kind + ':' + purpose);
    return own.isEmpty() ? look.ownWord(kind) : own;
}

/// The faces of the chance that is due, put into words one by one.
class DueFaces {
  public:
    DueFaces(const json& due, const json& faces, const TableView& view, const QString& chance)
        : due_(due), view_(view), purpose_(textAt(due, "for")), chance_(chance) {
        std::set<std::string> outcomes;
        for (const json& face : faces) outcomes.insert(face.at("outcomes").dump());
        decides_ = outcomes.size() > 1;
    }

    [[nodiscard]] DueFace words(const json& face) const {
        const json& outcomes = face.at("outcomes");
        const json& got = face.at("got");
        const json& last = got.is_array() ? got.back() : got;
        DueFace shown;
        if (last.is_number_integer()) shown.face = last.get<int>();
        const std::optional<bool> met = isMet(shown.face);
        if (decides_ && outcomes.size() == 1)
            tellOutcome(shown, outcomes.at(0), successOf(outcomes, look()));
        else if (QString own = ownWords(face, met); !own.isEmpty())
            tellOwn(shown, own, met);
        else
            shown.label = named(successOf(outcomes, look()).percent);
        shown.counts = met.value_or(shown.good);
        return shown;
    }

  private:
    [[nodiscard]] const GameFace& look() const { return view_.look(); }
    [[nodiscard]] QString named(const QString& percent) const {
        return percent.isEmpty() || chance_.isEmpty() ? percent : percent + ' ' + chance_;
    }

    [[nodiscard]] std::optional<bool> isMet(int face) const {
        if (due_.contains("least")) return face >= due_.at("least").get<int>();
        if (due_.contains("most")) return face <= due_.at("most").get<int>();
        return {};
    }

    void tellOutcome(DueFace& shown, const json& outcome, const Success& success) const {
        const QString label = textAt(outcome, "outcome");
        shown.bad = isFailure(label, look());
        shown.good = !success.percent.isEmpty() && !shown.bad;
        shown.label = label == "certain" ? QString() : textAt(outcome, "say");
    }

    /// What meets the number of a bandit's die is bad for the piece (`harms` of its face).
    void tellOwn(DueFace& shown, const QString& words, std::optional<bool> met) const {
        shown.label = words;
        if (!met) return;
        const bool harms = look().chances().value(purpose_).harms;
        shown.good = *met != harms;
        shown.bad = *met == harms;
    }

    /// Hit or miss of this chance itself, or what the event that it brings says only after this face.
    [[nodiscard]] QString ownWords(const json& face, std::optional<bool> met) const {
        if (met) return wordOfChance(look(), *met ? "met" : "missed", purpose_);
        const json& common = under(due_, "about");
        for (const auto& [key, told] : under(face, "brings").items()) {
            if (key == "say" || key == "event" || common.contains(key)) continue;
            const QString name = QString::fromStdString(key);
            if (told.is_string()) return view_.valueName({}, told, name);
            if (!told.is_number_integer()) continue;
            QString own = look().ownWord("face:" + name + '-' + QString::fromStdString(told.dump()));
            if (!own.isEmpty()) return own;
        }
        return {};
    }

    const json& due_;
    const TableView& view_;
    QString purpose_;
    QString chance_;        ///< what a percentage is of
    bool decides_ = false;  ///< the outcome of the act hangs on this chance
};

double chanceOf(const json& outcome) { return outcome.value("value", 0.0); }

}  // namespace

QString percentOf(double chance) {
    const double percent = chance * 100;
    if (percent > 0 && percent < 1) return QStringLiteral("<1%");
    if (percent < 100 && percent > 99) return QStringLiteral(">99%");
    return QString::number(std::lround(percent)) + '%';
}

bool isFailure(const QString& outcome, const GameFace& look) {
    return look.outcome(outcome).kind == OutcomeReading::Kind::bad;
}

Success successOf(const json& outcomes, const GameFace& look) {
    double failure = 0;
    bool anyFailure = false;
    QString fraction;
    int successes = 0;
    for (const json& outcome : outcomes) {
        if (isFailure(textAt(outcome, "outcome"), look)) {
            anyFailure = true;
            failure += chanceOf(outcome);
        } else {
            ++successes;
            fraction = textAt(outcome, "p");
        }
    }
    // A sure success is known by its label: "hit" alone is one, "certain" is nothing to speak of.
    const bool surely = outcomes.size() == 1 &&
                        look.outcome(textAt(outcomes.at(0), "outcome")).kind == OutcomeReading::Kind::good;
    if (!anyFailure && !surely) return {};
    return {percentOf(1 - failure), successes == 1 ? fraction : QString()};
}

QString neededFaces(const json& due) {
    const std::string dice = due.value("dice", "");
    const auto d = dice.find('d');
    const int sides = d == std::string::npos ? 0 : std::atoi(dice.c_str() + d + 1);
    if (due.contains("least")) {
        const int least = due.at("least");
        if (least > sides) return QCoreApplication::translate("Odds", "nothing");
        if (least <= 1) return QCoreApplication::translate("Odds", "any face");
        if (least == sides) return QCoreApplication::translate("Odds", "a %1").arg(sides);
        return least == sides - 1 ? QCoreApplication::translate("Odds", "%1 or %2").arg(least).arg(sides)
                                  : QCoreApplication::translate("Odds", "%1 or more").arg(least);
    }
    if (!due.contains("most")) return {};
    const int most = due.at("most");
    if (most < 1) return QCoreApplication::translate("Odds", "nothing");
    if (most >= sides) return QCoreApplication::translate("Odds", "any face");
    if (most == 1) return QCoreApplication::translate("Odds", "a 1");
    return most == 2 ? QCoreApplication::translate("Odds", "1 or 2")
                     : QCoreApplication::translate("Odds", "%1 or less").arg(most);
}

QString neededWords(const json& due, const GameFace& look) {
    const QString numbers = neededFaces(due);
    if (numbers.isEmpty()) return {};
    const QString words = wordOfChance(look, QStringLiteral("needs"), textAt(due, "for")).arg(numbers);
    return words.left(1).toUpper() + words.mid(1);
}

QList<DueFace> dueFaces(const json& reply, const TableView& view, const QString& chance) {
    const json& faces = reply.at("faces");
    const DueFaces due(reply.at("need"), faces, view, chance);
    QList<DueFace> list;
    for (const json& face : faces) list.append(due.words(face));
    // One word under all of them tells nothing.
    const auto sameWord = [&](const DueFace& face) { return face.label == list.front().label; };
    if (list.size() > 1 && std::all_of(list.begin(), list.end(), sameWord)) {
        const json& need = reply.at("need");
        const bool numbered = need.contains("least") || need.contains("most");
        for (DueFace& face : list) face = {face.face, {}, false, false, numbered && face.counts};
    }
    return list;
}

}  // namespace adjutant::companion
