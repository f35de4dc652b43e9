// SPDX-License-Identifier: GPL-3.0-or-later
// The trades that the player whose turn it is may make now, and the one that is put together: with another
// player card by card, or with the bank. What may be traded the engine offers, and which acts are trades the
// game's readings say (engine/play/readings.hpp). Sides and goods are ids: `Names` has what they are called.
#pragma once

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QVariantList>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/table_controller.hpp"

namespace adjutant::companion {

/// Cards of a kind that one side may hand over, and how many it does.
struct TradedGood {
    Q_GADGET
    QML_VALUE_TYPE(tradedGood)
    Q_PROPERTY(QString of MEMBER of)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(int count MEMBER count)

  public:
    QString of{};
    int most = 0, count = 0;
    bool operator==(const TradedGood&) const = default;
};

/// Another player who may be traded with.
struct TradePartner {
    Q_GADGET
    QML_VALUE_TYPE(tradePartner)
    Q_PROPERTY(QString side MEMBER side)
    Q_PROPERTY(QVariantList goods READ goodsList)  ///< a tradedGood each

  public:
    [[nodiscard]] QVariantList goodsList() const { return asVariants(goods); }

    QString side{};
    QList<TradedGood> goods{};
    bool operator==(const TradePartner&) const = default;
};

/// What the bank gives for the kind that it is given.
struct BankTrade {
    Q_GADGET
    QML_VALUE_TYPE(bankTrade)
    Q_PROPERTY(QString take MEMBER take)
    Q_PROPERTY(QString rate MEMBER rate)  ///< in words
    Q_PROPERTY(int most MEMBER most)      ///< so often

  public:
    QString take{}, rate{};
    int most = 0;
    bool operator==(const BankTrade&) const = default;
};

class Trades : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(adjutant::companion::TableController* table MEMBER table_ NOTIFY tableChanged)
    Q_PROPERTY(QVariantList gives READ gives NOTIFY changed)        ///< of the player: a tradedGood each
    Q_PROPERTY(QVariantList partners READ partners NOTIFY changed)  ///< a tradePartner each
    Q_PROPERTY(QString partner READ partner NOTIFY changed)  ///< who something is taken from; "": nobody
    Q_PROPERTY(bool complete READ isComplete NOTIFY changed)
    Q_PROPERTY(QStringList toBank READ toBank NOTIFY changed)       ///< the kinds that the bank takes
    Q_PROPERTY(QString bankGive READ bankGive NOTIFY changed)       ///< the one that it is given; "": none
    Q_PROPERTY(QVariantList ofBank READ ofBank NOTIFY changed)      ///< for that: a bankTrade each
    Q_PROPERTY(int times READ times WRITE setTimes NOTIFY changed)  ///< so often, with the bank
    Q_PROPERTY(int mostTimes READ mostTimes NOTIFY changed)

  public:
    explicit Trades(QObject* parent = nullptr) : QObject(parent) {}

    /// What may be traded as things stand; nothing is put together yet.
    Q_INVOKABLE void begin();
    Q_INVOKABLE void clear();
    Q_INVOKABLE void give(const QString& good, int count);
    Q_INVOKABLE void take(const QString& side, const QString& good, int count);
    Q_INVOKABLE void giveBank(const QString& good);
    /// Makes it; false where it is refused.
    Q_INVOKABLE bool trade();
    Q_INVOKABLE bool tradeWithBank(const QString& take);

    [[nodiscard]] QVariantList gives() const { return asVariants(gives_); }
    [[nodiscard]] QVariantList partners() const { return asVariants(partners_); }
    [[nodiscard]] QString partner() const { return partner_; }
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] QStringList toBank() const { return toBank_; }
    [[nodiscard]] QString bankGive() const { return bankGive_; }
    [[nodiscard]] QVariantList ofBank() const { return asVariants(ofBank_.value(bankGive_)); }
    [[nodiscard]] int times() const { return times_; }
    void setTimes(int times);
    [[nodiscard]] int mostTimes() const;

  signals:
    void tableChanged();
    void changed();

  private:
    void putDown();
    void takeFrom(const QString& side);

    QPointer<TableController> table_;
    QList<TradedGood> gives_;
    QList<TradePartner> partners_;
    QStringList toBank_;
    QHash<QString, QList<BankTrade>> ofBank_;  ///< by what it is given
    QString partner_, bankGive_;
    int times_ = 1;
};

}  // namespace adjutant::companion
