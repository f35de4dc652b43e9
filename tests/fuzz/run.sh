#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# run.sh SECONDS [RUNS] [NAME...]: feeds each of these programs, or all, for so long or so often, whichever comes first, and
# says how many runs it had, how long they took and how much of a core. One input may take ten seconds by the clock, or
# FUZZ_TIMEOUT of them where other programs have the machine.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 2
seconds=${1:?usage: tests/fuzz/run.sh SECONDS [RUNS] [NAME...]}
shift
runs=-1
if [[ ${1:-} =~ ^[0-9]+$ ]]; then
    runs=$1
    shift
fi
if (($# == 0)); then set -- deck payload trf export rescue zip wire picture board roster plays paper club; fi
status=0
# Puts the seconds of a core that all ended children took into `cores`. No subshell: it has no children of its own.
lookAtCores() {
    times >"$clock"
    cores=$(awk -F '[m.]' 'NR == 2 { print $1 * 60 + $2 }' "$clock")
}
clock=$(mktemp)
trap 'rm -f "$clock"' EXIT
for name in "$@"; do
    program=build/fuzz/bin/${name}_fuzz
    [[ -x $program ]] || { printf '%s: not built\n' "$name"; status=2; continue; }
    found=build/fuzz/findings/$name
    grown=build/fuzz/corpus/$name
    mkdir -p "$found" "$grown" "tests/fuzz/corpus/$name"
    begun=$SECONDS
    lookAtCores
    before=$cores
    "$program" -max_total_time="$seconds" -runs="$runs" -timeout="${FUZZ_TIMEOUT:-10}" -rss_limit_mb=2048 -max_len=65536 -print_final_stats=1 \
        -artifact_prefix="$found/" "$grown" "tests/fuzz/corpus/$name" >"$found/log" 2>&1 || status=1
    lookAtCores
    printf '%s: %s runs in %s s, %s s of a core, %s findings\n' "$name" \
        "$(sed -n 's/^stat::number_of_executed_units: *//p' "$found/log")" "$((SECONDS - begun))" "$((cores - before))" \
        "$(find "$found" -name '*-*' -type f | wc -l)"
done
exit "$status"
