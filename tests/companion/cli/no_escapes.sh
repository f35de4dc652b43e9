#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Whatever the program is given to quote: nothing that it says steers a terminal.
# usage: no_escapes.sh PATH/TO/adjutant-cli
set -eu
cli=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
esc=$(printf '\033')
c1=$(printf '\302\233')
odd="x$esc[2J${c1}31m"
failed=0

quiet() {
    "$@" >said 2>&1 </dev/null || true
    [ -s said ] || { echo "it says nothing: $*" | cat -v; failed=1; }
    if grep -q -e "$esc" -e "$c1" said; then
        echo "it passes on what steers: $*" | cat -v
        cat -v said
        failed=1
    fi
}

printf '%s\n' '{"do":"start","system":"life-1861","seed":1}' "{\"do\":\"note\",\"text\":\"$c1\\u001b[2J\"}" |
    "$cli" referee --file "$odd" --campaign "$odd" --game "$odd" >said
if grep -q -e "$esc" -e "$c1" said; then echo "the referee passes it on"; failed=1; fi

quiet "$cli" "$odd"
quiet "$cli" campaign "$odd"
quiet "$cli" campaign list --file "$odd"
quiet "$cli" campaign list --file "./no/$odd"
quiet "$cli" campaign show --file "$odd"
quiet "$cli" campaign show --file "$odd" --game "$odd"
quiet "$cli" campaign show --file "$odd" --game "no$odd"
quiet "$cli" campaign results --file "$odd"
quiet "$cli" campaign seat --file "$odd" --game "$odd" --side "$odd" --person "$odd"
quiet "$cli" campaign verify --file "$odd"
quiet "$cli" campaign verify --file "$odd" --seal "$odd"
quiet "$cli" campaign search --file "$odd" "$odd"
quiet "$cli" campaign import --file "$odd" "$odd"
quiet "$cli" campaign person --file "$odd" --name "$odd"
quiet "$cli" league create --file "$odd" --rules "$odd"
quiet "$cli" league import-trf --file "$odd" "$odd"
quiet "$cli" league trf --file "$odd" --out trf --format "$odd"
quiet "$cli" chronicle enrol --file "$odd" --name "$odd"
quiet "$cli" club join --file "new$odd" --url "$odd"
quiet "$cli" club status --file "$odd"
quiet "$cli" scan "$odd" "no$odd"
quiet "$cli" scan --video "$odd"
quiet "$cli" print cards --system "$odd" --out a.pdf
quiet "$cli" print cards --system life-1861 --deck "$odd" --out a.pdf
quiet "$cli" print cards --system life-1861 --out "./no/$odd.pdf"
quiet "$cli" print cards --system life-1861 --out "$odd.pdf"
quiet "$cli" print roster "$odd" --out a.pdf
quiet "$cli" print state --file "$odd" --game "$odd" --out "$odd.pdf"
exit "$failed"
