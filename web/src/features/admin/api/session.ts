import type { RequestOf } from '@acordo/contracts/call';
import type { adminLogin } from '@acordo/contracts/http/vitamina/auth/login';
import type { adminLogout } from '@acordo/contracts/http/vitamina/auth/logout';
import type { adminStatus } from '@acordo/contracts/http/vitamina/auth/status';
import type { verifySecondFactor } from '@acordo/contracts/http/vitamina/auth/verify-2fa';
import { ApiError } from '../../../shared/http/api-error';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';
import { cookiesBlocked } from '../../../shared/session/cookies-blocked';

const status = endpoint<typeof adminStatus>('GET', '/api/vitamina/auth/status');
const login = endpoint<typeof adminLogin>('POST', '/api/vitamina/auth/login');
const verify = endpoint<typeof verifySecondFactor>('POST', '/api/vitamina/auth/verify-2fa');
const logout = endpoint<typeof adminLogout>('POST', '/api/vitamina/auth/logout');

/** Throws ApiError when the server cannot be reached. */
export async function askAdminStatus(signal?: AbortSignal): Promise<boolean> {
  return (await request(status, {}, signal ? { signal } : {})).authenticated;
}

/** The token for the second step, or null if the session is open already. Throws ApiError. */
export async function signInAdmin(body: RequestOf<typeof adminLogin>['body']): Promise<string | null> {
  const response = await request(login, { body });
  if (response.requires2FA) return response.tempToken;
  await checkKept();
  return null;
}

/** Throws ApiError. */
export async function sendSecondFactor(tempToken: string, code: string): Promise<void> {
  await request(verify, { body: { tempToken, code } });
  await checkKept();
}

/** Whether the browser has stored the session; unknown without a response. Throws ApiError. */
async function checkKept(): Promise<void> {
  if (!(await askAdminStatus().catch(() => true))) throw cookiesBlocked();
}

/** Throws ApiError when the session may still be valid. */
export async function signOutAdmin(): Promise<void> {
  try {
    await request(logout, {});
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
  }
}
