#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Renders evening.mp4 anew: draws its frames and packs them. Needs ffmpeg and a configured build (dev).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
cmake --build --preset dev --target adjutant-demo-film
QT_QPA_PLATFORM=offscreen build/dev/bin/adjutant-demo-film |
    ffmpeg -hide_banner -loglevel error -y -f rawvideo -pixel_format rgb0 -video_size 640x480 -framerate 12 -i - \
        -c:v libx264 -preset veryslow -crf 26 -pix_fmt yuv420p -movflags +faststart companion/demo/evening.mp4
