// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/entry_row.hpp"

#include <QCoreApplication>
#include <QDateTime>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/in_sentence.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/ruling_words.hpp"
#include "companion/session.hpp"
#include "engine/play/game.hpp"
#include "engine/play/retelling.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// The local time of day, for people.
QString timeOfDay(const QString& at) {
    const auto moment = QDateTime::fromString(at, Qt::ISODate);
    return moment.isValid() ? moment.toLocalTime().toString(QStringLiteral("HH:mm")) : at;
}

QList<ActSum> sumsOf(const json& events) {
    QList<ActSum> sums;
    for (const json& event : events)
        if (event.contains("sum")) sums.append(actSum(event));
    return sums;
}

/// The side of who acted: the piece or side that the request names as the one who does it, or that its first
/// event tells of. What it is done to says nothing of whose act it is.
QString sideOf(const json& request, const json& events, const TableView& view) {
    const auto known = [&](const json& value) {
        const QString id = text(value.is_array() && !value.empty() ? value.front() : value);
        return view.isSide(id) ? id : view.sideOf(id);
    };
    for (const char* key : {"piece", "pieces", "attacker", "attackers", "units", "side", "player"}) {
        if (QString side = known(under(request, key)); !side.isEmpty()) return side;
    }
    for (const char* key : {"side", "piece", "by"}) {
        if (events.empty()) break;
        if (QString side = known(under(events.front(), key)); !side.isEmpty()) return side;
    }
    return {};
}

bool isRuled(const json& events) {
    for (const json& event : events) {
        if (event.value("event", "") == "ruled") return true;
        for (const json& part : event.value("sum", json::array())) {
            if (part.contains("overruled") && !part.at("overruled").is_null()) return true;
        }
    }
    return false;
}

}  // namespace

QString sentenceOf(const json& events, const GameFace& look) {
    const QStringList murmurs = look.murmurs();
    QStringList sentences, loud;
    for (const json& event : events) {
        const QString say = textAt(event, "say");
        if (say.isEmpty() || (!sentences.isEmpty() && sentences.last() == say)) continue;
        sentences.append(say);
        if (!murmurs.contains(textAt(event, "event"))) loud.append(say);
    }
    return (loud.isEmpty() ? sentences : loud).join(' ');
}

json toldRolls(const json& rolls, const json& events) {
    const bool secret =
        std::any_of(events.begin(), events.end(), [](const json& event) { return event.contains("secret"); });
    json told = json::array();
    for (const json& roll : rolls) {
        if (!secret || !roll.at("got").is_string()) told.push_back(roll);
    }
    return told;
}

QString takesBack(const EntryText& entry, const GameFace& look) {
    const json request = Session::requestOf(entry);
    const QString word = textAt(request, "do");
    QString own = look.undoWords(word);
    if (!own.isEmpty()) return own;
    return QCoreApplication::translate("ActDraft", "the %1").arg(inSentence(look.word(word)));
}

QString toldOf(const json& events, Seq seq, const Game& game, const TableView& view) {
    if (events.empty() || events.front().value("event", "") != "ruled")
        return sentenceOf(events, view.look());
    const json before = Session::of(game).stateAt(game.journal().at(seq).parent);
    if (!before.value("ok", false)) return sentenceOf(events, view.look());
    return rulingWords(events.front(), before.at("state"), view);
}

QVariantList LogEntry::sumsList() const { return asVariants(sums); }
QVariantList LogEntry::rollsList() const { return asVariants(rolls); }
QVariantList LogEntry::olderList() const { return asVariants(older); }

LogEntry entryRow(const EntryText& entry, ActNumber number, const TableView& view, Retelling* retelling) {
    LogEntry row;
    row.id = QString::number(entry.seq);
    row.seq = static_cast<int>(entry.seq);
    row.number = QStringLiteral("%1.%2").arg(number.round).arg(number.inRound);
    row.round = number.round;
    row.time = timeOfDay(QString::fromStdString(entry.at));
    try {
        const json request = Session::requestOf(entry);
        const json events = retelling == nullptr ? Session::eventsOf(entry) : retelling->events(entry.seq);
        row.side = sideOf(request, events, view);
        row.colour = view.colourOf(row.side);
        row.sentence = retelling == nullptr ? sentenceOf(events, view.look())
                                            : toldOf(events, entry.seq, retelling->game(), view);
        row.sums = sumsOf(events);
        row.rolls = thrownRolls(toldRolls(Session::rollsOf(entry), events));
        row.ruled = isRuled(events);
        row.word = textAt(request, "do");
    } catch (const json::exception&) {  // somebody has been at the file; the game may stand on a later state
        row.sentence = QCoreApplication::translate("EntryRow", "This entry cannot be read.");
    }
    return row;
}

}  // namespace adjutant::companion
