// SPDX-License-Identifier: GPL-3.0-or-later
// A parameter of the act that is put together, and one of its choices, as the screens of a game take them.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariant>
#include <QVariantList>

#include "companion/bridge/as_variants.hpp"

namespace adjutant::companion {

struct ActChoice {
    Q_GADGET
    QML_VALUE_TYPE(actChoice)
    Q_PROPERTY(QVariant value MEMBER value)  ///< as ActDraft.set takes it: a text or a number
    Q_PROPERTY(QString key MEMBER key)       ///< of a pair: whose it is; else ""
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(bool chosen MEMBER chosen)

  public:
    QVariant value{};
    QString key{}, label{};
    bool chosen = false;
    bool operator==(const ActChoice&) const = default;
};

struct ActParam {
    Q_GADGET
    QML_VALUE_TYPE(actParam)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString type MEMBER type)              ///< "choice", "list", "pairs", "int", "bool" …
    Q_PROPERTY(QVariantList choices READ choiceList)  ///< an actChoice each
    Q_PROPERTY(QVariant value MEMBER value)           ///< of the kind of its type
    Q_PROPERTY(QString valueName MEMBER valueName)    ///< that in words
    Q_PROPERTY(int min MEMBER min)
    Q_PROPERTY(int max MEMBER max)
    Q_PROPERTY(bool fact MEMBER fact)      ///< the table alone knows it
    Q_PROPERTY(bool byHand MEMBER byHand)  ///< somebody has touched it

  public:
    [[nodiscard]] QVariantList choiceList() const { return asVariants(choices); }

    QString name{}, title{}, type{}, valueName{};
    QVariant value{};
    QList<ActChoice> choices{};
    int min = 0, max = 0;
    bool fact = false, byHand = false;
    bool operator==(const ActParam&) const = default;
};

}  // namespace adjutant::companion
