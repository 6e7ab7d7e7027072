import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformed } from './transform.mjs';

const TYPESCRIPT = /\.tsx?$/;
const globals = new URL('./globals.mjs', import.meta.url).href;

/** @param {string} specifier @param {string} parent */
function typescriptOf(specifier, parent) {
  return ['.ts', '.tsx']
    .map((ending) => new URL(specifier.replace(/(\.js)?$/, ending), parent))
    .find((url) => fs.existsSync(url));
}

/**
 * Imports name the JavaScript that will be (`./rule.js`), those of the web no ending; tests read the TypeScript it is made of.
 * @type {import('node:module').ResolveHook}
 */
export async function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: globals, format: 'module', shortCircuit: true };
  const { parentURL, conditions } = context;
  if (parentURL && /^\.{1,2}\//.test(specifier)) {
    const url = typescriptOf(specifier, parentURL);
    if (url) return { url: url.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, { ...context, conditions: [...conditions, '@acordo/source'] });
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.startsWith('file:')) return next(url, context);
  const file = fileURLToPath(url);
  if (!TYPESCRIPT.test(file)) return next(url, context);
  return { format: 'module', source: transformed(file), shortCircuit: true };
}
