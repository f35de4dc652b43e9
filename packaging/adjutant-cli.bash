# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Completes the words of adjutant-cli. What there is comes from its own --help, so that nothing here grows old.

# What the help says behind an option: the values to choose from, else the kind of its value; nothing where it has none.
_adjutant_cli_value() {
    sed -nE -e "s/^  (-.,)?$1 [A-Z]+:[^ ]*\{([^}]*)\}.*/choice \2/p; t" -e "s/^  (-.,)?$1 ([A-Z]+)([^A-Za-z].*)?$/value \2/p" <<<"$2" | tr , ' '
}

_adjutant_cli_systems() {
    printf '{"ask":"systems"}\n' | "${COMP_WORDS[0]}" referee 2>/dev/null |
        grep -o '"id":"[a-z0-9-]*","name":"[^"]*","options"' | sed 's/"id":"\([^"]*\)".*/\1/'
}

_adjutant_cli() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} commands=() help words='' files=false i
    COMPREPLY=()
    # --option=value comes as three words.
    if [[ $word == = ]]; then
        word=''
    elif [[ $before == = ]] && ((COMP_CWORD > 2)); then
        before=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    for ((i = 1; i < COMP_CWORD && ${#commands[@]} < 2; ++i)); do
        case ${COMP_WORDS[i]} in
            -*) break ;;
            *) commands+=("${COMP_WORDS[i]}") ;;
        esac
    done
    help=$("${COMP_WORDS[0]}" "${commands[@]}" --help 2>/dev/null)
    if [[ $before == --* ]]; then words=$(_adjutant_cli_value "$before" "$help"); fi
    case $before:$words in
        --file:* | --out:* | --zip:* | --video:* | --deck:* | --rules:*) files=true ;;
        --system:*) words=$(_adjutant_cli_systems) ;;
        --*:'choice '*) words=${words#choice } ;;
        --*:'value '*) words='' ;; # a name or a number: nobody knows which
        *)
            if [[ $word == -* ]]; then
                words=$(grep -oE -- '^  (-.,)?--[a-z][a-z-]*' <<<"$help" | grep -o -- '--.*')
            else
                words=$(sed -n '/^Subcommands:/,$ s/^  \([a-z][a-z-]*\) .*/\1/p' <<<"$help")
                [[ $help == *$'\n'Positionals:* ]] && files=true
            fi
            ;;
    esac
    if $files; then
        compopt -o filenames 2>/dev/null || true # in a test there is no completion to speak to
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
    else
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
    fi
}

complete -F _adjutant_cli adjutant-cli
