import fs from 'node:fs';
import path from 'node:path';
import { groups } from './catalogue.mjs';

/**
 * @typedef {{ file: string, size: string, theme: string }} Picture
 * @typedef {{ name: string, pictures: Picture[], more: string[] }} Entry `more`: the same as text or PDF
 */

const ORDER = ['desktop', 'phone', 'page'];

/**
 * What lies in the folder, as the index shows it: also pictures of earlier runs, since a run may take only some.
 * @param {string} folder
 * @returns {{ title: string, entries: Entry[] }[]}
 */
export function picturesIn(folder) {
  const files = fs.readdirSync(folder).sort();
  const names = [...new Set(files.filter((file) => file.endsWith('.png')).map(nameOf))];
  const titled = groups.map(({ title, shots }) => ({ title, names: shots.map(({ name }) => name) }));
  const papers = (/** @type {string} */ kind) => names.filter((name) => name.startsWith(`${kind}-`));
  return [
    ...titled,
    { title: 'E-mails', names: papers('mail') },
    { title: 'PDFs', names: papers('pdf') },
    { title: 'Prints', names: papers('print') },
  ].map(({ title, names: wanted }) => ({
    title,
    entries: wanted.filter((name) => names.includes(name)).map((name) => entry(name, files)),
  }));
}

/** `name.size.theme.png`, or `name-page.png` of a PDF. @param {string} file */
const nameOf = (file) => file.replace(/(\.\w+\.\w+|-\d+)\.png$/, '');

/** @param {string} file */
function kindOf(file) {
  const [, size = 'page', theme = 'light'] = /\.(\w+)\.(\w+)\.png$/.exec(file) ?? [];
  return { size, theme };
}

/** Takes away what is no part of the catalogue any more. @param {string} folder */
export function clear(folder) {
  for (const file of fs.readdirSync(folder)) fs.rmSync(path.join(folder, file), { recursive: true });
}

/**
 * @param {string} name
 * @param {readonly string[]} files
 * @returns {Entry}
 */
function entry(name, files) {
  const pictures = files
    .filter((file) => file.endsWith('.png') && nameOf(file) === name)
    .map((file) => ({ file, ...kindOf(file) }))
    .sort((one, other) => ORDER.indexOf(one.size) - ORDER.indexOf(other.size));
  return { name, pictures, more: files.filter((file) => file === `${name}.txt` || file === `${name}.pdf`) };
}
