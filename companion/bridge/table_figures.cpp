// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/table_figures.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/table_view.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// "French", "French and British", "Boston, Quebec and Montreal".
QString inSeries(QStringList names) {
    if (names.size() < 2) return names.value(0);
    const QString last = names.takeLast();
    return TableFigures::tr("%1 and %2").arg(names.join(QStringLiteral(", ")), last);
}

QStringList cardsInForce(const TableView& view) {
    QStringList cards;
    const json& list = under(view.facts(), "in-force");
    for (const json& card : list.is_array() ? list : json::array()) {
        QStringList on;
        for (const json& id : under(card, "on"))
            on << (view.isPiece(text(id)) ? view.pieceNameApart(text(id)) : view.nameOf(text(id)));
        const QString name = view.cardName(textAt(card, "card"));
        cards << (on.isEmpty() ? name : TableFigures::tr("%1: %2").arg(name, inSeries(on)));
    }
    return cards;
}

int numberAt(const json& value, const char* key) {
    const json& number = under(value, key);
    return number.is_number_integer() ? number.get<int>() : 0;
}

QString progressOf(const TableView& view) {
    const json& turn = under(view.facts(), "progress");
    return turn.contains("all") ? view.look().progress(numberAt(turn, "done"), numberAt(turn, "all"))
                                : QString();
}

QVariantMap fireOf(const TableView& view) {
    QVariantMap fields;
    for (const auto& [piece, places] : under(view.facts(), "fire").items())
        fields.insert(QString::fromStdString(piece), toVariant(places).toStringList());
    return fields;
}

QVariantMap actsLeftOf(const TableView& view) {
    QVariantMap left;
    for (const auto& [piece, facts] : under(view.facts(), "pieces").items()) {
        const json& may = under(facts, "may");
        if (may.is_array()) left.insert(QString::fromStdString(piece), toVariant(may).toStringList());
    }
    return left;
}

TablePlan planOf(const TableView& view) {
    const json& drawn = under(view.facts(), "plan");
    TablePlan plan;
    plan.columns = numberAt(drawn, "columns");
    plan.rows = numberAt(drawn, "rows");
    for (const json& mark : under(drawn, "marks")) {
        plan.marks.push_back({});
        plan.marks.back().id = textAt(mark, "id");
        plan.marks.back().kind = textAt(mark, "kind");
        plan.marks.back().column = numberAt(mark, "column");
        plan.marks.back().row = numberAt(mark, "row");
        plan.marks.back().shut = under(mark, "shut") == true;
    }
    return plan;
}

/// The first of the game's tracks.
TableTrack trackOf(const TableView& view) {
    const json& tracks = under(view.facts(), "tracks");
    TableTrack shown;
    if (!tracks.is_array() || tracks.empty()) return shown;
    const json& track = tracks.front();
    const auto named = [&](const QString& band) { return view.look().word(QStringLiteral("band"), band); };
    if (const QString band = textAt(track, "band"); !band.isEmpty()) shown.band = named(band);
    shown.clause = textAt(track, "clause");
    shown.at = numberAt(track, "at");
    shown.rounds = numberAt(track, "rounds");
    shown.left = numberAt(track, "left");
    for (const json& band : under(track, "bands")) {
        shown.bands.push_back({});
        shown.bands.back().name = named(textAt(band, "name"));
        shown.bands.back().from = numberAt(band, "from");
        shown.bands.back().to = numberAt(band, "to");
    }
    return shown;
}

}  // namespace

void TableFigures::show(const TableView& view) {
    lines_.show(view);
    Shown now{.inForce = cardsInForce(view),
              .acting = toVariant(under(view.facts(), "acting")).toStringList(),
              .track = trackOf(view),
              .plan = planOf(view),
              .rounds = numberAt(under(view.facts(), "rounds"), "last"),
              .actionsLeft = numberAt(view.facts(), "actions-left"),
              .progress = progressOf(view),
              .drawn = textAt(under(view.facts(), "drawn"), "card"),
              .may = actsLeftOf(view),
              .fire = fireOf(view)};
    if (now == shown_) return;
    shown_ = std::move(now);
    emit changed();
}

QVariantList TableTrack::bandList() const { return asVariants(bands); }
QVariantList TablePlan::markList() const { return asVariants(marks); }

}  // namespace adjutant::companion
