import { STATUSES, type Status } from '@acordo/contracts/http/propostas/states';

/** The list's filter. Empty: everything. */
export interface ListFilter {
  status: Status | '';
  q: string;
}

/** The contract's limit of `q`. */
export const SEARCH_MAX = 200;

/** From the address, which can be any text: an unknown status is ignored, the text is cut (`?status=enviado&q=padaria`). */
export function readFilter(search: URLSearchParams): ListFilter {
  const word = search.get('status');
  const status = STATUSES.find((one) => one === word) ?? '';
  return { status, q: (search.get('q') ?? '').trim().slice(0, SEARCH_MAX) };
}

/** Into the address, keeping other parameters. */
export function writeFilter(search: URLSearchParams, filter: ListFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ status: filter.status, q: filter.q.trim() })) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export function isFiltered(filter: ListFilter): boolean {
  return filter.status !== '' || filter.q !== '';
}
