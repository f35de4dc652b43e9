// SPDX-License-Identifier: GPL-3.0-or-later
// What a referee may set field by field, as the sheet of rulings shows it: which, and within what, is the
// engine's to say (engine/play/ruling_field.hpp), what they are called and in which order the face's.
#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QVariantList>

#include "companion/bridge/as_variants.hpp"
#include "companion/games/face.hpp"

namespace adjutant::companion {

/// One value of the state.
struct RuledField {
    Q_GADGET
    QML_VALUE_TYPE(ruledField)
    Q_PROPERTY(QString at MEMBER at)  ///< a pointer below what it is a field of
    Q_PROPERTY(QString name MEMBER name)
    /// "number", "flag", "choice", "list", "side", "piece", "place", "card" or "text"
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(int least MEMBER least)  ///< of a number
    Q_PROPERTY(int most MEMBER most)    ///< likewise
    Q_PROPERTY(bool mayBeNone MEMBER mayBeNone)
    Q_PROPERTY(QStringList choices MEMBER choices)  ///< empty where they are whatever there is of the kind

  public:
    QString at{}, name{}, kind = QStringLiteral("text");
    int least = 0, most = 999;
    bool mayBeNone = false;
    QStringList choices{};
    bool operator==(const RuledField&) const = default;
};

struct TableRulings {
    Q_GADGET
    QML_VALUE_TYPE(tableRulings)
    Q_PROPERTY(QVariantList game READ gameList)        ///< a ruledField each, of the game as a whole,
    Q_PROPERTY(QVariantList side READ sideList)        ///< of each of its sides,
    Q_PROPERTY(QVariantList piece READ pieceList)      ///< of its pieces,
    Q_PROPERTY(QVariantList holding READ holdingList)  ///< and of its held places
    Q_PROPERTY(QString ground MEMBER ground)  ///< where the state keeps what lies on the ground; "": nowhere
    Q_PROPERTY(QString groundName MEMBER groundName)
    Q_PROPERTY(QStringList goods MEMBER goods)   ///< what may lie there
    Q_PROPERTY(bool placed MEMBER placed)        ///< its pieces stand on places while they are in play
    Q_PROPERTY(bool hasStocks MEMBER hasStocks)  ///< something of its sides can be set

  public:
    [[nodiscard]] QVariantList gameList() const { return asVariants(game); }
    [[nodiscard]] QVariantList sideList() const { return asVariants(side); }
    [[nodiscard]] QVariantList pieceList() const { return asVariants(piece); }
    [[nodiscard]] QVariantList holdingList() const { return asVariants(holding); }

    QList<RuledField> game{}, side{}, piece{}, holding{};
    QString ground{}, groundName{};
    QStringList goods{};
    bool placed = true, hasStocks = true;
    bool operator==(const TableRulings&) const = default;
};

[[nodiscard]] TableRulings tableRulings(const GameFace& look);

}  // namespace adjutant::companion
