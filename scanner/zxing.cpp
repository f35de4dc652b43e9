// SPDX-License-Identifier: GPL-3.0-or-later
// Built against what CMake found in the installed headers (scanner/CMakeLists.txt):
//   ADJUTANT_ZXING_OPTIONS    ReaderOptions, the later name of DecodeHints
//   ADJUTANT_ZXING_TEXT_MODE  text() would dress up control characters unless asked for plain text
//   ADJUTANT_ZXING_INVERT     light codes on dark ground can be asked for
#define ZX_USE_UTF8 1
#include "scanner/zxing.hpp"

#include <ZXing/ReadBarcode.h>

#include <exception>

namespace adjutant::scanner::zxing {
namespace {

#ifdef ADJUTANT_ZXING_OPTIONS
using Options = ZXing::ReaderOptions;
#else
using Options = ZXing::DecodeHints;
#endif

Options qrOnly() {
    Options options;
    options.setFormats(ZXing::BarcodeFormat::QRCode);
#ifdef ADJUTANT_ZXING_TEXT_MODE
    options.setTextMode(ZXing::TextMode::Plain);
#endif
    return options;
}

Options finding(Effort effort) {
    Options options = qrOnly();
    const bool thorough = effort == Effort::Thorough;
    options.setTryHarder(thorough).setTryRotate(thorough).setTryDownscale(thorough);
#ifdef ADJUTANT_ZXING_INVERT
    options.setTryInvert(thorough);
#endif
    return options;
}

Options decodingDrawn() {
    Options options = qrOnly();
    options.setIsPure(true).setBinarizer(ZXing::Binarizer::FixedThreshold).setTryDownscale(false);
    options.setTryRotate(false).setMaxNumberOfSymbols(1);
    return options;
}

ZXing::ImageView imageOf(const LumaView& view) {
    return {view.pixels, view.width, view.height, ZXing::ImageFormat::Lum, view.rowStride, view.pixelStride};
}

template <typename Found>
Corners cornersOf(const Found& found) {
    Corners corners;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto& at = found.position()[i];
        corners[i] = {static_cast<double>(at.x), static_cast<double>(at.y)};
    }
    return corners;
}

}  // namespace

std::vector<Code> findCodes(const LumaView& view, Effort effort) try {
    std::vector<Code> codes;
    if (!view.readable()) return codes;
    for (const auto& found : ZXing::ReadBarcodes(imageOf(view), finding(effort)))
        if (found.isValid()) codes.push_back({.text = found.text(), .corners = cornersOf(found)});
    return codes;
} catch (const std::exception&) {
    return {};  // ZXing gives up on a torn picture by throwing; for us that is a picture without codes
}

std::optional<std::string> decodeDrawn(const LumaView& drawn) try {
    if (!drawn.readable()) return std::nullopt;
    static const Options options = decodingDrawn();
    const auto found = ZXing::ReadBarcode(imageOf(drawn), options);
    if (!found.isValid()) return std::nullopt;
    return found.text();
} catch (const std::exception&) {
    return std::nullopt;
}

}  // namespace adjutant::scanner::zxing
