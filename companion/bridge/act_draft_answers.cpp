// SPDX-License-Identifier: GPL-3.0-or-later
// The draft is sent, and what the table's dice show answers what is still to be known.
#include <utility>

#include "companion/bridge/act_draft_parts.hpp"

namespace adjutant::companion {

using nlohmann::json;

void ActDraft::send(const QString& dice) {
    if (!isReady() || parts_->sent) return;
    if (!dice.isEmpty()) parts_->dice = dice;
    json request = this->request();
    request["id"] = parts_->id;
    request["by"] = parts_->dice.toStdString();
    if (!due_->rolls().empty()) request["rolls"] = due_->rolls();
    const json reply = session_.send(request);
    if (reply.value("ok", false)) {
        parts_->sent = true;
        close();
        emit accepted();
    } else if (reply.contains("need")) {
        due_->take(reply.at("need"));
        showDue();
        const auto thrown = std::exchange(parts_->thrown, std::nullopt);
        if (thrown && due_->need().kind == QStringLiteral("dice")) answer(*thrown);
    } else if (due_->isDue()) {
        takeBackAnswer();
    }
}

void ActDraft::lay(int face) { parts_->thrown = face; }

void ActDraft::answer(const QVariant& face) {
    if (!due_->isDue()) return;
    due_->answer(toJson(face)) ? send() : showDue();
}

void ActDraft::takeBackAnswer() {
    if (due_->liftDie()) return showDue();
    if (!due_->canTakeBack()) {  // nothing is in yet: back to the sheet
        due_->drop();
        emit due_->changed();
        return;
    }
    json last = due_->takeBack();
    send();
    // Of several dice only the last one was wrong.
    if (!last.is_array() || last.size() < 2) return;
    due_->layBack(std::move(last));
    showDue();
}

void ActDraft::rollHere() {
    due_->liftDice();
    send(QStringLiteral("app"));
}

void ActDraft::lookAgain() {
    if (!due_->isDue()) return;
    due_->clear();
    emit due_->changed();
    emit lookedAt();
}

/// What each face would bring, for the words under it.
void ActDraft::showDue() {
    json action = request();
    if (!due_->rolls().empty()) action["rolls"] = due_->rolls();
    due_->show(session_.faces(std::move(action), due_->dice()), chance());
    emit due_->changed();
}

}  // namespace adjutant::companion
