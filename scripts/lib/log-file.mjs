import fs from 'node:fs';
import path from 'node:path';

const LARGEST = 20 * 1024 * 1024; // one old file is kept, so a log takes at most twice this
const REMEMBERED = 25;
const PINO_ERROR = 50;

/**
 * Level and text of a line, for the screen.
 * @param {string} line a pino JSON line, or anything a program prints
 * @returns {{ serious: boolean, text: string }}
 */
export function readLogLine(line) {
  try {
    const { level, msg, err } = JSON.parse(line);
    const serious = level === 'error' || level === 'fatal' || Number(level) >= PINO_ERROR;
    const cause = err?.message && err.message !== msg ? ` (${err.message})` : '';
    return { serious, text: msg ? `${msg}${cause}` : line };
  } catch {
    return { serious: false, text: line };
  }
}

/**
 * @typedef {object} Log
 * @property {string} file
 * @property {readonly string[]} lastLines
 * @property {(line: string) => void} write
 * @property {() => void} close
 */

/**
 * Writes a program's output to a file, and prints serious lines.
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.name of the program; the file is `<name>.log`
 * @param {boolean} [options.verbose] show every line
 * @param {(text: string) => void} options.say
 * @returns {Log}
 */
export function openLog({ folder, name, verbose = false, say }) {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.log`);
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST) fs.renameSync(file, `${file}.1`);
  const descriptor = fs.openSync(file, 'a', 0o600);
  /** @type {string[]} */
  const lastLines = [];
  let closed = false;
  return {
    file,
    lastLines,
    write: (line) => {
      if (closed) return; // a last line after the end
      fs.writeSync(descriptor, `${line}\n`);
      lastLines.push(line);
      if (lastLines.length > REMEMBERED) lastLines.shift();
      const { serious, text } = readLogLine(line);
      if (verbose) say(`[${name}] ${line}`);
      else if (serious) say(`[${name}] ${text}`);
    },
    close: () => {
      if (!closed) fs.closeSync(descriptor);
      closed = true;
    },
  };
}
