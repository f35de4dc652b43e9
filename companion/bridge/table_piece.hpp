// SPDX-License-Identifier: GPL-3.0-or-later
// A piece of the game at the table as the screens show it; one of no id is none.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

namespace adjutant::companion {

struct TablePiece {
    Q_GADGET
    QML_VALUE_TYPE(tablePiece)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString owner MEMBER owner)  ///< the id of its side; "" for nobody's
    Q_PROPERTY(QString side MEMBER side)    ///< the colour of that, a key of Sides
    Q_PROPERTY(QString code MEMBER code)    ///< its id as it is printed on a counter
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString brief MEMBER brief)  ///< the same beside others of its side
    Q_PROPERTY(QString told MEMBER told)    ///< all that stands on its tile, in words
    Q_PROPERTY(QString cell MEMBER cell)    ///< the id of its place; "" where it is on none
    Q_PROPERTY(QString place MEMBER place)  ///< what that is called
    Q_PROPERTY(QString sign MEMBER sign)    ///< an icon
    Q_PROPERTY(QString number MEMBER number)
    Q_PROPERTY(int health MEMBER health)
    Q_PROPERTY(int healthMost MEMBER healthMost)
    Q_PROPERTY(QString mark MEMBER mark)  ///< what is so of it, in words
    Q_PROPERTY(QString markSign MEMBER markSign)
    Q_PROPERTY(bool markGood MEMBER markGood)
    Q_PROPERTY(QStringList marks MEMBER marks)         ///< the icons of what is so of it
    Q_PROPERTY(QVariantList allMarks MEMBER allMarks)  ///< each of them, as PieceTile.marks takes them
    Q_PROPERTY(bool out MEMBER out)                    ///< of the game
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(bool lying MEMBER lying)
    Q_PROPERTY(bool spent MEMBER spent)  ///< it has done what it may
    /// What only its own game has of it, by the names of that game: its own screens know them.
    Q_PROPERTY(QVariantMap own MEMBER own)

  public:
    QString id{}, owner{}, side = QStringLiteral("nobody"), code{}, name{}, brief{}, told{}, cell{}, place{},
                           sign{}, number{}, mark{}, markSign{};
    int health = 0, healthMost = 0;
    bool markGood = false, out = false, chosen = false, lying = false, spent = false;
    QStringList marks{};
    QVariantList allMarks{};
    QVariantMap own{};
    bool operator==(const TablePiece&) const = default;
};

}  // namespace adjutant::companion
