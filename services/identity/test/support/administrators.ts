import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import type pg from 'pg';
import { Passwords } from '../../src/passwords/passwords.js';
import { cookieIn, freshAddress, type TestIdentity } from './test-app.js';

/** As the superuser. */
type Rows = Pick<pg.Pool, 'query'>;

export const PASSWORD = 'senha da diretora';
let serial = 0;
export const freshAdminEmail = (): string => `diretora${(serial += 1)}.${process.pid}@acordo.example`;

/** A new administrator with PASSWORD. */
export async function newAdmin(identity: TestIdentity, rows: Rows, email = freshAdminEmail()) {
  const id = randomUUID();
  const hash = await identity.app.get(Passwords).hash(PASSWORD);
  await rows.query(
    'INSERT INTO identity.admins (id, email, email_normalizado, senha_hash) VALUES ($1, $2, lower($2), $3)',
    [id, email, hash],
  );
  return { id, email };
}

/** First step of signing in, from an address that no other test uses. */
export const enter = (identity: TestIdentity, username: string, password = PASSWORD, more: object = {}) =>
  identity.call('POST', '/api/vitamina/auth/login', {
    body: { username, password },
    claims: { ip: freshAddress() },
    ...more,
  });

export const verify = (identity: TestIdentity, tempToken: unknown, code: unknown) =>
  identity.call('POST', '/api/vitamina/auth/verify-2fa', {
    body: { tempToken, code },
    claims: { ip: freshAddress() },
  });

type HttpResponse = Awaited<ReturnType<typeof enter>>;
/** The session that a response opened. */
export async function sessionIn(identity: TestIdentity, response: HttpResponse) {
  const cookie = cookieIn(response.headers['set-cookie'], 'acordo_admin');
  const session = await identity.introspect(cookie, 'admin');
  if (!session) throw new Error(`no session after ${response.statusCode} ${response.body}`);
  const claims = { kind: 'admin', sub: session.sub, sid: session.sid, ip: freshAddress() } as const;
  return { cookie, claims, mark: cookieIn(response.headers['set-cookie'], 'acordo_aparelho_admin') };
}

/** A new administrator who has just signed in. */
export async function signedIn(identity: TestIdentity, rows: Rows) {
  const admin = await newAdmin(identity, rows);
  return { ...admin, ...(await sessionIn(identity, await enter(identity, admin.email))) };
}

export const codeOf = (secret: string, shiftSeconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + shiftSeconds * 1000 });

const STEP_MS = 30_000;

/** Waits for the next step of codes unless this one lasts long enough: codes of a test must be of one step. */
export async function earlyInAStep(leftMs = 10_000): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < leftMs) await setTimeout(left + 50);
}

/** A signed-in administrator with a second factor that has just been switched on, and all steps unused. */
export async function withSecondFactor(identity: TestIdentity, rows: Rows) {
  const admin = await signedIn(identity, rows);
  const { claims } = admin;
  const setup = await identity.call('POST', '/api/vitamina/auth/2fa/setup', {
    claims,
    body: { currentPassword: PASSWORD },
  });
  const { secret } = setup.json<{ secret: string }>();
  const enabled = await identity.call('POST', '/api/vitamina/auth/2fa/enable', {
    claims,
    body: { code: codeOf(secret) },
  });
  const { recoveryCodes } = enabled.json<{ recoveryCodes: string[] }>();
  const reopenSteps = () =>
    rows.query('UPDATE identity.admin_second_factors SET ultimo_passo = 0 WHERE admin_id = $1', [admin.id]);
  await reopenSteps();
  const challenge = async () => (await enter(identity, admin.email)).json<{ tempToken: string }>().tempToken;
  return { ...admin, secret, recoveryCodes, reopenSteps, challenge };
}
