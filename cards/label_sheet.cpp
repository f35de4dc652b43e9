// SPDX-License-Identifier: GPL-3.0-or-later
// Labels to stick on pieces, cards and places: a code with its quiet zone, and the caption below.
#include <algorithm>

#include "cards/canvas.hpp"
#include "cards/error.hpp"
#include "cards/page_furniture.hpp"
#include "cards/sheet.hpp"
#include "messages/cards.hpp"

namespace adjutant::cards {
namespace {

struct Sticker {
    std::string caption;
    Symbol symbol;
};

void paintSticker(Canvas& canvas, const Box& box, const Sticker& sticker) {
    canvas.symbol(box.x, box.y, box.width, sticker.symbol);
    // The quiet zone above is free already, so the caption stands close to it and keeps clear of the cut
    // below.
    const double strip = box.height - box.width;
    const double side = box.width * 0.05;
    canvas.text({box.x + side, box.y + box.width, box.width - 2 * side, strip * 0.9}, sticker.caption,
                {.bold = true, .size = strip * 0.62, .least = 0.9});
    canvas.frame(box, 0, 0.1, colour::line);
}

std::string lengthOf(double mm) { return QString::number(mm, 'g', 4).toStdString(); }

std::vector<Sticker> stickersOf(const std::vector<Label>& labels) {
    if (labels.empty()) throw Error(failures::NoLabelToPrint{});
    std::vector<Sticker> stickers;
    stickers.reserve(labels.size());
    for (const Label& label : labels) stickers.push_back({label.caption, symbolOf(label.code)});
    return stickers;
}

}  // namespace

Sheet labelSheet(const std::vector<Label>& labels, double labelMm, const SheetOptions& options) {
    if (!(labelMm >= 8 && labelMm <= 100)) throw Error(failures::WidthOfALabel{.width = lengthOf(labelMm)});
    const auto stickers = stickersOf(labels);
    const Grid grid = gridOf(labelSize(labelMm), options.paper);
    const auto widest =
        std::max_element(stickers.begin(), stickers.end(),
                         [](const Sticker& a, const Sticker& b) { return a.symbol.width < b.symbol.width; });
    const double module = labelMm / (widest->symbol.width + 2 * quietZone);
    const std::string reading =
        readingSentence(options.readsFrom, module, "A label of " + lengthOf(labelMm) + " mm");
    Sheet sheet{options.title, grid.page, grid.pages(static_cast<int>(stickers.size())), {}};
    sheet.paint = [stickers, grid, reading, plain = sheet](Canvas& canvas, int page) {
        const int first = page * grid.perPage();
        const auto onPage = stickers.begin() + first;
        const int count = std::min(grid.perPage(), static_cast<int>(stickers.size()) - first);
        for (int i = 0; i < count; ++i) paintSticker(canvas, grid.cell(i), onPage[i]);
        cropMarks(canvas, grid, count);
        foot(canvas, plain, page, reading);
    };
    return sheet;
}

}  // namespace adjutant::cards
