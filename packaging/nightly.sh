#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What takes too long for ./test: all of it, or the parts that are named. It ends with a table of what each part found and how
# long it took, and with 1 where something did not hold. Logs are in build/nightly.
#   packaging/nightly.sh               all parts, one after the other; it takes a night
#   packaging/nightly.sh kills flips   these
#   packaging/nightly.sh --list        which there are
# FUZZ_SECONDS is how long each fuzzer runs (600).
# shellcheck disable=SC2317  # the parts are called by their names
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2
# shellcheck source=packaging/setup.sh
source packaging/setup.sh

parts=(kills flips power long fuzz screens threads valgrind tidy warnings packages)
logs=$PWD/build/nightly
table=()
failed=0

# shellcheck disable=SC2034  # read by their names
{
    what_kills="the referee and the file's commands, killed 1000 times"
    what_flips="one flipped bit in each of 1000 files"
    what_power="a power cut at every request of recorded evenings to the disk"
    what_long="./test --long"
    what_fuzz="every fuzzer of tests/fuzz for FUZZ_SECONDS"
    what_screens="the app, its screens and evenings under AddressSanitizer and UndefinedBehaviorSanitizer"
    what_threads="what has threads under ThreadSanitizer"
    what_valgrind="a clean start and stop under valgrind"
    what_tidy="clang-tidy over the whole tree"
    what_warnings="a release whose warnings are errors"
    what_packages="the packages built twice, compared, installed, tried and removed"
}

# Each part prints what there is to see and leaves its figure, one line, in the file that it is given.

part_kills() {
    configure dev -DBUILD_TESTING=ON && build dev --target faults adjutant-cli || return
    build/dev/bin/faults kills --program build/dev/bin/adjutant-cli --count 1000 | tee "$1"
}

part_flips() {
    configure dev -DBUILD_TESTING=ON && build dev --target faults || return
    build/dev/bin/faults flips --count 1000 | tee "$1"
}

part_power() {
    configure dev -DBUILD_TESTING=ON && build dev --target faults || return
    build/dev/bin/faults power | tee "$1"
}

part_long() {
    ./test --long
    local status=$?
    tail -n 1 "$logs/long.log" >"$1"
    return "$status"
}

part_fuzz() {
    configure fuzz && build fuzz --target fuzzers || return
    tests/fuzz/run.sh "${FUZZ_SECONDS:-600}" | tee "$1.all"
    local status=$?
    awk '{ runs += $2; found += $(NF - 1) } END { print NR " fuzzers, " runs " runs, " found " findings" }' "$1.all" >"$1"
    return "$status"
}

# ./test has all but the screens under sanitizers; this has what it leaves out.
part_screens() {
    local programs=(evenings_tests screens_tests plain_face_tests disk_tests parts_tests people_tests leagues_tests chronicles_tests upkeep_tests guide_tests
        club_screens_tests print_command_tests scanner_qt_tests scanner_camera_tests)
    local names status=0
    local -x QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software
    configure asan-app -DBUILD_TESTING=ON && build asan-app --target "${programs[@]}" evenings adjutant-gallery adjutant-shots || return
    names=$(IFS='|'; printf '%s' "${programs[*]}|scanner_camera|shots")
    # LeakSanitizer itself ends on what a thread of GStreamer keeps for itself alone; so what failed is run once more without a look there.
    ctest --test-dir build/asan-app -j "$(nproc)" --output-on-failure -R "^($names): " ||
        LSAN_OPTIONS=use_tls=0 ctest --test-dir build/asan-app --output-on-failure --rerun-failed || status=1
    build/asan-app/bin/evenings --short --pictures "$logs/evenings" || status=1
    grep -h 'tests passed' "$logs/screens.log" | paste -sd ';' >"$1"
    return "$status"
}

# What threads of Qt hand to one another is not seen by it (CONTRIBUTING.md), so the screens are not among them.
part_threads() {
    local program status=0 passed=0
    configure tsan -DBUILD_TESTING=ON && build tsan --target scanner_tests club_tests referee_tests disk_thread_tests adjutant-cli || return
    for program in scanner_tests club_tests referee_tests disk_thread_tests; do
        "build/tsan/bin/$program" >"$logs/$program.log" 2>&1 || status=1
        ((passed += $(sed -n 's/^\[  PASSED  \] \([0-9]*\) tests.*/\1/p' "$logs/$program.log" | tail -n 1)))
        if grep -q 'WARNING: ThreadSanitizer' "$logs/$program.log"; then
            grep -m 3 -A 12 'WARNING: ThreadSanitizer' "$logs/$program.log"
            status=1
        fi
    done
    # The thread that waits for signals, and the one that looks at a log while it is played, in the program itself.
    TSAN_OPTIONS=halt_on_error=1 sh tests/companion/cli/told_to_end.sh "$PWD/build/tsan/bin/adjutant-cli" || status=1
    printf '%s tests, %s reports\n' "$passed" "$(cat "$logs"/*_tests.log | grep -c 'WARNING: ThreadSanitizer')" | tee "$1"
    return "$status"
}

# Waits until a program has had no time of a processor for ten seconds, ten minutes at most.
untilIdle() {
    local now before='' still=0 i
    for ((i = 0; i < 600 && still < 10; ++i)); do
        now=$(cut -d ' ' -f 14,15 "/proc/$1/stat" 2>/dev/null) || return
        if [[ $now == "$before" ]]; then ((still += 1)); else still=0; fi
        before=$now
        sleep 1
    done
}

# The command line plays a little, and the app is opened on what it wrote and closed as by a log-out.
part_valgrind() {
    local home status=0 app
    configure dev -DBUILD_TESTING=ON && build dev --target adjutant adjutant-cli || return
    home=$(mktemp -d)
    rm -f "$logs"/valgrind-*.log
    local look=(valgrind --quiet --leak-check=full --show-leak-kinds=definite --errors-for-leak-kinds=definite
        --error-exitcode=9 --num-callers=30 --gen-suppressions=all --suppressions=packaging/valgrind.supp)
    printf '%s\n' '{"do":"start","system":"life-1861","seed":1}' '{"ask":"actions"}' '{"do":"note","text":"rain"}' |
        "${look[@]}" --log-file="$logs/valgrind-cli.log" build/dev/bin/adjutant-cli referee --file "$home/evening.adjutant" --campaign Sumter --game First \
            >/dev/null || status=1
    env HOME="$home" XDG_RUNTIME_DIR="$home" XDG_CONFIG_HOME= XDG_DATA_HOME= XDG_CACHE_HOME= QT_QPA_PLATFORM=offscreen \
        QT_QUICK_BACKEND=software "${look[@]}" --log-file="$logs/valgrind-app.log" build/dev/bin/adjutant "$home/evening.adjutant" &
    app=$!
    untilIdle "$app"
    kill -TERM "$app" 2>/dev/null
    wait "$app" || status=1
    rm -rf "$home"
    printf '%s errors\n' "$(cat "$logs"/valgrind-*.log | grep -c '^{')" | tee "$1"
    return "$status"
}

part_tidy() {
    installPackages tidy || return
    local status=0
    configure tidy -DBUILD_TESTING=ON || return
    build tidy -- -k 0 >"$logs/tidy.all" 2>&1 || status=1
    grep -E '(warning|error): ' "$logs/tidy.all" | sort -u
    printf '%s complaints\n' "$(grep -E '(warning|error): ' "$logs/tidy.all" | sort -u | grep -c .)" | tee "$1"
    return "$status"
}

part_warnings() {
    local status=0
    cmake --preset release -B build/release-strict -DADJUTANT_WERROR=ON -DADJUTANT_LARGE_UNITS=ON -DBUILD_TESTING=ON >/dev/null &&
        cmake --build build/release-strict -j "$(nproc)" -- -k 0 >"$logs/warnings.all" 2>&1 || status=1
    grep -E '(warning|error): ' "$logs/warnings.all" | sort -u
    printf '%s warnings\n' "$(grep -E '(warning|error): ' "$logs/warnings.all" | sort -u | grep -c .)" | tee "$1"
    return "$status"
}

part_packages() {
    installPackages package || return
    local status=0
    rm -rf build/packages
    packaging/twice.sh --keep build/packages || status=1
    packaging/check.sh build/packages || status=1
    find build/packages -name '*.deb' -printf '%f %s bytes, ' | sed 's/, $//' | tee "$1"
    echo
    return "$status"
}

run() {
    local part=$1 began=$SECONDS status=0 figure verdict=held title=what_$1
    say "$part: ${!title}"
    rm -f "$logs/$part.figure"
    "part_$part" "$logs/$part.figure" 2>&1 | tee "$logs/$part.log" || status=1
    figure=$(head -n 1 "$logs/$part.figure" 2>/dev/null)
    if ((status != 0)); then
        verdict=FAILED
        failed=1
    fi
    table+=("$(printf '%-9s %-6s %6d s  %s' "$part" "$verdict" "$((SECONDS - began))" "${figure:-no figure, see build/nightly/$part.log}")")
}

main() {
    local part title
    if [[ ${1:-} == --list ]]; then
        for part in "${parts[@]}"; do
            title=what_$part
            printf '%-9s %s\n' "$part" "${!title}"
        done
        exit
    fi
    for part in "$@"; do
        if [[ " ${parts[*]} " != *" $part "* ]]; then
            say "there is no part '$part'; there are: ${parts[*]}"
            exit 2
        fi
    done
    installPackages build run test nightly || exit 1
    calmSurroundings
    export QT_QPA_PLATFORM=${QT_QPA_PLATFORM:-offscreen}
    mkdir -p "$logs"
    if (($# == 0)); then set -- "${parts[@]}"; fi
    for part in "$@"; do run "$part"; done
    say "what the night found in $(git rev-parse --short HEAD 2>/dev/null || echo 'this tree'):"
    printf '%s\n' "${table[@]}"
    exit "$failed"
}

# In a function, so that all of it is read before it starts: the script may be replaced while it runs.
main "$@"
