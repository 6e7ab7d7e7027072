import { BEFORE_ALL } from '@acordo/contracts/internal/position';
import { parameters } from './sql.js';

interface Position {
  em: string | Date;
  id: string;
}

/** Parameters of a list that is read newest first, page by page; `after` gives their values. */
export const page = parameters<Position & { rows: number }, 'page'>('page');

export type After = { [Name in keyof Position]?: Position[Name] | undefined } & { rows: number };

/** Without a position: the first page. */
export const after = ({ rows, em = BEFORE_ALL.em, id = BEFORE_ALL.id }: After) => ({
  page: { em, id, rows },
});
