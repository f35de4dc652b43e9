// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the board before an act: who of a stack goes, what the act leaves open, the table's dice
// in its place, what it may come to.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <QVariantList>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/outcome_odds.hpp"

namespace adjutant::companion {

/// A piece of the chosen stack that can act.
struct StackMember {
    Q_GADGET
    QML_VALUE_TYPE(stackMember)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString brief MEMBER brief)  ///< what it needs to be called beside its icon
    Q_PROPERTY(QString sign MEMBER sign)    ///< that icon
    Q_PROPERTY(bool going MEMBER going)
    Q_PROPERTY(QString why MEMBER why)  ///< why it does not go though it was meant to

  public:
    QString id{}, label{}, brief{}, sign{}, why{};
    bool going = false;
    bool operator==(const StackMember&) const = default;
};

/// One value of what an act leaves open.
struct OpenValue {
    Q_GADGET
    QML_VALUE_TYPE(openValue)
    Q_PROPERTY(QVariant value MEMBER value)  ///< as chooseBeside takes it: a text or a number
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(bool chosen MEMBER chosen)

  public:
    QVariant value{};
    QString label{}, sign{};
    bool chosen = false;
    bool operator==(const OpenValue&) const = default;
};

/// What an act leaves open where one touch does it.
struct OpenChoice {
    Q_GADGET
    QML_VALUE_TYPE(openChoice)
    Q_PROPERTY(QString offer MEMBER offer)    ///< the id of the offer
    Q_PROPERTY(QString action MEMBER action)  ///< the act of the rules
    Q_PROPERTY(QString act MEMBER act)        ///< what that is called
    Q_PROPERTY(QString name MEMBER name)      ///< of the parameter
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString type MEMBER type)  ///< "int", "choice" or "list"
    Q_PROPERTY(int number MEMBER number)  ///< as it stands, of type "int"
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(QVariantList choices READ choiceList)  ///< an openValue each, of the other types

  public:
    [[nodiscard]] QVariantList choiceList() const { return asVariants(choices); }

    QString offer{}, action{}, act{}, name{}, title{}, note{}, type{};
    int number = 0, from = 0, to = 0;
    QList<OpenValue> choices{};
    bool operator==(const OpenChoice&) const = default;
};

/// The table's dice that may be touched in place of an act.
struct ThrownInstead {
    Q_GADGET
    QML_VALUE_TYPE(thrownInstead)
    Q_PROPERTY(QString id MEMBER id)          ///< as touchThrown takes it
    Q_PROPERTY(QString action MEMBER action)  ///< the act of the rules
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(int sides MEMBER sides)  ///< of the first die

  public:
    QString id{}, action{}, text{}, note{};
    int sides = 0;
    bool operator==(const ThrownInstead&) const = default;
};

/// One thing that may come of an act, in words.
struct ProspectCost {
    Q_GADGET
    QML_VALUE_TYPE(prospectCost)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString percent MEMBER percent)  ///< "" where it is sure

  public:
    QString text{}, percent{};
    bool operator==(const ProspectCost&) const = default;
};

/// One way of doing an aimed act, with what it may come to.
struct ActProspect {
    Q_GADGET
    QML_VALUE_TYPE(actProspect)
    Q_PROPERTY(QString action MEMBER action)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QStringList outcomes MEMBER outcomes)  ///< the ledger's labels
    Q_PROPERTY(QVariantList costs READ costList)      ///< a prospectCost each; empty where there are too many
    Q_PROPERTY(QVariantList groups READ groupList)    ///< the same as an outcomeGroup each
    Q_PROPERTY(bool picks MEMBER picks)               ///< it is one number of several, to be touched
    Q_PROPERTY(int value MEMBER value)                ///< that number
    Q_PROPERTY(bool chosen MEMBER chosen)             ///< that is the one that counts

  public:
    [[nodiscard]] QVariantList costList() const { return asVariants(costs); }
    [[nodiscard]] QVariantList groupList() const { return asVariants(groups); }

    QString action{}, name{};
    QStringList outcomes{};
    QList<ProspectCost> costs{};
    QList<OutcomeGroup> groups{};
    int value = 0;
    bool picks = false, chosen = false;
    bool operator==(const ActProspect&) const = default;
};

}  // namespace adjutant::companion
