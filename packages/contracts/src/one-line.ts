const BREAKS = /[\t-\r\u0085\u2028\u2029]/;
const BLANKS = /[\s\u0085]+/g;

/**
 * Tabs and line ends as one blank, in a field of one line: cells and addresses are pasted with them. Nobody would see them there,
 * and they would break mail headers and file names. Other blanks stay as they are.
 */
export const oneLine = (text: string): string =>
  text.replace(BLANKS, (blanks) => (BREAKS.test(blanks) ? ' ' : blanks));
