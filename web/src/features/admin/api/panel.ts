import type { readAudit, TrailEntry } from '@acordo/contracts/http/vitamina/audit';
import type { FailedEmail, listFailedEmails } from '@acordo/contracts/http/vitamina/emails/list-failed';
import type { resendEmail } from '@acordo/contracts/http/vitamina/emails/resend';
import type { panelStats } from '@acordo/contracts/http/vitamina/stats';
import type { listUncancelled } from '@acordo/contracts/http/vitamina/subscriptions/list-uncancelled';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { endpoint } from '../../../shared/http/endpoint';
import { nextCursor } from '../../../shared/http/next-cursor';
import { retries } from '../model/retries';
import type { TrailFilter } from '../model/trail-filter';
import { adminRequest, adminSend } from './admin-request';

const stats = endpoint<typeof panelStats>('GET', '/api/vitamina/stats');
const audit = endpoint<typeof readAudit>('GET', '/api/vitamina/audit');
const failed = endpoint<typeof listFailedEmails>('GET', '/api/vitamina/emails/failed');
const resend = endpoint<typeof resendEmail>('POST', '/api/vitamina/emails/:id/resend');
const uncancelled = endpoint<typeof listUncancelled>('GET', '/api/vitamina/subscriptions/uncancelled');

const SHORT_PAGE = 20;

export const STATS_KEY = ['/api/vitamina/stats'] as const;
export const AUDIT_KEY = ['/api/vitamina/audit'] as const;
export const FAILED_KEY = ['/api/vitamina/emails/failed'] as const;

export interface Page<T> {
  rows: T[];
  cursor: string | undefined;
}

const pages = {
  initialPageParam: '',
  getNextPageParam: ({ cursor }: Page<unknown>) => cursor,
  ...retries(1),
};
const pageOf = (cursor: string) => ({ limit: SHORT_PAGE, ...(cursor && { cursor }) });

export const panelStatsQuery = queryOptions({
  queryKey: STATS_KEY,
  queryFn: ({ signal }) => adminRequest(stats, {}, { signal }),
  ...retries(1),
});

export const uncancelledQuery = queryOptions({
  queryKey: ['/api/vitamina/subscriptions/uncancelled'] as const,
  queryFn: ({ signal }) => adminRequest(uncancelled, {}, { signal }),
  ...retries(1),
});

export const auditQuery = (classe: TrailFilter) =>
  infiniteQueryOptions({
    queryKey: [...AUDIT_KEY, classe],
    queryFn: async ({ pageParam, signal }): Promise<Page<TrailEntry>> => {
      const query = { ...pageOf(pageParam), ...(classe && { classe }) };
      const { body, headers } = await adminSend(audit, { query }, { signal });
      return { rows: body, cursor: nextCursor(headers.get('link')) };
    },
    ...pages,
    // The entries stay while another class is loading.
    placeholderData: keepPreviousData,
  });

export const failedEmailsQuery = infiniteQueryOptions({
  queryKey: FAILED_KEY,
  queryFn: async ({ pageParam, signal }): Promise<Page<FailedEmail>> => {
    const { body, headers } = await adminSend(failed, { query: pageOf(pageParam) }, { signal });
    return { rows: body, cursor: nextCursor(headers.get('link')) };
  },
  ...pages,
});

export const sendAgain = (id: string): Promise<void> => adminRequest(resend, { params: { id } });
