import { DEVICE_HEADER, SIGN_IN_HEADER } from '@acordo/contracts/internal/sessions';
import { AppError } from '@acordo/service-kit/errors/app-error';
import type { ClientFacts } from '../client/client-facts.js';
import type { CallerSession } from '../forwarding/caller-tokens.js';
import type { Route } from '../routing/route.js';
import { deviceValue, sessionHash, sessionValue, signInValue } from './cookies.js';
import type { Credential } from './session-cache.js';
import type { Sessions } from './sessions.js';

export interface Visitor extends CallerSession {
  readonly credential?: Credential;
}
export type CookieNames = Readonly<Record<Credential['kind'] | 'device' | 'adminDevice' | 'signIn', string>>;

const NOBODY: Visitor = { kind: 'anonymous', session: null };

/** Decides who is calling and whether the route is open to them. */
export class CallerResolver {
  constructor(
    private readonly sessions: Sessions,
    private readonly cookies: CookieNames,
  ) {}

  /** Throws NOT_AUTHENTICATED if the route requires a session and there is none, UNAVAILABLE if identity is away. */
  async identify(route: Route, cookie: string | undefined, client: ClientFacts): Promise<Visitor> {
    if (route.signedBy) return NOBODY; // a machine has no session of ours
    const kind = isAdministrators(route) ? 'admin' : 'user';
    const value = sessionValue(cookie, this.cookies[kind]);
    const visitor =
      value === undefined ? NOBODY : await this.ask(route, { kind, hash: sessionHash(value) }, client);
    if (route.who !== 'public' && visitor.kind !== route.who) throw new AppError('NOT_AUTHENTICATED');
    return visitor;
  }

  /** A call to identity may have ended the session it came with (logout, login); its cached copy is dropped at once (D8). */
  afterwards(route: Route, { credential }: Visitor): void {
    if (credential && route.service === 'identity' && route.method !== 'GET') this.sessions.evict(credential);
  }

  /** What a route gets of the cookies besides the session: login the device cookie (D48), the callback its sign-in (D11). */
  marks(route: Route, cookie: string | undefined): Record<string, string> {
    const device = isAdministrators(route) ? 'adminDevice' : 'device';
    const mark = route.device ? deviceValue(cookie, this.cookies[device]) : undefined;
    const signIn = route.signIn ? signInValue(cookie, this.cookies.signIn) : undefined;
    return {
      ...(mark === undefined ? {} : { [DEVICE_HEADER]: mark }),
      ...(signIn === undefined ? {} : { [SIGN_IN_HEADER]: signIn }),
    };
  }

  private async ask(route: Route, credential: Credential, client: ClientFacts): Promise<Visitor> {
    try {
      const session = await this.sessions.find(credential, client);
      return session ? { kind: credential.kind, session, credential } : { ...NOBODY, credential };
    } catch (error) {
      if (mayStayUnknown(route)) return NOBODY;
      throw error;
    }
  }
}

/** The panel's calls use only the administrator's cookie, all others only the user's (attack 125). */
const isAdministrators = ({ who, path }: Route) => who === 'admin' || path.startsWith('/api/vitamina/');

/**
 * While identity is down, what a link shows can still be read. Signing is not possible: the owner could not be recognised (D22).
 * Identity's own calls would give a wrong response ("not logged in").
 */
const mayStayUnknown = ({ who, method, service }: Route) =>
  who === 'public' && method === 'GET' && service !== 'identity';
