import type { Letter } from '../../templates/letter.js';

/** D15: the last second of a link belongs to it. */
const LAST_SECOND_MS = 1_000;

/** Whether what the letter warns of has happened: after an outage nobody is reminded of a link that is over (D29). */
export const isTooLate = (letter: Letter, now: Date): boolean =>
  letter.kind === 'link-ending' &&
  now.getTime() >= new Date(letter.model.link_expira_em).getTime() + LAST_SECOND_MS;
