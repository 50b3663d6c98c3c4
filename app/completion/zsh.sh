#compdef sqlite-ask
# Completion of sqlite-ask for zsh: this text as _sqlite-ask in a folder of $fpath.
_sqlite-ask() {
  local -a connection commands
  connection=('*--set[a setting of ask]:NAME=VALUE:' '--env[reads variables from this file]:file:_files'
    '--help[print help]')
  commands=(demo chart report eval serve mcp doctor completion)
  case $words[2] in
    demo) _arguments '2:name:(shop music enterprise)' $connection ;;
    eval) _arguments '2:database:_files' '3:tasks:_files' '--difficulty[only these]:list:' \
      '--tags[only these]:list:' '--models[models to compare]:list:' '--limit[at most so many]:number:' \
      '--samples[ask each so often]:number:' '--output[a report]:file:_files' $connection ;;
    serve) _arguments '*:database:_files' '*--demo[a demo]:name:(shop music enterprise)' \
      '--host[the address to listen on]:address:' '--port[the port to listen on]:port:' \
      '--running[questions that run at once]:number:' '*--allow-host[a further name]:name:' \
      '--conversations[those that are remembered]:number:' \
      '--request-seconds[for a request to arrive]:seconds:' \
      '--lock-seconds[for a lock of another process]:seconds:' \
      '--role-header[takes the role from it]:header:' '--assess[lets others be judged]' \
      '--tasks[a file of tasks for it]:file:_files' $connection ;;
    chart) _arguments '2:database:_files' '3:question:' '--output[a new file]:file:_files' \
      '--reading[the reading with this number]:number:' $connection ;;
    report) _arguments '2:database:_files' '3:question:' '--output[a new file]:file:_files' \
      '--format[what it is]:form:(html markdown json)' $connection ;;
    mcp) _arguments '2:database:_files' $connection ;;
    doctor) _arguments '2:database:_files' $connection ;;
    completion) _arguments '2:shell:(bash zsh)' '--help[print help]' ;;
    *)
      (( CURRENT > 2 )) || compadd -a commands
      _arguments '1:database:_files' '2:question:' '--sql[only the SELECT]' '--json[as JSON]' \
        '--csv[rows as CSV]' '--markdown[rows as Markdown]' '--chart[rows as a chart]' '--trace[each step]' \
        '--explain[also the SQL]' '--reading[the reading with this number]:number:' \
        '*--import[CSV files to import first]:file:_files' '--version[print the version]' $connection ;;
  esac
}
_sqlite-ask "$@"
