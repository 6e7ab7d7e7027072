/**
 * Calls of this path get an answer of ours: for states that the sample data cannot have.
 * @param {import('@playwright/test').Page} page
 * @param {string} path
 * @param {unknown} json
 * @param {{ status?: number, headers?: Record<string, string> }} [more]
 */
export const answer = (page, path, json, more = {}) =>
  page.route(`**${path}*`, (route) => route.fulfill({ json, ...more }));
