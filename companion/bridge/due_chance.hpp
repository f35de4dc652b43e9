// SPDX-License-Identifier: GPL-3.0-or-later
// A chance that waits for an answer off the table, its answers where they are no numbers, and what each
// answer would bring; one of no kind is none.
#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>

#include "companion/bridge/as_variants.hpp"

namespace adjutant::companion {

/// A side of a coin, a card, a lot.
struct DueAnswer {
    Q_GADGET
    QML_VALUE_TYPE(dueAnswer)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString sign MEMBER sign)  ///< an icon

  public:
    QString value{}, label{}, sign{};
    bool operator==(const DueAnswer&) const = default;
};

struct DueChance {
    Q_GADGET
    QML_VALUE_TYPE(dueChance)
    Q_PROPERTY(
        QString kind MEMBER kind)  ///< "dice", "coin", "card" or "one" of several; "" where none is due
    Q_PROPERTY(QString purpose MEMBER purpose)  ///< what it is for
    Q_PROPERTY(QString title MEMBER title)      ///< the same in words, with whom it concerns
    Q_PROPERTY(QString needs MEMBER needs)      ///< "5 or 6 hits"; "" where it needs no number
    Q_PROPERTY(int number MEMBER number)        ///< which of the act's chances it is
    Q_PROPERTY(int of MEMBER of)                ///< of how many; 0 where that is not known
    Q_PROPERTY(QString who MEMBER who)          ///< the side that answers it; "" where it is nobody's
    Q_PROPERTY(QString whoColour MEMBER whoColour)
    Q_PROPERTY(bool secret MEMBER secret)             ///< nobody else may see the answers
    Q_PROPERTY(int count MEMBER count)                ///< of its dice
    Q_PROPERTY(int sides MEMBER sides)                ///< of each of them
    Q_PROPERTY(QVariantList choices READ choiceList)  ///< a dueAnswer each

  public:
    [[nodiscard]] QVariantList choiceList() const { return asVariants(choices); }

    QString kind{}, purpose{}, title{}, needs{}, who{}, whoColour = QStringLiteral("nobody");
    int number = 1, of = 0, count = 0, sides = 0;
    bool secret = false;
    QList<DueAnswer> choices{};
    bool operator==(const DueChance&) const = default;
};

/// What a face of a die would bring.
struct DueFace {
    Q_GADGET
    QML_VALUE_TYPE(dueFace)
    Q_PROPERTY(int face MEMBER face)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(bool good MEMBER good)
    Q_PROPERTY(bool bad MEMBER bad)
    Q_PROPERTY(bool counts MEMBER counts)  ///< it meets what is needed

  public:
    int face = 0;
    QString label{};
    bool good = false, bad = false, counts = false;
    bool operator==(const DueFace&) const = default;
};

}  // namespace adjutant::companion
