// SPDX-License-Identifier: GPL-3.0-or-later
// The options of a game, before it is begun, in words for people.
#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/as_variants.hpp"
#include "companion/games/face.hpp"

namespace adjutant::companion {

/// What has to be chosen elsewhere for something to count; of no option: nothing has to.
struct OptionWhen {
    Q_GADGET
    QML_VALUE_TYPE(optionWhen)
    Q_PROPERTY(QString of MEMBER of)             ///< the option
    Q_PROPERTY(QVariantList among MEMBER among)  ///< one of these values

  public:
    QString of{};
    QVariantList among{};
    bool operator==(const OptionWhen&) const = default;
};

struct OptionChoice {
    Q_GADGET
    QML_VALUE_TYPE(optionChoice)
    Q_PROPERTY(QVariant value MEMBER value)
    Q_PROPERTY(QString label MEMBER label)

  public:
    QVariant value{};
    QString label{};
    bool operator==(const OptionChoice&) const = default;
};

/// A key of an option that is an object: one of its choices, or the fields of a record.
struct OptionPair {
    Q_GADGET
    QML_VALUE_TYPE(optionPair)
    Q_PROPERTY(QString key MEMBER key)  ///< "": one's own
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(adjutant::companion::OptionWhen when MEMBER when)
    Q_PROPERTY(QVariantList choices READ choiceList)  ///< an optionChoice each; of a record none
    Q_PROPERTY(QVariantList fields MEMBER fields)     ///< a startOption each

  public:
    [[nodiscard]] QVariantList choiceList() const { return asVariants(choices); }

    QString key{}, label{};
    OptionWhen when{};
    QList<OptionChoice> choices{};
    QVariantList fields{};
    bool operator==(const OptionPair&) const = default;
};

/// One of no name is none.
struct StartOption {
    Q_GADGET
    QML_VALUE_TYPE(startOption)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString about MEMBER about)  ///< a sentence in a player's words
    Q_PROPERTY(QString type MEMBER type)    ///< "choice", "list", "pairs", "int", "bool"
    Q_PROPERTY(QVariant usual MEMBER usual)
    Q_PROPERTY(int from MEMBER from)  ///< of a number; of a list how many
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(adjutant::companion::OptionWhen when MEMBER when)
    Q_PROPERTY(bool ruled MEMBER ruled)               ///< the game's ledger has a rule of it
    Q_PROPERTY(QVariantList choices READ choiceList)  ///< an optionChoice each
    Q_PROPERTY(QVariantList pairs READ pairList)      ///< an optionPair each

  public:
    [[nodiscard]] QVariantList choiceList() const { return asVariants(choices); }
    [[nodiscard]] QVariantList pairList() const { return asVariants(pairs); }

    QString name{}, title{}, about{}, type{};
    QVariant usual{};
    int from = 0, to = 99;
    bool ruled = false;
    OptionWhen when{};
    QList<OptionChoice> choices{};
    QList<OptionPair> pairs{};
    bool operator==(const StartOption&) const = default;
};

/// Options that stand together on the page of a new game.
struct StartGroup {
    Q_GADGET
    QML_VALUE_TYPE(startGroup)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(QStringList options MEMBER options)

  public:
    QString title{}, sign{};
    QStringList options{};
    bool operator==(const StartGroup&) const = default;
};

/// A game that can be begun: its options, and how the page of a new game lays them out. An option that the
/// face puts nowhere comes in a last group, so that none is lost; those in `apart` of the face are asked in
/// another way.
struct StartGame {
    Q_GADGET
    QML_VALUE_TYPE(startGame)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString about MEMBER about)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(QString who MEMBER who)      ///< the heading above who plays
    Q_PROPERTY(QString count MEMBER count)  ///< the option that says how many play, if any
    Q_PROPERTY(QString list MEMBER list)    ///< the one that says who
    Q_PROPERTY(bool boards MEMBER boards)   ///< boards of one's own can be played on
    Q_PROPERTY(QStringList above MEMBER above)
    Q_PROPERTY(QVariantList options READ optionList)  ///< a startOption each
    Q_PROPERTY(QVariantList groups READ groupList)    ///< a startGroup each

  public:
    [[nodiscard]] QVariantList optionList() const { return asVariants(options); }
    [[nodiscard]] QVariantList groupList() const { return asVariants(groups); }

    QString id{}, name{}, about{}, sign{}, who{}, count{}, list{};
    bool boards = false;
    QStringList above{};
    QList<StartOption> options{};
    QList<StartGroup> groups{};
    bool operator==(const StartGame&) const = default;
};

/// All systems that there are. Words of a game's other lists are taken only where the face says nothing of
/// the option (`NewGame` of face_tables.hpp).
[[nodiscard]] QList<StartGame> startGames();

}  // namespace adjutant::companion
