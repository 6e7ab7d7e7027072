import { googleCallback } from '@acordo/contracts/http/auth/google-callback';
import { DEVICE_HEADER, SIGN_IN_HEADER } from '@acordo/contracts/internal/sessions';
import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import type { ClaimsGiven } from '@acordo/service-kit/caller/token';
import { cookieIn, type TestIdentity } from './test-app.js';

const PUBLIC_URL = 'http://localhost:8080';
export const CALLBACK = PUBLIC_URL + googleCallback.path;

export interface Begun {
  /** The provider's address that the browser is sent to. */
  location: string;
  /** Value of the cookie that the browser keeps meanwhile. */
  kept: string;
}

/** `GET /api/auth/google`, as the gateway forwards it. */
export async function begin(identity: TestIdentity, query = ''): Promise<Begun> {
  const response = await identity.call('GET', `/api/auth/google${query}`);
  if (response.statusCode !== 302) throw new Error(`${response.statusCode} ${response.body}`);
  return {
    location: String(response.headers.location),
    kept: cookieIn(response.headers['set-cookie'], 'acordo_entrada'),
  };
}

/** The callback with the browser's cookie; `kept` null: another browser. */
export async function comeBack(
  identity: TestIdentity,
  callback: URL,
  kept: string | null,
  claims: Partial<ClaimsGiven> = {},
  mark?: string,
) {
  const response = await identity.app.inject({
    method: 'GET',
    url: callback.pathname + callback.search,
    headers: {
      [CALLER_HEADER]: identity.token(claims),
      ...(kept === null ? {} : { [SIGN_IN_HEADER]: kept }),
      ...(mark === undefined ? {} : { [DEVICE_HEADER]: mark }),
    },
  });
  const cookies = response.headers['set-cookie'];
  return {
    status: response.statusCode,
    landing: String(response.headers.location),
    session: cookieIn(cookies, 'acordo_sessao'),
    mark: cookieIn(cookies, 'acordo_aparelho'),
    cookies: Array.isArray(cookies) ? cookies : [cookies],
    headers: response.headers,
  };
}
