import Sequencer from '@jest/test-sequencer';

/**
 * The files that take longest, longest first. Jest learns durations, but a clean clone has none: it would begin with the largest
 * files, and one of these at the end leaves the other worker idle for a minute. `npm test` names the slowest at its end.
 */
const SLOWEST = [
  'services/proposals/test/model/proposal-life.db.test.ts',
  'services/notifications/test/faults.http.test.ts',
  'services/notifications/test/delivery.http.test.ts',
  'services/proposals/test/http/last-byte.http.test.ts',
  'services/proposals/test/pdf/texts.db.test.ts',
  'web/src/features/wizard/create-page.test.tsx',
  'web/src/features/wizard/edit-page.test.tsx',
  'web/src/features/proposals/dashboard-page.test.tsx',
];

// Its types describe what a CommonJS file gets of it; here the default export is the class itself.
const Standard = /** @type {typeof import('@jest/test-sequencer').default} */ (
  /** @type {unknown} */ (Sequencer)
);

export default class SlowestFirst extends Standard {
  /**
   * @override
   * @param {Parameters<InstanceType<typeof Standard>['sort']>[0]} tests
   */
  async sort(tests) {
    const place = (/** @type {{ path: string }} */ { path }) => {
      const at = SLOWEST.findIndex((name) => path.endsWith(`/${name}`));
      return at === -1 ? SLOWEST.length : at;
    };
    return [...(await super.sort(tests))].sort((a, b) => place(a) - place(b));
  }
}
