// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing in millimetres with the look's two typefaces and its printed colours. Used by the sheets alone.
#pragma once

#include <QColor>
#include <QString>
#include <string>

#include "cards/paper.hpp"
#include "cards/symbol.hpp"

class QPainter;

namespace adjutant::cards {

namespace colour {
inline constexpr QColor paper{0xF6, 0xED, 0xD8};
inline constexpr QColor ink{0x2B, 0x23, 0x17};
inline constexpr QColor ink2{0x57, 0x4A, 0x36};
inline constexpr QColor edge{0x85, 0x74, 0x51};
inline constexpr QColor line{0xD0, 0xC1, 0x9F};
}  // namespace colour

/// Who speaks: the serif in sentences and titles, the sans in names, labels and numbers.
enum class Voice { Serif, Sans };

struct TextStyle {
    Voice voice = Voice::Sans;
    bool bold = false;
    double size = 4;     ///< height of the type in mm, when there is room
    double least = 1.5;  ///< below this it is not legible: Error instead
    QColor colour = colour::ink;
    Qt::Alignment alignment = Qt::AlignCenter;
};

class Canvas {
  public:
    /// Device units per millimetre of everything that `painter` is scaled to.
    static constexpr double unitsPerMm = 100;

    explicit Canvas(QPainter& painter) : painter_(painter) {}

    /// The text in the box: at its size if it fits, else wrapped, else smaller.
    void text(const Box& box, const std::string& text, const TextStyle& style);
    /// The symbol in black on white, its quiet zone included in the square.
    void symbol(double x, double y, double side, const Symbol& symbol);
    void fill(const Box& box, const QColor& colour);
    void frame(const Box& box, double radius, double width, const QColor& colour);
    void line(double x1, double y1, double x2, double y2, double width, const QColor& colour);

  private:
    QPainter& painter_;
};

}  // namespace adjutant::cards
