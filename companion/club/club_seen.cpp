// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/club/club_seen.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/spoken_now.hpp"
#include "companion/bridge/table_view.hpp"
#include "companion/session.hpp"
#include "db/club/records.hpp"
#include "engine/table.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ClubSeen)
};

/// One of the texts in what its holder tells, read as JSON; null where there is none.
json within(const json& told, const char* name) {
    const json& text = under(told, name);
    return text.is_string() ? json::parse(text.get<std::string>(), nullptr, false) : json();
}

/// The board and the cards of a game with these options: what has names there.
void openLike(TableView& view, const std::string& system, const json& options) {
    for (const json& wanted : {options, json::object()}) {
        Table table(
            Environment{.now = [] { return std::string(); }, .seed = [] { return std::uint64_t{1}; }});
        table.answer({{"language", spokenNow().toStdString()}});
        const json start{{"do", "start"}, {"system", system}, {"options", wanted}};
        if (!table.answer(start).value("ok", false)) continue;
        view.open(QString::fromStdString(system), Session::of(table).board().at("board"),
                  Session::of(table).cards().at("cards"));
        return;
    }
    view.open(QString::fromStdString(system), json::object(), json::object());
}

QString counted(const QString& name, const json& number) {
    const QString how = number.is_string() ? text(number) : QString::fromStdString(number.dump());
    return how.isEmpty() ? name : Words::tr("%1 %2", "a place or a stock, how many").arg(name, how);
}

SeenSide sideOf(const TableView& view, const json& row) {
    SeenSide side{.name = textAt(row, "name"), .colour = textAt(row, "colour")};
    QStringList stocks, places, pieces;
    for (const json& stock : row.at("stocks")) stocks << counted(textAt(stock, "name"), stock.at("value"));
    const QString id = textAt(row, "id");
    for (const json& place : view.placeRows()) {
        const json* known = view.placeOf(textAt(place, "id"));
        if (known != nullptr && view.look().ownerOf(view.state(), *known) == id)
            places << counted(textAt(place, "title"), place.at("number"));
    }
    for (const json& piece : view.pieceRows())
        if (textAt(piece, "owner") == id && piece.at("out") == false && !textAt(piece, "place").isEmpty())
            pieces << Words::tr("%1: %2", "a piece, its place")
                          .arg(textAt(piece, "name"), textAt(piece, "place"));
    side.stocks = stocks.join(QStringLiteral(", "));
    side.places = places.join(QStringLiteral(", "));
    side.pieces = pieces.join(QStringLiteral(", "));
    return side;
}

QString standsIn(const TableView& view, const json& summary) {
    QStringList words;
    if (const json& round = under(summary, "round"); round.is_number_integer())
        words
            << QStringLiteral("%1 %2").arg(view.look().told(view.look().cover().round)).arg(round.get<int>());
    if (const QString phase = textAt(summary, "phase"); !phase.isEmpty())
        words << view.look().word(QStringLiteral("phase"), phase);
    if (const QString active = textAt(summary, "active"); !active.isEmpty())
        words << Words::tr("%1 to act").arg(view.sideName(active));
    return words.join(QStringLiteral(" · "));
}

}  // namespace

ClubSeen seenOf(const club::ClubGame& game, const QString& name, const QString& who) {
    ClubSeen seen{.name = name, .who = who};
    try {
        const json told = json::parse(game.told, nullptr, false);
        const json summary = within(told, "summary");
        const json state = within(told, "seen");
        if (!state.is_object()) {
            seen.problem = Words::tr("That table has told nothing of this game yet.");
            return seen;
        }
        TableView view;
        openLike(view, game.system, under(state, "options"));
        view.setState(state);
        for (const json& row : view.sideRows()) seen.sides << sideOf(view, row);
        seen.stands = standsIn(view, summary);
        // It was told in English, and its events stay with the table that keeps the hidden hands: nobody can
        // say it anew.
        if (spokenNow() == QStringLiteral("en")) seen.said = textAt(summary, "say");
    } catch (const std::exception&) {  // of a later Adjutant, or of anybody
        seen.sides.clear();
        seen.problem = Words::tr("What that table tells of this game cannot be read here.");
    }
    return seen;
}

}  // namespace adjutant::companion
