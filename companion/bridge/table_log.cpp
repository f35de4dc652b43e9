// SPDX-License-Identifier: GPL-3.0-or-later
// Looking back, playing on from there, and overruling the last act.
#include "companion/bridge/table_play.hpp"

namespace adjutant::companion {

using nlohmann::json;

TableEvents TableController::eventsBack(int acts) const {
    if (!isOpen()) return {};
    const Journal& journal = std::as_const(*play_->table).game()->journal();
    Seq seq = isLookingBack() ? static_cast<Seq>(log_.looking()) : journal.cursor();
    for (; acts > 0 && seq > 1; --acts) seq = journal.at(seq).parent;
    return seq == 0 || acts > 0 ? TableEvents() : TableEvents(Session::eventsOf(journal.at(seq)));
}

void TableController::lookAt(int seq) {
    if (!isOpen()) return;
    const json reply = Session([this](const json& question) { return answer(question); }).stateAt(seq);
    if (!reply.value("ok", false)) return;
    draft_.close();
    log_.lookAt(seq);
    showState(reply, static_cast<Seq>(seq));
    tabletop_.models().outdate();
    refreshLegal();
    standing_.show();
    tabletop_.show();
    log_.show(play_->table->game());
}

void TableController::lookAtStep(int step) {
    const Seq seq = log_.history()->actAt(step);
    seq == log_.cursor() ? lookNow() : lookAt(static_cast<int>(seq));
}

void TableController::setResting(bool on) {
    if (resting_ == on) return;
    resting_ = on;
    if (!isOpen()) return;
    refreshLegal();
}

void TableController::lookNow() {
    if (!isOpen() || !isLookingBack()) return;
    log_.lookAt(0);
    refresh();
}

void TableController::playOnFrom(int seq) {
    if (answer({{"do", "rewind"}, {"seq", seq}}).value("ok", false)) return;
    lookNow();
}

bool TableController::overrule(int seq, const QString& clause, int value, const QString& reason) {
    if (!isOpen() || seq != log_.cursor()) {
        emit refused("not-last",
                     tr("Only the last act can be ruled on. Go back to it first: Play on from here."), {});
        return false;
    }
    const EntryText& entry = play_->table->game()->journal().at(seq);
    json again = Session::requestOf(entry);
    again.erase("id");
    json rolls = json::array();
    for (const json& roll : Session::rollsOf(entry)) rolls.push_back(roll.at("got"));
    again["rolls"] = rolls;
    json overrules = json::array();
    for (const json& old : again.value("overrule", json::array())) {
        if (textAt(old, "clause") != clause) overrules.push_back(old);
    }
    overrules.push_back(
        {{"clause", clause.toStdString()}, {"value", value}, {"reason", reason.toStdString()}});
    again["overrule"] = overrules;
    if (!answer({{"do", "undo"}}).value("ok", false)) return false;
    overruling_ = true;
    const json reply = doAgain(again);
    if (reply.value("ok", false)) {
        overruling_ = false;
        return true;
    }
    if (reply.contains("need")) {  // more dice than before: the referee answers them, or nothing is changed
        draft_.takeUp(again, QStringLiteral("table"));
        return true;
    }
    letStand();
    return false;
}

/// The act with as many of its old answers as it still asks for.
TableController::json TableController::doAgain(json& again) {
    const auto attempt = [&] {
        json reply{{"ok", false}};
        safely([&] {
            reply = play_->table->answer(again);
            return true;
        });
        return reply;
    };
    json reply = attempt();
    json& rolls = again.at("rolls");
    while (!rolls.empty() && reply.contains("error") && textAt(reply.at("error"), "code") == "unused-rolls") {
        rolls.erase(rolls.size() - 1);
        reply = attempt();
    }
    return tell(reply);
}

/// A touch on anything but the pad: the act stands as it was.
void TableController::putPadAside() {
    if (overruling_ && draft_.isOpen()) draft_.close();
}

/// The overruled act could not stand, or its dice were put aside: everything is as it was.
void TableController::letStand() {
    if (std::exchange(overruling_, false)) answer({{"do", "redo"}});
}

}  // namespace adjutant::companion
