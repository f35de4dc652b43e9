// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/frame_luma.hpp"

#include <optional>
#include <utility>

#include "scanner/picture.hpp"

namespace adjutant::scanner {
namespace {

struct Layout {
    int offset;  ///< bytes from the start of plane 0 to the first pixel's brightness
    int stride;  ///< bytes from pixel to pixel
};

// Green stands in for brightness where a frame is red, green and blue: ink on paper differs there as well.
std::optional<Layout> layoutOf(QVideoFrameFormat::PixelFormat format) {
    switch (format) {
        case QVideoFrameFormat::Format_YUV420P:
        case QVideoFrameFormat::Format_YUV422P:
        case QVideoFrameFormat::Format_YV12:
        case QVideoFrameFormat::Format_NV12:
        case QVideoFrameFormat::Format_NV21:
        case QVideoFrameFormat::Format_IMC1:
        case QVideoFrameFormat::Format_IMC2:
        case QVideoFrameFormat::Format_IMC3:
        case QVideoFrameFormat::Format_IMC4:
        case QVideoFrameFormat::Format_Y8:
            return Layout{0, 1};
        case QVideoFrameFormat::Format_YUYV:
            return Layout{0, 2};
        case QVideoFrameFormat::Format_UYVY:
        case QVideoFrameFormat::Format_Y16:  // little endian: the second byte is the high one
        case QVideoFrameFormat::Format_P010:
        case QVideoFrameFormat::Format_P016:
            return Layout{1, 2};
        case QVideoFrameFormat::Format_BGRA8888:
        case QVideoFrameFormat::Format_BGRA8888_Premultiplied:
        case QVideoFrameFormat::Format_BGRX8888:
        case QVideoFrameFormat::Format_RGBA8888:
        case QVideoFrameFormat::Format_RGBX8888:
        case QVideoFrameFormat::Format_AYUV:
        case QVideoFrameFormat::Format_AYUV_Premultiplied:
            return Layout{1, 4};
        case QVideoFrameFormat::Format_ARGB8888:
        case QVideoFrameFormat::Format_ARGB8888_Premultiplied:
        case QVideoFrameFormat::Format_XRGB8888:
        case QVideoFrameFormat::Format_ABGR8888:
        case QVideoFrameFormat::Format_XBGR8888:
            return Layout{2, 4};
        default:
            return std::nullopt;
    }
}

}  // namespace

FrameLuma::FrameLuma(const QVideoFrame& frame) : frame_(frame) {
    const auto layout = layoutOf(frame_.pixelFormat());
    if (layout && frame_.map(QVideoFrame::ReadOnly)) {
        view_ = {std::as_const(frame_).bits(0) + layout->offset, frame_.width(), frame_.height(),
                 frame_.bytesPerLine(0), layout->stride};
        const qsizetype needed = qsizetype{view_.rowStride} * (view_.height - 1) + layout->offset +
                                 qsizetype{view_.width - 1} * view_.pixelStride + 1;
        if (!view_.readable() || needed > frame_.mappedBytes(0)) view_ = {};
        return;
    }
    copy_ = frame_.toImage().convertToFormat(QImage::Format_Grayscale8);  // JPEG and what else there may be
    if (!copy_.isNull()) view_ = lumaOf(copy_);
}

FrameLuma::~FrameLuma() {
    if (frame_.isMapped()) frame_.unmap();
}

}  // namespace adjutant::scanner
