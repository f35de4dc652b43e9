// SPDX-License-Identifier: GPL-3.0-or-later
// How the club of the open file stands, as it was told last.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace adjutant::companion {

struct ClubStanding {
    Q_GADGET
    QML_VALUE_TYPE(clubStanding)
    Q_PROPERTY(bool known MEMBER known)   ///< it was told once
    Q_PROPERTY(QString head MEMBER head)  ///< which campaign, what this tablet is called and may do
    Q_PROPERTY(bool organiser MEMBER organiser)
    Q_PROPERTY(bool inStep MEMBER inStep)
    Q_PROPERTY(bool reachable MEMBER reachable)
    Q_PROPERTY(bool swallowed MEMBER swallowed)  ///< what the club tells by itself is not heard: it is asked
    Q_PROPERTY(bool older MEMBER older)          ///< it waits for its organiser to bring it up to date
    Q_PROPERTY(QString step MEMBER step)         ///< whether all is in step, since when, or why not
    Q_PROPERTY(int waiting MEMBER waiting)       ///< people, boards and labels that are to be sent
    Q_PROPERTY(int quiet MEMBER quiet)           ///< games that are in step, at no table

  public:
    QString head{}, step{};
    bool known = false, organiser = false, inStep = false, reachable = false, swallowed = false,
         older = false;
    int waiting = 0, quiet = 0;
    bool operator==(const ClubStanding&) const = default;
};

}  // namespace adjutant::companion
