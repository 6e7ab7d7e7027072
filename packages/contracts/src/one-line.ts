const BREAKS = /[\t-\r\u0085\u2028\u2029]/;
const BLANKS = /[\s\u0085]+/g;

/**
 * Tabs and line ends as one blank, in a form's field of one line: cells and addresses are pasted with them, invisibly.
 * Other blanks stay as they are.
 */
export const oneLine = (text: string): string =>
  text.replace(BLANKS, (blanks) => (BREAKS.test(blanks) ? ' ' : blanks));

/** Tabs as one blank. Line ends stay, for calls to refuse: they could inject an email header (attack 78). */
export const withoutTabs = (text: string): string =>
  text.replace(/[\t ]+/g, (blanks) => (blanks.includes('\t') ? ' ' : blanks));
