// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/still_reader.hpp"

#include <algorithm>
#include <cmath>

#include "scanner/symbol_search.hpp"
#include "scanner/zxing.hpp"

namespace adjutant::scanner {
namespace {

constexpr int maxLevels = 6;
constexpr int clearRays = 14;

bool sameCode(const Code& a, const Code& b) {
    const double reach = std::hypot(a.corners[0].x - a.corners[2].x, a.corners[0].y - a.corners[2].y) / 2;
    return a.text == b.text &&
           std::hypot(a.corners[0].x - b.corners[0].x, a.corners[0].y - b.corners[0].y) < reach;
}

void addNew(std::vector<Code>& codes, const Code& code) {
    if (std::none_of(codes.begin(), codes.end(), [&](const Code& known) { return sameCode(known, code); }))
        codes.push_back(code);
}

// Three clear marks of one kind, and yet nothing was read: a large symbol, perhaps, or one that is mirrored.
bool worthAnotherLook(const std::vector<Finder>& finders) {
    const auto clear = [&](bool inverted) {
        return std::count_if(finders.begin(), finders.end(), [=](const Finder& finder) {
            return finder.inverted == inverted && finder.goodRays >= clearRays;
        });
    };
    return (clear(false) >= 3 || clear(true) >= 3) && finders.size() <= zxing::maxMarks;
}

}  // namespace

std::vector<Code> StillReader::read(const LumaView& view) {
    if (!view.readable()) return {};
    pyramid_.build(view, maxLevels);
    const std::vector<Finder>& finders = locator_.locate(pyramid_);
    const Found found = searchSymbols(pyramid_.level(0), finders, stillEffort);
    std::vector<Code> codes;
    for (const Symbol& symbol : found.symbols) addNew(codes, symbol.code());
    for (const Code& code : found.others) addNew(codes, code);
    if (codes.empty() && worthAnotherLook(finders))
        for (const Code& code : zxing::findCodes(pyramid_.level(0), zxing::Effort::Thorough))
            addNew(codes, code);
    std::stable_sort(codes.begin(), codes.end(),
                     [](const Code& a, const Code& b) { return a.corners[0].y < b.corners[0].y; });
    return codes;
}

}  // namespace adjutant::scanner
