// SPDX-License-Identifier: GPL-3.0-or-later
// A sum of an act (engine/play/sum.hpp): its parts by name and clause, those that do not apply as well.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>
#include <nlohmann/json_fwd.hpp>

namespace adjutant::companion {

/// One line of a sum.
struct SumPart {
    Q_GADGET
    QML_VALUE_TYPE(sumPart)
    Q_PROPERTY(QString part MEMBER part)  ///< its name in the rules, as Names.wordOf("part", …) takes it
    Q_PROPERTY(QString clause MEMBER clause)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int most MEMBER most)     ///< before the dice it may be up to this; else the value
    Q_PROPERTY(bool ruled MEMBER ruled)  ///< the referee set it
    Q_PROPERTY(int was MEMBER was)       ///< what it was before that
    Q_PROPERTY(bool idle MEMBER idle)    ///< it does not apply, and counts 0

  public:
    QString part{}, clause{};
    int value = 0, most = 0, was = 0;
    bool ruled = false, idle = false;
    bool operator==(const SumPart&) const = default;
};

struct ActSum {
    Q_GADGET
    QML_VALUE_TYPE(actSum)
    Q_PROPERTY(QString event MEMBER event)         ///< the event that tells it
    Q_PROPERTY(QString say MEMBER say)             ///< its sentence; "" before it happened
    Q_PROPERTY(QVariantList parts READ partsList)  ///< a sumPart each, those that do not apply last
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(int most MEMBER most)  ///< as of a part

  public:
    [[nodiscard]] QVariantList partsList() const;

    QString event{}, say{};
    QList<SumPart> parts{};
    int total = 0, most = 0;
    bool operator==(const ActSum&) const = default;
};

/// Of an event with a "sum", or of one of the engine's sums of an act.
[[nodiscard]] ActSum actSum(const nlohmann::json& told);

}  // namespace adjutant::companion
