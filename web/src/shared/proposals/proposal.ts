import type { getProposal } from '@acordo/contracts/http/propostas/get';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../http/api-error';
import { endpoint } from '../http/endpoint';
import { QUERY_DEFAULTS } from '../http/query-client';
import { request } from '../http/request';
import { proposalKey } from './query-keys';

const call = endpoint<typeof getProposal>('GET', '/api/propostas/:id');

/** One own proposal. A 404 is not retried. */
export function proposalQuery(id: string) {
  return queryOptions({
    queryKey: proposalKey(id),
    queryFn: ({ signal }) => request(call, { params: { id } }, { signal }),
    retry: (failures, error) => !isNotFound(error) && failures < QUERY_DEFAULTS.queries.retry,
  });
}

/** Absent, someone else's, or an invalid id (422 of the path): the same for the owner. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}
