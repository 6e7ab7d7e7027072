import type { endOtherSession, listSessions } from '@acordo/contracts/http/auth/sessions';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../shared/http/api-error';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';

const list = endpoint<typeof listSessions>('GET', '/api/auth/sessions');
const end = endpoint<typeof endOtherSession>('DELETE', '/api/auth/sessions/:id');

export const sessionsKey = (userId: string) => ['/api/auth/sessions', userId] as const;

/** The own open sessions, the latest used first (D8). Refetched at every visit. */
export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: sessionsKey(userId),
    queryFn: ({ signal }) => request(list, {}, { signal }),
    staleTime: 0,
  });

/** Ends one. One that has ended already counts as success. Throws ApiError. */
export async function endSessionAt(id: string): Promise<void> {
  try {
    await request(end, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
