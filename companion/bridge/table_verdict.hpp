// SPDX-License-Identifier: GPL-3.0-or-later
// How the game at the table came out.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QVariantList>

#include "companion/bridge/as_variants.hpp"

namespace adjutant::companion {

/// What became of one side.
struct SideResult {
    Q_GADGET
    QML_VALUE_TYPE(sideResult)
    Q_PROPERTY(QString side MEMBER side)
    Q_PROPERTY(QString sideName MEMBER sideName)
    Q_PROPERTY(QString person MEMBER person)    ///< who played it; "" where nobody is named
    Q_PROPERTY(QString outcome MEMBER outcome)  ///< "win", "draw", "loss" or "open"

  public:
    QString side{}, sideName{}, person{}, outcome{};
    bool operator==(const SideResult&) const = default;
};

struct TableVerdict {
    Q_GADGET
    QML_VALUE_TYPE(tableVerdict)
    Q_PROPERTY(QString by MEMBER by)  ///< "rules" or "agreement"; "" while the game goes on
    Q_PROPERTY(bool draw MEMBER draw)
    Q_PROPERTY(QStringList winners MEMBER winners)  ///< sides
    Q_PROPERTY(QString words MEMBER words)          ///< "Victory: Ann (Union)"
    Q_PROPERTY(QVariantList sides READ sideList)    ///< a sideResult each

  public:
    [[nodiscard]] QVariantList sideList() const { return asVariants(sides); }

    QString by{}, words{};
    QStringList winners{};
    QList<SideResult> sides{};
    bool draw = false;
    bool operator==(const TableVerdict&) const = default;
};

}  // namespace adjutant::companion
