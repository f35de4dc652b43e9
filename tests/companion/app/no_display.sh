#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# `no_display.sh PROGRAM`: without a display the app answers help and version, and says in a sentence why it does not open.
program=$1
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM
"$program" --help | grep -q -e '--file' || { echo "help is not told"; exit 1; }
"$program" --version | grep -q '^adjutant [0-9]' || { echo "the version is not told"; exit 1; }
said=$("$program" 2>&1)
status=$?
[ "$status" -eq 2 ] || { echo "it ended with $status"; exit 1; }
echo "$said" | grep -q 'There is no display' || { echo "it said: $said"; exit 1; }
