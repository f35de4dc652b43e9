// SPDX-License-Identifier: GPL-3.0-or-later
// The table controller's offers: what may be done, for the chosen piece first, with odds.
#include "companion/bridge/following.hpp"
#include "companion/bridge/offer_params.hpp"
#include "companion/bridge/table_play.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// An offer's note; where its piece is chosen already, without the piece's name before it.
QString noteOf(const json& offer, bool forChosen) {
    const QString note = textAt(offer, "note");
    const auto colon = note.indexOf(QStringLiteral(": "));
    return forChosen && colon >= 0 ? note.mid(colon + 2) : note;
}

/// The one piece that an offer is about beside the one who acts; "" where there is none or a choice of
/// several.
json partnerOf(const json& offer) {
    bool actor = true;
    for (const json& param : offer.at("params")) {
        if (param.at("type") != "piece" || std::exchange(actor, false)) continue;
        const json choices = param.value("choices", json::array());
        return choices.size() == 1 ? choices.at(0) : json("");
    }
    return "";
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

/// The row of an act that a coin decides as one row for each side of the coin.
json tossed(const json& row, const json& sides, const SystemLook& look) {
    json rows = json::array();
    for (const json& side : sides) {
        const QString words = look.word(text(side));
        json face = row;
        face["id"] = row.at("id").get<std::string>() + "=" + side.get<std::string>();
        face["text"] = words.section(QStringLiteral(": "), 0, 0).toStdString();
        face["sub"] = words.section(QStringLiteral(": "), 1).toStdString();
        face["odds"] = "";
        rows.push_back(std::move(face));
    }
    return rows;
}

}  // namespace

/// The chosen piece stays chosen while it can act; where only one piece can, it is chosen by itself.
void TableController::refreshOffers() {
    json lists = play_->table->answer(json{{"ask", "actions"}});
    if (!lists.contains("actions")) lists = {{"actions", json::array()}, {"blocked", json::array()}};
    // Ids of offers are stable: the action, and what tells it from the others of its kind.
    for (const char* group : {"actions", "blocked"}) {
        std::map<std::string, int> seen;
        for (json& offer : lists[group]) {
            std::string id = offer.value("do", "") + "/" + offer.value("label", "");
            const json actors = actorsOf(offer);
            if (actors.size() == 1) id += "/" + actors.at(0).get<std::string>();
            if (const int again = seen[id]++; again > 0) id += "#" + std::to_string(again);
            offer["id"] = std::string(group).substr(0, 1) + ":" + id;
        }
    }
    view_.setOffers(std::move(lists));
    play_->odds.clear();
    const QString sole = soleActor();
    if (!sole.isEmpty())
        chosen_ = sole;
    else if (!chosen_.isEmpty() && offersOf(chosen_).empty())
        chosen_.clear();
    letAim();
    chooseWhatIsDue();
    gather();
    emit chosenChanged();
    refreshLegal();
}

QString TableController::soleActor() const {
    QString sole;
    if (aims()) return sole;
    for (const json& offer : view_.offers().at("actions")) {
        for (const json& actor : actorsOf(offer)) {
            if (!sole.isEmpty() && sole != text(actor)) return {};
            sole = text(actor);
        }
    }
    return sole;
}

json TableController::offersOf(const QString& piece) const {
    json list = json::array();
    if (!view_.offers().contains("actions")) return list;
    for (const json& offer : view_.offers().at("actions")) {
        if (aims() ? concerns(offer, piece) : contains(actorsOf(offer), piece)) list.push_back(offer);
    }
    return list;
}

json TableController::offerOf(const QString& id) const {
    for (const char* group : {"actions", "blocked"}) {
        if (!view_.offers().contains(group)) continue;
        for (const json& offer : view_.offers().at(group)) {
            if (textAt(offer, "id") == id) return offer;
        }
    }
    return nullptr;
}

/// The rows of the offer bar: those of the chosen piece first, then those that need no piece; where a piece
/// is chosen the others' own are left out.
void TableController::refreshLegal() {
    json mine = json::array();
    json rest = json::array();
    json blocked = json::array();
    QStringList legal;
    QVariantMap targets;
    json aimedAt = json::array();
    if (!aimed_.isEmpty()) {
        const json offers = offersTo(aimed_);
        for (const json& offer : offers) aimedAt.push_back(offer.at("id"));
    }
    const auto at = [&](const char* key) { return view_.look().data().value(key, json::array()); };
    const json quiet = at("quiet");
    const auto look = [&](const json& offer, bool possible) {
        const json actors = actorsOf(offer);
        const bool aiming = aims();
        const bool forChosen =
            !chosen_.isEmpty() && (aiming ? concerns(offer, chosen_) : contains(actors, chosen_));
        const bool elsewhere = !chosen_.isEmpty() || !leadsTo(offer).empty();
        const bool placed = contains(at("placed"), textAt(offer, "do"));
        const bool ofOther = aiming ? !forChosen && !isGeneral(offer) && (elsewhere || placed)
                                    : !chosen_.isEmpty() && !actors.empty() && !forChosen;
        // A hidden hand is opened by its owner; what is aimed at leaves out everything else.
        if (ofOther || !textAt(offer, "secret").isEmpty()) return;
        if (!aimed_.isEmpty() && !contains(aimedAt, textAt(offer, "id"))) return;
        json why = offer.value("why", json::object());
        const auto known = play_->odds.find(textAt(offer, "id").toStdString());
        json row{{"id", offer.at("id")},
                 {"action", offer.value("do", "")},
                 {"text", offer.value("label", "")},
                 {"sub", noteOf(offer, forChosen).toStdString()},
                 {"sign", view_.look().actionSign(textAt(offer, "do")).toStdString()},
                 {"odds", known == play_->odds.end() ? std::string() : known->second.percent.toStdString()},
                 {"blocked", !possible},
                 {"likely", false},
                 {"rare", contains(at("rare"), textAt(offer, "do"))},
                 {"reason", why.value("message", "")},
                 {"clause", why.value("clause", "")},
                 {"forChosen", forChosen},
                 {"actor", actors.size() == 1 ? actors.at(0) : json("")},
                 {"on", partnerOf(offer)}};
        if (possible && forChosen && aiming) {
            lightUp(offer, legal, targets);
        } else if (possible && forChosen) {
            bool actor = true;
            for (const json& param : offer.at("params")) {
                if (param.at("type") == "place") {
                    for (const json& place : param.value("choices", json::array())) legal.append(text(place));
                } else if (param.at("type") == "piece" && !std::exchange(actor, false)) {
                    for (const json& piece : param.value("choices", json::array())) {
                        if (text(piece) != chosen_)
                            targets.insert(text(piece),
                                           QString::fromStdString(row.at("odds").get<std::string>()));
                    }
                }
            }
        }
        // Where a group may go is touched on the board.
        if (aiming && forChosen && aimed_.isEmpty() && isGroup(*actorParam(offer)) &&
            !leadsTo(offer).empty() && !contains(quiet, textAt(offer, "do")))
            return;
        (!possible ? blocked : forChosen ? mine : rest).push_back(std::move(row));
    };
    if (looking_ == 0 && !resting_ && view_.offers().contains("actions")) {
        for (const json& offer : view_.offers().at("actions")) look(offer, true);
        for (const json& offer : view_.offers().at("blocked")) look(offer, false);
    }
    json rows = std::move(mine);
    rows.insert(rows.end(), rest.begin(), rest.end());
    if (const json sides = sidesOfTheCoin(); sides.is_array() && rows.size() == 1)
        rows = tossed(rows.at(0), sides, view_.look());
    rows = rareLast(rows);
    if (!rows.empty() && rows.at(0).at("rare") == false) rows.at(0)["likely"] = true;
    play_->oddsDue = json::array();
    for (const json& row : rows) {
        if (!play_->odds.contains(row.at("id").get<std::string>())) play_->oddsDue.push_back(row.at("id"));
    }
    rows.insert(rows.end(), blocked.begin(), blocked.end());
    offers_.setRows(rows);
    emit offersChanged();
    if (!play_->oddsDue.empty()) reckoning_.start();
    // While an act waits for a place or a piece, only those that it can take are legal.
    if (draft_.isOpen() && !isAiming()) {
        legal.clear();
        targets.clear();
        for (int i = 0; i < draft_.params()->count(); ++i) {
            const QVariantMap param = draft_.params()->at(i);
            for (const QVariant& choice : param.value("choices").toList()) {
                const QString id = choice.toMap().value("value").toString();
                if (param.value("type") == "place") legal.append(id);
                if (param.value("type") == "piece") targets.insert(id, QString());
            }
        }
    }
    legal.removeDuplicates();
    refreshWays();
    refreshProspects();
    if (legal == legalPlaces_ && targets == targets_) return;
    legalPlaces_ = legal;
    targets_ = targets;
    showPieces();
    showPlaces();
    emit legalChanged();
}

/// One offer's odds each time around the event loop, so that no frame waits for them.
void TableController::reckonNext() {
    if (!isOpen() || play_->oddsDue.empty()) return reckoning_.stop();
    const std::string id = play_->oddsDue.back();
    play_->oddsDue.erase(play_->oddsDue.size() - 1);
    const json offer = offerOf(QString::fromStdString(id));
    if (offer.is_null()) return;
    Success success;
    json action{{"do", offer.at("do")}};
    bool whole = true;
    for (const json& param : offer.at("params")) {
        const std::string name = param.at("name");
        if (param.value("fact", false)) continue;
        if (param.contains("default"))
            action[name] = param.at("default");
        else if (param.at("type") != "list" && param.at("type") != "resources" && !follows(param))
            whole = false;
    }
    if (whole) {
        const json reply = play_->table->answer(json{{"ask", "odds"}, {"action", action}});
        if (reply.value("ok", false)) success = successOf(reply.at("outcomes"), view_.look());
    }
    play_->odds[id] = success;
    if (success.percent.isEmpty()) return;
    offers_.patch(QString::fromStdString(id), {{"odds", success.percent.toStdString()}});
    emit offersChanged();
    // A target's flag shows the odds of the one offer that names it.
    bool actor = true;
    for (const json& param : offer.at("params")) {
        if (param.at("type") != "piece" || std::exchange(actor, false)) continue;
        for (const json& piece : param.value("choices", json::array())) {
            if (targets_.contains(text(piece))) targets_[text(piece)] = success.percent;
        }
        showPieces();
        emit legalChanged();
    }
}

}  // namespace adjutant::companion
