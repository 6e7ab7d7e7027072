/** @typedef {{ number: string, title: string, file: string }} Explained `number`: `D13` or `attack 42` */

const HEADING = /^### ([DPL]\d+) · (.+)$/gm;
const ROW = /^\| (\d+) \| (.*?) \|/gm;

/**
 * The rules that a document explains: headings like `### D13 · Free limit`.
 * @param {string} file
 * @param {string} text
 * @returns {Explained[]}
 */
export const rulesIn = (file, text) =>
  [...text.matchAll(HEADING)].map(([, number = '', title = '']) => ({ number, title, file }));

/**
 * The cases that a document explains: rows whose first cell is a number.
 * @param {string} file
 * @param {string} text
 * @returns {Explained[]}
 */
export const casesIn = (file, text) =>
  [...text.matchAll(ROW)].map(([, number = '']) => ({ number: `attack ${number}`, title: '', file }));
