/**
 * A screen in a state that matters.
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {object} Shot
 * @property {string} name
 * @property {'visitor' | 'admin' | keyof typeof import('../../seed/studios.mjs').studios} as
 * @property {(facts: import('../facts.mjs').Facts) => string} path
 * @property {(page: Page, facts: import('../facts.mjs').Facts) => Promise<unknown>} [before] what is arranged before the page is opened
 * @property {(page: Page, facts: import('../facts.mjs').Facts) => Promise<unknown>} [act] what is done before the picture
 * @property {string} [fail] calls that start so are answered 503
 * @property {string} [hold] calls that start so are not answered
 * @property {true} [view] only what the window shows, not the whole page
 */

/** @type {(name: string | RegExp) => (page: Page) => Promise<void>} */
export const press = (name) => (page) => page.getByRole('button', { name }).first().click();
