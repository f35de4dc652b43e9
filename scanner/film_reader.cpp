// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/film_reader.hpp"

#include <unistd.h>

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/pixdesc.h>
#include <libswscale/swscale.h>
}

#include <memory>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "scanner/ordinary_file.hpp"

namespace adjutant::scanner {
namespace {

struct Free {
    void operator()(AVFormatContext* format) const { avformat_close_input(&format); }
    void operator()(AVCodecContext* codec) const { avcodec_free_context(&codec); }
    void operator()(AVPacket* packet) const { av_packet_free(&packet); }
    void operator()(AVFrame* frame) const { av_frame_free(&frame); }
    void operator()(SwsContext* scaler) const { sws_freeContext(scaler); }
};
template <typename Thing>
using Owned = std::unique_ptr<Thing, Free>;

/// What is wrong with a film, in a sentence.
struct Unreadable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

constexpr const char* noFilm = "This is not a film that can be read.";
constexpr const char* noPictures = "There are no pictures in this film.";

Owned<AVFormatContext> openFormat(const std::filesystem::path& path) {
    const OrdinaryFile file = openOrdinary(path);
    if (file.descriptor < 0) throw Unreadable(file.error.toStdString());
    close(file.descriptor);
    AVFormatContext* opened = nullptr;
    AVDictionary* options = nullptr;
    av_dict_set(&options, "protocol_whitelist", "file", 0);  // a play list leads nowhere else
    const int result = avformat_open_input(&opened, ("file:" + path.native()).c_str(), nullptr, &options);
    av_dict_free(&options);
    if (result < 0) throw Unreadable(noFilm);
    Owned<AVFormatContext> format(opened);
    if (std::string_view(format->iformat->name) == "tty") throw Unreadable(noFilm);  // that is any text
    if (avformat_find_stream_info(format.get(), nullptr) < 0) throw Unreadable(noFilm);
    return format;
}

// The plane of brightness where the frame has one of bytes.
std::optional<LumaView> planeOf(const AVFrame& frame) {
    const AVPixFmtDescriptor* format = av_pix_fmt_desc_get(static_cast<AVPixelFormat>(frame.format));
    constexpr auto otherwise = AV_PIX_FMT_FLAG_RGB | AV_PIX_FMT_FLAG_PAL | AV_PIX_FMT_FLAG_HWACCEL |
                               AV_PIX_FMT_FLAG_BITSTREAM | AV_PIX_FMT_FLAG_BAYER;
    if (format == nullptr || (format->flags & otherwise) != 0) return std::nullopt;
    const AVComponentDescriptor& luma = format->comp[0];
    const LumaView view{frame.data[luma.plane] + luma.offset, frame.width, frame.height,
                        frame.linesize[luma.plane], luma.step};
    if (luma.depth != 8 || luma.shift != 0 || !view.readable()) return std::nullopt;
    return view;
}

class Film {
  public:
    explicit Film(const std::filesystem::path& path) : format_(openFormat(path)) {
        const AVCodec* decoder = nullptr;
        stream_ = av_find_best_stream(format_.get(), AVMEDIA_TYPE_VIDEO, -1, -1, &decoder, 0);
        if (stream_ < 0) throw Unreadable(noPictures);
        const AVStream& stream = *format_->streams[stream_];
        if ((stream.disposition & AV_DISPOSITION_ATTACHED_PIC) != 0) throw Unreadable(noPictures);
        codec_.reset(avcodec_alloc_context3(decoder));
        if (!codec_ || avcodec_parameters_to_context(codec_.get(), stream.codecpar) < 0)
            throw Unreadable(noFilm);
        codec_->thread_count = 0;  // as many as there are processors
        if (avcodec_open2(codec_.get(), decoder, nullptr) < 0) throw Unreadable(noFilm);
    }

    void read(const TakeFrame& take) {
        int result = 0;
        while (wanted_ && (result = av_read_frame(format_.get(), packet_.get())) >= 0) {
            if (packet_->stream_index == stream_) decode(packet_.get(), take);
            av_packet_unref(packet_.get());
        }
        if (wanted_) decode(nullptr, take);  // the frames that wait for their turn to be shown
        if (!wanted_) return;
        if (result != AVERROR_EOF)
            throw Unreadable("The film breaks off: the rest of it is not in the file.");
        if (number_ == 0) throw Unreadable(noPictures);
        if (damaged_ == 1) throw Unreadable("One frame of the film is damaged and was not read.");
        if (damaged_ > 1)
            throw Unreadable(std::to_string(damaged_) + " frames of the film are damaged and were not read.");
    }

  private:
    void decode(const AVPacket* packet, const TakeFrame& take) {
        if (avcodec_send_packet(codec_.get(), packet) < 0) ++damaged_;
        int result = 0;
        while (wanted_ && (result = avcodec_receive_frame(codec_.get(), frame_.get())) >= 0) {
            wanted_ = take(viewOf(*frame_), number_++);
            av_frame_unref(frame_.get());
        }
        if (result < 0 && result != AVERROR(EAGAIN) && result != AVERROR_EOF) ++damaged_;
    }

    LumaView viewOf(const AVFrame& frame) {
        if (const auto plane = planeOf(frame)) return *plane;
        if (frame.width > largestSide || frame.height > largestSide)
            throw Unreadable("The film's frames are " + std::to_string(frame.width) + " by " +
                             std::to_string(frame.height) + " pixels; at most " +
                             std::to_string(largestSide) + " a side can be read.");
        scaler_.reset(sws_getCachedContext(
            scaler_.release(), frame.width, frame.height, static_cast<AVPixelFormat>(frame.format),
            frame.width, frame.height, AV_PIX_FMT_GRAY8, SWS_POINT, nullptr, nullptr, nullptr));
        if (!scaler_) throw Unreadable("The colours of this film are of a kind that cannot be read.");
        grey_.resize(static_cast<std::size_t>(frame.width) * static_cast<std::size_t>(frame.height));
        std::uint8_t* const rows[] = {grey_.data(), nullptr, nullptr, nullptr};
        const int strides[] = {frame.width, 0, 0, 0};
        sws_scale(scaler_.get(), frame.data, frame.linesize, 0, frame.height, rows, strides);
        return {grey_.data(), frame.width, frame.height, frame.width};
    }

    Owned<AVFormatContext> format_;
    Owned<AVCodecContext> codec_;
    Owned<AVPacket> packet_{av_packet_alloc()};
    Owned<AVFrame> frame_{av_frame_alloc()};
    Owned<SwsContext> scaler_;
    std::vector<std::uint8_t> grey_;
    int stream_ = -1;
    long long number_ = 0;
    int damaged_ = 0;
    bool wanted_ = true;
};

}  // namespace

std::string readFilm(const std::filesystem::path& path, const TakeFrame& take) try {
    av_log_set_level(AV_LOG_QUIET);  // what is wrong is in the sentence
    Film(path).read(take);
    return {};
} catch (const Unreadable& reason) {
    return reason.what();
}

}  // namespace adjutant::scanner
