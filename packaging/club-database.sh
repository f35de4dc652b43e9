#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Starts a database for a club on this machine from Debian's packages, makes a club in it, and joins a demonstration
# tablet, all in one folder. What is missing is installed and built first. Called again it goes on with what is there.
#     packaging/club-database.sh [FOLDER]                   starts it; it listens on a socket in FOLDER alone
#     packaging/club-database.sh --listen ADDRESS [FOLDER]  also over the network at this machine's ADDRESS, by TLS alone
#     packaging/club-database.sh --listen off [FOLDER]      no more
#     packaging/club-database.sh --stop [FOLDER]            stops it; nothing is lost
# --port PORT at the first start: another port than 5432, where something else listens there.
# FOLDER is ~/.local/share/adjutant-club; for root, whom PostgreSQL refuses, /var/lib/adjutant-club.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=packaging/setup.sh
source packaging/setup.sh

fail() {
    say "$*" >&2
    exit 1
}

stop=false listen="" port="" folder=""
while (($#)); do
    case $1 in
        --stop) stop=true ;;
        --listen) listen=${2:?an address of this machine, or off} && shift ;;
        --port) port=${2:?a number} && shift ;;
        -*) fail "there is no option $1; the head of packaging/club-database.sh has those that there are." ;;
        *) folder=$1 ;;
    esac
    shift
done
# The server refuses root: it runs as the user that Debian's package makes, who cannot look into root's home.
as_server() { if ((EUID == 0)); then (cd / && exec runuser -u postgres -- "$@"); else "$@"; fi; }
if ((EUID == 0)); then data_home=/var/lib; else data_home=$HOME/.local/share; fi
folder=$(realpath -m "${folder:-${XDG_DATA_HOME:-$data_home}/adjutant-club}")
data=$folder/data socket=$folder/socket certificate=$folder/club.crt

# The newest PostgreSQL that is installed.
programs() { find /usr/lib/postgresql -path '*/bin/initdb' 2>/dev/null | sort -V | tail -n 1 | xargs -r dirname; }
if [[ -z $(programs) ]]; then
    if "$stop"; then fail "PostgreSQL is not installed: nothing runs."; fi
    { asRoot apt-get update && asRoot apt-get install -y --no-install-recommends postgresql; } ||
        fail "PostgreSQL is not installed, and could not be."
fi
bin=$(programs)
is_running() { [[ -d $data ]] && as_server "$bin/pg_ctl" -D "$data" status >/dev/null; }
if "$stop"; then
    if is_running; then as_server "$bin/pg_ctl" -D "$data" -m fast -w stop; else say "it does not run."; fi
    exit
fi

# The programs that speak with the server; built where there are none.
cli=""
for candidate in "${ADJUTANT_CLI:-}" build/release/bin/adjutant-cli build/dev/bin/adjutant-cli "$(command -v adjutant-cli || true)"; do
    if [[ -z $cli && -n $candidate && -x $candidate ]]; then cli=$candidate; fi
done
if [[ -z $cli ]]; then
    { installPackages build && configure release -DBUILD_TESTING=OFF && build release --target adjutant-cli; } ||
        fail "Adjutant could not be built. Mend what is said above, and start this again."
    cli=build/release/bin/adjutant-cli
fi

# A line of a file of the server's own, from standard input.
written() { as_server tee "$@" >/dev/null; }
me=$(id -un)

make_cluster() {
    # Longer ones the system refuses.
    ((${#socket} < 90)) || fail "the path of $folder is too long for a socket. Name a shorter one."
    mkdir -p "$folder" "$socket"
    if ((EUID == 0)); then chown postgres "$folder" "$socket"; fi
    as_server test -w "$folder" ||
        fail "the user postgres, as whom the database runs, cannot get at $folder. Name another folder, such as /var/lib/adjutant-club."
    # Under another name until it is whole.
    as_server rm -rf "$data.new"
    as_server "$bin/initdb" -D "$data.new" -U adjutant -E UTF8 --no-locale -A reject >/dev/null
    printf "listen_addresses = ''\nport = %s\nunix_socket_directories = '%s'\nmax_connections = 250\n" \
        "${port:-5432}" "$socket" | written -a "$data.new/postgresql.conf"
    as_server mv "$data.new" "$data"
}

# Who gets in: whoever called this, by the system's word that it is he; everybody else by a password, and over the
# network by TLS alone. Nobody else on this machine is the database's owner.
write_rules() {
    printf 'club %s %s\n' "$me" adjutant "$me" organiser | written "$data/pg_ident.conf"
    printf '%s\n' 'local all adjutant,organiser peer map=club' 'local all all scram-sha-256' \
        'hostssl all adjutant all reject' 'hostssl all all all scram-sha-256' | written "$data/pg_hba.conf"
}

# A certificate for that address which is its own authority: whoever has it trusts this server and no other.
make_certificate() {
    local name=DNS check=-checkhost
    if [[ $listen =~ ^[0-9.]+$ || $listen == *:* ]]; then name=IP check=-checkip; fi
    command -v openssl >/dev/null || fail "openssl is not installed: apt-get install openssl"
    # One that is there stays: invitations lead to it.
    if [[ -e $certificate ]] && openssl x509 -in "$certificate" -noout "$check" "$listen" | grep -q 'does match'; then return; fi
    as_server openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj /CN=adjutant-club \
        -addext "subjectAltName=$name:$listen" -keyout "$data/server.key" -out "$data/server.crt" 2>/dev/null ||
        fail "no certificate could be made for '$listen', which is no address or name."
    as_server cat "$data/server.crt" >"$certificate"
}

# What was asked for stands in a file of its own, which later starts find.
write_listening() {
    if [[ $listen == off ]]; then
        printf "listen_addresses = ''\n" | written "$data/club.conf"
    else
        make_certificate
        printf "listen_addresses = '%s'\nssl = on\n" "$listen" | written "$data/club.conf"
    fi
    grep -q "^include_if_exists = 'club.conf'" < <(as_server cat "$data/postgresql.conf") ||
        printf "include_if_exists = 'club.conf'\n" | written -a "$data/postgresql.conf"
}

[[ -d $data ]] || make_cluster
there=$(as_server sed -n 's/^port = //p' "$data/postgresql.conf" | tail -n 1)
there=${there:-5432}
[[ -z $port || $port == "$there" ]] || fail "this database has port $there, and keeps it. Leave out --port."
port=$there
write_rules
if [[ -n $listen ]]; then write_listening; fi
if is_running; then
    if [[ -n $listen ]]; then
        as_server "$bin/pg_ctl" -D "$data" -l "$data/log" -m fast -w restart >/dev/null ||
            fail "the database does not start again: $(as_server tail -n 3 "$data/log")"
    else
        as_server "$bin/pg_ctl" -D "$data" reload >/dev/null
    fi
else
    as_server "$bin/pg_ctl" -D "$data" -l "$data/log" -w start >/dev/null ||
        fail "the database does not start: $(as_server tail -n 3 "$data/log")"
fi

sql() { "$bin/psql" -X -A -t -q -v ON_ERROR_STOP=1 -h "$socket" -p "$port" -U adjutant -d postgres "$@"; }
[[ $(sql -c "SELECT 1 FROM pg_roles WHERE rolname = 'organiser'") ]] || sql -c "CREATE ROLE organiser LOGIN CREATEROLE"
[[ $(sql -c "SELECT 1 FROM pg_database WHERE datname = 'club'") ]] || sql -c "CREATE DATABASE club OWNER organiser"
owner=$(sql -c "SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = 'club'")
local_url="postgresql://$owner@/club?host=$socket&port=$port"
say "the club's database is $local_url"

organiser=$folder/organiser.adjutant tablet=$folder/demonstration.adjutant
[[ -e $organiser-club ]] || "$cli" club create --url "$local_url" --file "$organiser" --campaign "Demonstration" >/dev/null
[[ -e $tablet-club ]] ||
    "$cli" club join --url "$("$cli" club invite --file "$organiser" --role table)" --file "$tablet" --name "Tablet 1" >/dev/null
# Invitations name the address by which the organiser's own file reaches the club.
if [[ $listen == off ]]; then
    "$cli" club move --file "$organiser" --url "$local_url" >/dev/null
elif [[ -n $listen ]]; then
    [[ $owner == organiser ]] || fail "this database is of an earlier Adjutant and is reached on this machine alone."
    password=$(head -c 24 /dev/urandom | base64 | tr '+/' '-_')
    sql <<<"SET password_encryption = 'scram-sha-256'; ALTER ROLE organiser PASSWORD '$password'"
    host=$listen
    if [[ $host == *:* ]]; then host="[$host]"; fi
    "$cli" club move --file "$organiser" \
        --url "postgresql://organiser:$password@$host:$port/club?sslmode=verify-full&sslrootcert=$certificate" >/dev/null
    say "it listens at $listen:$port. 'adjutant-cli club invite --file $organiser --role table' prints an invitation."
fi
"$cli" club status --file "$tablet"
