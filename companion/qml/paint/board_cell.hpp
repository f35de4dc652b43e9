// SPDX-License-Identifier: GPL-3.0-or-later
// What a board prints of one place, read once from a row of a model or an object of a list.
#pragma once

#include <QAbstractItemModel>
#include <QColor>
#include <QHash>
#include <QList>
#include <QString>
#include <QVariantMap>
#include <vector>

namespace adjutant::look {

/// A small sign with a figure; `colour` is a side's name, "" for a plain card.
struct BoardBadge {
    QString sign, text, colour;
    bool operator==(const BoardBadge&) const = default;
};

struct BoardCell {
    QString id;
    // its ground
    QString kind = "open", colour;
    QColor tint;            ///< over the ground; invalid where the owner's colour is
    bool signless = false;  ///< its name stands where the ground's sign would
    // what stands on it
    QString name, number, coordinate, sign, state, odds, way;
    QList<BoardBadge> goods, badges;
    BoardBadge chip;
    bool landmark = false;  ///< its name is printed elsewhere
    bool big = false;

    bool operator==(const BoardCell&) const = default;
    [[nodiscard]] bool hasGroundOf(const BoardCell& other) const;
};

/// Reads the rows of a model by its roles' names.
class BoardRoles {
  public:
    explicit BoardRoles(const QAbstractItemModel& model);
    [[nodiscard]] BoardCell read(const QAbstractItemModel& model, int row) const;

  private:
    std::vector<std::pair<int, QString>> known_;
};

[[nodiscard]] BoardCell cellOf(const QVariantMap& row);

/// A list or an object may come as a script's.
[[nodiscard]] QVariant plainOf(const QVariant& value);
/// A colour, or its name.
[[nodiscard]] QColor colourOf(const QVariant& value);

}  // namespace adjutant::look
