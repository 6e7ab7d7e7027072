import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * When a process was born, as the system tells it. Process ids are reused; id and birth together are not.
 * @param {number} pid
 * @returns {string | undefined} undefined when there is no such process
 */
export function birthOf(pid) {
  if (fs.existsSync('/proc/self/stat')) return birthFromProc(pid);
  const answer = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return answer.stdout?.trim() || undefined;
}

/** @param {number} pid */
function birthFromProc(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the second field is the command in brackets and may contain blanks; state and birth are fields 3 and 22
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state] = fields;
    return state === 'Z' || state === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/**
 * @typedef {object} ProcessMark
 * @property {number} pid
 * @property {string} [birth]
 */

/** @returns {ProcessMark} */
export const markOf = (/** @type {number} */ pid) => ({ pid, birth: birthOf(pid) });

/** @param {ProcessMark} mark */
export function isAlive({ pid, birth }) {
  const now = birthOf(pid);
  return now !== undefined && now === birth;
}
