import type { RequestOf } from '@acordo/contracts/call';
import type { login } from '@acordo/contracts/http/auth/login';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';
import { askSession } from '../../../shared/session/ask-session';
import { cookiesBlocked } from '../../../shared/session/cookies-blocked';
import { type SessionUser, startSession } from '../../../shared/session/session-store';

const call = endpoint<typeof login>('POST', '/api/auth/login');

/** Opens a session and remembers its user; asks whether the browser has kept it. Throws ApiError. */
export async function logIn(body: RequestOf<typeof login>['body']): Promise<SessionUser> {
  const { user } = await request(call, { body });
  // Without a response nothing is known, and the next page asks again.
  const kept = await askSession().catch(() => user);
  if (kept === null) throw cookiesBlocked();
  startSession(user);
  return user;
}
