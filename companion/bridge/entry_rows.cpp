// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/entry_rows.hpp"

#include <QDateTime>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// The local time of day, for people.
std::string timeOfDay(const std::string& at) {
    const auto moment = QDateTime::fromString(QString::fromStdString(at), Qt::ISODate);
    return moment.isValid() ? moment.toLocalTime().toString(QStringLiteral("HH:mm")).toStdString() : at;
}

/// Each sum of the events with its total and the sentence of its event.
json sumsOf(const json& events) {
    json sums = json::array();
    for (const json& event : events) {
        if (!event.contains("sum")) continue;
        int total = 0;
        for (const json& part : event.at("sum")) total += part.value("value", 0);
        sums.push_back({{"event", event.value("event", "")},
                        {"say", event.value("say", "")},
                        {"parts", event.at("sum")},
                        {"idle", event.value("idle", json::array())},
                        {"total", total}});
    }
    return sums;
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

QString sentenceOf(const json& events, const SystemLook& look) {
    const json& murmurs = under(look.data(), "murmurs");
    QStringList sentences, loud;
    for (const json& event : events) {
        const QString say = textAt(event, "say");
        if (say.isEmpty() || (!sentences.isEmpty() && sentences.last() == say)) continue;
        sentences.append(say);
        if (std::find(murmurs.begin(), murmurs.end(), under(event, "event")) == murmurs.end())
            loud.append(say);
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

QString takesBack(const EntryText& entry, const SystemLook& look) {
    const json request = json::parse(entry.request);
    const QString word = textAt(request, "do");
    const QString own = textAt(look.data().value("undo", json::object()), word.toStdString().c_str());
    if (!own.isEmpty()) return own;
    return QStringLiteral("the ") + look.word(word).toLower();
}

void EntryRows::restart() { counts_.clear(); }

json EntryRows::rows(const Journal& journal, Seq from) {
    json list = json::array();
    counts_.resize(static_cast<std::size_t>(journal.size()));
    for (Seq seq = from; seq <= journal.size(); ++seq) {
        if (journal.isAct(seq)) list.push_back(row(journal.at(seq)));
    }
    return list;
}

json EntryRows::row(const EntryText& entry) {
    const json request = json::parse(entry.request);
    const json events = json::parse(entry.events);
    const Count before = entry.parent > 0 ? counts_.at(static_cast<std::size_t>(entry.parent - 1)) : Count{};
    int round = before.round;
    for (const json& event : events) {
        const auto found = event.find("round");
        if (found != event.end() && found->is_number_integer() && event.value("event", "") != "round-ended")
            round = found->get<int>();
    }
    const Count count{round, round == before.round ? before.inRound + 1 : 1};
    counts_.at(static_cast<std::size_t>(entry.seq - 1)) = count;
    QString colour = QStringLiteral("nobody");
    for (const auto& [key, value] : request.items()) {
        const QString id = text(value);
        if (key == "target" || id.isEmpty() || !(view_.isPiece(id) || view_.isSide(id))) continue;
        colour = view_.colourOf(id);
        break;
    }
    return {{"id", std::to_string(entry.seq)},
            {"seq", entry.seq},
            {"parent", entry.parent},
            {"number", std::to_string(count.round) + "." + std::to_string(count.inRound)},
            {"round", count.round},
            {"time", timeOfDay(entry.at)},
            {"word", request.value("do", "")},
            {"colour", colour.toStdString()},
            {"sentence", sentenceOf(events, view_.look()).toStdString()},
            {"sums", sumsOf(events)},
            {"rolls", toldRolls(json::parse(entry.rolls), events)},
            {"ruled", isRuled(events)},
            {"older", json::array()},
            {"undone", false},
            {"here", false}};
}

}  // namespace adjutant::companion
