#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Checks the Debian packages in a folder (build/release after `cmake --build --preset release --target package`): lintian,
# the desktop's files, and, as root, a clean bookworm tree into which they are installed, in which somebody plays a whole game,
# opens it by the command of the desktop under Xvfb, and from which they are removed again: what is left then is that
# person's own. MIRROR names another mirror, TREE a tree of debootstrap that is there already.
#   packaging/check.sh FOLDER            the packages in FOLDER
#   packaging/check.sh --same ONE TWO    whether two builds made the same packages, byte for byte
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=packaging/setup.sh
source packaging/setup.sh

failed=0
fail() {
    say "FAILED: $*"
    failed=1
}

# Two builds in different folders.
sameBytes() {
    local deb
    for deb in "$1"/*.deb; do
        if cmp -s "$deb" "$2/${deb##*/}"; then
            say "the same to the byte: ${deb##*/}"
        else
            fail "${deb##*/} differs between $1 and $2"
        fi
    done
}

filesAreValid() {
    desktop-file-validate packaging/adjutant.desktop || fail "the desktop entry"
    appstreamcli validate --no-net packaging/adjutant.metainfo.xml || fail "the metadata"
    local mime
    mime=$(mktemp -d)
    mkdir -p "$mime/packages"
    cp packaging/adjutant-mime.xml "$mime/packages/"
    update-mime-database "$mime" || fail "the MIME type"
    grep -q '^application/x-adjutant-campaign:\*.adjutant$' "$mime/globs" || fail "the MIME type names no file"
    rm -rf "$mime"
}

# Everything under the places that packages own, for comparing before and after.
listing() { (cd "$1" && find usr etc var/lib/dpkg/info opt -not -name '*.pyc' -not -path 'usr/share/man/*' -print 2>/dev/null | sort); }

inTree() { chroot "$tree" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@" </dev/null; }

# As the person who plays, with a home of their own.
readonly player=/home/player
asPlayer() { "${theirs[@]}" "$@" </dev/null; }

newHome() {
    rm -rf "${tree:?}$player"
    install -d -o 1234 -g 1234 -m 700 "$tree$player" "$tree$player/.run"
    # A list of words, so that what is started in the background is the program itself and not a shell around it.
    theirs=(chroot --userspec=1234:1234 "$tree" /usr/bin/env -i PATH=/usr/bin:/bin HOME="$player" LC_ALL=C.UTF-8
        XDG_RUNTIME_DIR="$player/.run")
}

# The command line, and with adjutant the app as well.
installed() {
    local files="/root/adjutant-cli_*.deb"
    [[ $1 == adjutant ]] && files+=" /root/adjutant_*.deb"
    inTree sh -c "apt-get install -y -q --no-install-recommends $files" >/dev/null 2>&1
}
# What they depend on stays.
# shellcheck disable=SC2016  # it is for the shell in the tree
removed() { inTree sh -c 'dpkg --purge $(dpkg-query -W -f "\${Package} " "adjutant*")' >/dev/null; }

# A whole game that the tests know line by line: what is asked, and what is answered.
readonly game=tests/playthroughs/life-1861-hard-winter.jsonl
readonly entries='in order, 24 entries'
asked() { awk 'NR % 2 == 1' "$game"; }
answered() { awk 'NR % 2 == 0' "$game"; }

play() {
    asked >"$tree$player/.run/asked"
    asPlayer sh -c 'adjutant-cli referee --file ~/evening.adjutant --campaign Sumter --game First <~/.run/asked >~/.run/answered' ||
        fail "the referee does not end as it should"
    diff <(answered) "$tree$player/.run/answered" >&2 || fail "a game is not played as it is by the tests"
    asPlayer sh -c 'echo "{\"ask\":\"verdict\"}" | adjutant-cli referee --file ~/evening.adjutant --campaign Sumter --game First' |
        grep -q '"winners":\["soldier"\]' || fail "the game has no verdict when it is taken up again"
    asPlayer sh -c 'adjutant-cli campaign results --file ~/evening.adjutant' |
        grep -q '"side":"soldier","person":null,"outcome":"win"' || fail "the game has no result"
    asPlayer sh -c 'adjutant-cli campaign verify --file ~/evening.adjutant 2>/dev/null' | grep -q "$entries" ||
        fail "the game does not verify"
    asPlayer sh -c 'adjutant-cli print tags --out ~/tags.pdf' || fail "a sheet could not be printed"
    inTree test -r /usr/share/man/man1/adjutant-cli.1.gz || say "this tree keeps no manual pages"
    # shellcheck disable=SC2016  # it is for the shell in the tree
    inTree bash -c '. /usr/share/bash-completion/completions/adjutant-cli; COMP_WORDS=(adjutant-cli camp); COMP_CWORD=1
        _adjutant_cli; [[ ${COMPREPLY[*]} == campaign ]]' || fail "bash does not complete"
}

# Which files under the tree a program has open.
opened() { find "/proc/$1/fd" -lname "$tree/*" -printf '%l\n' 2>/dev/null; }

# By the command that the desktop entry has, as a touch on the file does: there is a window then, and the campaign is open, with
# its log beside it and no other campaign.
openByTheDesktop() {
    local command display server app seen='' i
    command=$(sed -n 's/^Exec=//p' "$tree/usr/share/applications/adjutant.desktop")
    command=${command//%f/$player/evening.adjutant}
    display=:$((70 + RANDOM % 900))
    Xvfb "$display" -noreset -screen 0 1280x800x24 >/dev/null 2>&1 &
    server=$!
    # Qt finds the server by its abstract socket, which a changed root does not hide.
    "${theirs[@]}" DISPLAY="$display" QT_QUICK_BACKEND=software sh -c "exec $command" </dev/null >"$tree/root/app.log" 2>&1 &
    app=$!
    for ((i = 0; i < 100; ++i)); do
        seen=$(DISPLAY=$display xwininfo -root -tree 2>/dev/null | grep -ci '"adjutant"') || true
        ((seen > 0)) && opened "$app" | grep -q "$player/evening.adjutant-wal" && break
        kill -0 "$app" 2>/dev/null || break
        sleep 0.2
    done
    ((seen > 0)) || fail "the desktop's command '$command' opens no window: $(tail -n 3 "$tree/root/app.log")"
    seen=$(opened "$app" | grep '\.adjutant$' | sort -u) || true
    [[ $seen == "$tree$player/evening.adjutant" ]] || fail "the desktop's command '$command' has '$seen' open"
    kill -TERM "$app" 2>/dev/null || true
    wait "$app" || fail "the app does not end as it should"
    kill "$server" 2>/dev/null || true
    wait "$server" 2>/dev/null || true
    asPlayer sh -c 'adjutant-cli campaign verify --file ~/evening.adjutant 2>/dev/null' | grep -q "$entries" ||
        fail "the app changed the game that it opened"
}

# What is left in the home when everything is removed: the campaigns and sheets that were asked for, the app's own
# campaign and settings, and what libraries keep for themselves, which every program shares.
onlyTheirOwnIsLeft() {
    local left
    left=$(cd "$tree$player" && find . -type f | sort)
    say "left in the home:" "${left//$'\n'/, }"
    if grep -vE '^\./(evening\.adjutant(-lock|-wal|-shm)?|evening\.adjutant\.backups/[^/]*|\.run/(asked|answered)|tags\.pdf|\.local/share/adjutant/[^/]*|\.config/adjutant[^/]*(/[^/]*)?|\.cache/.*)$' <<<"$left"; then
        fail "something else is left in the home"
    fi
    [[ -s $tree$player/evening.adjutant ]] || fail "the campaign is gone"
}

inACleanTree() {
    local folder=$1 before after
    before=$(mktemp)
    after=$(mktemp)
    mount --bind /proc "$tree/proc" 2>/dev/null || true
    inTree apt-get update -q >/dev/null
    # What the packages depend on comes first, so that what is left afterwards is theirs.
    cp "$folder"/*.deb "$tree/root/"
    for package in adjutant-cli adjutant; do
        compgen -G "$folder/${package}_*.deb" >/dev/null || continue
        say "installing $package in a clean bookworm"
        installed "$package"
        removed
        listing "$tree" >"$before"
        installed "$package" || fail "$package does not install"
        newHome
        play
        if [[ $package == adjutant ]]; then openByTheDesktop; fi
        removed || fail "$package is not removed"
        listing "$tree" >"$after"
        diff "$before" "$after" >&2 || fail "$package leaves something behind"
        onlyTheirOwnIsLeft
        newHome
    done
    umount "$tree/proc" 2>/dev/null || true
    rm -f "$before" "$after"
}

main() {
    if [[ ${1:-} == --same ]]; then
        sameBytes "$2" "$3"
        exit "$failed"
    fi
    local folder=${1:?usage: packaging/check.sh FOLDER}
    filesAreValid
    lintian --fail-on error --suppress-tags initial-upload-closes-no-bugs "$folder"/*.deb || fail "lintian"
    if ((EUID == 0)) && command -v debootstrap >/dev/null; then
        # A person who is not root has to get in, too.
        tree=${TREE:-$(mktemp -d)}
        chmod 755 "$tree"
        if [[ ! -d $tree/usr ]]; then
            debootstrap --variant=minbase bookworm "$tree" "${MIRROR:-http://deb.debian.org/debian}" >/dev/null || {
                fail "no clean bookworm could be made"
                exit 1
            }
        fi
        inACleanTree "$folder"
        if [[ -z ${TREE:-} ]]; then rm -rf "$tree"; fi
    else
        say "not root, or no debootstrap: nothing was installed"
    fi
    if ((failed == 0)); then say "the packages are sound"; fi
    exit "$failed"
}

main "$@"
