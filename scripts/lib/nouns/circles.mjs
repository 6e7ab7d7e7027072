import path from 'node:path';

/** @typedef {{ name: string, text: string }} File name: its path in the repository */
/** @typedef {{ service: string, from: string, to: string, file: string }} Import from one noun of a service to another */

/** A noun is a first-level folder of a service's sources. */
const NOUN = /^services\/([^/]+)\/src\/([^/]+)\//;
const RELATIVE = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** Imports of types count too. @param {readonly File[]} files @returns {Import[]} */
export function importsBetweenNouns(files) {
  return files.flatMap(({ name, text }) => {
    const [, service = '', from = ''] = NOUN.exec(name) ?? [];
    if (!from || name.endsWith('.test.ts')) return [];
    return [...text.matchAll(RELATIVE)].flatMap(([, target = '']) => {
      const [, , to] = NOUN.exec(path.posix.join(path.posix.dirname(name), target)) ?? [];
      return to && to !== from ? [{ service, from, to, file: name }] : [];
    });
  });
}

/**
 * The shortest circle of each service that has any, with a file for each of its steps. Without one, the nouns of each service have
 * an order, and a reader of one noun needs only those below it.
 * @param {readonly Import[]} imports
 * @returns {string[]}
 */
export function circles(imports) {
  return [...new Set(imports.map(({ service }) => service))].flatMap((service) => {
    const own = imports.filter((one) => one.service === service);
    const [shortest] = own
      .flatMap((first) => wayBack(own, first) ?? [])
      .toSorted((a, b) => a.length - b.length);
    return shortest ? [`${service}: ${shortest.map(step).join(', ')}`] : [];
  });
}

/** @param {Import} one */
const step = ({ from, to, file }) => `${from} → ${to} (${file})`;

/**
 * The shortest path from an import's target back to its source, the import first; undefined if there is none.
 * @param {readonly Import[]} imports
 * @param {Import} first
 * @returns {[Import[]] | undefined}
 */
function wayBack(imports, first) {
  const seen = new Set([first.to]);
  /** @type {Import[][]} */
  let ways = [[first]];
  while (ways.length > 0) {
    const home = ways.find((way) => way.at(-1)?.to === first.from);
    if (home) return [home];
    ways = ways.flatMap((way) =>
      imports
        .filter(({ from, to }) => from === way.at(-1)?.to && !seen.has(to) && seen.add(to))
        .map((next) => [...way, next]),
    );
  }
  return undefined;
}
