#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# with_the_bus.sh SCRIPT ARGUMENT…: runs the Python script in a session of its own with an accessibility bus and a
# screen that nobody sees. Exit status 77, which ctest counts as skipped, where those cannot be had.
python=/usr/bin/python3
for needed in dbus-run-session Xvfb /usr/libexec/at-spi-bus-launcher "$python"; do
    if ! command -v "$needed" > /dev/null; then
        echo "skipped: $needed is not installed"
        exit 77
    fi
done
if ! "$python" -c 'import pyatspi' 2> /dev/null; then
    echo "skipped: python3-pyatspi is not installed"
    exit 77
fi
home=$(mktemp -d)
xvfb=
trap 'kill $xvfb 2> /dev/null; rm -rf "$home"' EXIT
chmod 700 "$home"
mkfifo "$home/display"
# The server itself looks for a number that is free, and says it once it can be used.
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3> "$home/display" 2> "$home/xvfb.log" &
xvfb=$!
if ! read -r number < "$home/display"; then
    echo "skipped: Xvfb does not start here"
    cat "$home/xvfb.log"
    exit 77
fi
# The session begins with the screen, so that whatever its buses start knows it.
export DISPLAY=":$number" HOME="$home" XDG_RUNTIME_DIR="$home" XDG_CONFIG_HOME="$home" XDG_DATA_HOME="$home"
export QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_QPA_PLATFORM=xcb QT_QUICK_BACKEND=software LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY
timeout 120 dbus-run-session -- "$python" "$@"
