// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/frame_luma.hpp"

#include <gmock/gmock.h>

#include "tests/scanner/qt_drawn.hpp"

namespace adjutant::scanner {
namespace {

using Format = QVideoFrameFormat::PixelFormat;

// A frame whose pixel (x, y) has the brightness 10 * y + x, and 99 in every byte that is not brightness.
QVideoFrame frameOf(Format format, int offset, int stride) {
    QVideoFrame frame(QVideoFrameFormat({8, 4}, format));
    EXPECT_TRUE(frame.map(QVideoFrame::WriteOnly));
    std::fill_n(frame.bits(0), frame.mappedBytes(0), uchar{99});
    for (int y = 0; y < 4; ++y)
        for (int x = 0; x < 8; ++x)
            frame.bits(0)[y * frame.bytesPerLine(0) + x * stride + offset] = static_cast<uchar>(10 * y + x);
    frame.unmap();
    return frame;
}

struct Case {
    Format format;
    int offset;
    int stride;
};

TEST(FrameLuma, ReadsBrightnessWhereItLiesWithoutACopy) {
    for (const Case each :
         {Case{QVideoFrameFormat::Format_NV12, 0, 1}, Case{QVideoFrameFormat::Format_NV21, 0, 1},
          Case{QVideoFrameFormat::Format_YUV420P, 0, 1}, Case{QVideoFrameFormat::Format_YV12, 0, 1},
          Case{QVideoFrameFormat::Format_Y8, 0, 1}, Case{QVideoFrameFormat::Format_YUYV, 0, 2},
          Case{QVideoFrameFormat::Format_UYVY, 1, 2}, Case{QVideoFrameFormat::Format_Y16, 1, 2},
          Case{QVideoFrameFormat::Format_P010, 1, 2}, Case{QVideoFrameFormat::Format_BGRA8888, 1, 4},
          Case{QVideoFrameFormat::Format_RGBX8888, 1, 4}, Case{QVideoFrameFormat::Format_ARGB8888, 2, 4},
          Case{QVideoFrameFormat::Format_ABGR8888, 2, 4}}) {
        const FrameLuma luma(frameOf(each.format, each.offset, each.stride));
        ASSERT_TRUE(luma.view().readable()) << each.format;
        EXPECT_FALSE(luma.copied()) << each.format;
        for (int y = 0; y < 4; ++y)
            for (int x = 0; x < 8; ++x) EXPECT_EQ(luma.view().at(x, y), 10 * y + x) << each.format;
    }
}

TEST(FrameLuma, AnEmptyFrameIsNotReadable) { EXPECT_FALSE(FrameLuma(QVideoFrame()).view().readable()); }

}  // namespace
}  // namespace adjutant::scanner
