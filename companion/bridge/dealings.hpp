// SPDX-License-Identifier: GPL-3.0-or-later
// What an act at the table makes each side take and pay (engine/play/dealing.hpp). Sides and goods are ids:
// `Names` has what they are called.
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>

#include "companion/bridge/table_controller.hpp"

namespace adjutant::companion {

/// So many of a thing that is taken or paid.
struct DealtGood {
    Q_GADGET
    QML_VALUE_TYPE(dealtGood)
    Q_PROPERTY(QString of MEMBER of)
    Q_PROPERTY(int count MEMBER count)

  public:
    QString of{};
    int count = 0;
    bool operator==(const DealtGood&) const = default;
};

/// What one side takes, or pays.
struct DealtTo {
    Q_GADGET
    QML_VALUE_TYPE(dealtTo)
    Q_PROPERTY(QString side MEMBER side)
    Q_PROPERTY(QVariantList goods READ goodsList)  ///< a `dealtGood` each, in the game's order

  public:
    [[nodiscard]] QVariantList goodsList() const;

    QString side{};
    QList<DealtGood> goods{};
    bool operator==(const DealtTo&) const = default;
};

class Dealings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(adjutant::companion::TableController* table READ table WRITE setTable NOTIFY tableChanged)
    /// Does it follow what happens? Else it shows what it is told to.
    Q_PROPERTY(bool live MEMBER live_ NOTIFY liveChanged)
    Q_PROPERTY(QVariantList takes READ takes NOTIFY changed)  ///< a `dealtTo` each
    Q_PROPERTY(QVariantList pays READ pays NOTIFY changed)

  public:
    explicit Dealings(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] TableController* table() const { return table_; }
    void setTable(TableController* table);
    [[nodiscard]] QVariantList takes() const;
    [[nodiscard]] QVariantList pays() const;

    /// Of the last act on the line of play that brought an event of that name; the sentences of these events.
    /// Empty, with nothing shown, where there was none in a long while.
    Q_INVOKABLE QString showLast(const QString& event);

  signals:
    void tableChanged();
    void liveChanged();
    void changed();

  private:
    struct Shown {
        QList<DealtTo> takes{}, pays{};
        bool operator==(const Shown&) const = default;
    };
    void show(const TableEvents& events);
    void become(Shown now);

    QPointer<TableController> table_;
    bool live_ = true;
    Shown shown_;
};

}  // namespace adjutant::companion
