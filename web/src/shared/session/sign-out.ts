import type { logout } from '@acordo/contracts/http/auth/logout';
import { ApiError } from '../http/api-error';
import { endpoint } from '../http/endpoint';
import { request } from '../http/request';
import { dropSession } from './drop-session';

const logoutCall = endpoint<typeof logout>('POST', '/api/auth/logout');

/**
 * Ends the session on the server, then removes everything stored of it and goes to `/` (P12, D44). Throws
 * ApiError when the session is still valid.
 */
export async function signOut(leave?: () => void): Promise<void> {
  try {
    await request(logoutCall, {});
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
  }
  dropSession(leave);
}
