import { ApiError } from './api-error';

/** unknown: no response arrived, or one that does not show it. */
type Became = 'done' | 'refused' | 'unknown';

/** A change that the page sent to the server. */
export interface SentChange {
  path: string;
  /** Never rejects. */
  became: Promise<Became>;
}

/** How long a broken page shows the result of it. */
const REMEMBERED_MS = 30_000;

let last: (SentChange & { ended: number }) | undefined;

/** Stores the last change, so that a page that breaks meanwhile can show its result (docs/decisions/0032). */
export function noteChange(path: string, call: Promise<unknown>): void {
  if (path.endsWith('/view')) return; // not a change by a person
  const became = call.then(
    (): Became => 'done',
    (error: unknown): Became =>
      error instanceof ApiError && error.status >= 400 && error.status < 500 ? 'refused' : 'unknown',
  );
  const change = { path, became, ended: Infinity };
  last = change;
  void became.then(() => (change.ended = Date.now()));
}

/** The last change, if it is running or has just ended. */
export const lastChange = (): SentChange | undefined =>
  last && Date.now() - last.ended < REMEMBERED_MS ? last : undefined;
