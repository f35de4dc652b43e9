#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the packages twice from what is committed, in two folders of other names and depths, and compares them byte for
# byte. It takes two whole builds.
#   packaging/twice.sh          both packages
#   packaging/twice.sh --cli    what needs no Qt alone: half the time
#   packaging/twice.sh --keep FOLDER    and leaves the packages there
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=packaging/setup.sh
source packaging/setup.sh

options=()
keep=''
while (($#)); do
    case $1 in
        --cli) options=(-DADJUTANT_APP=OFF) ;;
        --keep)
            keep=${2:?usage: packaging/twice.sh [--cli] [--keep FOLDER]}
            shift
            ;;
        *)
            say "usage: packaging/twice.sh [--cli] [--keep FOLDER]"
            exit 2
            ;;
    esac
    shift
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
# Nothing may come from an earlier build.
export CCACHE_DISABLE=1
for place in one two/deeper/down; do
    say "building in a folder '$place'"
    mkdir -p "$folder/$place"
    git archive HEAD | tar -x -C "$folder/$place"
    (
        cd "$folder/$place"
        cmake --preset release -DBUILD_TESTING=OFF -DADJUTANT_LARGE_UNITS=ON "${options[@]}" >/dev/null
        cmake --build --preset release --target package >/dev/null
    )
done
packaging/check.sh --same "$folder/one/build/release" "$folder/two/deeper/down/build/release"
if [[ -n $keep ]]; then
    mkdir -p "$keep"
    cp "$folder"/one/build/release/*.deb "$keep/"
fi
