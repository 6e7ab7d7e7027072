import type { InputOf } from '@acordo/contracts/call';
import { listActivity } from '@acordo/contracts/http/auth/activity';

/** `Link: <…>; rel="next"` with the same filter; no header on the last page (D7). */
export function nextPage(
  { limit, grupo }: InputOf<typeof listActivity>['query'],
  nextCursor: string | null,
): Record<string, string> {
  if (nextCursor === null) return {};
  const query = new URLSearchParams({
    limit: String(limit),
    cursor: nextCursor,
    ...(grupo ? { grupo } : {}),
  });
  return { link: `<${listActivity.path}?${query.toString()}>; rel="next"` };
}
