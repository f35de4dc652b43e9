// SPDX-License-Identifier: GPL-3.0-or-later
// The chances of an act as they fell: the dice with their faces, or what was drawn.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>
#include <nlohmann/json_fwd.hpp>

namespace adjutant::companion {

/// A die that fell.
struct ThrownDie {
    Q_GADGET
    QML_VALUE_TYPE(thrownDie)
    Q_PROPERTY(int sides MEMBER sides)
    Q_PROPERTY(int face MEMBER face)

  public:
    int sides = 6, face = 0;
    bool operator==(const ThrownDie&) const = default;
};

/// What came of one chance.
struct ThrownRoll {
    Q_GADGET
    QML_VALUE_TYPE(thrownRoll)
    Q_PROPERTY(QString purpose MEMBER purpose)   ///< what it was for, as Names.chanceName takes it
    Q_PROPERTY(QVariantList dice READ diceList)  ///< a thrownDie each; empty where no die was thrown
    Q_PROPERTY(QString drawn MEMBER drawn)       ///< the side of a coin, a card; "" where dice fell
    Q_PROPERTY(bool onTable MEMBER onTable)      ///< at the table; else by the app

  public:
    [[nodiscard]] QVariantList diceList() const;

    QString purpose{}, drawn{};
    QList<ThrownDie> dice{};
    bool onTable = false;
    bool operator==(const ThrownRoll&) const = default;
};

/// Of the rolls of an entry, in their order.
[[nodiscard]] QList<ThrownRoll> thrownRolls(const nlohmann::json& rolls);

}  // namespace adjutant::companion
