// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/video_reader.hpp"

#include "scanner/zxing.hpp"

namespace adjutant::scanner {

std::vector<Code> VideoReader::read(const LumaView& frame) {
    return zxing::findCodes(frame, zxing::Effort::Thorough);
}

}  // namespace adjutant::scanner
