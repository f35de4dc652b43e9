// SPDX-License-Identifier: GPL-3.0-or-later
// A text made to fit a box: wrapped between words, else smaller, else broken inside words; never cut off.
#pragma once

#include <QRectF>
#include <memory>
#include <string>

#include "cards/canvas.hpp"

class QTextLayout;

namespace adjutant::cards {

class FittedText {
  public:
    /// Throws Error when the text would have to be smaller than `style.least`.
    FittedText(const std::string& text, const TextStyle& style, Size room);
    ~FittedText();

    /// Draws it into `box`, in the painter's units, where the style's alignment says.
    void draw(QPainter& painter, const QRectF& box) const;

    /// The size that was found, in mm.
    [[nodiscard]] double size() const { return size_; }
    [[nodiscard]] int lines() const;

  private:
    /// Tries the style's size and smaller ones down to its least; says whether one fits.
    bool shrinkToFit(Size room, bool insideWords);
    /// Lays the text out at a size; says whether it fits.
    bool layOut(double size, Size room, bool insideWords);
    /// Breaks the text into lines of at most `width` units; says whether none is wider and all are not higher
    /// than `height`.
    bool breakLines(double width, double height);
    /// Makes lines of about the same length, so that a centred text does not end in one lonely word.
    void balance(double width);

    TextStyle style_;
    double size_ = 0;
    double width_ = 0;  ///< of the lines, in units of the canvas
    double lineHeight_ = 0;
    double height_ = 0;
    std::unique_ptr<QTextLayout> layout_;
};

}  // namespace adjutant::cards
