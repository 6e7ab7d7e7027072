/** Where a part of a file begins and ends, both included. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The one part that a Range header requests; 'none' for an unsupported one (the whole is sent), 'outside'
 * where there is no such part. For several parts the whole is sent, as RFC 9110 (14.2) allows.
 */
export function readRange(header: string | undefined, length: number): Range | 'none' | 'outside' {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'none';
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== '' && to !== '' && Number(to) < start) return 'none';
  return start < length && start <= end ? { start, end } : 'outside';
}
