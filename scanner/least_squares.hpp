// SPDX-License-Identifier: GPL-3.0-or-later
// Small linear fits: equations are added one by one, then solved for the values that meet them best.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <optional>

namespace adjutant::scanner {

template <std::size_t Count>
class LeastSquares {
  public:
    using Values = std::array<double, Count>;

    /// factors · values = target, as important as `weight` says.
    void add(const Values& factors, double target, double weight = 1) {
        for (std::size_t i = 0; i < Count; ++i) {
            if (factors[i] == 0) continue;
            const double weighted = weight * factors[i];
            for (std::size_t j = i; j < Count; ++j) matrix_[i][j] += weighted * factors[j];
            right_[i] += weighted * target;
        }
        targets_ += weight * target * target;
    }
    /// Draws the value towards `target` where the equations say little.
    void prefer(std::size_t index, double target, double weight) {
        matrix_[index][index] += weight;
        right_[index] += weight * target;
        targets_ += weight * target * target;
    }
    /// How badly the values that were solved for meet the equations: the weighted sum of the squares.
    [[nodiscard]] double residual(const Values& values) const {
        double met = 0;
        for (std::size_t i = 0; i < Count; ++i) met += values[i] * right_[i];
        return targets_ - met;
    }
    /// Nothing when the equations leave a value open. By Cholesky's decomposition.
    [[nodiscard]] std::optional<Values> solve() const {
        std::array<Values, Count> lower{};
        for (std::size_t i = 0; i < Count; ++i)
            for (std::size_t j = 0; j <= i; ++j) {
                double sum = matrix_[j][i];
                for (std::size_t k = 0; k < j; ++k) sum -= lower[i][k] * lower[j][k];
                if (i != j) {
                    lower[i][j] = sum / lower[j][j];
                } else {
                    if (!(sum > 1e-12)) return std::nullopt;
                    lower[i][i] = std::sqrt(sum);
                }
            }
        Values values = right_;
        for (std::size_t i = 0; i < Count; ++i) {
            for (std::size_t k = 0; k < i; ++k) values[i] -= lower[i][k] * values[k];
            values[i] /= lower[i][i];
        }
        for (std::size_t i = Count; i-- > 0;) {
            for (std::size_t k = i + 1; k < Count; ++k) values[i] -= lower[k][i] * values[k];
            values[i] /= lower[i][i];
        }
        return values;
    }

  private:
    std::array<Values, Count> matrix_{};  ///< its upper half
    Values right_{};
    double targets_ = 0;
};

}  // namespace adjutant::scanner
