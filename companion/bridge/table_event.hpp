// SPDX-License-Identifier: GPL-3.0-or-later
// What happened by an act, as the screens of a game take it: each event with its name and its sentence. They
// are made when a screen asks for them.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>
#include <QVariantMap>
#include <memory>
#include <nlohmann/json_fwd.hpp>

namespace adjutant::companion {

struct TableEvent {
    Q_GADGET
    QML_VALUE_TYPE(tableEvent)
    Q_PROPERTY(QString name MEMBER name)  ///< what the rules call it
    Q_PROPERTY(QString say MEMBER say)    ///< its sentence; "" of one that only keeps the books
    /// What only its own game has of it, by the names of that game: its own screens know them.
    Q_PROPERTY(QVariantMap own MEMBER own)

  public:
    QString name{}, say{};
    QVariantMap own{};
    bool operator==(const TableEvent&) const = default;
};

class TableEvents {
    Q_GADGET
    QML_VALUE_TYPE(tableEvents)
    Q_PROPERTY(QVariantList list READ list)  ///< a tableEvent each

  public:
    TableEvents() = default;
    explicit TableEvents(nlohmann::json events);

    [[nodiscard]] QVariantList list() const;
    [[nodiscard]] bool empty() const;
    /// As the engine has them: for what stands behind the screens.
    [[nodiscard]] const nlohmann::json& asTold() const;

  private:
    std::shared_ptr<const nlohmann::json> events_;
};

}  // namespace adjutant::companion
