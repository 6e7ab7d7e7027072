#!/bin/sh
# `sh scripts/node.sh <program> [arguments]`: runs a program of ours on Node 24, which is fetched where the machine's own Node
# is older (docs/decisions/0035). Everything that it starts finds the same Node first in PATH.
# A shell, because it can give its place to the program: signals, status and parent are then the program's own.
here=${0%/*}
answer=$(mktemp) || exit
# In the background: a shell hears a signal only while it waits.
trap 'kill $! 2>/dev/null; wait; rm -f "$answer"; exit 0' HUP INT TERM
node "$here/lib/bring-node.mjs" >"$answer" &
wait $!
status=$?
bin=$(cat "$answer")
rm -f "$answer"
[ -n "$bin" ] || exit $status
trap - HUP INT TERM
PATH=$bin:$PATH
export PATH
exec node "$@"
