#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The app ends as its window closes when it is told to, and leaves no log beside its file.
# usage: told_to_end.sh PATH/TO/adjutant
set -eu
app=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export HOME="$folder" XDG_CONFIG_HOME="$folder" XDG_DATA_HOME="$folder" QT_QPA_PLATFORM=offscreen
"$app" --file "$folder/evening.adjutant" &
adjutant=$!
tries=0
until [ -e "$folder/evening.adjutant-shm" ] || [ $tries -gt 600 ]; do
    sleep 0.1
    tries=$((tries + 1))
done
kill -TERM "$adjutant"
status=0
wait "$adjutant" || status=$?
[ "$status" -eq 0 ] || { echo "it ended with $status"; exit 1; }
[ -e "$folder/evening.adjutant" ] || { echo "there is no file"; exit 1; }
[ ! -e "$folder/evening.adjutant-wal" ] || { echo "acts wait beside the file"; exit 1; }
