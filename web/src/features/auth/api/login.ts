import type { RequestOf } from '@acordo/contracts/call';
import type { login } from '@acordo/contracts/http/auth/login';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';
import { askSession } from '../../../shared/session/ask-session';
import { cookiesBlocked } from '../../../shared/session/cookies-blocked';
import { type SessionUser, startSession } from '../../../shared/session/session-store';

const call = endpoint<typeof login>('POST', '/api/auth/login');

/** Opens a session and stores its user; checks whether the browser has stored the cookie. Throws ApiError. */
export async function logIn(body: RequestOf<typeof login>['body']): Promise<SessionUser> {
  const { user } = await request(call, { body });
  // Unknown without a response; the next page checks again.
  const kept = await askSession().catch(() => user);
  if (kept === null) throw cookiesBlocked();
  startSession(user);
  return user;
}
