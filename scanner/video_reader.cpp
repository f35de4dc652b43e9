// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/video_reader.hpp"

#include <algorithm>
#include <cmath>

#include "scanner/pattern_follower.hpp"
#include "scanner/zxing.hpp"

namespace adjutant::scanner {
namespace {

constexpr int levelsOfAFrame = 5;
constexpr int lookAgainAfter =
    10;  ///< frames; what was missed in a resting picture may be read in another grain
constexpr int everywhereEvery = 2;   ///< frames; in between only the places of known codes are searched
constexpr int longestFollowed = 60;  ///< frames a code may be followed without being read afresh
constexpr int lastResortEvery = 15;  ///< desperate looks

Point middleOf(const Corners& corners) {
    return {(corners[0].x + corners[1].x + corners[2].x + corners[3].x) / 4,
            (corners[0].y + corners[1].y + corners[2].y + corners[3].y) / 4};
}

double diagonalOf(const Corners& corners) {
    return std::max(std::hypot(corners[2].x - corners[0].x, corners[2].y - corners[0].y),
                    std::hypot(corners[3].x - corners[1].x, corners[3].y - corners[1].y));
}

}  // namespace

std::vector<Code> VideoReader::read(const LumaView& frame) {
    if (!frame.readable()) return {};
    if (!change_.changed(frame) && quiet_ < lookAgainAfter) {
        ++quiet_;
        for (Code& code : last_) code.followed = true;
        return last_;
    }
    quiet_ = 0;
    const bool everywhere = tracked_.empty() || ++frames_ % everywhereEvery == 0;
    findFinders(frame, everywhere);
    const Found found = searchSymbols(frame, finders_, effort_);
    update(found.symbols);
    followUnread(frame);
    last_.clear();
    for (const Tracked& tracked : tracked_) {
        if (!tracked.here) continue;
        last_.push_back(tracked.symbol.code());
        last_.back().followed = tracked.unread > 0;
    }
    last_.insert(last_.end(), found.others.begin(), found.others.end());
    if (everywhere && last_.empty()) last_ = lastResort();
    return last_;
}

void VideoReader::findFinders(const LumaView& frame, bool everywhere) {
    if (everywhere) {
        pyramid_.build(frame, levelsOfAFrame);
        finders_ = locator_.locate(pyramid_);
        return;
    }
    finders_.clear();
    for (const Tracked& tracked : tracked_) findAround(frame, tracked);
}

void VideoReader::findAround(const LumaView& frame, const Tracked& tracked) {
    const Corners corners = tracked.symbol.map.corners();
    const Point middle = middleOf(corners);
    const double reach = 0.85 * diagonalOf(corners) + std::hypot(tracked.speed.x, tracked.speed.y) / 2 + 8;
    const auto within = [](double place, int size) {
        return static_cast<int>(std::clamp(place, 0.0, static_cast<double>(size)));
    };
    const int x = within(middle.x + tracked.speed.x - reach, frame.width);
    const int y = within(middle.y + tracked.speed.y - reach, frame.height);
    const int width = within(middle.x + tracked.speed.x + reach, frame.width) - x;
    const int height = within(middle.y + tracked.speed.y + reach, frame.height) - y;
    if (width < 16 || height < 16) return;
    const double module = diagonalOf(corners) / 1.41 / tracked.symbol.map.size();
    part_.build(frame.cut(x, y, width, height), module < 3.5 ? 1 : module < 7 ? 2 : 4);
    for (Finder finder : locator_.locate(part_)) {
        finder.center = {finder.center.x + x, finder.center.y + y};
        finder.origin = {finder.origin.x + x, finder.origin.y + y};
        const bool known = std::any_of(finders_.begin(), finders_.end(), [&](const Finder& other) {
            return std::hypot(other.center.x - finder.center.x, other.center.y - finder.center.y) <
                   2 * finder.module;
        });
        if (!known) finders_.push_back(finder);
    }
}

// Each symbol that was read belongs to the nearest known one with its text, or is new.
void VideoReader::update(const std::vector<Symbol>& symbols) {
    for (Tracked& tracked : tracked_) {
        tracked.here = false;
        ++tracked.unread;
    }
    for (const Symbol& symbol : symbols) {
        const Point now = middleOf(symbol.map.corners());
        Tracked* nearest = nullptr;
        double distance = 0;
        for (Tracked& tracked : tracked_) {
            if (tracked.here || tracked.symbol.text != symbol.text) continue;
            const Point before = middleOf(tracked.symbol.map.corners());
            const double apart = std::hypot(now.x - before.x, now.y - before.y);
            if (nearest == nullptr || apart < distance) nearest = &tracked, distance = apart;
        }
        if (nearest == nullptr) {
            tracked_.push_back({symbol, {}, 0, true});
            continue;
        }
        const Point before = middleOf(nearest->symbol.map.corners());
        *nearest = {symbol, {now.x - before.x, now.y - before.y}, 0, true};
    }
}

void VideoReader::followUnread(const LumaView& frame) {
    for (Tracked& tracked : tracked_) {
        if (tracked.here) continue;
        Symbol expected = tracked.symbol;
        expected.map = shifted(expected.map, tracked.speed);
        const auto found = followPattern(frame, expected, std::hypot(tracked.speed.x, tracked.speed.y));
        if (!found) continue;
        const Point before = middleOf(tracked.symbol.map.corners());
        const Point now = middleOf(found->map.corners());
        tracked.symbol.map = found->map;
        tracked.speed = {now.x - before.x, now.y - before.y};
        tracked.here = true;
    }
    std::erase_if(tracked_, [](const Tracked& each) {
        return each.here ? each.unread > longestFollowed : each.unread > 3;
    });
}

std::vector<Code> VideoReader::lastResort() {
    if (finders_.size() > zxing::maxMarks || ++desperate_ % lastResortEvery != 0) return {};
    const int level = std::min(pyramid_.levels() - 1, pyramid_.level(0).width > 1400 ? 1 : 0);
    auto codes = zxing::findCodes(pyramid_.level(level), zxing::Effort::Quick);
    for (Code& code : codes)
        for (Point& corner : code.corners) corner = {corner.x * (1 << level), corner.y * (1 << level)};
    return codes;
}

}  // namespace adjutant::scanner
