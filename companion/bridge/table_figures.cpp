// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/table_figures.hpp"

#include <nlohmann/json.hpp>
#include <utility>

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
        for (const json& id : under(card, "on")) on << view.nameOf(text(id));
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

}  // namespace

void TableFigures::show(const TableView& view) {
    lines_.show(view);
    Shown now{.inForce = cardsInForce(view),
              .rounds = numberAt(under(view.facts(), "rounds"), "last"),
              .progress = progressOf(view),
              .fire = fireOf(view)};
    const json& tracks = under(view.facts(), "tracks");
    if (tracks.is_array() && !tracks.empty()) {
        now.trackRounds = numberAt(tracks.front(), "rounds");
        now.trackLeft = numberAt(tracks.front(), "left");
        const QString band = textAt(tracks.front(), "band");
        if (!band.isEmpty()) now.band = view.look().word(QStringLiteral("band"), band);
        now.trackClause = textAt(tracks.front(), "clause");
        for (const json& band : under(tracks.front(), "bands")) {
            now.bands.push_back({});
            now.bands.back().name = view.look().word(QStringLiteral("band"), textAt(band, "name"));
            now.bands.back().from = numberAt(band, "from");
            now.bands.back().to = numberAt(band, "to");
        }
    }
    if (now == shown_) return;
    shown_ = std::move(now);
    emit changed();
}

QVariantList TableFigures::bands() const {
    QVariantList list;
    for (const TrackBand& band : shown_.bands) list.append(QVariant::fromValue(band));
    return list;
}

}  // namespace adjutant::companion
