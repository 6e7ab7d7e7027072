import { readFileSync } from 'node:fs';

/** Ticks of a second in which the kernel counts for programs; the same on every Linux that Node runs on. */
const TICKS = 100;
/** Fields after the name, which may contain spaces: time in the program and in the kernel for it (proc(5), 14 and 15). */
const [IN_PROGRAM, IN_KERNEL] = [11, 12];

/** Milliseconds that a process has had of processors so far; undefined where the system does not provide it. */
export function processorTime(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[IN_PROGRAM]) + Number(fields[IN_KERNEL])) * 1000) / TICKS;
  } catch {
    return undefined;
  }
}
