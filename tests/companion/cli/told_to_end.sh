#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A referee that is told to end leaves a file that has every act by itself.
# usage: told_to_end.sh PATH/TO/adjutant-cli
set -eu
cli=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkfifo requests replies
"$cli" referee --file evening.adjutant --campaign Club --game Thursday < requests > replies &
referee=$!
exec 3> requests 4< replies
echo '{"do":"start","system":"life-1861","seed":1}' >&3
read -r reply <&4
case $reply in *'"ok":true'*) ;; *) echo "refused: $reply"; exit 1 ;; esac
kill -TERM "$referee"
status=0
wait "$referee" || status=$?
[ "$status" -eq 143 ] || { echo "it ended with $status"; exit 1; }
[ ! -e evening.adjutant-wal ] || { echo "acts wait beside the file"; exit 1; }
mkdir stick
cp evening.adjutant stick/
"$cli" campaign verify --file stick/evening.adjutant | grep -q 'Club, Thursday: in order, 1 entry,'
