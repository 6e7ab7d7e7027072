import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.data']);

/** Where each Jest project and the journeys look, and what their files are called; jest.config.mjs and playwright.config.ts say the same. */
const projects = {
  unit: {
    folders: ['packages', 'services', 'scripts', 'web/src', 'web/vite'],
    pattern: /(?<!\.(db|http))\.test\.ts$/,
  },
  web: { folders: ['web/src'], pattern: /\.test\.tsx$/ },
  services: { folders: ['packages', 'services'], pattern: /\.(db|http)\.test\.ts$/ },
  journeys: { folders: ['e2e'], pattern: /\.journey\.test\.ts$/ },
  containers: { folders: ['e2e'], pattern: /\.containers\.test\.ts$/ },
};

/** @typedef {keyof typeof projects} JestProject */

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (!entry.isDirectory()) return [place];
    return SKIPPED.has(entry.name) ? [] : filesBelow(place);
  });
}

/**
 * Counted without the runner, so that a run which finds none of them can be seen to be broken.
 * @param {JestProject} project
 * @returns {number}
 */
export function countTestFiles(project) {
  const { folders, pattern } = projects[project];
  return folders.flatMap((folder) => filesBelow(inRoot(folder))).filter((file) => pattern.test(file)).length;
}
