// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/piece_index.hpp"

#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"
#include "companion/games/name_words.hpp"

namespace adjutant::companion {

using nlohmann::json;

PieceIndex::PieceIndex(const GameFace& look, const json& state) {
    const json& pieces = under(state, "pieces");
    QHash<QString, int> ofKind;
    for (const json& piece : pieces) ++ofKind[textAt(piece, "kind")];
    const auto nameOf = [&](const QString& id, const json& piece) {
        QString own = textAt(piece, "name");
        if (!own.isEmpty() && own != id) return own;
        if (QString calling = look.calling(state, id); !calling.isEmpty()) return calling;
        if (!own.isEmpty()) return own;
        const QString kind = textAt(piece, "kind");
        if (kind.isEmpty()) return id;
        const QString number = trailingNumber(id);
        if (ofKind.value(kind) < 2 || number.isEmpty()) return look.word(kind);
        numbers_.insert(id, number);
        return look.word(kind) + ' ' + number;
    };
    for (const auto& [key, piece] : pieces.items()) {
        const QString id = QString::fromStdString(key), name = nameOf(id, piece),
                      side = textAt(piece, "side");
        names_.insert(id, name);
        sides_.insert(id, side);
        bearers_[name].insert(side);
        if (const QString place = textAt(piece, "place"); pieces.contains(place.toStdString()))
            with_[place] << id;
    }
}

bool PieceIndex::isSharedWithAnotherSide(const QString& id) const {
    QSet<QString> sides = bearers_.value(name(id));
    sides.remove(sides_.value(id));
    return !sides.isEmpty();
}

}  // namespace adjutant::companion
