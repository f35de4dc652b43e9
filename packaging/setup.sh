# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# What ./run and ./test share: installing what is missing, configuring and building, and saying so all the while.
# Sourced with the project's root as the working folder.

say() { printf 'adjutant: %s\n' "$*"; }

# The packages of packaging/packages.txt under the headings given.
packagesFor() {
    local wanted=" $* " heading="" line
    while IFS= read -r line; do
        case $line in
            '' | '#'*) ;;
            '['*']') heading=${line:1:-1} ;;
            *) [[ $wanted == *" $heading "* ]] && printf '%s\n' "$line" ;;
        esac
    done <packaging/packages.txt
    return 0
}

isInstalled() { [[ $(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null) == installed ]]; }

# apt-get as root or through sudo, without a question to anybody. An empty stdin must not stop it.
asRoot() {
    if ((EUID == 0)); then
        DEBIAN_FRONTEND=noninteractive "$@" </dev/null
    elif [[ -t 0 ]]; then
        sudo DEBIAN_FRONTEND=noninteractive "$@"
    else
        sudo -n DEBIAN_FRONTEND=noninteractive "$@" </dev/null
    fi
}

# Installs the packages under the headings given that are missing.
installPackages() {
    if ! command -v apt-get >/dev/null; then
        say "this is no Debian (there is no apt-get); going on with what is installed."
        return 0
    fi
    local package missing=()
    while IFS= read -r package; do
        isInstalled "$package" || missing+=("$package")
    done < <(packagesFor "$@")
    if ((${#missing[@]} == 0)); then
        say "all packages are installed."
        return 0
    fi
    if ((EUID != 0)) && ! command -v sudo >/dev/null; then
        say "these packages are missing, and there is neither root nor sudo to install them:"
        printf '  apt-get install --no-install-recommends %s\n' "${missing[*]}"
        return 1
    fi
    say "installing what is missing (${#missing[@]}): ${missing[*]}"
    if ! asRoot apt-get update || ! asRoot apt-get install -y --no-install-recommends "${missing[@]}"; then
        say "the packages could not be installed. Mend what apt-get says above, or install them by hand:"
        printf '  apt-get install --no-install-recommends %s\n' "${missing[*]}"
        return 1
    fi
}

# configure PRESET [OPTION...], from nothing in large units: half the time to build. A folder that is there stays as its
# owner made it.
configure() {
    local preset=$1 units=()
    shift
    if [[ ! -f build/$preset/CMakeCache.txt ]]; then units=(-DADJUTANT_LARGE_UNITS=ON); fi
    say "configuring $preset in build/$preset"
    cmake --preset "$preset" "${units[@]}" "$@" </dev/null
}

# build PRESET [CMAKE OPTION...]
build() {
    local preset=$1
    shift
    say "building $preset with $(nproc) jobs; the first time takes some minutes"
    cmake --build --preset "$preset" -j "$(nproc)" "$@" </dev/null
}

# Qt complains about a missing runtime folder and an ASCII locale, as in containers; gives it both.
calmSurroundings() {
    [[ ${LC_ALL:-}${LC_CTYPE:-}${LANG:-} == *[Uu][Tt][Ff]* ]] || export LC_ALL=C.UTF-8
    if [[ -z ${XDG_RUNTIME_DIR:-} ]]; then
        XDG_RUNTIME_DIR=$(mktemp -d)
        chmod 700 "$XDG_RUNTIME_DIR"
        export XDG_RUNTIME_DIR
        trap 'rm -rf "$XDG_RUNTIME_DIR"' EXIT
    fi
}
