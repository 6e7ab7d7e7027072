/**
 * Preloaded into dependency-cruiser 17, whose swc parser reads every file as `.ts`: JSX is a syntax error to
 * it. Its other parser needs TypeScript below 7. Remove it when dependency-cruiser sets `tsx` itself.
 */
import { createRequire } from 'node:module';

const swc = createRequire(import.meta.url)('@swc/core');
const { parseFileSync } = swc;

/** @type {typeof import('@swc/core').parseFileSync} */
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
