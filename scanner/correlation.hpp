// SPDX-License-Identifier: GPL-3.0-or-later
// How well brightness follows a pattern, whatever its contrast: for dotted lines, fixed modules, known codes.
#pragma once

#include <cmath>

namespace adjutant::scanner {

class Correlation {
  public:
    /// `sign`: 1 where the pattern is light, -1 where it is dark.
    void add(double value, double sign) {
        count_ += 1;
        values_ += value;
        squares_ += value * value;
        signs_ += sign;
        products_ += value * sign;
    }
    [[nodiscard]] double count() const { return count_; }
    /// How far apart the values are: `count` times their variance. At least one must have been added.
    [[nodiscard]] double valueSpread() const { return squares_ - values_ * values_ / count_; }
    [[nodiscard]] double signSpread() const { return count_ - signs_ * signs_ / count_; }
    /// From -1, the opposite, to 1, the pattern itself. Both spreads must be above 0.
    [[nodiscard]] double coefficient() const {
        return (products_ - values_ * signs_ / count_) / std::sqrt(valueSpread() * signSpread());
    }

  private:
    double count_ = 0;
    double values_ = 0;
    double squares_ = 0;
    double signs_ = 0;
    double products_ = 0;
};

}  // namespace adjutant::scanner
