#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Starts a database for a club on this machine from Debian's packages, makes a club in it, and joins a demonstration
# tablet, all in one folder. It listens on a socket in that folder and on no port: to take in tablets over a network, give
# listen_addresses, a certificate (ssl) and pg_hba.conf as PostgreSQL's manual tells.
#     packaging/club-database.sh [FOLDER]         starts it, again where it is there
#     packaging/club-database.sh --stop [FOLDER]  stops it; nothing is lost
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=packaging/setup.sh
source packaging/setup.sh

stop=false
if [[ ${1:-} == --stop ]]; then
    stop=true
    shift
fi
folder=$(realpath -m "${1:-${XDG_DATA_HOME:-$HOME/.local/share}/adjutant-club}")

# The newest PostgreSQL that is installed.
programs() { find /usr/lib/postgresql -path '*/bin/initdb' 2>/dev/null | sort -V | tail -n 1 | xargs -r dirname; }

if [[ -z $(programs) ]]; then
    isInstalled postgresql || { asRoot apt-get update && asRoot apt-get install -y --no-install-recommends postgresql; }
fi
bin=$(programs)
[[ -n $bin ]] || { say "PostgreSQL is not installed, and could not be."; exit 1; }

# The server refuses root: it runs as the user that Debian's package made.
as_server() { if ((EUID == 0)); then runuser -u postgres -- "$@"; else "$@"; fi; }
socket=$folder/socket
if "$stop"; then
    as_server "$bin/pg_ctl" -D "$folder/data" -m fast -w stop
    exit
fi

if [[ ! -d $folder/data ]]; then
    mkdir -p "$folder" "$socket"
    if ((EUID == 0)); then chown postgres "$folder" "$socket"; fi
    as_server "$bin/initdb" -D "$folder/data" -U adjutant -E UTF8 --no-locale -A trust >/dev/null
    # Whoever is invited shows a password; the owner on this machine needs none.
    printf 'local all adjutant trust\nlocal all all scram-sha-256\n' |
        as_server tee "$folder/data/pg_hba.conf" >/dev/null
    printf "listen_addresses = ''\nunix_socket_directories = '%s'\nmax_connections = 250\n" "$socket" |
        as_server tee -a "$folder/data/postgresql.conf" >/dev/null
fi
if ! as_server "$bin/pg_ctl" -D "$folder/data" status >/dev/null; then
    as_server "$bin/pg_ctl" -D "$folder/data" -l "$folder/data/log" -w start >/dev/null
fi
"$bin/psql" -X -q -h "$socket" -U adjutant -d postgres -tc "SELECT 1 FROM pg_database WHERE datname = 'club'" | grep -q 1 ||
    "$bin/createdb" -h "$socket" -U adjutant club
url="postgresql://adjutant@/club?host=$socket"
say "the club's database is $url"

cli=""
for candidate in build/release/bin/adjutant-cli build/dev/bin/adjutant-cli "$(command -v adjutant-cli || true)"; do
    if [[ -z $cli && -n $candidate && -x $candidate ]]; then cli=$candidate; fi
done
if [[ -z $cli ]]; then
    say "build Adjutant first (./run), and start this again for the demonstration tablets."
    exit
fi
organiser=$folder/organiser.adjutant tablet=$folder/demonstration.adjutant
[[ -e $organiser-club ]] || "$cli" club create --url "$url" --file "$organiser" --campaign "Demonstration"
[[ -e $tablet-club ]] ||
    "$cli" club join --url "$("$cli" club invite --file "$organiser" --role table)" --file "$tablet" --name "Tablet 1"
"$cli" club status --file "$tablet"
