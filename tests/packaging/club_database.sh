#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# club_database.sh somebody|root ADJUTANT-CLI: packaging/club-database.sh from nothing to a game that the club has, as
# somebody without rights, or as root whose home nobody else may look into. Everything lies in a temporary folder.
set -euo pipefail
who=$1
here=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../..")

skip() {
    echo "skipped: $*"
    exit 77
}
[[ -n $(find /usr/lib/postgresql -path '*/bin/initdb' 2>/dev/null) ]] || skip "PostgreSQL is not installed"
if [[ $who == root ]]; then ((EUID == 0)) || skip "this is not root"; fi
if ((EUID == 0)); then id postgres >/dev/null 2>&1 || skip "there is no user for a PostgreSQL"; fi

top=$(mktemp -d)
chmod 755 "$top"
# Also where the sources lie in a home that others may not look into.
mkdir -p "$top/tree/packaging" "$top/home" "$top/lib"
cp "$here"/packaging/{club-database.sh,setup.sh,packages.txt} "$top/tree/packaging"
cp "$2" "$top/tree/adjutant-cli"
chmod 700 "$top/home"
as() { HOME=$top/home ADJUTANT_CLI=$top/tree/adjutant-cli env -u XDG_DATA_HOME "$@"; }
folder=$top/home/.local/share/adjutant-club
if [[ $who == root ]]; then
    # Its own folder, in a /var/lib of the test's own where that can be had.
    folder=/var/lib/adjutant-club
    if [[ -z ${ADJUTANT_HIDDEN:-} ]]; then
        if unshare -m true 2>/dev/null; then
            rm -rf "$top"
            ADJUTANT_HIDDEN=1 exec unshare -m bash "${BASH_SOURCE[0]}" "$@"
        fi
        folder=$top/lib/adjutant-club
        as() { HOME=$top/home ADJUTANT_CLI=$top/tree/adjutant-cli XDG_DATA_HOME=$top/lib "$@"; }
    else
        mount --bind "$top/lib" /var/lib
    fi
elif ((EUID == 0)); then
    chown nobody "$top/home"
    as() { runuser -u nobody -- env -u XDG_DATA_HOME HOME="$top/home" ADJUTANT_CLI="$top/tree/adjutant-cli" "$@"; }
fi
script=$top/tree/packaging/club-database.sh
cli=$top/tree/adjutant-cli
finish() {
    as "$script" --stop >/dev/null 2>&1 || true
    cd /
    if mountpoint -q /var/lib && [[ -n ${ADJUTANT_HIDDEN:-} ]]; then umount /var/lib; fi
    rm -rf "$top"
}
trap finish EXIT

# holds WHAT COMMAND...
holds() {
    local what=$1
    shift
    if ! "$@"; then
        printf 'not so: %s\n%s\n' "$what" "${said:-}"
        exit 1
    fi
}
says() { [[ $said == *"$1"* ]]; }
run() { said=$(as "$@" 2>&1) || { printf 'failed: %s\n%s\n' "$*" "$said"; exit 1; }; }
refused() { ! said=$("$@" 2>&1); }
# status of the demonstration tablet after a start
started() {
    run "$script" "$@"
    holds "the tablet is in the club" says '"campaign":"Demonstration","role":"table","name":"Tablet 1","in-step":true'
}

port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.9", 0)); print(s.getsockname()[1])')
started --port "$port"
started
holds "the second time it went on with what is there" test "$(find "$folder" -name '*.adjutant' | wc -l)" = 2
said=$(printf '%s\n' '{"do":"start","system":"hex-acw","seed":7}' '{"do":"note","text":"tea"}' |
    as "$cli" referee --file "$folder/demonstration.adjutant" --campaign Demonstration --game Friday)
holds "an act is played" says '"ok":true'
run "$cli" club sync --file "$folder/organiser.adjutant"
holds "the organiser has it" says '"received":2'

# Nobody else on this machine is the database's owner.
if ((EUID == 0)); then
    bin=$(find /usr/lib/postgresql -path '*/bin/psql' | sort -V | tail -n 1)
    for role in adjutant organiser; do
        holds "a stranger is not let in as $role" refused runuser -u daemon -- "$bin" -w -h "$folder/socket" -p "$port" -U "$role" -d club -c "SELECT 1"
    done
fi

run "$script" --stop
holds "it is stopped" test ! -e "$folder/data/postmaster.pid"
run "$script" --stop
holds "there is nothing more to stop" says "it does not run"
started
holds "the game is still there" says '"games":[{"game":"Friday","here":2,"club":2'

# Over the network, by an invitation.
holds "a port that is not its own is refused" refused as "$script" --port 1025
started --listen 127.0.0.9
run "$cli" club invite --file "$folder/organiser.adjutant" --role table
code=$said
holds "the invitation names the address" says "@127.0.0.9:$port/club"
holds "and holds to the certificate" says "sslmode=verify-full"
holds "which goes along" test "${code/club.crt/}" = "$code"
run "$cli" club join --url "$code" --file "$top/home/far.adjutant"
run "$cli" club status --file "$top/home/far.adjutant"
holds "who joined over the network has the game" says '"game":"Friday","here":2'
bare=${code/sslmode=verify-full/sslmode=disable}
holds "without TLS nobody gets in" refused as "$cli" club join --url "$bare" --file "$top/home/bare.adjutant"
started --listen 127.0.0.9
run "$cli" club sync --file "$top/home/far.adjutant"
started --listen off
holds "nobody listens any more" refused as "$cli" club sync --file "$top/home/far.adjutant"
run "$cli" club sync --file "$folder/organiser.adjutant"
echo "all held"
