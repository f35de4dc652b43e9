#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# with_pipewire.sh COMMAND…: runs the command in a session of its own with PipeWire, so that a virtual camera can
# be plugged in. Exit status 77, which ctest counts as skipped, where that cannot be had.
for needed in dbus-run-session pipewire wireplumber; do
    if ! command -v "$needed" > /dev/null; then
        echo "skipped: $needed is not installed"
        exit 77
    fi
done
if [ -z "$ADJUTANT_PIPEWIRE_SESSION" ]; then
    XDG_RUNTIME_DIR=$(mktemp -d)
    chmod 700 "$XDG_RUNTIME_DIR"
    export XDG_RUNTIME_DIR ADJUTANT_PIPEWIRE_SESSION=1 XDG_CONFIG_HOME="$XDG_RUNTIME_DIR" XDG_STATE_HOME="$XDG_RUNTIME_DIR"
    dbus-run-session -- "$0" "$@"
    status=$?
    rm -rf "$XDG_RUNTIME_DIR"
    exit "$status"
fi
pipewire > "$XDG_RUNTIME_DIR/pipewire.log" 2>&1 &
pipewire=$!
tries=0
until [ -S "$XDG_RUNTIME_DIR/pipewire-0" ]; do
    tries=$((tries + 1))
    if [ "$tries" -gt 100 ] || ! kill -0 "$pipewire" 2> /dev/null; then
        echo "skipped: PipeWire does not start here"
        cat "$XDG_RUNTIME_DIR/pipewire.log"
        kill "$pipewire" 2> /dev/null
        exit 77
    fi
    sleep 0.1
done
wireplumber > "$XDG_RUNTIME_DIR/wireplumber.log" 2>&1 &
wireplumber=$!
timeout 60 "$@"
status=$?
# Qt 6.4 now and then stumbles inside GStreamer when a camera vanishes; a test that failed is not tried again.
if [ "$status" -ge 124 ]; then
    echo "the program hung or crashed (status $status); once more"
    timeout 60 "$@"
    status=$?
fi
kill "$wireplumber" "$pipewire"
wait "$wireplumber" "$pipewire" 2> /dev/null
exit "$status"
