#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Takes the guide's pictures anew from the app itself, in each of its languages: companion/guide/pictures.sh [BIN]
# BIN is the folder of adjutant-shots, build/release/bin where none is given.
# It needs ImageMagick, which nothing else does.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
shots=${1:-build/release/bin}/adjutant-shots
export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software

# The scene's name, and what the guide calls its picture.
scenes=(home-1280x800-light:home new-1280x800-light:new life-1861-table-1280x800-light:table pad-1280x800-light:dice
    log-1280x800-light:log scan-1280x800-light:scan curves-1280x800-light:curves)

for language in en de; do
    taken=$(mktemp -d)
    LC_ALL=$([[ $language == en ]] && echo en_GB || echo de_DE).UTF-8 LANGUAGE=$language "$shots" "$taken" "${scenes[@]%%:*}"
    for scene in "${scenes[@]}"; do
        convert "$taken/${scene%%:*}.png" -resize 960x -dither None -colors 96 -strip \
            "PNG8:companion/guide/pictures/${scene##*:}.$language.png"
    done
    rm -r "$taken"
done
