// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays which side of the game at the table, and who rules.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <optional>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/table_seat.hpp"
#include "companion/bridge/table_view.hpp"
#include "engine/play/seats.hpp"

namespace adjutant::companion {

class Seating : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// In the order of seating: a tableSeat each.
    Q_PROPERTY(QVariantList seats READ seatList NOTIFY seatsChanged)
    Q_PROPERTY(QStringList persons READ persons NOTIFY seatsChanged)  ///< those at the table, each once
    /// Who plays the side whose turn it is; empty where nobody is named.
    Q_PROPERTY(QString activePerson READ activePerson NOTIFY activePersonChanged)
    /// Who rules: the person who did last, or else the one whose turn it is; empty: the referee.
    Q_PROPERTY(QString ruler READ ruler WRITE setRuler NOTIFY rulerChanged)

  public:
    explicit Seating(const TableView& view, QObject* parent) : QObject(parent), view_(view) {}
    static Seating* create(QQmlEngine* engine, QJSEngine*);

    void show(const Seats& seats);

    /// Who plays the side; empty where nobody is named.
    Q_INVOKABLE QString personOf(const QString& side) const;
    /// "French, Boris"; the name alone where nobody is named, or of what is no side.
    Q_INVOKABLE QString playedName(const QString& id) const;

    [[nodiscard]] QVariantList seatList() const { return asVariants(seats_); }
    [[nodiscard]] const QList<TableSeat>& seats() const { return seats_; }
    [[nodiscard]] QStringList persons() const;
    [[nodiscard]] QString activePerson() const { return activePerson_; }
    [[nodiscard]] QString ruler() const;
    void setRuler(const QString& person);

  signals:
    void seatsChanged();
    void activePersonChanged();
    void rulerChanged();

  private:
    const TableView& view_;
    QList<TableSeat> seats_;
    QString activePerson_;
    std::optional<QString> ruler_;  ///< who was chosen; counts while that one is at the table
};

}  // namespace adjutant::companion
