// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/lexicon.hpp"

#include "companion/bridge/json_variant.hpp"
#include "tests/evenings/twin.hpp"

namespace adjutant::evenings {

using nlohmann::json;

void Lexicon::open(const QString& system, Twin& twin) {
    system_ = system;
    board_ = twin.board();
    view_.open(system, board_, twin.cards());
    view_.setState(twin.state());
}

void Lexicon::follow(Twin& twin) {
    json board = twin.board();
    if (board != board_) return open(system_, twin);
    view_.setState(twin.state());
}

QString Lexicon::valueOf(const json& param, const json& value) const {
    const bool list = param.at("type") == "list";
    return view_.valueName(QString::fromStdString(param.value(list ? "of" : "type", "")), value,
                           QString::fromStdString(param.at("name").get<std::string>()));
}

QString Lexicon::choiceOf(const json& param, const json& value) const {
    const bool list = param.at("type") == "list";
    const QString id = value.is_string() ? words(value) : QString();
    if (param.value(list ? "of" : "type", "") == "piece" && view_.isPiece(id))
        return view_.pieceNameApart(id);
    return valueOf(param, value);
}

QString Lexicon::titleOf(const json& param, const json& offer) const {
    return view_.look().word(QStringLiteral("param"), words(param.at("name")), words(offer.at("do")));
}

QString Lexicon::answerOf(const json& need, const json& answer) const {
    const QString id = answer.is_string() ? QString::fromStdString(answer.get<std::string>())
                                          : QString::fromStdString(answer.dump());
    if (need.value("dice", "").rfind("card:", 0) == 0) return view_.cardName(id);
    const QString words = view_.isPlace(id) ? view_.placeName(id) : view_.valueName({}, answer);
    return words.section(QStringLiteral(": "), 0, 0);
}

}  // namespace adjutant::evenings
