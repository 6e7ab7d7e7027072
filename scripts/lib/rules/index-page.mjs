import path from 'node:path';

/**
 * @typedef {import('./explained.mjs').Explained} Explained
 * @typedef {import('./problems.mjs').Cited} Cited
 */

const SHOWN = 3;
const FOLDER = 'docs/rules';

const address = (/** @type {string} */ file) => path.posix.relative(FOLDER, file);
/** The name of a file, with its folder where others in the cell have the same name. */
const labelOf = (/** @type {string} */ file, /** @type {readonly string[]} */ beside) => {
  const { base } = path.posix.parse(file);
  const same = beside.filter((other) => path.posix.basename(other) === base).length > 1;
  return same ? file.split('/').slice(0, 2).concat('…', base).join('/') : base;
};

/** @param {readonly string[]} files */
function cell(files) {
  const more = files.length > SHOWN ? ` +${files.length - SHOWN} more` : '';
  const shown = files.slice(0, SHOWN);
  return shown.map((file) => `[${labelOf(file, shown)}](${address(file)})`).join(' · ') + more;
}

/** The anchor of a Markdown heading. @param {string} heading */
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const order = (/** @type {Explained} */ one, /** @type {Explained} */ other) =>
  one.number.localeCompare(other.number, 'en', { numeric: true });

/**
 * `docs/rules/index.md`.
 * @param {readonly Explained[]} rules
 * @param {readonly Explained[]} cases
 * @param {Cited} cited
 * @param {Readonly<Record<string, string>>} gaps
 */
export function indexPage(rules, cases, cited, gaps) {
  const tests = (/** @type {string} */ number) =>
    gaps[number] === undefined ? cell(cited.get(number)?.test ?? []) : `none: ${gaps[number]}`;
  const ruleRows = rules.toSorted(order).map(({ number, title, file }) => {
    const heading = `[${title}](${address(file)}#${anchor(`${number} · ${title}`)})`;
    return `| ${number} | ${heading} | ${cell(cited.get(number)?.code ?? [])} | ${tests(number)} |`;
  });
  const caseRows = cases.toSorted(order).map(({ number }) => `| ${number.slice(7)} | ${tests(number)} |`);
  return `# Index of rules and cases

Written by \`node scripts/rules-index.mjs\`; change nothing here. The files that cite a number most often come first.

## Rules
| rule | title | code | tests |
|---|---|---|---|
${ruleRows.join('\n')}

## Attack and fault cases
What each is: [threats.md](../threats.md).

| case | tests |
|---|---|
${caseRows.join('\n')}
`;
}
