import fs from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';

/** Asks for it where a program is started. */
export const NAME_SOURCES = '--name-sources';

/**
 * Lets stacks name the sources of the files in a folder: Node's own `--enable-source-maps` knows only what it loaded itself. Maps are
 * read when the first stack asks.
 * @param {string} folder of files that have a `.map` beside them, most of them
 */
export function nameSources(folder) {
  /** @type {Map<string, SourceMap | null>} */
  const maps = new Map();
  const mapOf = (/** @type {string} */ file) => {
    if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
    return maps.get(file);
  };
  const named = (/** @type {NodeJS.CallSite} */ frame) => {
    const [file, line, column] = [frame.getFileName(), frame.getLineNumber(), frame.getColumnNumber()];
    const said = /** @type {{ toString(): string }} */ (frame).toString();
    if (!file || !line || !column || path.dirname(file) !== folder) return said;
    const entry = mapOf(file)?.findEntry(line - 1, column - 1);
    if (!entry || !('originalSource' in entry)) return said;
    const source = path.resolve(folder, entry.originalSource);
    return said.replace(
      `${file}:${line}:${column}`,
      `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`,
    );
  };
  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${named(frame)}`)].join('\n');
}

/** @param {string} file */
const readMap = (file) =>
  fs.existsSync(file) ? new SourceMap(JSON.parse(fs.readFileSync(file, 'utf8'))) : null;
