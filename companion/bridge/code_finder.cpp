// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/code_finder.hpp"

#include <QStringList>
#include <nlohmann/json.hpp>

#include "cards/payload.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/roster_form.hpp"
#include "companion/bridge/roster_tags.hpp"
#include "companion/bridge/scan_desk.hpp"
#include "companion/bridge/session.hpp"
#include "companion/bridge/table_view.hpp"
#include "engine/games.hpp"
#include "engine/journal/parsed.hpp"
#include "engine/table.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// The usual game of a system, for its names; nothing of it is kept. False where there is none.
bool openUsual(TableView& view, const QString& system) {
    if (findSystem(system.toStdString()) == nullptr) return false;
    Table table({.now = [] { return std::string(); },
                 .seed = [] { return std::uint64_t{1}; },
                 .sink = nullptr,
                 .oneGame = false});
    const json started = table.answer(json{{"do", "start"}, {"system", system.toStdString()}});
    if (!started.value("ok", false)) return false;
    const Session session = Session::of(table);
    view.open(system, session.board().at("board"), session.cards().at("cards"));
    view.setState(session.state().at("state"));
    return true;
}

QVariantMap ofSystem(const QString& system, const QString& kind, const QString& id) {
    TableView usual;
    QVariantMap found = openUsual(usual, system)
                            ? shownOf(usual, kind, id)
                            : QVariantMap{{"known", true}, {"kind", kind}, {"id", id}, {"name", id}};
    const QString side = usual.sideName(usual.sideOf(id));
    const QString title = QString::fromStdString(systemName(system.toStdString()));
    found.remove("rows");  // of no game that anybody plays
    found["note"] =
        kind != "piece" || usual.sideOf(id).isEmpty() ? title : ScanDesk::tr("%1, %2").arg(side, title);
    return found;
}

/// What the code is in this campaign. A bound code names no system: it is of the game that was played last.
QVariantMap inCampaign(const db::CampaignFile& file, const db::Campaign& campaign, const QString& code,
                       const QString& ownTag) {
    const auto bound = file.findTag(campaign.id, code.toStdString());
    const bool toFighter = bound && bound->kind == "fighter";
    const QString fighter =
        fighterIn(file, campaign.id, toFighter ? QString::fromStdString(bound->target) : ownTag);
    if (!fighter.isEmpty())
        return {{"known", true},
                {"kind", "fighter"},
                {"name", fighter},
                {"sign", "person"},
                {"note", QString::fromStdString(campaign.name)}};
    if (!bound) return {};
    const std::vector<db::Game> games = file.games(campaign.id);
    const QString system = games.empty() ? QString() : QString::fromStdString(games.front().system);
    QVariantMap found =
        ofSystem(system, QString::fromStdString(bound->kind), QString::fromStdString(bound->target));
    found["note"] = found.value("note").toString().isEmpty()
                        ? QString::fromStdString(campaign.name)
                        : ScanDesk::tr("%1; %2").arg(QString::fromStdString(campaign.name),
                                                     found.value("note").toString());
    return found;
}

/// What lies at the place, its state, and who stands there.
json heldAt(const TableView& game, const QString& place) {
    json rows = json::array();
    for (const json& good : game.goodsAt(place)) {
        rows.push_back(
            {{"text", good.at("word")}, {"note", good.at("note")}, {"sign", good.at("sign")}, {"side", ""}});
    }
    for (const json& piece : game.pieceRows()) {
        if (textAt(piece, "cell") != place) continue;
        rows.push_back({{"text", piece.at("name")},
                        {"note", piece.at("mark")},
                        {"sign", piece.at("sign")},
                        {"side", piece.at("side")}});
    }
    return rows;
}

}  // namespace

QString fighterIn(const db::CampaignFile& file, db::CampaignId campaign, const QString& tag) {
    const QString prefix = QStringLiteral("roster/");
    for (const db::Document& kept : file.documents(campaign)) {
        if (!QString::fromStdString(kept.kind).startsWith(prefix)) continue;
        const json form = rosterForm(QString::fromStdString(kept.kind).mid(prefix.size()));
        const json roster = parsed(kept.text);
        if (!form.is_object() || !isRoster(form, roster)) continue;
        for (const json& fighter : roster.at(form.at("list").get<std::string>()))
            if (tagOf(fighter) == tag)
                return ScanDesk::tr("%1 of %2")
                    .arg(textAt(fighter, "name"), QString::fromStdString(kept.name));
    }
    return {};
}

QVariantMap shownOf(const TableView& game, const QString& kind, const QString& id) {
    const QString name = kind == "piece"   ? game.pieceName(id)
                         : kind == "place" ? game.placeName(id)
                                           : game.cardName(id);
    QVariantMap shown{{"known", true},
                      {"kind", kind},
                      {"id", id},
                      {"name", name},
                      {"colour", game.colourOf(id)},
                      {"sign", kind == "card" ? game.look().wordSign(id) : game.signOf(kind, id)}};
    if (kind == "place") shown["rows"] = toVariant(heldAt(game, game.cellOf(id)));
    if (const json card = kind == "card" ? game.cardText(id) : json(); card.is_object()) {
        shown["text"] = textAt(card, "text");
        shown["lasts"] = textAt(card, "lasts");
    }
    return shown;
}

QVariantMap findCode(const QString& code, const db::CampaignFile* file) {
    const cards::Payload payload = cards::parse(code.toStdString());
    if (const auto* card = std::get_if<cards::CardCode>(&payload))
        return ofSystem(QString::fromStdString(card->system), "card", QString::fromStdString(card->card));
    if (const auto* place = std::get_if<cards::PlaceCode>(&payload))
        return ofSystem(QString::fromStdString(place->system), "place", QString::fromStdString(place->place));
    if (const auto* piece = std::get_if<cards::PieceCode>(&payload))
        return ofSystem(QString::fromStdString(piece->system), "piece", QString::fromStdString(piece->piece));
    if (file == nullptr) return {};
    const auto* tag = std::get_if<cards::Tag>(&payload);
    const QString ownTag = tag == nullptr ? QString() : QString::fromStdString(tag->text());
    QVariantMap found;
    QStringList whose;  // the same label may serve in several campaigns
    for (const db::Campaign& campaign : file->campaigns()) {
        const QVariantMap here = inCampaign(*file, campaign, code, ownTag);
        if (here.isEmpty()) continue;
        if (found.isEmpty())
            found = here;
        else
            whose << ScanDesk::tr("%1 in %2")
                         .arg(here.value("name").toString(), QString::fromStdString(campaign.name));
    }
    if (!whose.isEmpty()) found["note"] = found.value("note").toString() + "; " + whose.join("; ");
    return found;
}

}  // namespace adjutant::companion
