#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Checks the Debian packages in a folder (build/release after `cmake --build --preset release --target package`): lintian,
# the desktop's files, and, as root, a clean bookworm tree into which they are installed, in which a game is played, and
# from which they are removed again. MIRROR names another mirror, TREE a tree of debootstrap that is there already.
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

# The command line, and with adjutant the app as well.
installed() {
    local files="/root/adjutant-cli_*.deb"
    [[ $1 == adjutant ]] && files+=" /root/adjutant_*.deb"
    inTree sh -c "apt-get install -y -q --no-install-recommends $files" >/dev/null 2>&1
}
# What they depend on stays.
# shellcheck disable=SC2016  # it is for the shell in the tree
removed() { inTree sh -c 'dpkg --purge $(dpkg-query -W -f "\${Package} " "adjutant*")' >/dev/null; }

play() {
    inTree sh -c 'printf "%s\n" "{\"do\":\"start\",\"system\":\"life-1861\",\"seed\":1}" "{\"do\":\"note\",\"text\":\"rain\"}" \
        "{\"ask\":\"actions\"}" | adjutant-cli referee --file /root/evening.adjutant --campaign Sumter --game First' |
        grep -c '"ok":true' | grep -qx 3 || fail "a game could not be played"
    inTree adjutant-cli campaign verify --file /root/evening.adjutant | grep -q 'in order, 2 entries' ||
        fail "the game does not verify"
    inTree adjutant-cli print tags --out /root/tags.pdf || fail "a sheet could not be printed"
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
        play
        if [[ $package == adjutant ]]; then
            inTree sh -c 'QT_QPA_PLATFORM=offscreen timeout 20 adjutant /root/evening.adjutant; test $? = 124' ||
                fail "the app does not stay open on a campaign"
        fi
        removed || fail "$package is not removed"
        listing "$tree" >"$after"
        diff "$before" "$after" >&2 || fail "$package leaves something behind"
        [[ -s $tree/root/evening.adjutant ]] || fail "the campaign is gone"
        rm -f "$tree/root/evening.adjutant"
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
        tree=${TREE:-$(mktemp -d)}
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
