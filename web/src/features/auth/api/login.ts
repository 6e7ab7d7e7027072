import type { RequestOf } from '@acordo/contracts/call';
import type { login } from '@acordo/contracts/http/auth/login';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';
import { type SessionUser, startSession } from '../../../shared/session/session-store';

const call = endpoint<typeof login>('POST', '/api/auth/login');

/** Opens a session and remembers its user. Throws ApiError. */
export async function logIn(body: RequestOf<typeof login>['body']): Promise<SessionUser> {
  const { user } = await request(call, { body });
  startSession(user);
  return user;
}
