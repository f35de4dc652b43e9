// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/offer_rows.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// An offer's note; where its piece is chosen already, without the piece's name before it.
QString noteOf(const OfferFacts& facts, bool forChosen, const TableView& view) {
    QString note = textAt(*facts.offer, "note");
    if (!forChosen || facts.actors.size() != 1) return note;
    const QString whose = view.pieceName(facts.actors.front()) + QStringLiteral(": ");
    return note.startsWith(whose, Qt::CaseInsensitive) ? note.mid(whose.size()) : note;
}

/// The one piece that an offer is about beside the one who acts; "" where there is none or a choice of
/// several.
json partnerOf(const json& offer) {
    bool actor = true;
    for (const json& param : offer.at("params")) {
        if (param.at("type") != "piece" || std::exchange(actor, false)) continue;
        const json& choices = under(param, "choices");
        return choices.size() == 1 ? choices.at(0) : json("");
    }
    return "";
}

/// The act with all that is settled in it but its pieces.
std::string groupOf(const json& offer) {
    std::string group = offer.value("do", "");
    for (const json& param : offer.at("params")) {
        const json& choices = under(param, "choices");
        if (param.at("type") != "piece" && choices.size() == 1 && under(param, "default") == choices.at(0))
            group += '/' + param.at("name").get<std::string>() + '=' + choices.at(0).dump();
    }
    return group;
}

/// The others whom the chosen one aims at by a touch, so that they cannot be chosen themselves.
QSet<QString> aimedAt(const OfferIndex& offers, const Aim& aim, const TableView& view) {
    QSet<QString> others;
    if (aim.byPlace() || aim.chosen().isEmpty()) return others;
    const QString side = view.sideOf(aim.chosen());
    for (const OfferFacts* offer : offers.of(aim.chosen())) {
        if (!offer->possible) continue;
        const QString partner = text(partnerOf(*offer->offer));
        if (!partner.isEmpty() && view.sideOf(partner) != side) others.insert(partner);
    }
    return others;
}

/// Is it another's own, or something that is done on the board?
bool isElsewhere(const OfferFacts& offer, const Aim& aim, bool forChosen) {
    if (forChosen) return false;
    const bool chosen = !aim.chosen().isEmpty();
    if (!aim.byPlace()) return chosen && !offer.actors.isEmpty() && !offer.common;
    const bool shown = offer.face->shown && !offer.skips;
    const bool onBoard = !offer.leadsTo.isEmpty() && !shown;
    return offer.actor != nullptr && (chosen || onBoard || offer.face->placed);
}

/// Are these words about the one of that name? "Rookie 1" is not in "Heal Rookie 12".
bool isNamedIn(const QString& words, const QString& name) {
    const auto at = words.indexOf(name), end = at + name.size();
    return at >= 0 && (end == words.size() || !words.at(end).isLetterOrNumber());
}

/// Who does it, where nobody is chosen and neither the label nor the note says so.
QString unsaidActor(const OfferFacts& facts, bool forChosen, const TableView& view) {
    if (forChosen || facts.actors.size() != 1) return {};
    const QString name = view.pieceName(facts.actors.front());
    const bool said = isNamedIn(facts.label, name) || isNamedIn(textAt(*facts.offer, "note"), name);
    return said ? QString() : name;
}

json rowOf(const OfferFacts& facts, bool forChosen, bool behindMore, const QString& odds,
           const OpenChoices& choices, const TableView& view) {
    const json& offer = *facts.offer;
    const json& why = under(offer, "why");
    const GameFace& look = view.look();
    QStringList notes{unsaidActor(facts, forChosen, view), choices.wordsFor(facts),
                      noteOf(facts, forChosen, view)};
    notes.removeAll(QString());
    return {{"id", offer.at("id")},
            {"action", offer.value("do", "")},
            {"text", offer.value("label", "")},
            {"brief", look.briefAct(offer).toStdString()},
            {"answer", look.answerOf(offer).toStdString()},
            {"sub", notes.join(QStringLiteral("; ")).toStdString()},
            {"sign", look.actionSign(facts.action).toStdString()},
            {"odds", odds.toStdString()},
            {"chance", look.chanceOf(facts.action).toStdString()},
            {"blocked", !facts.possible},
            {"likely", false},
            {"rare", behindMore || look.isRare(facts.action)},
            {"reason", why.value("message", "")},
            {"clause", why.value("clause", "")},
            {"forChosen", forChosen},
            {"actor", facts.actors.size() == 1 ? facts.actors.front().toStdString() : ""},
            {"whose", ""},
            {"on", partnerOf(offer)},
            {"group", groupOf(offer)}};
}

/// The row of an act that a coin decides as one row for each side of the coin.
json tossed(const json& row, const json& sides, const GameFace& look) {
    json rows = json::array();
    for (const json& side : sides) {
        const QString words = look.word(text(side));
        json face = row;
        face["id"] = row.at("id").get<std::string>() + "=" + side.get<std::string>();
        face["text"] = words.section(QStringLiteral(": "), 0, 0).toStdString();
        face["sub"] = words.section(QStringLiteral(": "), 1).toStdString();
        face["odds"] = "";
        face["chance"] = "";
        rows.push_back(std::move(face));
    }
    return rows;
}

/// The row of an act with a small number as one row for each value, the largest first.
json apart(const json& row, const json& param, const GameFace& look) {
    json rows = json::array();
    for (int value = param.value("max", 0); value >= param.value("min", 0); --value) {
        const QString number = QString::number(value);
        json one = row;
        one["id"] = row.at("id").get<std::string>() + "=" + number.toStdString();
        one["text"] = look.word(textAt(row, "action") + '-' + number).toStdString();
        one["odds"] = "";
        rows.push_back(std::move(one));
    }
    return rows;
}

/// Acts of one name are told apart by who does them, where there is no room for all that they cost.
void tellApart(json& rows, const TableView& view) {
    std::map<std::string, std::set<std::string>> actors;  // text → those who do what is called so
    for (const json& row : rows) actors[row.at("text")].insert(row.at("actor").get<std::string>());
    for (json& row : rows) {
        if (actors.at(row.at("text")).size() > 1 && row.at("forChosen") == false)
            row["whose"] = view.pieceName(textAt(row, "actor")).toStdString();
    }
}

/// What the face keeps in sight stands right behind the first, or behind what is at hand.
json keptInSight(const json& rows, const GameFace& look, std::size_t atHand) {
    json near = json::array();
    json rest = json::array();
    for (const json& row : rows) {
        const bool isNear =
            near.size() < std::max<std::size_t>(1, atHand) || look.act(textAt(row, "action")).kept;
        (isNear ? near : rest).push_back(row);
    }
    near.insert(near.end(), rest.begin(), rest.end());
    return near;
}

json rareLast(const json& rows) {
    json list = json::array();
    for (const bool rare : {false, true}) {
        for (const json& row : rows) {
            if (row.at("rare") == rare) list.push_back(row);
        }
    }
    return list;
}

}  // namespace

const json* apartIn(const OfferFacts& offer) {
    if (offer.face->apart == nullptr || !offer.possible) return nullptr;
    for (const json& param : offer.offer->at("params")) {
        if (textAt(param, "name") == QLatin1String(offer.face->apart) && param.at("type") == "int")
            return &param;
    }
    return nullptr;
}

json offerRows(const OfferIndex& offers, const Aim& aim, const OfferOdds& odds, const OpenChoices& choices,
               const TableView& view, const json& sidesOfTheCoin) {
    const GameFace& look = view.look();
    json atHand = json::array();
    json mine = json::array();
    json rest = json::array();
    json blocked = json::array();
    const QSet<QString> others = aimedAt(offers, aim, view);
    for (const OfferFacts& offer : offers.all()) {
        const bool forChosen = offers.concerns(offer, aim.chosen());
        const bool ofOther =
            !forChosen && offer.possible && offer.actors.size() == 1 && others.contains(offer.actors.front());
        // A hidden hand is opened by its owner; what is aimed at leaves out everything else.
        if (offer.secret || !aim.admits(offer)) continue;
        if (!ofOther && isElsewhere(offer, aim, forChosen)) continue;
        // Where a group may go is touched on the board.
        const bool onBoard = aim.byPlace() && forChosen && aim.place().isEmpty() && offer.group &&
                             !offer.leadsTo.isEmpty() && !offer.face->quiet;
        if (onBoard) continue;
        json& list = !offer.possible ? blocked : offer.atHand ? atHand : forChosen ? mine : rest;
        json row = rowOf(offer, forChosen, ofOther, odds.percentOf(offer.id), choices, view);
        if (const json* number = apartIn(offer)) {
            for (json& one : apart(row, *number, look)) list.push_back(std::move(one));
        } else {
            list.push_back(std::move(row));
        }
    }
    const std::size_t first = atHand.size();
    mine.insert(mine.begin(), atHand.begin(), atHand.end());
    mine.insert(mine.end(), rest.begin(), rest.end());
    if (sidesOfTheCoin.is_array() && mine.size() == 1) mine = tossed(mine.at(0), sidesOfTheCoin, look);
    json rows = rareLast(keptInSight(mine, look, first));
    if (!rows.empty() && rows.at(0).at("rare") == false) rows.at(0)["likely"] = true;
    rows.insert(rows.end(), blocked.begin(), blocked.end());
    tellApart(rows, view);
    return rows;
}

}  // namespace adjutant::companion
