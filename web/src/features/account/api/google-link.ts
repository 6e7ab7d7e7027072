import type { googleLink } from '@acordo/contracts/http/auth/google-link';
import type { unlinkGoogle } from '@acordo/contracts/http/auth/unlink-google';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../shared/http/api-error';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';

const read = endpoint<typeof googleLink>('GET', '/api/auth/google/link');
const unlink = endpoint<typeof unlinkGoogle>('DELETE', '/api/auth/google');

export const googleLinkKey = (userId: string) => ['/api/auth/google/link', userId] as const;

/** Whether Google is linked with the own account (D11). Refetched at every visit, also on returning from Google. */
export const googleLinkQuery = (userId: string) =>
  queryOptions({
    queryKey: googleLinkKey(userId),
    queryFn: ({ signal }) => request(read, {}, { signal }),
    staleTime: 0,
  });

/** Unlinks Google. An account without a link counts as success. Throws ApiError. */
export async function unlinkOwnGoogle(currentPassword: string): Promise<void> {
  try {
    await request(unlink, { body: currentPassword === '' ? {} : { currentPassword } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
