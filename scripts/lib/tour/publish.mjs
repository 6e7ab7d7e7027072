import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

const MODULE = 'web/src/features/landing/tour.ts';

/** @param {Iterable<Buffer>} contents */
export function versionOf(contents) {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 12);
}

/**
 * Writes the files and the landing page's list of them.
 * @param {object} given
 * @param {Record<string, Buffer>} given.files
 * @param {number} given.seconds
 * @param {{ width: number, height: number }} given.size
 * @param {string} given.publicFolder
 */
export function publish({ files, seconds, size, publicFolder }) {
  fs.mkdirSync(publicFolder, { recursive: true });
  for (const [name, content] of Object.entries(files))
    fs.writeFileSync(path.join(publicFolder, name), content);
  const { width, height } = size;
  const value = `{ version: '${versionOf(Object.values(files))}', width: ${width}, height: ${height}, seconds: ${Math.round(seconds)} }`;
  const source = fs.readFileSync(inRoot(MODULE), 'utf8');
  const start = source.indexOf('export const TOUR');
  fs.writeFileSync(inRoot(MODULE), `${source.slice(0, start)}export const TOUR: Tour | null = ${value};\n`);
}
