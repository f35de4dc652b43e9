// SPDX-License-Identifier: GPL-3.0-or-later
// The roster in the builder as its page shows it: who is in it and what each has, what can be added, what it
// is good for.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariant>
#include <QVariantList>

#include "companion/bridge/as_variants.hpp"

namespace adjutant::companion {

/// One thing that may stand in a field.
struct RecruitChoice {
    Q_GADGET
    QML_VALUE_TYPE(recruitChoice)
    Q_PROPERTY(QString value MEMBER value)  ///< "" where it is nothing
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(int count MEMBER count)  ///< how often, in a list

  public:
    QString value{}, label{};
    bool chosen = false;
    int count = 0;
    bool operator==(const RecruitChoice&) const = default;
};

struct RecruitField {
    Q_GADGET
    QML_VALUE_TYPE(recruitField)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString type MEMBER type)     ///< "choice", "int" or "list"
    Q_PROPERTY(QVariant value MEMBER value)  ///< a number; undefined where it is none or of another type
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(QVariantList choices READ choiceList)  ///< a recruitChoice each

  public:
    [[nodiscard]] QVariantList choiceList() const { return asVariants(choices); }

    QString name{}, title{}, type{};
    QVariant value{};
    int from = 0, to = 0;
    QList<RecruitChoice> choices{};
    bool operator==(const RecruitField&) const = default;
};

/// A fighter of the roster.
struct Recruit {
    Q_GADGET
    QML_VALUE_TYPE(recruit)
    Q_PROPERTY(int index MEMBER index)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString text MEMBER text)      ///< what it is, in a line
    Q_PROPERTY(QString figure MEMBER figure)  ///< its first number
    Q_PROPERTY(QString tag MEMBER tag)
    Q_PROPERTY(QVariantList fields READ fieldList)  ///< a recruitField each

  public:
    [[nodiscard]] QVariantList fieldList() const { return asVariants(fields); }

    int index = 0;
    QString name{}, text{}, figure{}, tag{};
    QList<RecruitField> fields{};
    bool operator==(const Recruit&) const = default;
};

/// A kind of fighter that can be added.
struct RosterGroup {
    Q_GADGET
    QML_VALUE_TYPE(rosterGroup)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(int count MEMBER count)  ///< how many are in it

  public:
    QString value{}, label{};
    int count = 0;
    bool operator==(const RosterGroup&) const = default;
};

/// A kind of game, and whether the roster is good for it.
struct RosterUse {
    Q_GADGET
    QML_VALUE_TYPE(rosterUse)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool fits MEMBER fits)
    Q_PROPERTY(QString sentence MEMBER sentence)  ///< why not
    Q_PROPERTY(QString clause MEMBER clause)

  public:
    QString name{}, sentence{}, clause{};
    bool fits = false;
    bool operator==(const RosterUse&) const = default;
};

}  // namespace adjutant::companion
