// SPDX-License-Identifier: GPL-3.0-or-later
// What Qt or libpng has to say of a torn picture or of the surroundings is no line of ours.
#pragma once

#include <QtGlobal>

namespace adjutant::scanner {

/// While it lives, Qt's messages and what is written to the file descriptor of stderr go nowhere: libpng
/// writes there by itself. For the whole process, so it is for a command line that keeps its own sentences
/// until after.
class QuietLibraries {
  public:
    QuietLibraries();
    ~QuietLibraries();
    QuietLibraries(const QuietLibraries&) = delete;
    QuietLibraries& operator=(const QuietLibraries&) = delete;

  private:
    QtMessageHandler before_;
    int stderr_ = -1;
};

}  // namespace adjutant::scanner
