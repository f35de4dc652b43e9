// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done now, as the offer bar and the screens of a game show it; one of no id is none.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace adjutant::companion {

struct TableOffer {
    Q_GADGET
    QML_VALUE_TYPE(tableOffer)
    Q_PROPERTY(QString id MEMBER id)          ///< as TableController.touchOffer takes it
    Q_PROPERTY(QString action MEMBER action)  ///< the act of the rules
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString brief MEMBER brief)    ///< beside the one whom it is of; "" where it has no such word
    Q_PROPERTY(QString answer MEMBER answer)  ///< of a question that it answers: the answer alone; else ""
    Q_PROPERTY(QString sub MEMBER sub)
    Q_PROPERTY(QString sign MEMBER sign)      ///< an icon
    Q_PROPERTY(QString odds MEMBER odds)      ///< "67%"
    Q_PROPERTY(QString chance MEMBER chance)  ///< what these are of: "hit"
    Q_PROPERTY(bool likely MEMBER likely)
    Q_PROPERTY(bool rare MEMBER rare)        ///< it stands behind More
    Q_PROPERTY(bool blocked MEMBER blocked)  ///< it may not be done now
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString clause MEMBER clause)
    Q_PROPERTY(bool forChosen MEMBER forChosen)  ///< it is of the chosen one
    Q_PROPERTY(QString actor MEMBER actor)  ///< the one piece that does it; "" where it is of none or several
    Q_PROPERTY(QString whose MEMBER whose)  ///< that piece's name, where another does what is called the same
    Q_PROPERTY(QString on MEMBER on)        ///< the one piece that it is done to; likewise
    Q_PROPERTY(QString group MEMBER group)  ///< of offers that differ in no more than their pieces the same

  public:
    QString id{}, action{}, text{}, brief{}, answer{}, sub{}, sign{}, odds{}, chance{}, reason{}, clause{},
        actor{}, whose{}, on{}, group{};
    bool likely = false, rare = false, blocked = false, forChosen = false;
    bool operator==(const TableOffer&) const = default;
};

/// A side that has to answer out of turn; one of no id is none.
struct AnsweringSide {
    Q_GADGET
    QML_VALUE_TYPE(answeringSide)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString person MEMBER person)  ///< who plays it; "" for nobody
    Q_PROPERTY(QString colour MEMBER colour)

  public:
    QString id{}, name{}, person{}, colour{};
    bool operator==(const AnsweringSide&) const = default;
};

}  // namespace adjutant::companion
