import type { ResponseOf, RequestOf } from '@acordo/contracts/call';
import type { AdminAccount } from '@acordo/contracts/http/vitamina/auth/account';
import type { adminMe } from '@acordo/contracts/http/vitamina/auth/me';
import type { disableSecondFactor } from '@acordo/contracts/http/vitamina/auth/second-factor-disable';
import type { enableSecondFactor } from '@acordo/contracts/http/vitamina/auth/second-factor-enable';
import type { setUpSecondFactor } from '@acordo/contracts/http/vitamina/auth/second-factor-setup';
import type { updateAdminEmail } from '@acordo/contracts/http/vitamina/auth/update-email';
import type { updateAdminPassword } from '@acordo/contracts/http/vitamina/auth/update-password';
import { queryOptions } from '@tanstack/react-query';
import { endpoint } from '../../../shared/http/endpoint';
import { retries } from '../model/retries';
import { adminRequest } from './admin-request';

const me = endpoint<typeof adminMe>('GET', '/api/vitamina/auth/me');
const email = endpoint<typeof updateAdminEmail>('PUT', '/api/vitamina/auth/update-email');
const password = endpoint<typeof updateAdminPassword>('PUT', '/api/vitamina/auth/update-password');
const setUp = endpoint<typeof setUpSecondFactor>('POST', '/api/vitamina/auth/2fa/setup');
const enable = endpoint<typeof enableSecondFactor>('POST', '/api/vitamina/auth/2fa/enable');
const disable = endpoint<typeof disableSecondFactor>('POST', '/api/vitamina/auth/2fa/disable');

export type SetUp = ResponseOf<typeof setUpSecondFactor>;

export const accountQuery = queryOptions({
  queryKey: ['/api/vitamina/auth/me'],
  queryFn: ({ signal }) => adminRequest(me, {}, { signal }),
  ...retries(1),
});

export const updateEmail = (body: RequestOf<typeof updateAdminEmail>['body']): Promise<AdminAccount> =>
  adminRequest(email, { body });

export const updatePassword = (body: RequestOf<typeof updateAdminPassword>['body']): Promise<AdminAccount> =>
  adminRequest(password, { body });

// Seeds and recovery codes are fetched outside the query cache, so that they are not stored.
export const beginSecondFactor = (currentPassword: string): Promise<SetUp> =>
  adminRequest(setUp, { body: { currentPassword } });

export const enableWith = async (code: string): Promise<string[]> =>
  (await adminRequest(enable, { body: { code } })).recoveryCodes;

export const disableWith = (currentPassword: string, code: string): Promise<AdminAccount> =>
  adminRequest(disable, { body: { currentPassword, code } });
