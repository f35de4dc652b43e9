// SPDX-License-Identifier: GPL-3.0-or-later
// What a board is printed with: colours and icons by name, words and small cards, painted with Qt's own
// painter.
#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <QString>
#include <QVariantMap>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "companion/qml/paint/board_cell.hpp"

namespace adjutant::look {

/// Where words stand on the point that is given.
enum class Anchor { topLeft, topMiddle, middle };

class BoardInk {
  public:
    /// `look`: colours by name and "sans", the family of the type; `sides`: { fill, on } of each side.
    BoardInk(const QVariantMap& look, const QVariantMap& sides);

    /// Told of all words that are printed, with their box; nobody where it is empty.
    std::function<void(const QString& words, const QRectF& box)> told;

    [[nodiscard]] QColor colour(std::string_view name) const;
    [[nodiscard]] QColor fillOf(const QString& side) const { return ofSide(side, "fill"); }
    [[nodiscard]] QColor onOf(const QString& side) const { return ofSide(side, "on"); }
    [[nodiscard]] bool isLight() const { return isLight_; }
    [[nodiscard]] bool isContrast() const { return isContrast_; }

    /// How wide and high words of that size are, in pixels.
    [[nodiscard]] QSizeF sizeOf(const QString& words, qreal size, bool bold) const;
    /// One line; where `outline` is a colour, it stands around the letters.
    void words(QPainter& painter, QPointF at, Anchor anchor, const QString& words, qreal size, bool bold,
               const QColor& ink, const QColor& outline = {}) const;
    /// An icon of the set in a square; a name that is not known is an empty ring.
    void icon(QPainter& painter, QPointF topLeft, qreal size, const QString& name, const QColor& ink) const;

    /// A sign and a figure on a small card; how wide and high it is.
    [[nodiscard]] QSizeF sizeOf(const BoardBadge& badge, qreal size) const;
    void badge(QPainter& painter, QPointF topLeft, qreal size, const BoardBadge& badge) const;
    /// A sign over a figure, on a small card of this height.
    [[nodiscard]] static QSizeF sizeOfChip(qreal height) { return {height * 0.64, height}; }
    void chip(QPainter& painter, QPointF topLeft, qreal size, const BoardBadge& chip) const;
    /// Odds in brass, their middle above `top`.
    void flag(QPainter& painter, QPointF topMiddle, qreal size, const QString& odds) const;

  private:
    [[nodiscard]] QColor ofSide(const QString& side, const char* what) const;

    bool isLight_ = false, isContrast_ = false;
    QString family_;
    std::map<std::string, QColor, std::less<>> colours_;
    QVariantMap sides_;
};

/// Path data, read once.
[[nodiscard]] const QPainterPath& pathOf(const QString& data);

/// As Qt.tint(): `over` on `below`.
[[nodiscard]] QColor tinted(const QColor& below, const QColor& over);

}  // namespace adjutant::look
