import fs from 'node:fs';

const SERVICES = ['gateway', 'identity', 'proposals', 'admin', 'notifications'];

/** @typedef {{ pid: number, parent: number, command: string }} Process */

/** The ids of the processes of every part of a product: services with their children, Postgres with its backends, Redis. */
export function partsOf(stack) {
  const family = processes();
  const server = (what) => [...family.values()].find(({ command }) => command.includes(what))?.pid;
  return {
    ...Object.fromEntries(SERVICES.map((name) => [name, withChildren(family, stack.pidOf(name))])),
    postgres: withChildren(family, server(stack.postgresDir)),
    redis: withChildren(family, server(`redis-server 127.0.0.1:${stack.ports.redis}`)),
  };
}

/** Every process by its id. @returns {Map<number, Process>} */
function processes() {
  const ids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const all = ids.flatMap((pid) => {
    try {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
      const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [
        [Number(pid), { pid: Number(pid), parent: Number(stat.split(') ')[1].split(' ')[1]), command }],
      ];
    } catch {
      return []; // it ended meanwhile
    }
  });
  return new Map(all);
}

/** @param {number | undefined} pid of one that may not run (any more) */
function withChildren(family, pid) {
  if (pid === undefined || !family.has(pid)) return [];
  const children = [...family.values()].filter(({ parent }) => parent === pid);
  return [pid, ...children.flatMap((child) => withChildren(family, child.pid))];
}
