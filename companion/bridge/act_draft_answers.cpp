// SPDX-License-Identifier: GPL-3.0-or-later
// The draft's chances: it is sent, and what the table's dice show answers what is still to be known.
#include <QCoreApplication>
#include <QRegularExpression>
#include <utility>

#include "companion/bridge/act_draft_parts.hpp"
#include "companion/bridge/odds_words.hpp"

namespace adjutant::companion {

using nlohmann::json;

namespace {

bool isDice(const std::string& dice) {
    return dice.find('d') != std::string::npos && dice.rfind("card:", 0) != 0;
}

}  // namespace

void ActDraft::send(const QString& dice) {
    if (!isReady() || parts_->sent) return;
    if (!dice.isEmpty()) parts_->dice = dice;
    json request = this->request();
    request["id"] = parts_->id;
    request["by"] = parts_->dice.toStdString();
    if (!parts_->rolls.empty()) request["rolls"] = parts_->rolls;
    const json reply = session_.send(request);
    if (reply.value("ok", false)) {
        parts_->sent = true;
        close();
        emit accepted();
    } else if (reply.contains("need")) {
        takeNeed(reply.at("need"));
        const auto thrown = std::exchange(parts_->thrown, std::nullopt);
        if (thrown && need_.value("kind") == "dice") answer(*thrown);
    } else if (!need_.isEmpty()) {
        takeBackAnswer();
    }
}

void ActDraft::lay(int face) { parts_->thrown = face; }

void ActDraft::answer(const QVariant& face) {
    if (need_.isEmpty()) return;
    const json value = toJson(face);
    if (need_.value("kind") != "dice") {
        parts_->counts.push_back(parts_->rolls.size());
        parts_->rolls.push_back(value);
        return send();
    }
    parts_->lying.push_back(value);
    if (parts_->lying.size() < need_.value("count").toUInt()) {
        askFaces();
        emit needChanged();
        return;
    }
    parts_->counts.push_back(parts_->rolls.size());
    parts_->rolls.push_back(std::exchange(parts_->lying, json::array()));
    send();
}

bool ActDraft::canTakeBack() const { return !parts_->lying.empty() || !parts_->counts.empty(); }

QString ActDraft::lastAnswer() const {
    if (!canTakeBack()) return {};
    const json& got = parts_->lying.empty() ? parts_->rolls.at(parts_->counts.back()) : parts_->lying;
    const QString name = got.is_array() ? view_.valueName({}, got.back()) : view_.cardName(text(got));
    if (!got.is_array()) return view_.isPiece(text(got)) ? view_.pieceName(text(got)) : name;
    return QCoreApplication::translate("ActDraft", "the %1").arg(name);
}

void ActDraft::takeBackAnswer() {
    if (!parts_->lying.empty()) {
        parts_->lying.erase(parts_->lying.size() - 1);
        askFaces();
        emit needChanged();
        return;
    }
    if (parts_->counts.empty()) {  // nothing is in yet: back to the sheet
        need_.clear();
        emit needChanged();
        return;
    }
    const std::size_t kept = parts_->counts.back();
    parts_->counts.pop_back();
    json last = parts_->rolls.at(kept);
    while (parts_->rolls.size() > kept) parts_->rolls.erase(parts_->rolls.size() - 1);
    send();
    // Of several dice only the last one was wrong.
    if (last.is_array() && last.size() > 1) {
        last.erase(last.size() - 1);
        parts_->lying = std::move(last);
        askFaces();
        emit needChanged();
    }
}

void ActDraft::rollHere() {
    parts_->lying = json::array();
    send(QStringLiteral("app"));
}

void ActDraft::lookAgain() {
    if (need_.isEmpty()) return;
    parts_->lying = json::array();
    parts_->rolls = json::array();
    parts_->counts.clear();
    need_.clear();
    faces_.clear();
    emit needChanged();
    emit lookedAt();
}

QVariantList ActDraft::lying() const { return toVariant(parts_->lying).toList(); }

void ActDraft::takeNeed(const json& need) {
    const std::string dice = need.value("dice", "");
    const QString who = textAt(need, "who");
    QVariantMap map{{"for", textAt(need, "for")},
                    {"title", titleOf(need)},
                    {"dice", QString::fromStdString(dice)},
                    {"who", who},
                    {"whoColour", view_.colourOf(who)}};
    map["secret"] = view_.look().chances().value(textAt(need, "for")).secret;
    const auto d = dice.find('d');
    if (isDice(dice) && d != std::string::npos && dice != "card") {
        map["kind"] = QStringLiteral("dice");
        map["count"] = d == 0 ? 1 : std::stoi(dice.substr(0, d));
        map["sides"] = std::stoi(dice.substr(d + 1));
    } else {
        const bool card = dice.rfind("card:", 0) == 0;
        map["kind"] = dice == "coin" ? QStringLiteral("coin")
                      : card         ? QStringLiteral("card")
                                     : QStringLiteral("one");
        QVariantList choices;
        for (const json& choice : need.value("choices", json::array())) {
            const QString id = text(choice);
            choices.append(
                QVariantMap{{"value", id},
                            {"label", card                ? view_.cardName(id)
                                      : view_.isPlace(id) ? view_.placeName(id)
                                                          : view_.valueName({}, choice, textAt(need, "for"))},
                            {"sign", view_.signOf({}, id)},
                            {"colour", view_.colourOf(id)}});
        }
        map["choices"] = choices;
    }
    need_ = map;
    askFaces();
    emit needChanged();
}

/// What each face would bring, for the words under it.
void ActDraft::askFaces() {
    faces_.clear();
    json action = request();
    if (!parts_->rolls.empty()) action["rolls"] = parts_->rolls;
    const json reply = session_.faces(std::move(action), parts_->lying);
    if (!reply.value("ok", false) || !reply.at("need").is_object()) return;
    const json& due = reply.at("need");
    need_["title"] = titleOf(due);
    need_["needs"] = neededWords(due, view_.look());
    need_["number"] = due.value("number", 1);
    // While the dice of one chance are entered it stays the same one of as many, whatever they show so far.
    if (parts_->lying.empty() || !need_.contains("of")) need_["of"] = due.value("of", 0);
    faces_ = faceWords(reply, view_, chance());
}

/// What the chance that is due is: with the names of whom it concerns where the face has words for that
/// ("due:bandit") and they are known before the dice: "Bandit 2 attacks Civilian 1".
QString ActDraft::titleOf(const json& due) const {
    const QString plain = view_.chanceName(textAt(due, "for"));
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
