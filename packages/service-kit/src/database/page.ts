import { type After, BEFORE_ALL } from '@acordo/contracts/internal/position';
import { parameters } from './sql.js';

/** Parameters of a list that is read newest first, page by page; `after` gives their values. */
export const page = parameters<{ em: string | Date; id: string; rows: number }, 'page'>('page');

/** Without a position: the first page. */
export const after = ({ rows, em = BEFORE_ALL.em, id = BEFORE_ALL.id }: After) => ({
  page: { em, id, rows },
});
