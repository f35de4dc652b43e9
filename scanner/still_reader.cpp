// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/still_reader.hpp"

#include <algorithm>

#include "scanner/zxing.hpp"

namespace adjutant::scanner {

std::vector<Code> StillReader::read(const LumaView& view) {
    std::vector<Code> codes = zxing::findCodes(view, zxing::Effort::Thorough);
    std::stable_sort(codes.begin(), codes.end(),
                     [](const Code& a, const Code& b) { return a.corners[0].y < b.corners[0].y; });
    return codes;
}

}  // namespace adjutant::scanner
