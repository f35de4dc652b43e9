# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Completes the words of adjutant-cli. What there is comes from its own --help, so that nothing here grows old.

_adjutant_cli_help() { "${COMP_WORDS[0]}" "${commands[@]}" --help 2>/dev/null; }

_adjutant_cli() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} commands=() help i
    COMPREPLY=()
    for ((i = 1; i < COMP_CWORD && ${#commands[@]} < 2; ++i)); do
        case ${COMP_WORDS[i]} in
            -*) break ;;
            *) commands+=("${COMP_WORDS[i]}") ;;
        esac
    done
    case $before in
        --file | --out | --zip | --video | --deck | --rules)
            mapfile -t COMPREPLY < <(compgen -f -- "$word")
            return
            ;;
        --paper) help='a4 letter' ;;
        --size) help='10 15 25' ;;
        --format) help='md html pdf' ;;
        --system) help=$(printf '{"ask":"systems"}\n' | "${COMP_WORDS[0]}" referee 2>/dev/null | grep -o '"id":"[a-z0-9-]*","name":"[^"]*","options"' | sed 's/"id":"\([^"]*\)".*/\1/') ;;
        *)
            help=$(_adjutant_cli_help)
            if [[ $word == -* ]]; then
                help=$(grep -o -- '--[a-z][a-z-]*' <<<"$help")
            else
                help=$(sed -n '/^Subcommands:/,$ s/^  \([a-z][a-z-]*\) .*/\1/p' <<<"$help")
            fi
            ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$help" -- "$word")
    if ((${#COMPREPLY[@]} == 0)); then mapfile -t COMPREPLY < <(compgen -f -- "$word"); fi
}

complete -o filenames -F _adjutant_cli adjutant-cli
