/** The first load's budgets; JavaScript in KB of 1,000 bytes compressed by gzip. */
const FAST = { lcp: 1_500, cls: 0.02, tbt: 100 };

/**
 * @typedef {{ lcp?: number, cls?: number, tbt?: number, script?: number }} Marks
 * @typedef {{ name: string, path: string, control: string, asOwner?: boolean, marks: Marks }} Page
 *   `control`: a selector of what answers when the page can be used
 */

/** @param {string} token of a link @returns {Page[]} */
export const pagesToOpen = (token) => [
  { name: 'landing', path: '/', control: 'main a[href]', marks: { ...FAST, script: 110_000 } },
  {
    name: "client's page",
    path: `/public/proposal/${token}`,
    control: '[data-action-bar] button',
    marks: { ...FAST, script: 115_000 },
  },
  {
    name: 'dashboard',
    path: '/dashboard',
    control: '[role="listitem"] button',
    asOwner: true,
    marks: { script: 200_000 },
  },
  { name: 'auth', path: '/auth', control: 'form button[type="submit"]', marks: {} },
];

const UNITS = {
  lcp: { title: 'LCP', show: (value) => `${(value / 1000).toFixed(2)} s` },
  cls: { title: 'CLS', show: (value) => value.toFixed(3) },
  tbt: { title: 'TBT', show: (value) => `${value.toFixed(0)} ms` },
  script: { title: 'JS gz', show: (value) => `${(value / 1000).toFixed(1)} KB` },
};
const FIGURES = {
  tbtAlone: { title: 'TBT alone', show: UNITS.tbt.show },
  fcp: { title: 'FCP', show: UNITS.lcp.show },
  answers: { title: 'answers', show: UNITS.lcp.show },
  transferred: { title: 'transferred', show: UNITS.script.show },
  requests: { title: 'requests', show: String },
};

/**
 * Prints a page's figures, median and worst of its visits; the median is held against the marks.
 * @param {Page} page
 * @param {readonly import('./visit.mjs').Figures[]} visits
 * @returns {boolean} whether every mark is met, and nothing was asked of another host
 */
export function judge({ name, path, marks }, visits) {
  const of = (what) => visits.map((one) => one[what]).toSorted((a, b) => a - b);
  const middle = (what) => of(what)[Math.floor(visits.length / 2)] ?? Number.NaN;
  const line = (what, { title, show }, verdict) =>
    console.log(
      `  ${title.padEnd(12)} ${show(middle(what)).padStart(9)}   worst ${show(of(what).at(-1)).padStart(9)}   ${verdict}`,
    );
  console.log(`\n${name}   ${path}   (${visits[0]?.lcpOf})`);
  const results = Object.entries(UNITS).map(([what, unit]) => {
    const mark = marks[what];
    const met = mark === undefined || middle(what) <= mark; // what could not be measured is NaN, and missed
    line(what, unit, mark === undefined ? '' : `mark ${unit.show(mark)} ${met ? 'met' : 'MISSED'}`);
    return met;
  });
  for (const [what, unit] of Object.entries(FIGURES)) line(what, unit, '');
  const foreign = [...new Set(visits.flatMap((one) => one.foreign))];
  console.log(
    `  other hosts  ${String(foreign.length).padStart(9)}   mark 0 ${foreign.length === 0 ? 'met' : 'MISSED'} ${foreign.join(' ')}`,
  );
  return results.every(Boolean) && foreign.length === 0;
}
