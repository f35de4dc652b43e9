#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Takes the guide's pictures anew from the app itself, in each of its languages, and packaging/screenshot.png.
#   companion/guide/pictures.sh [BIN]          and puts them in their place
#   companion/guide/pictures.sh --check [BIN]  and says which of those that are there show something else
# BIN is the folder of adjutant-shots, build/release/bin where none is given. It needs ImageMagick.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
check=false
if [[ ${1:-} == --check ]]; then
    check=true
    shift
fi
shots=${1:-build/release/bin}/adjutant-shots
pictures=companion/guide/pictures
export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software

# The scene's name, and what the guide calls its picture.
scenes=(home-1280x800-light:home new-1280x800-light:new life-1861-table-1280x800-light:table pad-1280x800-light:dice
    log-1280x800-light:log scan-1280x800-light:scan curves-1280x800-light:curves)

# Times of day are in some of them and differ each time: a word more does not matter, a field's name does.
readonly most=1100 # pixels of 576,000 and more that may be clearly another colour
differ() {
    local pixels
    pixels=$(compare -metric AE -fuzz 15% "$1" "$2" null: 2>&1) || true
    [[ $pixels =~ ^[0-9]+$ ]] && ((pixels <= most)) && return 1
    printf '%s is not what the app shows now: %s pixels differ. Take the pictures anew by companion/guide/pictures.sh.\n' \
        "$2" "$pixels"
}

# keep PICTURE FOLDER: puts it there, or holds it against the one that is there.
keep() {
    if ! $check; then
        mv "$taken/$1" "$2/$1"
    elif differ "$taken/$1" "$2/$1"; then
        failed=1
    fi
}

taken=$(mktemp -d)
trap 'rm -rf "$taken"' EXIT
failed=0
for language in en de; do
    LC_ALL=$([[ $language == en ]] && echo en_GB || echo de_DE).UTF-8 LANGUAGE=$language "$shots" "$taken" "${scenes[@]%%:*}"
    for scene in "${scenes[@]}"; do
        picture=${scene##*:}.$language.png
        convert "$taken/${scene%%:*}.png" -resize 960x -dither None -colors 96 -strip "PNG8:$taken/$picture"
        keep "$picture" "$pictures"
        if [[ $picture == table.en.png ]]; then
            convert "$taken/${scene%%:*}.png" -strip "$taken/screenshot.png"
            keep screenshot.png packaging
        fi
    done
done
exit "$failed"
