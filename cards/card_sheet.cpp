// SPDX-License-Identifier: GPL-3.0-or-later
// The face of a card as the look draws it: paper, a double frame, the title, the sentence, how long it lasts,
// and the code in the lower part, where a hand that fans the cards does not cover the title.
#include <algorithm>

#include "cards/canvas.hpp"
#include "cards/error.hpp"
#include "cards/page_furniture.hpp"
#include "cards/sheet.hpp"
#include "messages/cards.hpp"

namespace adjutant::cards {
namespace {

constexpr double codeSide = 25;
constexpr double padding = 6.5;  // from the cut to words and code

struct Face {
    CardFace words;
    Symbol symbol;
};

void paintFace(Canvas& canvas, const Box& card, const Face& face) {
    canvas.frame(card.inset(2.4), 2.2, 0.45, colour::ink);
    canvas.frame(card.inset(3.3), 1.5, 0.15, colour::edge);
    const double x = card.x + padding;
    const double width = card.width - 2 * padding;
    const double codeTop = card.bottom() - padding - codeSide;
    const double lastsTop = codeTop - 7;
    const double textTop = card.y + padding + 14;
    canvas.text({x, card.y + padding, width, 14}, face.words.name,
                {.voice = Voice::Serif, .bold = true, .size = 8, .least = 2.2});
    if (!face.words.text.empty())
        canvas.text({x, textTop, width, lastsTop - textTop - 1.5}, face.words.text,
                    {.voice = Voice::Serif, .size = 4.4});
    if (!face.words.lasts.empty())
        canvas.text({x, lastsTop, width, 5.5}, face.words.lasts, {.size = 3.6, .colour = colour::ink2});
    canvas.symbol(card.x + (card.width - codeSide) / 2, codeTop, codeSide, face.symbol);
}

std::vector<Face> facesOf(const std::vector<CardFace>& cards) {
    std::vector<Face> faces;
    for (const CardFace& card : cards) {
        if (card.count < 1) throw Error(failures::CountTooLow{.card = card.name, .count = card.count});
        if (card.count > maxOfOneCard)
            throw Error(failures::CountTooHigh{.card = card.name, .count = card.count, .most = maxOfOneCard});
        const Face face{card, symbolOf(card.code)};
        faces.insert(faces.end(), static_cast<std::size_t>(card.count), face);
    }
    if (faces.empty()) throw Error(failures::NoCardToPrint{});
    return faces;
}

}  // namespace

Sheet cardSheet(const std::vector<CardFace>& cards, const SheetOptions& options) {
    const auto faces = facesOf(cards);
    const Grid grid = gridOf(cardSize, options.paper);
    const auto widest = std::max_element(faces.begin(), faces.end(), [](const Face& a, const Face& b) {
        return a.symbol.width < b.symbol.width;
    });
    const double module = codeSide / (widest->symbol.width + 2 * quietZone);
    const std::string reading = readingSentence(options.readsFrom, module, "A card");
    Sheet sheet{options.title, grid.page, grid.pages(static_cast<int>(faces.size())), {}};
    sheet.paint = [faces, grid, reading, plain = sheet](Canvas& canvas, int page) {
        const int first = page * grid.perPage();
        const auto onPage = faces.begin() + first;
        const int count = std::min(grid.perPage(), static_cast<int>(faces.size()) - first);
        for (int i = 0; i < count; ++i) canvas.fill(grid.cell(i).inset(-bleed), colour::paper);
        for (int i = 0; i < count; ++i) paintFace(canvas, grid.cell(i), onPage[i]);
        cropMarks(canvas, grid, count);
        foot(canvas, plain, page, reading);
    };
    return sheet;
}

}  // namespace adjutant::cards
