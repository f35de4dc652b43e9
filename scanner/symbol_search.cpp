// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/symbol_search.hpp"

#include <algorithm>
#include <cmath>

#include "scanner/pairs.hpp"
#include "scanner/zxing.hpp"

namespace adjutant::scanner {
namespace {

constexpr int maxCutOuts = 8;

// The part of the frame around a symbol, with its margin.
struct Part {
    int x = 0, y = 0, width = 0, height = 0;
    [[nodiscard]] bool holds(Point at) const {
        return at.x >= x && at.y >= y && at.x < x + width && at.y < y + height;
    }
};

Part partAround(const LumaView& frame, const Corners& outline) {
    double left = outline[0].x, right = left, top = outline[0].y, bottom = top;
    for (const Point& corner : outline) {
        left = std::min(left, corner.x);
        right = std::max(right, corner.x);
        top = std::min(top, corner.y);
        bottom = std::max(bottom, corner.y);
    }
    const double margin = 0.25 * std::max(right - left, bottom - top);
    const auto within = [](double place, int size) {
        return static_cast<int>(std::clamp(place, 0.0, static_cast<double>(size)));
    };
    const int x = within(left - margin, frame.width);
    const int y = within(top - margin, frame.height);
    return {x, y, within(right + margin, frame.width) - x, within(bottom + margin, frame.height) - y};
}

// ZXing on a part of the frame; light on dark is turned round for it.
std::vector<Code> readCutOut(const LumaView& frame, const Part& part, bool inverted) {
    const auto& [x, y, width, height] = part;
    LumaView cut = frame.cut(x, y, width, height);
    std::vector<std::uint8_t> turned;
    if (inverted) {
        for (int row = 0; row < height; ++row)
            for (int column = 0; column < width; ++column)
                turned.push_back(static_cast<std::uint8_t>(255 - cut.at(column, row)));
        cut = {turned.data(), width, height, width, 1};
    }
    auto codes = zxing::findCodes(cut, zxing::Effort::Quick);
    for (Code& code : codes)
        for (Point& corner : code.corners) corner = {corner.x + x, corner.y + y};
    return codes;
}

bool worthCutting(const Part& part, const std::vector<Finder>& finders) {
    const auto marks = std::count_if(finders.begin(), finders.end(),
                                     [&](const Finder& finder) { return part.holds(finder.center); });
    return part.width >= 20 && part.height >= 20 && marks <= static_cast<std::ptrdiff_t>(zxing::maxMarks);
}

// Whether a symbol that was read lies over this place.
bool within(const Corners& outline, Point at) {
    bool inside = true;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Point& a = outline[i];
        const Point& b = outline[(i + 1) % outline.size()];
        inside = inside && (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x) >= 0;
    }
    return inside;
}

// A finder of a symbol that was read by other means is none of another one.
void takeCovered(const std::vector<Finder>& finders, const Found& found, std::vector<bool>& taken) {
    for (std::size_t i = 0; i < finders.size(); ++i) {
        const auto covers = [&](const Corners& corners) { return within(corners, finders[i].center); };
        taken[i] = taken[i] ||
                   std::any_of(found.symbols.begin(), found.symbols.end(),
                               [&](const Symbol& symbol) { return covers(symbol.map.corners()); }) ||
                   std::any_of(found.others.begin(), found.others.end(),
                               [&](const Code& code) { return covers(code.corners); });
    }
}

struct Candidate {
    Triple triple;
    Attempt attempt;
};

bool uses(const Triple& triple, const std::vector<bool>& taken) {
    return taken[triple.corner] || taken[triple.right] || taken[triple.below];
}

}  // namespace

Found searchSymbols(const LumaView& frame, const std::vector<Finder>& finders, const SearchEffort& effort) {
    Found found;
    std::vector<bool> taken(finders.size());
    const auto take = [&taken](const Triple& triple) {
        taken[triple.corner] = taken[triple.right] = taken[triple.below] = true;
    };
    SymbolDecoder decoder(frame);
    std::vector<Candidate> unread;
    int attempts = 0;
    for (const Triple& triple : joinFinders(finders)) {
        if (uses(triple, taken)) continue;
        if (++attempts > effort.maxAttempts(finders.size())) break;
        Attempt attempt = decoder.decode(finders, triple);
        if (attempt.symbol) {
            take(triple);
            found.symbols.push_back(std::move(*attempt.symbol));
        } else if (attempt.agreement > SymbolDecoder::convincing) {
            unread.push_back({triple, std::move(attempt)});
        }
    }
    int cutOuts = 0;
    for (const Candidate& candidate : unread) {
        if (uses(candidate.triple, taken)) continue;
        const Part part = partAround(frame, *candidate.attempt.outline);
        if (!worthCutting(part, finders) || ++cutOuts > maxCutOuts) continue;
        auto codes = readCutOut(frame, part, finders[candidate.triple.corner].inverted);
        if (codes.empty()) {
            found.unread = true;
            continue;
        }
        take(candidate.triple);
        found.others.insert(found.others.end(), codes.begin(), codes.end());
    }
    takeCovered(finders, found, taken);
    for (const Completed& completed : completePairs(frame, finders, taken)) {
        const Point middle{(completed.three[1].center.x + completed.three[2].center.x) / 2,
                           (completed.three[1].center.y + completed.three[2].center.y) / 2};
        if (std::any_of(found.symbols.begin(), found.symbols.end(),
                        [&](const Symbol& symbol) { return within(symbol.map.corners(), middle); }))
            continue;
        Attempt attempt = decoder.decode(completed.three, completed.size);
        if (attempt.symbol) found.symbols.push_back(std::move(*attempt.symbol));
    }
    return found;
}

}  // namespace adjutant::scanner
