// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the codes of a camera's or a film's frames, frame after frame: where nothing changed it looks no
// further, and where codes were it looks first.
#pragma once

#include <vector>

#include "scanner/code.hpp"
#include "scanner/finder_locator.hpp"
#include "scanner/frame_change.hpp"
#include "scanner/luma_view.hpp"
#include "scanner/pyramid.hpp"
#include "scanner/symbol_search.hpp"

namespace adjutant::scanner {

/// One stream of frames; not to be shared between threads. Never throws for a bad frame.
class VideoReader {
  public:
    /// A film that nobody watches may have the effort of stills.
    explicit VideoReader(const SearchEffort& effort = liveEffort) : effort_(effort) {}

    /// The codes of the next frame. A code is `followed` when it was read in an earlier frame and is known
    /// here by its pattern, or because the frame did not change.
    [[nodiscard]] std::vector<Code> read(const LumaView& frame);

  private:
    struct Tracked {
        Symbol symbol;
        Point speed;       ///< pixels a frame
        int unread = 0;    ///< frames since it was read afresh
        bool here = true;  ///< in this frame
    };
    void findFinders(const LumaView& frame, bool everywhere);
    void findAround(const LumaView& frame, const Tracked& tracked);
    void update(const std::vector<Symbol>& symbols);
    void followUnread(const LumaView& frame);
    [[nodiscard]] std::vector<Code> lastResort();

    SearchEffort effort_;
    FrameChange change_;
    Pyramid pyramid_, part_;
    FinderLocator locator_{effort_};
    std::vector<Finder> finders_;
    std::vector<Tracked> tracked_;
    std::vector<Code> last_;
    int quiet_ = 0;      ///< frames in a row that did not change
    int frames_ = 0;     ///< frames that were looked at
    int desperate_ = 0;  ///< looks at whole frames in which something remained unread or nothing was read
};

}  // namespace adjutant::scanner
