/**
 * More marks on one letter than any language writes (Unicode's Stream-Safe Text Format, UAX 15, 13). Ordering a run of
 * marks takes quadratic time: 30,000 of them take seconds.
 */
const LONG_RUN = /\p{M}{31}/u;

/** Whether a letter has more marks than any language writes. Linear time. */
export const hasLongRunOfMarks = (text: string): boolean => LONG_RUN.test(text);

/** The text in a normal form; as it is where a run of marks makes that slow. Linear time. */
export const normalForm = (text: string, form: 'NFC' | 'NFKD' = 'NFC'): string =>
  hasLongRunOfMarks(text) ? text : text.normalize(form);
