// SPDX-License-Identifier: GPL-3.0-or-later
// The hand of the evenings: brings what is seen under its finger, by scrolling or by putting away what lies
// over it, and touches it.
#pragma once

#include "tests/evenings/eye.hpp"
#include "tests/evenings/finger.hpp"

namespace adjutant::evenings {

class Hand {
  public:
    explicit Hand(QQuickWindow& window) : eye_(window), finger_(window) {}

    [[nodiscard]] const Eye& eye() const { return eye_; }
    [[nodiscard]] Finger& finger() { return finger_; }
    [[nodiscard]] const Finger& finger() const { return finger_; }

    /// Touches it, whatever has to be scrolled or put away before. False when a finger cannot reach it.
    bool touch(const Seen& seen, const QString& what, bool held = false);
    /// Touches the button whose name begins with these words, wherever it is. False when there is none in
    /// reach.
    bool press(const QString& words);

  private:
    bool bringIntoView(Seen& seen);
    bool clearTheWay(const Seen& seen);
    [[nodiscard]] std::optional<QPoint> besideCounters(const Seen& place, const QPoint& reached) const;

    Eye eye_;
    Finger finger_;
};

}  // namespace adjutant::evenings
