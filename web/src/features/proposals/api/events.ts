import type { proposalEvents } from '@acordo/contracts/http/propostas/events';
import { queryOptions } from '@tanstack/react-query';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';
import { eventsKey } from '../../../shared/proposals/query-keys';

const call = endpoint<typeof proposalEvents>('GET', '/api/propostas/:id/events');

/** A proposal's history, oldest first (D19). */
export function eventsQuery(id: string) {
  return queryOptions({
    queryKey: eventsKey(id),
    queryFn: ({ signal }) => request(call, { params: { id } }, { signal }),
  });
}
