#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A campaign file that may not grow any more: `file_limit.sh PROGRAM FOLDER`. Each act that could not be kept is refused with a
# sentence, the program goes on, and what was kept is in order.
program=$1
folder=$2
rm -rf "$folder"
mkdir -p "$folder" || exit 1
{
    echo '{"do":"start","system":"life-1861","seed":1}'
    for act in $(seq 200); do echo "{\"do\":\"note\",\"text\":\"tea $act\"}"; done
    echo '{"ask":"verdict"}'
} >"$folder/requests"

# A file with nothing but the start in it, and 32 KB more: what an empty file needs grows with the schema.
head -n 1 "$folder/requests" | "$program" referee --file "$folder/start.adjutant" --campaign C --game G >/dev/null || exit 1
limit=$(($(wc -c <"$folder/start.adjutant") / 512 + 64))

# The replies go through a pipe: they may be longer than the limit.
{
    (ulimit -f "$limit" && exec "$program" referee --file "$folder/f.adjutant" --campaign C --game G) <"$folder/requests"
    echo $? >"$folder/status"
} | cat >"$folder/replies"
status=$(cat "$folder/status")
[ "$status" -eq 0 ] || { echo "the program ended with $status"; exit 1; }
grep -q '"code":"not-kept"' "$folder/replies" || { echo "nothing was refused as not kept"; exit 1; }
[ "$(wc -l <"$folder/replies")" -eq 202 ] || { echo "not every request was answered"; exit 1; }
tail -n 1 "$folder/replies" | grep -q '"ok":true' || { echo "it did not go on"; exit 1; }
kept=$(grep -c '"ok":true,"rolls"' "$folder/replies")
"$program" campaign verify --file "$folder/f.adjutant" || exit 1
"$program" campaign list --file "$folder/f.adjutant" | grep -q "$kept entries" || { echo "not $kept entries were kept"; exit 1; }
