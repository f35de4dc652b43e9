// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scanner/frames/label.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace adjutant::scanner::frames {
namespace {

struct Vector {
    double x, y, z;
};

Vector operator+(Vector a, Vector b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
Vector operator*(double f, Vector a) { return {f * a.x, f * a.y, f * a.z}; }
double dot(Vector a, Vector b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

// The label's own axes in space: along its bend, across it, and towards the back.
class Pose {
  public:
    Pose(const Label& label, double focal, int width, int height)
        : label_(label),
          focal_(focal),
          centerX_(width / 2.0),
          centerY_(height / 2.0),
          bendCosine_(std::cos(label.bendDirection)),
          bendSine_(std::sin(label.bendDirection)) {
        const double c = std::cos(label.tilt);
        const double s = std::sin(label.tilt);
        const double a = label.tiltDirection;
        const auto tilted = [&](double x,
                                double y) {  // a direction in the picture's plane, tilted around `a`
            const double along = x * std::cos(a) + y * std::sin(a);
            const double across = y * std::cos(a) - x * std::sin(a);
            return Vector{along * std::cos(a) - across * c * std::sin(a),
                          along * std::sin(a) + across * c * std::cos(a), across * s};
        };
        const double bent = label.turn + label.bendDirection;
        along_ = tilted(std::cos(bent), std::sin(bent));
        across_ = tilted(-std::sin(bent), std::cos(bent));
        back_ = {along_.y * across_.z - along_.z * across_.y, along_.z * across_.x - along_.x * across_.z,
                 along_.x * across_.y - along_.y * across_.x};
        const double distance = focal / label.moduleSize;
        middle_ = distance * Vector{(label.x - centerX_) / focal, (label.y - centerY_) / focal, 1};
    }

    /// The place on the label, in modules from its middle, that is seen at a place of the picture.
    [[nodiscard]] std::optional<Point> onLabel(double px, double py) const {
        const Vector ray{(px - centerX_) / focal_, (py - centerY_) / focal_, 1};
        const Vector d{dot(ray, along_), dot(ray, across_), dot(ray, back_)};
        const Vector o{-dot(middle_, along_), -dot(middle_, across_), -dot(middle_, back_)};
        const auto hit = label_.bend == 0 ? onPlane(o, d) : onRound(o, d);
        if (!hit) return std::nullopt;
        return Point{hit->x * bendCosine_ - hit->y * bendSine_, hit->x * bendSine_ + hit->y * bendCosine_};
    }

    [[nodiscard]] Point inPicture(Point at) const {
        Vector local{at.x * bendCosine_ + at.y * bendSine_, at.y * bendCosine_ - at.x * bendSine_, 0};
        if (label_.bend != 0) {
            const double angle = local.x * label_.bend;
            local.x = std::sin(angle) / label_.bend;
            local.z = (1 - std::cos(angle)) / label_.bend;
        }
        const Vector seen = middle_ + local.x * along_ + local.y * across_ + local.z * back_;
        return {centerX_ + focal_ * seen.x / seen.z, centerY_ + focal_ * seen.y / seen.z};
    }

  private:
    static std::optional<Point> onPlane(Vector o, Vector d) {
        const double t = -o.z / d.z;
        if (!(t > 0)) return std::nullopt;
        return Point{o.x + t * d.x, o.y + t * d.y};
    }
    [[nodiscard]] std::optional<Point> onRound(Vector o, Vector d) const {
        const double radius = 1 / label_.bend;
        const double z = o.z - radius;
        const double a = d.x * d.x + d.z * d.z;
        const double b = o.x * d.x + z * d.z;
        const double c = o.x * o.x + z * z - radius * radius;
        const double root = b * b - a * c;
        if (root < 0) return std::nullopt;
        const double t = (-b - std::sqrt(root)) / a;
        const double angle = std::atan2(o.x + t * d.x, -(z + t * d.z));
        return Point{angle * radius, o.y + t * d.y};
    }

    const Label& label_;
    double focal_, centerX_, centerY_, bendCosine_, bendSine_;
    Vector along_{}, across_{}, back_{}, middle_{};
};

constexpr int fine = 4;  ///< samples a pixel, each way

}  // namespace

Truth paint(Light& light, const Label& label, double focal) {
    const DrawnSymbol symbol = symbolOf(label.text, label.correction);
    const Pose pose(label, focal, light.width, light.height);
    const double half = symbol.size / 2.0;
    const double edge = half + label.margin;
    const double reach = edge * 1.5 * label.moduleSize * 1.6;
    const auto shadeAt = [&](double px, double py) -> float {
        const auto at = pose.onLabel(px, py);
        if (!at || std::abs(at->x) > edge || std::abs(at->y) > edge) return -1;
        const bool onCode = std::abs(at->x) < half && std::abs(at->y) < half;
        const bool dark =
            onCode && symbol.dark(static_cast<int>(at->x + half), static_cast<int>(at->y + half));
        return dark != label.inverted ? label.ink : label.paper;
    };
    for (int y = std::max(0, static_cast<int>(label.y - reach));
         y < std::min<double>(light.height, label.y + reach); ++y)
        for (int x = std::max(0, static_cast<int>(label.x - reach));
             x < std::min<double>(light.width, label.x + reach); ++x) {
            float sum = 0;
            for (int sample = 0; sample < fine * fine; ++sample) {
                const int column = sample % fine, row = sample / fine;
                const float shade = shadeAt(x + (column + 0.5) / fine, y + (row + 0.5) / fine);
                sum += shade < 0 ? light.at(x, y) : shade;
            }
            light.at(x, y) = sum / (fine * fine);
        }
    Truth truth{label.text, {}, true};
    const std::array<Point, 4> corners{Point{-half, -half}, {half, -half}, {half, half}, {-half, half}};
    for (std::size_t i = 0; i < 4; ++i) {
        truth.corners[i] = pose.inPicture(corners[i]);
        const Point& corner = truth.corners[i];
        truth.visible = truth.visible && corner.x > 1 && corner.y > 1 && corner.x < light.width - 1 &&
                        corner.y < light.height - 1;
    }
    return truth;
}

}  // namespace adjutant::scanner::frames
