// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/board_sight.hpp"

namespace adjutant::evenings {

bool isIn(const Seen* sheet, const Seen& seen) {
    return sheet == nullptr ||
           (sheet->item != nullptr && seen.item != nullptr && sheet->item->isAncestorOf(seen.item));
}

QString boardId(const Seen& seen) {
    if (seen.item == nullptr) return {};
    const QVariant row = seen.item->property("row");
    if (!row.isValid()) return {};
    if (const QVariantMap map = row.toMap(); !map.isEmpty()) return map.value("id").toString();
    if (auto* object = row.value<QObject*>()) return object->property("id").toString();
    return {};
}

bool isOnBoard(const Seen& seen) {
    return seen.item != nullptr &&
           (QString::fromLatin1(seen.item->metaObject()->className()).startsWith("BoardMark") ||
            QString::fromLatin1(seen.item->metaObject()->className()).startsWith("BoardPiece"));
}

bool isMark(const Seen& seen) {
    return seen.item != nullptr &&
           QString::fromLatin1(seen.item->metaObject()->className()).startsWith("BoardMark");
}

bool isLitMark(const Seen& seen) { return seen.isPressable() && isMark(seen); }

}  // namespace adjutant::evenings
