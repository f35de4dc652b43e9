#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The metadata with a picture are as valid as without, and all that people read in them is there in German too.
# usage: metadata.sh packaging
set -eu
command -v appstreamcli >/dev/null || { echo "appstreamcli is not installed"; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for site in '' https://example.org/adjutant; do
    cmake -DIN="$1/adjutant.metainfo.xml" -DOUT="$folder/adjutant.metainfo.xml" -DSCREENSHOTS="$site" -P "$1/metadata.cmake"
    appstreamcli validate --no-net "$folder/adjutant.metainfo.xml"
done
grep -q '<image type="source" width="1280" height="800">https://example.org/adjutant/screenshot.png</image>' "$folder/adjutant.metainfo.xml"
for element in summary p li caption; do
    ours=$(grep -c "<$element>" "$folder/adjutant.metainfo.xml")
    theirs=$(grep -c "<$element xml:lang=\"de\">" "$folder/adjutant.metainfo.xml")
    [ "$ours" = "$theirs" ] || { echo "$element: $ours times in English, $theirs times in German"; exit 1; }
done
for key in GenericName Comment Keywords; do
    grep -q "^$key\[de\]=" "$1/adjutant.desktop" || { echo "the desktop entry has no $key in German"; exit 1; }
done
