// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/frame_copy.hpp"

#include <gmock/gmock.h>
#include <sys/mman.h>

#include <QVideoFrameFormat>
#include <vector>

namespace adjutant::scanner {
namespace {

TEST(FrameCopy, ACopyHasThePictureAndItsTurn) {
    for (const auto format : {QVideoFrameFormat::Format_YUYV, QVideoFrameFormat::Format_NV12,
                              QVideoFrameFormat::Format_YUV420P, QVideoFrameFormat::Format_BGRA8888}) {
        QVideoFrame frame(QVideoFrameFormat({64, 48}, format));
        ASSERT_TRUE(frame.map(QVideoFrame::WriteOnly));
        for (int plane = 0; plane < frame.planeCount(); ++plane)
            for (int i = 0; i < frame.mappedBytes(plane); ++i)
                frame.bits(plane)[i] = static_cast<uchar>(i * 7 + plane);
        frame.unmap();
        frame.setMirrored(true);
        frame.setRotationAngle(QVideoFrame::Rotation90);
        auto copy = ownCopy(frame);
        ASSERT_TRUE(copy.has_value());
        EXPECT_FALSE(*copy == frame) << "the frame itself was returned";
        EXPECT_TRUE(copy->mirrored());
        EXPECT_EQ(copy->rotationAngle(), QVideoFrame::Rotation90);
        ASSERT_TRUE(copy->map(QVideoFrame::ReadOnly));
        for (int plane = 0; plane < copy->planeCount(); ++plane)
            for (int i = 0; i < copy->mappedBytes(plane); ++i)
                ASSERT_EQ(copy->bits(plane)[i], static_cast<uchar>(i * 7 + plane)) << format << ' ' << plane;
        copy->unmap();
    }
}

TEST(FrameCopy, MemoryThatIsGoneIsNoticed) {
    constexpr std::size_t size = 1 << 16;
    void* memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    ASSERT_NE(memory, MAP_FAILED);
    std::vector<char> to(size);
    EXPECT_TRUE(copyGuarded(to.data(), memory, size));
    ASSERT_EQ(munmap(memory, size), 0);
    EXPECT_FALSE(copyGuarded(to.data(), memory, size));
}

TEST(FrameCopy, AnEmptyFrameHasNoCopy) { EXPECT_FALSE(ownCopy(QVideoFrame()).has_value()); }

}  // namespace
}  // namespace adjutant::scanner
