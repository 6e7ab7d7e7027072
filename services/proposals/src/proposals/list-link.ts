import { listProposals } from '@acordo/contracts/http/propostas/list';

interface Query {
  limit: number;
  status?: string | undefined;
  q?: string | undefined;
}

/** `Link: <…>; rel="next"` with the same filters; no header on the last page (D7). */
export function linkHeader({ limit, status, q }: Query, nextCursor: string | null): Record<string, string> {
  if (nextCursor === null) return {};
  const query = new URLSearchParams({
    limit: String(limit),
    cursor: nextCursor,
    ...(status ? { status } : {}),
    ...(q ? { q } : {}),
  });
  return { link: `<${listProposals.path}?${query.toString()}>; rel="next"` };
}
