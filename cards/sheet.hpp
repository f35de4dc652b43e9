// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets to print and cut out: what goes on them as plain values, and the sheet that comes of it as pages.
// print.hpp turns a sheet into a PDF file or a picture. Nothing here knows a rule: texts come as they are
// shown.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cards/paper.hpp"
#include "cards/reading_distance.hpp"

namespace adjutant::cards {

class Canvas;

/// How many of one card a deck holds at most.
inline constexpr int maxOfOneCard = 1000;

/// One card of a deck, 63 by 88 mm.
struct CardFace {
    std::string name = {};
    std::string text = {};   ///< the sentence on it; may be empty
    std::string lasts = {};  ///< how long it lasts, in words; may be empty
    std::string code = {};   ///< what the code says, payload.hpp
    int count = 1;           ///< how many of it the deck holds, 1 to maxOfOneCard; each is printed
};

/// A code with a caption below, to stick on a piece, a card or a place.
struct Label {
    std::string caption = {};  ///< a tag's short code, a place's name
    std::string code = {};
};

/// One line of a roster card: a fighter, what there is to know of it, and its code.
struct RosterLine {
    std::string name = {};
    std::string text = {};  ///< may be empty
    std::string code = {};  ///< may be empty: no code
};

struct RosterCard {
    std::string title = {};
    std::string note = {};  ///< under the title; may be empty
    std::vector<RosterLine> lines = {};
};

struct SheetOptions {
    std::string title = {};  ///< for the foot of each page and the file's own title
    Paper paper = Paper::A4;
    ReadingTable readsFrom = {};  ///< without rows the sheets do not speak of distance
};

/// Pages ready to be painted.
struct Sheet {
    std::string title = {};
    Size page;
    int pages = 0;
    /// Paints the page of that number, from 0. Throws Error when a text cannot be made to fit legibly.
    std::function<void(Canvas&, int)> paint;
};

/// A label of `labelMm` has a square of that side for code and quiet zone, and below it room for the caption.
[[nodiscard]] constexpr Size labelSize(double labelMm) { return {labelMm, labelMm * 1.2 + 1}; }
inline constexpr Size cardSize{63, 88};

/// These throw Error with a sentence when there is nothing to print, a count is less than 1, a label is
/// smaller than 8 mm or larger than 100 mm, or a text is too long for any code.
[[nodiscard]] Sheet cardSheet(const std::vector<CardFace>& faces, const SheetOptions& options);
[[nodiscard]] Sheet labelSheet(const std::vector<Label>& labels, double labelMm, const SheetOptions& options);
[[nodiscard]] Sheet rosterSheet(const std::vector<RosterCard>& rosters, const SheetOptions& options);

}  // namespace adjutant::cards
