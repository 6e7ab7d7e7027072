import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * @typedef {object} ProcessFacts
 * @property {string} name of its program, without the folder
 * @property {number} parent
 * @property {string} birth when it started, in the system's own writing
 *
 * @typedef {object} ProcessMark enough to recognise a process later: ids are reused, id and birth together not
 * @property {number} pid
 * @property {string} [birth]
 */

/**
 * @param {number} pid
 * @returns {ProcessFacts | undefined} undefined when there is no such process, or only its remains (a zombie)
 */
export const lookAt = (pid) => (fs.existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid));

/** @param {number} pid */
function fromProc(pid) {
  try {
    return parseStat(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} stat content of Linux' /proc/<pid>/stat
 * @returns {ProcessFacts | undefined}
 */
export function parseStat(stat) {
  // the second field is the name in brackets, and may itself contain blanks and brackets
  const [open, close] = [stat.indexOf('('), stat.lastIndexOf(')')];
  const fields = stat.slice(close + 2).split(' ');
  const [state, parent, birth] = [fields[0], fields[1], fields[19]]; // fields 3, 4 and 22 of proc(5)
  if (!birth || state === 'Z' || state === 'X') return undefined;
  return { name: stat.slice(open + 1, close), parent: Number(parent), birth };
}

/** @param {number} pid */
function fromPs(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,lstart=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  // lstart has five words: Thu Nov 27 22:30:00 2026
  const [, parent, birth, name] = /^\s*(\d+)\s+((?:\S+\s+){4}\S+)\s+(.*\S)/.exec(stdout ?? '') ?? [];
  if (!birth || !name) return undefined;
  return { name: name.replace(/^.*\//, ''), parent: Number(parent), birth };
}

/** @returns {ProcessMark} */
export const markOf = (/** @type {number} */ pid) => ({ pid, birth: lookAt(pid)?.birth });

/** @param {ProcessMark} mark */
export function isAlive({ pid, birth }) {
  const now = lookAt(pid)?.birth;
  return now !== undefined && now === birth;
}
