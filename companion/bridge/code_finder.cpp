// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/code_finder.hpp"

#include <QStringList>
#include <nlohmann/json.hpp>

#include "cards/payload.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/roster_form.hpp"
#include "companion/bridge/roster_tags.hpp"
#include "companion/bridge/scan_desk.hpp"
#include "companion/bridge/table_view.hpp"
#include "companion/session.hpp"
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

ScannedThing ofSystem(const QString& system, const QString& kind, const QString& id) {
    TableView usual;
    ScannedThing found;
    if (openUsual(usual, system)) {
        found = shownOf(usual, kind, id);
    } else {
        found.kind = kind;
        found.id = found.name = id;
    }
    found.rows.clear();  // of no game that anybody plays
    found.empty = false;
    const QString side = usual.sideName(usual.sideOf(id));
    const QString title = QString::fromStdString(systemName(system.toStdString()));
    found.note =
        kind != "piece" || usual.sideOf(id).isEmpty() ? title : ScanDesk::tr("%1, %2").arg(side, title);
    return found;
}

/// What the code is in this campaign. A bound code names no system: it is of the game that was played last.
ScannedThing inCampaign(const db::CampaignFile& file, const db::Campaign& campaign, const QString& code,
                        const QString& ownTag) {
    const auto bound = file.findTag(campaign.id, code.toStdString());
    const bool toFighter = bound && bound->kind == "fighter";
    const QString whose = QString::fromStdString(campaign.name);
    ScannedThing found;
    found.name = fighterIn(file, campaign.id, toFighter ? QString::fromStdString(bound->target) : ownTag);
    if (!found.name.isEmpty()) {
        found.kind = QStringLiteral("fighter");
        found.sign = QStringLiteral("person");
        found.note = whose;
        return found;
    }
    if (!bound) return {};
    const std::vector<db::Game> games = file.games(campaign.id);
    const QString system = games.empty() ? QString() : QString::fromStdString(games.front().system);
    found = ofSystem(system, QString::fromStdString(bound->kind), QString::fromStdString(bound->target));
    found.note = found.note.isEmpty() ? whose : ScanDesk::tr("%1; %2").arg(whose, found.note);
    return found;
}

/// What lies at the place, its state, and who stands there.
QList<HeldThing> heldAt(const TableView& game, const QString& place) {
    QList<HeldThing> rows;
    for (const json& good : game.goodsAt(place))
        rows.append({textAt(good, "word"), textAt(good, "note"), textAt(good, "sign")});
    for (const json& piece : game.pieceRows())
        if (textAt(piece, "cell") == place)
            rows.append(
                {textAt(piece, "name"), textAt(piece, "mark"), textAt(piece, "sign"), textAt(piece, "side")});
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

ScannedThing shownOf(const TableView& game, const QString& kind, const QString& id) {
    ScannedThing shown;
    shown.kind = kind;
    shown.id = id;
    shown.name = kind == "piece"   ? game.pieceName(id)
                 : kind == "place" ? game.placeName(id)
                                   : game.cardName(id);
    shown.colour = game.colourOf(id);
    shown.sign = kind == "card" ? game.look().wordSign(id) : game.signOf(kind, id);
    if (kind == "place") {
        shown.rows = heldAt(game, game.cellOf(id));
        shown.empty = shown.rows.isEmpty();
    }
    if (const json card = kind == "card" ? game.cardText(id) : json(); card.is_object()) {
        shown.text = textAt(card, "text");
        shown.lasts = textAt(card, "lasts");
    }
    return shown;
}

ScannedThing findCode(const QString& code, const db::CampaignFile* file) {
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
    ScannedThing found;
    for (const db::Campaign& campaign : file->campaigns()) {  // the same label may serve in several
        const ScannedThing here = inCampaign(*file, campaign, code, ownTag);
        if (!here.isKnown()) continue;
        if (found.isKnown())
            found.note +=
                "; " + ScanDesk::tr("%1 in %2").arg(here.name, QString::fromStdString(campaign.name));
        else
            found = here;
    }
    return found;
}

}  // namespace adjutant::companion
