import type { authStatus } from '@acordo/contracts/http/auth/status';
import { endpoint } from '../http/endpoint';
import { request } from '../http/request';
import { endSession, type SessionUser, startSession } from './session-store';

export const statusCall = endpoint<typeof authStatus>('GET', '/api/auth/status');

/** Reads from the server who is logged in and updates the cache. Throws ApiError when it cannot be reached. */
export async function askSession(signal?: AbortSignal): Promise<SessionUser | null> {
  const { authenticated, user } = await request(statusCall, {}, signal ? { signal } : {});
  if (!authenticated || !user) {
    endSession();
    return null;
  }
  startSession(user);
  return user;
}
