// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/watcher.hpp"

#include <algorithm>
#include <thread>

#include "db/club/club.hpp"

namespace adjutant::club {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds askAgain{2000};
constexpr milliseconds aPiece{150};  // of a large copy, before it is heard what is new

}  // namespace

Watcher::Watcher(Notebook& notebook, FileDoor& door, const Veil& veil, Link& link)
    : link_(link),
      campaign_(notebook.membership().campaign),
      hears_(link.listen()),
      sync_(notebook, door, veil, link) {
    noteHearing(notebook, hears_);
}

Passed Watcher::take(Way way) {
    Passed passed = sync_.pass(way, Clock::now() + aPiece);
    more_ = passed.more;
    return passed;
}

Passed Watcher::turn(milliseconds patience) {
    if (Clock::now() >= next_) {
        next_ = Clock::now() + askAgain;
        return take(Way::whole);
    }
    if (more_) return take(Way::inwards);
    if (!hears_) {
        std::this_thread::sleep_for(patience);
        return {};
    }
    const auto left = std::chrono::ceil<milliseconds>(next_ - Clock::now());
    const auto head = link_.hear(campaign_, std::clamp(left, milliseconds(0), patience));
    return head && *head > sync_.head() ? take(Way::inwards) : Passed();
}

}  // namespace adjutant::club
