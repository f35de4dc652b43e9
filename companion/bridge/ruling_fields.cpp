// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/ruling_fields.hpp"

#include <algorithm>

namespace adjutant::companion {
namespace {

const char* wordOf(RulingField::Kind kind) {
    switch (kind) {
        case RulingField::Kind::number:
            return "number";
        case RulingField::Kind::flag:
            return "flag";
        case RulingField::Kind::word:
            return "choice";
        case RulingField::Kind::words:
            return "list";
        case RulingField::Kind::side:
            return "side";
        case RulingField::Kind::card:
            return "card";
        case RulingField::Kind::piece:
            break;
    }
    return "piece";
}

QStringList textsOf(const std::vector<std::string>& words) {
    QStringList list;
    for (const std::string& word : words) list << QString::fromStdString(word);
    return list;
}

RuledField fieldOf(const RulingFace& face, const RulingField& field, const GameFace& look) {
    RuledField shown;
    shown.at = QString::fromLatin1(face.at);
    shown.name = look.told(face.name);
    shown.kind = QString::fromLatin1(wordOf(field.kind));
    shown.least = field.least;
    if (field.most) shown.most = *field.most;
    shown.mayBeNone = field.mayBeNone;
    shown.choices = textsOf(field.choices);
    return shown;
}

QList<RuledField> listOf(const std::vector<RulingFace>& faces, const std::vector<RulingField>& fields,
                         const GameFace& look) {
    QList<RuledField> list;
    for (const RulingFace& face : faces) {
        const auto field = std::ranges::find(fields, face.at, &RulingField::at);
        if (field != fields.end()) list.append(fieldOf(face, *field, look));
    }
    return list;
}

}  // namespace

TableRulings tableRulings(const GameFace& look) {
    const Rulings names = look.rulings();
    const RulingFields fields = look.ruled();
    TableRulings shown;
    shown.game = listOf(names.game, fields.game, look);
    shown.side = listOf(names.side, fields.side, look);
    shown.piece = listOf(names.piece, fields.piece, look);
    shown.holding = listOf(names.holding, fields.place, look);
    shown.placed = fields.placed;
    // A game that lists no stocks shows every number of a side.
    const std::vector<Stock> stocks = look.stocks();
    shown.hasStocks =
        !shown.side.isEmpty() || stocks.empty() || !std::ranges::all_of(stocks, &Stock::isCounted);
    if (names.ground) {
        shown.ground = QString::fromLatin1(names.ground->at);
        shown.groundName = look.told(names.ground->name);
        shown.goods = textsOf(fields.goods);
    }
    return shown;
}

}  // namespace adjutant::companion
