// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/seen_codes.hpp"

#include <algorithm>
#include <cmath>

namespace adjutant::scanner {
namespace {

Point middleOf(const Code& code) {
    Point sum;
    for (const Point& corner : code.corners) sum = {sum.x + corner.x / 4, sum.y + corner.y / 4};
    return sum;
}

double sideOf(const Code& code) {
    return std::hypot(code.corners[1].x - code.corners[0].x, code.corners[1].y - code.corners[0].y);
}

// Two labels with the same text may lie side by side; one label moves less than its own size in a moment.
bool sameLabel(const Code& a, const Code& b) {
    const Point from = middleOf(a);
    const Point to = middleOf(b);
    return a.text == b.text && std::hypot(to.x - from.x, to.y - from.y) < std::max(sideOf(a), sideOf(b));
}

}  // namespace

std::vector<std::string> SeenCodes::see(const std::vector<Code>& codes, Time now) {
    std::erase_if(seen_, [now](const Seen& seen) { return now - seen.at > forgotten; });
    for (Seen& seen : seen_) seen.inLastFrame = false;
    std::vector<std::string> fresh;
    for (const Code& code : codes) {
        const bool known = std::any_of(seen_.begin(), seen_.end(),
                                       [&](const Seen& seen) { return seen.code.text == code.text; });
        if (!known) fresh.push_back(code.text);
        remember(code, now);
    }
    return fresh;
}

void SeenCodes::remember(const Code& code, Time now) {
    const auto old = std::find_if(seen_.begin(), seen_.end(), [&](const Seen& seen) {
        return !seen.inLastFrame && sameLabel(seen.code, code);
    });
    if (old == seen_.end())
        seen_.push_back({code, now, true});
    else
        *old = {code, now, true};
}

std::vector<Code> SeenCodes::outlinedAt(Time now) const {
    std::vector<Code> codes;
    for (const Seen& seen : seen_) {
        // A label that moved fast is outlined where it is, not where it was as well.
        const bool moved = std::any_of(seen_.begin(), seen_.end(), [&](const Seen& other) {
            return other.at > seen.at && other.code.text == seen.code.text;
        });
        if (!moved && now - seen.at <= outlined) codes.push_back(seen.code);
    }
    return codes;
}

}  // namespace adjutant::scanner
