// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/act_chance.hpp"

#include <QCoreApplication>
#include <QRegularExpression>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/odds_words.hpp"

namespace adjutant::companion {

using nlohmann::json;

struct ActChance::Answers {
    json rolls = json::array();       ///< answers to the chances before the one that is due
    std::vector<std::size_t> counts;  ///< how many answers there were before each answer of the referee
    json lying = json::array();       ///< dice of the chance that is due
};

ActChance::ActChance(const TableView& view, QObject* parent)
    : QObject(parent), view_(view), answers_(std::make_unique<Answers>()) {}
ActChance::~ActChance() = default;

void ActChance::clear() {
    *answers_ = Answers{};
    need_ = {};
    faces_.clear();
}

void ActChance::begin(const json& rolls) { answers_->rolls = rolls; }

bool ActChance::answer(const json& value) {
    if (need_.kind != QStringLiteral("dice")) {
        answers_->counts.push_back(answers_->rolls.size());
        answers_->rolls.push_back(value);
        return true;
    }
    answers_->lying.push_back(value);
    if (answers_->lying.size() < static_cast<std::size_t>(need_.count)) return false;
    answers_->counts.push_back(answers_->rolls.size());
    answers_->rolls.push_back(std::exchange(answers_->lying, json::array()));
    return true;
}

bool ActChance::liftDie() {
    if (answers_->lying.empty()) return false;
    answers_->lying.erase(answers_->lying.size() - 1);
    return true;
}

void ActChance::liftDice() { answers_->lying = json::array(); }

json ActChance::takeBack() {
    const std::size_t kept = answers_->counts.back();
    answers_->counts.pop_back();
    json last = answers_->rolls.at(kept);
    while (answers_->rolls.size() > kept) answers_->rolls.erase(answers_->rolls.size() - 1);
    return last;
}

void ActChance::layBack(json dice) {
    dice.erase(dice.size() - 1);
    answers_->lying = std::move(dice);
}

const json& ActChance::rolls() const { return answers_->rolls; }
const json& ActChance::dice() const { return answers_->lying; }
QVariantList ActChance::lying() const { return toVariant(answers_->lying).toList(); }
bool ActChance::canTakeBack() const { return !answers_->lying.empty() || !answers_->counts.empty(); }

QString ActChance::lastAnswer() const {
    if (!canTakeBack()) return {};
    const json& got = answers_->lying.empty() ? answers_->rolls.at(answers_->counts.back()) : answers_->lying;
    const QString name = got.is_array() ? view_.valueName({}, got.back()) : view_.cardName(text(got));
    if (!got.is_array()) return view_.isPiece(text(got)) ? view_.pieceName(text(got)) : name;
    return QCoreApplication::translate("ActDraft", "the %1").arg(name);
}

void ActChance::take(const json& need) {
    const std::string dice = need.value("dice", "");
    const QString who = textAt(need, "who");
    const bool card = dice.rfind("card:", 0) == 0;
    const auto d = dice.find('d');
    need_ = {};
    need_.purpose = textAt(need, "for");
    need_.title = titleOf(need);
    need_.who = who;
    need_.whoColour = view_.colourOf(who);
    need_.secret = view_.look().chances().value(need_.purpose).secret;
    if (d != std::string::npos && !card && dice != "card") {
        need_.kind = QStringLiteral("dice");
        need_.count = d == 0 ? 1 : std::stoi(dice.substr(0, d));
        need_.sides = std::stoi(dice.substr(d + 1));
    } else {
        need_.kind = dice == "coin" ? QStringLiteral("coin")
                     : card         ? QStringLiteral("card")
                                    : QStringLiteral("one");
        need_.choices = choicesOf(need, card);
    }
}

QList<DueAnswer> ActChance::choicesOf(const json& need, bool card) const {
    QList<DueAnswer> choices;
    for (const json& choice : need.value("choices", json::array())) {
        const QString id = text(choice);
        choices.append({id,
                        card                ? view_.cardName(id)
                        : view_.isPlace(id) ? view_.placeName(id)
                                            : view_.valueName({}, choice, textAt(need, "for")),
                        view_.signOf({}, id)});
    }
    return choices;
}

void ActChance::show(const json& reply, const QString& chance) {
    faces_.clear();
    if (!reply.value("ok", false) || !reply.at("need").is_object()) return;
    const json& due = reply.at("need");
    need_.title = titleOf(due);
    need_.needs = neededWords(due, view_.look());
    need_.number = due.value("number", 1);
    // While the dice of one chance are entered it stays the same one of as many, whatever they show so far.
    if (answers_->lying.empty()) need_.of = due.value("of", 0);
    faces_ = dueFaces(reply, view_, chance);
}

/// What the chance that is due is: with the names of whom it concerns where the face has words for that
/// ("due:bandit") and they are known before the dice: "Bandit 2 attacks Civilian 1".
QString ActChance::titleOf(const json& due) const {
    QString plain = view_.chanceName(textAt(due, "for"));
    QString title = view_.look().ownWord("due:" + textAt(due, "for"));
    static const QRegularExpression names(QStringLiteral("\\{([a-z-]+)\\}"));
    const json& about = under(due, "about");
    for (auto match = names.match(title); match.hasMatch(); match = names.match(title)) {
        const json& told = under(about, match.captured(1).toStdString());
        if (!told.is_string()) return plain;
        title.replace(match.capturedStart(), match.capturedLength(), view_.valueName({}, told));
    }
    return title.isEmpty() ? plain : title;
}

}  // namespace adjutant::companion
