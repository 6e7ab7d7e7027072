import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { swcOptions } from '../swc.mjs';

const folder = path.resolve(import.meta.dirname, '../../node_modules/.cache/acordo/native');

/**
 * Where a file's compiled form lies: by its content, so that what is there is never stale.
 * @param {string} file @param {string} source
 */
function placeOf(file, source) {
  const hash = createHash('sha256')
    .update(JSON.stringify(swcOptions(false)))
    .update(file)
    .update(source);
  return path.join(folder, hash.digest('hex').slice(0, 32));
}

/** @param {string} target @param {string} text */
function writeWhole(target, text) {
  const draft = `${target}.${process.pid}`;
  fs.writeFileSync(draft, text);
  fs.renameSync(draft, target);
}

/**
 * JavaScript of a TypeScript file. Its map is written beside it, for stack traces.
 * @param {string} file
 * @returns {string}
 */
export function transformed(file) {
  const source = fs.readFileSync(file, 'utf8');
  const place = placeOf(file, source);
  if (fs.existsSync(`${place}.js`)) return fs.readFileSync(`${place}.js`, 'utf8');
  const { code, map } = transformSync(source, {
    ...swcOptions(file.endsWith('.tsx')),
    sourceMaps: true,
    filename: file,
  });
  fs.mkdirSync(folder, { recursive: true });
  writeWhole(`${place}.map`, map ?? '');
  writeWhole(`${place}.js`, code);
  return code;
}

/** @type {Map<string, string | undefined>} by file: every frame of every stack trace asks */
const maps = new Map();

/** @param {string} file @returns {string | undefined} path of its source map */
export function mapOf(file) {
  if (!maps.has(file)) {
    const place = `${placeOf(file, fs.readFileSync(file, 'utf8'))}.map`;
    maps.set(file, fs.existsSync(place) ? place : undefined);
  }
  return maps.get(file);
}
