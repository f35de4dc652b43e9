#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The app starts on a machine where almost everything is missing, and no library's warning reaches people.
# usage: first_start.sh PATH/TO/adjutant
set -eu
app=$1
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT

fail() { echo "$*"; exit 1; }

# starts WHAT NAME=VALUE...: it opens, ends when it is told to, and says nothing but what stands in `expected`.
expected=''
starts() {
    what=$1
    shift
    home=$folder/home-$what
    mkdir "$home"
    env -i PATH="$PATH" HOME="$home" QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software "$@" \
        "$app" --file "$folder/$what.adjutant" 2>"$folder/said" &
    adjutant=$!
    tries=0
    until [ -e "$folder/$what.adjutant-shm" ] || [ $tries -gt 600 ]; do
        sleep 0.1
        tries=$((tries + 1))
    done
    # It is told to end after its first turn of the loop, where it says what is missing.
    tries=0
    until [ -z "$expected" ] || grep -q "$expected" "$folder/said" || [ $tries -gt 300 ]; do
        sleep 0.1
        tries=$((tries + 1))
    done
    kill -TERM "$adjutant"
    status=0
    wait "$adjutant" || status=$?
    [ "$status" -eq 0 ] || fail "$what: it ended with $status: $(cat "$folder/said")"
    if [ -n "$expected" ]; then
        grep -q "$expected" "$folder/said" || fail "$what: it said: $(cat "$folder/said")"
    else
        [ ! -s "$folder/said" ] || fail "$what: people were told: $(cat "$folder/said")"
    fi
}

starts bare  # no runtime folder, no D-Bus, no sound, no locale
[ -s "$folder/home-bare/.local/share/adjutant/messages.log" ] || fail "the libraries had nothing to say, or it was lost"
starts home-that-cannot-be-written XDG_DATA_HOME=/proc/nowhere XDG_CONFIG_HOME=/proc/nowhere

mkdir "$folder/no-fonts"
printf '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>%s</dir></fontconfig>' \
    "$folder/no-fonts" >"$folder/fonts.conf"
expected='There are no fonts'
starts fonts FONTCONFIG_FILE="$folder/fonts.conf"

status=0
env -i PATH="$PATH" HOME="$folder" DISPLAY=:4321 "$app" 2>"$folder/said" || status=$?
[ "$status" -eq 2 ] || fail "a display that is not there: it ended with $status"
[ "$(cat "$folder/said")" = "No window can be opened on the display “:4321”. Is it there, and may this user use it? adjutant-cli needs none." ] ||
    fail "a display that is not there: it said: $(cat "$folder/said")"
