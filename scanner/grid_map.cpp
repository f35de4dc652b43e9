// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/grid_map.hpp"

#include <cmath>

namespace adjutant::scanner {

Homography Homography::after(const Homography& other) const {
    Homography product;
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column) {
            double sum = 0;
            for (std::size_t k = 0; k < 3; ++k) sum += m[row * 3 + k] * other.m[k * 3 + column];
            product.m[row * 3 + column] = sum;
        }
    const double last = product.m[8];
    for (double& value : product.m) value /= last;
    return product;
}

std::optional<Homography> Homography::inverse() const {
    const double a = m[4] * m[8] - m[5] * m[7];
    const double b = m[5] * m[6] - m[3] * m[8];
    const double c = m[3] * m[7] - m[4] * m[6];
    const double determinant = m[0] * a + m[1] * b + m[2] * c;
    Homography inverted{{a, m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4], b,
                         m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5], c, m[1] * m[6] - m[0] * m[7],
                         m[0] * m[4] - m[1] * m[3]}};
    const double last = inverted.m[8];
    if (!std::isfinite(determinant) || std::abs(determinant) < 1e-12 || std::abs(last) < 1e-12)
        return std::nullopt;
    for (double& value : inverted.m) value /= last;
    return inverted;
}

Point GridMap::flattened(Point module) const {
    const double half = size_ / 2.0;
    const Bend::Powers p = Bend::powers(module.x / half - 1, module.y / half - 1);
    Point flat = module;
    for (std::size_t i = 0; i < Bend::terms; ++i) {
        flat.x -= bend_.u[i] * p[i];
        flat.y -= bend_.v[i] * p[i];
    }
    return flat;
}

Corners GridMap::corners() const {
    const double size = size_;
    const GridMap& self = *this;
    return {self({0, 0}), self({size, 0}), self({size, size}), self({0, size})};
}

}  // namespace adjutant::scanner
