// SPDX-License-Identifier: GPL-3.0-or-later
// virtual_camera NAME TEXT: a camera of 640 by 480 pixels, YUY2, 30 frames a second, that sees a label with
// this text. PipeWire offers it to programs as it offers a real one, until this program ends.
#include <pipewire/pipewire.h>
#include <spa/param/video/format-utils.h>
#include <sys/prctl.h>

#include <csignal>
#include <cstdio>
#include <cstring>

#include "tests/scanner/drawn.hpp"

// PipeWire's macros are C and keep to its rules.
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#pragma GCC diagnostic ignored "-Wconversion"

namespace {

constexpr int width = 640;
constexpr int height = 480;
constexpr int stride = width * 2;

struct Camera {
    std::vector<std::uint8_t> frame;
    pw_main_loop* loop = nullptr;
    pw_stream* stream = nullptr;
    spa_source* timer = nullptr;
};

std::vector<std::uint8_t> yuyvOf(const adjutant::scanner::Canvas& canvas) {
    std::vector<std::uint8_t> bytes;
    for (const std::uint8_t shade : canvas.pixels) bytes.insert(bytes.end(), {shade, 128});
    return bytes;
}

void process(void* data) {
    auto& camera = *static_cast<Camera*>(data);
    pw_buffer* buffer = pw_stream_dequeue_buffer(camera.stream);
    if (buffer == nullptr) return;
    spa_data& plane = buffer->buffer->datas[0];
    if (plane.data != nullptr) {
        const auto size = std::min<std::size_t>(camera.frame.size(), plane.maxsize);
        std::memcpy(plane.data, camera.frame.data(), size);
        plane.chunk->offset = 0;
        plane.chunk->stride = stride;
        plane.chunk->size = static_cast<std::uint32_t>(size);
    }
    pw_stream_queue_buffer(camera.stream, buffer);
}

// Frames are sent only while somebody watches.
void stateChanged(void* data, pw_stream_state, pw_stream_state state, const char*) {
    auto& camera = *static_cast<Camera*>(data);
    timespec start{};
    timespec interval{};
    if (state == PW_STREAM_STATE_STREAMING) {
        start.tv_nsec = 1;
        interval.tv_nsec = 33'000'000;
    }
    pw_loop_update_timer(pw_main_loop_get_loop(camera.loop), camera.timer, &start, &interval, false);
}

void formatChanged(void* data, std::uint32_t id, const spa_pod* format) {
    if (id != SPA_PARAM_Format || format == nullptr) return;
    auto& camera = *static_cast<Camera*>(data);
    std::uint8_t space[1024];
    spa_pod_builder builder = SPA_POD_BUILDER_INIT(space, sizeof space);
    const auto* buffers = static_cast<const spa_pod*>(spa_pod_builder_add_object(
        &builder, SPA_TYPE_OBJECT_ParamBuffers, SPA_PARAM_Buffers, SPA_PARAM_BUFFERS_buffers,
        SPA_POD_CHOICE_RANGE_Int(4, 2, 8), SPA_PARAM_BUFFERS_blocks, SPA_POD_Int(1), SPA_PARAM_BUFFERS_size,
        SPA_POD_Int(stride * height), SPA_PARAM_BUFFERS_stride, SPA_POD_Int(stride)));
    pw_stream_update_params(camera.stream, &buffers, 1);
}

void tick(void* data, std::uint64_t) { pw_stream_trigger_process(static_cast<Camera*>(data)->stream); }

void end(void* data, int) { pw_main_loop_quit(static_cast<Camera*>(data)->loop); }

const spa_pod* offeredFormat(spa_pod_builder& builder) {
    spa_video_info_raw info{};
    info.format = SPA_VIDEO_FORMAT_YUY2;
    info.size = SPA_RECTANGLE(width, height);
    info.framerate = SPA_FRACTION(30, 1);
    return spa_format_video_raw_build(&builder, SPA_PARAM_EnumFormat, &info);
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) {
        std::fputs("usage: virtual_camera NAME TEXT\n", stderr);
        return 2;
    }
    prctl(PR_SET_PDEATHSIG, SIGTERM);  // a camera does not outlive the test that plugged it in
    adjutant::scanner::Canvas canvas(width, height);
    canvas.draw(arguments[2], 220, 140, 6);
    Camera camera;
    camera.frame = yuyvOf(canvas);
    pw_init(&count, &arguments);
    camera.loop = pw_main_loop_new(nullptr);
    pw_loop* loop = pw_main_loop_get_loop(camera.loop);
    pw_loop_add_signal(loop, SIGTERM, end, &camera);
    pw_loop_add_signal(loop, SIGINT, end, &camera);
    camera.timer = pw_loop_add_timer(loop, tick, &camera);
    pw_stream_events events{};
    events.version = PW_VERSION_STREAM_EVENTS;
    events.process = process;
    events.state_changed = stateChanged;
    events.param_changed = formatChanged;
    pw_properties* properties =
        pw_properties_new(PW_KEY_MEDIA_CLASS, "Video/Source", PW_KEY_MEDIA_ROLE, "Camera", PW_KEY_NODE_NAME,
                          arguments[1], PW_KEY_NODE_DESCRIPTION, arguments[1], nullptr);
    camera.stream = pw_stream_new_simple(loop, arguments[1], properties, &events, &camera);
    std::uint8_t space[1024];
    spa_pod_builder builder = SPA_POD_BUILDER_INIT(space, sizeof space);
    const spa_pod* format = offeredFormat(builder);
    const auto flags = static_cast<pw_stream_flags>(PW_STREAM_FLAG_DRIVER | PW_STREAM_FLAG_MAP_BUFFERS);
    if (pw_stream_connect(camera.stream, PW_DIRECTION_OUTPUT, PW_ID_ANY, flags, &format, 1) < 0) {
        std::fputs("virtual_camera: PipeWire does not answer\n", stderr);
        return 1;
    }
    pw_main_loop_run(camera.loop);
    pw_stream_destroy(camera.stream);
    pw_main_loop_destroy(camera.loop);
    pw_deinit();
    return 0;
}
