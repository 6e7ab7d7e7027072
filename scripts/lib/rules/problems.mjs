import { citations, namedElsewhere } from './citations.mjs';

/**
 * @typedef {import('./explained.mjs').Explained} Explained
 * @typedef {{ name: string, text: string, kind: 'code' | 'test' | 'other' }} File
 * @typedef {Map<string, { code: string[], test: string[] }>} Cited files by number, those that cite it most often first
 */

/**
 * @param {readonly File[]} files
 * @returns {Cited}
 */
export function citedBy(files) {
  /** @type {Map<string, { kind: 'code' | 'test', name: string, times: number }[]>} */
  const found = new Map();
  for (const { name, text, kind } of files) {
    if (kind === 'other') continue;
    /** @type {Map<string, number>} */
    const times = new Map();
    for (const number of citations(name, text).cited) times.set(number, (times.get(number) ?? 0) + 1);
    for (const [number, count] of times)
      found.set(number, [...(found.get(number) ?? []), { kind, name, times: count }]);
  }
  const names = (/** @type {string} */ number, /** @type {string} */ kind) =>
    (found.get(number) ?? [])
      .filter((one) => one.kind === kind)
      .toSorted((one, other) => other.times - one.times || (one.name < other.name ? -1 : 1))
      .map(({ name }) => name);
  return new Map(
    [...found.keys()].map((number) => [number, { code: names(number, 'code'), test: names(number, 'test') }]),
  );
}

/**
 * All problems, in sentences for the author of the change.
 * @param {readonly Explained[]} explained
 * @param {readonly File[]} files
 * @param {Readonly<Record<string, string>>} gaps rules and cases without a test, with the reason
 */
export function problems(explained, files, gaps) {
  const numbers = new Set(explained.map(({ number }) => number));
  const cited = citedBy(files);
  const twice = explained.filter((one, i) => explained.findIndex((other) => other.number === one.number) < i);
  return [
    ...files.flatMap(({ name, text }) => {
      const { cited: here, unclear } = citations(name, text);
      const unknown = new Set(here.filter((number) => !numbers.has(number)));
      return [
        ...[...unknown].map((number) => `${name}: no document explains ${number}`),
        ...unclear.map((form) => `${name}: "${form}": write a list, attacks 1, 2`),
        ...namedElsewhere(text).map((word) => `${name}: "${word}" is not in the repository: cite a number`),
      ];
    }),
    ...twice.map(({ number, file }) => `${file}: ${number} is explained twice`),
    ...explained.flatMap(({ number, file }) => {
      const { code = [], test = [] } = cited.get(number) ?? {};
      const isRule = !number.startsWith('attack');
      return [
        ...(isRule && code.length === 0 ? [`${file}: no code cites ${number}`] : []),
        ...(test.length === 0 && !(number in gaps) ? [`${file}: no test cites ${number}`] : []),
      ];
    }),
    ...Object.keys(gaps).flatMap((number) => {
      if (!numbers.has(number)) return [`gaps.mjs: no document explains ${number}`];
      return (cited.get(number)?.test.length ?? 0) > 0 ? [`gaps.mjs: a test cites ${number} by now`] : [];
    }),
  ];
}
