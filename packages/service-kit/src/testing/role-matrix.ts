import type { ServiceName, Who } from '@acordo/contracts/call';
import { freeRights } from '@acordo/contracts/fixtures/user';
import { CALLER_HEADER, MAY_CALL } from '@acordo/contracts/internal/caller';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ClaimsGiven, signToken } from '../caller/token.js';
import { routesOf } from './walk-routes.js';

/** For whom a route is meant: as its contract says, or which services may ask, for themselves or for an administrator. */
export type MeantFor =
  | Exclude<Who, 'internal'>
  | { readonly internal: readonly string[] }
  | { readonly behalf: readonly string[] };

interface Service {
  app: NestFastifyApplication;
  name: ServiceName;
  key: Buffer;
  /** Accounts that exist, so that a handler has no reason of its own to turn them away. */
  user: string;
  admin: string;
  /** The user's, where a handler looks at it. */
  session?: string;
  /**
   * The administrator's, where the service itself asks whether it stands; then tokens of administrators whose session is
   * over, or is somebody else's, have to be refused as well (attack 181).
   */
  adminSession?: string;
}
type Role = Pick<ClaimsGiven, 'iss' | 'kind' | 'sub' | 'sid' | 'rights'> & {
  /** The token is a true one, and behind it stands no administrator. */
  readonly isNone?: true;
};

const CALLERS = ['gateway', 'identity', 'proposals', 'admin', 'notifications'] as const;
const OPEN = ['/healthz', '/readyz'];
/** Of nobody: who enters has a session all the same, as far as the token says. */
const SESSION = '00000000-0000-4000-8000-0000000000aa';

function rolesOf({ user, admin, session = SESSION, adminSession }: Service): Record<string, Role> {
  const adminSid = adminSession ?? SESSION;
  const through = { iss: 'gateway', sid: SESSION, rights: null } as const;
  const roles: Record<string, Role> = {
    visitor: { ...through, kind: 'anonymous', sub: '', sid: '' },
    user: { ...through, kind: 'user', sub: user, sid: session, rights: freeRights },
    'user with is_admin': {
      ...through,
      kind: 'user',
      sub: user,
      sid: session,
      rights: { ...freeRights, admin: true },
    },
    administrator: { ...through, kind: 'admin', sub: admin, sid: adminSid },
    'user without a session': { ...through, kind: 'user', sub: user, sid: '', rights: freeRights },
    'administrator without a session': { ...through, kind: 'admin', sub: admin, sid: '' },
  };
  for (const iss of CALLERS) {
    roles[`service ${iss}`] = { iss, kind: 'service', sub: '', sid: '', rights: null };
    if (iss !== 'gateway')
      roles[`${iss} for an administrator`] = { ...through, iss, kind: 'admin', sub: admin, sid: adminSid };
  }
  if (adminSession !== undefined)
    for (const [who, of] of Object.entries({
      'an administrator whose session is over': { sub: admin, sid: SESSION },
      'a user in the administrator’s session': { sub: user, sid: adminSession },
      'a user as an administrator': { sub: user, sid: session },
    }))
      for (const iss of ['gateway', 'admin'])
        roles[`${who}, says ${iss}`] = { ...through, iss, kind: 'admin', ...of, isNone: true };
  return roles;
}

/** What the guard must say; null: the caller gets in. */
function refusalOf(meant: MeantFor, { iss, kind, sid, isNone }: Role, name: ServiceName): 401 | 403 | null {
  if ((kind === 'user' || kind === 'admin') && sid === '') return 401;
  if (!(MAY_CALL[name] as readonly string[]).includes(iss)) return 401;
  if (meant === 'public') return kind === 'service' ? 403 : null;
  if (meant === 'user' || meant === 'admin')
    return kind === meant && iss === 'gateway' && !isNone ? null : 401;
  const [wanted, services] = 'internal' in meant ? ['service', meant.internal] : ['admin', meant.behalf];
  if (kind !== wanted || !services.includes(iss)) return 403;
  return isNone ? 401 : null;
}

/**
 * Habit 9: every route that the router knows × every role that a caller can have. Returns what is otherwise than meant;
 * a test expects an empty list. A route that nobody told of, and one that is told of and not there, are found as well.
 */
export async function wrongAdmissions(
  service: Service,
  meant: Readonly<Record<string, MeantFor>>,
): Promise<string[]> {
  const { app, name, key } = service;
  const routes = (await routesOf(app)).filter(
    ({ method, path }) => method !== 'HEAD' && !OPEN.includes(path),
  );
  const names = routes.map(({ method, path }) => `${method} ${path}`);
  const found = [
    ...names.filter((route) => !meant[route]).map((route) => `${route}: nobody said whom it is for`),
    ...Object.keys(meant)
      .filter((route) => !names.includes(route))
      .map((route) => `${route}: not there`),
  ];
  for (const { method, path } of routes) {
    const route = `${method} ${path}`;
    const whom = meant[route];
    if (!whom) continue;
    for (const [who, role] of Object.entries(rolesOf(service))) {
      const { isNone: _, ...caller } = role;
      const claims = { ...caller, aud: name, ip: '192.0.2.1', port: 1, ua: '', rid: 'matrix' };
      const { statusCode } = await app.inject({
        method: method as 'GET',
        url: path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000'),
        headers: { [CALLER_HEADER]: signToken(claims, key, new Date()) },
      });
      const expected = refusalOf(whom, role, name);
      const enters = statusCode !== 401 && statusCode !== 403;
      if (expected === null ? !enters : statusCode !== expected)
        found.push(`${route} as ${who}: ${statusCode}, meant ${expected ?? 'to get in'}`);
    }
  }
  return found;
}
