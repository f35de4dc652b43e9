// SPDX-License-Identifier: GPL-3.0-or-later
// Scans pictures and a film for the command line: one line of JSON a picture or frame.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace adjutant::scanner {

struct ScanRequest {
    std::vector<std::string> pictures;  ///< paths, read in any order and reported in this one
    std::string film;                   ///< path of a film whose every frame is read; none when empty
    int jobs = 1;                       ///< pictures read at the same time; 0 for one a processor
};

/// Writes to `out`, for each picture and then for each frame of the film,
///   {"file":…,"frame":n,"codes":[{"text":…,"corners":[[x,y],[x,y],[x,y],[x,y]]}],"ms":…}
/// with frames counted from 0 and corners in pixels; a code of a film that was followed by its pattern and
/// not read afresh has "followed":true. What cannot be read has "error" in its line, a sentence, and the
/// others are still read. Returns the exit status: 0 when all was read, 1 when something was not or `out`
/// failed; then a sentence goes to `err`. Makes a QGuiApplication without a screen if there is no application
/// yet.
int scanFiles(const ScanRequest& request, std::ostream& out, std::ostream& err);

}  // namespace adjutant::scanner
