import type { ServiceName, Who } from '@acordo/contracts/call';
import { freeRights } from '@acordo/contracts/fixtures/user';
import { CALLER_HEADER, MAY_CALL } from '@acordo/contracts/internal/caller';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ClaimsGiven, signToken } from '../caller/token.js';
import { routesOf } from './walk-routes.js';

/** Who may call a route: as in its contract, or these services, for themselves or for an administrator. */
export type MeantFor =
  | Exclude<Who, 'internal'>
  | { readonly internal: readonly string[] }
  | { readonly behalf: readonly string[] };

interface Service {
  app: NestFastifyApplication;
  name: ServiceName;
  key: Buffer;
  /** Existing accounts, so that a handler has no other reason to refuse them. */
  user: string;
  admin: string;
  /** The user's, if a handler checks it. */
  session?: string;
  /**
   * The administrator's, if the service itself checks that it is valid; then tokens of administrators with an ended
   * session, or somebody else's, have to be refused as well (attack 181).
   */
  adminSession?: string;
}
type Role = Pick<ClaimsGiven, 'iss' | 'kind' | 'sub' | 'sid' | 'rights'> & {
  /** A valid token without an administrator. */
  readonly isNone?: true;
};

const CALLERS = ['gateway', 'identity', 'proposals', 'admin', 'notifications'] as const;
const OPEN = ['/healthz', '/readyz'];
/** Of nobody; the token has a session nevertheless. */
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

/** The guard's expected error; null: the caller is accepted. */
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
 * Habit 9: every registered route × every role of a caller. Returns all deviations;
 * a test expects an empty list. Unlisted routes, and listed ones that are not registered, are found as well.
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
