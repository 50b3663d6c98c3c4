# Completion of sqlite-ask for bash: eval "$(sqlite-ask completion bash)"
_sqlite_ask() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options
  case $before in
    --import | --env | --output | --tasks) compopt -o default; COMPREPLY=(); return ;;
    --format) mapfile -t COMPREPLY < <(compgen -W "html markdown json" -- "$word"); return ;;
    --demo) mapfile -t COMPREPLY < <(compgen -W "shop music enterprise" -- "$word"); return ;;
    --host | --port | --running | --allow-host | --role-header | --conversations) COMPREPLY=(); return ;;
    --request-seconds | --lock-seconds) COMPREPLY=(); return ;;
    --set | --reading | --limit | --samples | --difficulty | --tags | --models) COMPREPLY=(); return ;;
  esac
  case ${COMP_WORDS[1]} in
    demo) options="shop music enterprise --set --env --help" ;;
    eval) options="shop music enterprise all --difficulty --tags --models --limit --samples --output
      --set --env --help" ;;
    serve) options="--demo --host --port --running --conversations --request-seconds --lock-seconds
      --allow-host --role-header --assess --tasks --set --env --help" ;;
    chart) options="--output --reading --set --env --help" ;;
    report) options="--output --format --set --env --help" ;;
    mcp) options="--set --env --help" ;;
    doctor) options="--set --env --help" ;;
    completion) options="bash zsh --help" ;;
    *) options="--sql --json --csv --markdown --chart --trace --explain --reading --import --set --env --help
      --version"
      [ "$COMP_CWORD" -gt 1 ] || options="demo chart report eval serve mcp doctor completion $options" ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
  [ ${#COMPREPLY[@]} -gt 0 ] || compopt -o default
}
complete -o filenames -F _sqlite_ask sqlite-ask
