#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What bash offers behind words of adjutant-cli, as if somebody had pressed Tab.
#   completion.sh packaging/adjutant-cli.bash PROGRAM
set -uo pipefail
# shellcheck source=packaging/adjutant-cli.bash
source "$1"
program=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2
touch evening.adjutant 16.txt de.txt table.txt side.txt
failed=0

# offers 'WHAT IS OFFERED, in one line' WORD...: the last word is the one that is completed.
offers() {
    local wanted=$1
    shift
    COMP_WORDS=("$program" "$@")
    COMP_CWORD=$#
    _adjutant_cli
    if [[ ${COMPREPLY[*]} != "$wanted" ]]; then
        printf 'FAILED: %s: offers "%s" instead of "%s"\n' "$*" "${COMPREPLY[*]}" "$wanted"
        failed=1
    fi
}

offers 'referee campaign league chronicle club scan print' ''
offers 'campaign' camp
offers 'create' league cr
offers 'trf' league tr
offers '--help --file --campaign --out --format --force' league trf --
offers '16 26' league trf --format ''
offers '26' league trf --file evening.adjutant --format 2
offers '26' league trf --format = 2
offers '16 26' league trf --format =
offers 'markdown md html pdf' campaign report --format ''
offers 'en de' campaign report --language ''
offers 'de' campaign site --language d
offers 'en de' print state --language ''
offers 'table reader' club invite --role ''
offers 'roster side' chronicle enrol --kind ''
offers 'a4 letter' print tags --paper ''
offers '10 15 25' print places --size ''
offers 'life-1861' print cards --system life
offers 'evening.adjutant' campaign list --file e
offers 'evening.adjutant' league standings --file evening
offers '' league standings --round ''
offers '' campaign show --game ''
offers '16.txt' scan 16
offers '16.txt' campaign import --dry-run 16
offers '' campaign list ''
exit "$failed"
