import { ApiError } from './api-error';

/** unknown: no response arrived, or one that says nothing about it. */
type Became = 'done' | 'refused' | 'unknown';

/** A change that the page asked the server for. */
export interface SentChange {
  path: string;
  /** Never rejects. */
  became: Promise<Became>;
}

/** So long a page that breaks is asked what became of it. */
const REMEMBERED_MS = 30_000;

let last: (SentChange & { ended: number }) | undefined;

/** Keeps in mind what was asked for: a page that breaks meanwhile must be able to say what became of it (docs/decisions/0032). */
export function noteChange(path: string, call: Promise<unknown>): void {
  if (path.endsWith('/view')) return; // nobody asked for that
  const became = call.then(
    (): Became => 'done',
    (error: unknown): Became =>
      error instanceof ApiError && error.status >= 400 && error.status < 500 ? 'refused' : 'unknown',
  );
  const change = { path, became, ended: Infinity };
  last = change;
  void became.then(() => (change.ended = Date.now()));
}

/** The last change, where it is under way or has just ended. */
export const lastChange = (): SentChange | undefined =>
  last && Date.now() - last.ended < REMEMBERED_MS ? last : undefined;
