// SPDX-License-Identifier: GPL-3.0-or-later
// The papers that sheets are printed on, and the lengths of this room: millimetres from the upper left corner
// of the page, x to the right, y down.
#pragma once

namespace adjutant::cards {

struct Size {
    double width = 0;
    double height = 0;
    bool operator==(const Size&) const = default;
};

struct Box {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;

    [[nodiscard]] double right() const { return x + width; }
    [[nodiscard]] double bottom() const { return y + height; }
    /// The box with each side moved inwards by `by`; outwards where `by` is negative.
    [[nodiscard]] Box inset(double by) const { return {x + by, y + by, width - 2 * by, height - 2 * by}; }
    bool operator==(const Box&) const = default;
};

enum class Paper { A4, Letter };

/// Upright: narrower than high.
[[nodiscard]] constexpr Size sizeOf(Paper paper) {
    return paper == Paper::A4 ? Size{210, 297} : Size{215.9, 279.4};
}

/// What stays free around everything that is cut out: most printers cannot reach the last 5 mm, crop marks
/// take 5 more, and the foot of the page holds one line.
struct Margins {
    static constexpr double side = 10;
    static constexpr double top = 10;
    static constexpr double bottom = 15;
};

/// The part of a page that things to cut out may fill.
[[nodiscard]] constexpr Box usable(Size page) {
    return {Margins::side, Margins::top, page.width - 2 * Margins::side,
            page.height - Margins::top - Margins::bottom};
}

}  // namespace adjutant::cards
