import { beforeEach } from '@jest/globals';
import { AccountMails } from './account-mails.js';
import { signedIn } from './administrators.js';
import { begin, CALLBACK, comeBack } from './google-browser.js';
import { type GoogleStage, setGoogleStage } from './google-stage.js';
import { type IdentityProvider, type Person, startIdentityProvider } from './identity-provider.js';
import { freshAddress, freshEmail } from './test-app.js';

export const PASSWORD = 'segredo1';
export const NEW = 'outro segredo';

/** An address, its person at the provider, and actions on its account. */
export class GoogleProofStage {
  /** Of this test alone. */
  email = '';

  constructor(readonly stage: GoogleStage<IdentityProvider>) {}

  get mails(): AccountMails {
    return new AccountMails(this.stage.rows, this.stage.identity);
  }

  person(email = this.email): Person {
    return { sub: `sub of ${email}`, email, email_verified: true, name: 'Ana' };
  }

  /** Through the provider as `who`, in a browser with these claims (a session), or none. */
  async signIn(who = this.person(), claims: object = {}) {
    return (await this.underWay(who))(claims);
  }

  /** Started and accepted by the provider, but not returned yet. */
  async underWay(who = this.person()) {
    const { provider, identity } = this.stage;
    provider.who = who;
    const { location, kept } = await begin(identity);
    const callback = await provider.pass(location);
    return (claims: object = {}) => comeBack(identity, callback, kept, claims);
  }

  /** From an address that no other test uses. */
  post(path: string, body: object, claims: object = {}) {
    const options = { claims: { ip: freshAddress(), ...claims }, body };
    return this.stage.identity.call('POST', `/api/auth/${path}`, options);
  }

  async login(password: string, email = this.email): Promise<number> {
    return (await this.post('login', { email, password })).statusCode;
  }

  async userOf(cookie: string): Promise<string | null> {
    return (await this.stage.identity.introspect(cookie))?.sub ?? null;
  }

  /** A session's claims, as the gateway makes them of the cookie. */
  async claimsOf(cookie: string) {
    const session = await this.stage.identity.introspect(cookie);
    if (!session) throw new Error('no session');
    return { kind: 'user', sub: session.sub, sid: session.sid, rights: session.rights } as const;
  }

  /** The button behind the confirmation mail's link, in a browser with these claims. */
  async confirm(userId: string, claims: object = {}): Promise<number> {
    const token = await this.mails.token(userId, 'confirm-email');
    return (await this.post('verify-email', { token }, claims)).statusCode;
  }

  async askForPassword(userId: string, email = this.email): Promise<string | null> {
    await this.post('forgot-password', { email });
    return this.mails.token(userId, 'password-recovery');
  }

  async reset(token: string | null, password = NEW): Promise<number> {
    return (await this.post('reset-password', { token, password })).statusCode;
  }

  /** As an administrator does in the panel. */
  async move(userId: string, email: string) {
    const { claims } = await signedIn(this.stage.identity, this.stage.rows);
    const options = { claims: { ...claims, iss: 'admin' }, body: { email } };
    return this.stage.identity.call('PUT', `/internal/admin/users/${userId}`, options);
  }

  async accountOf(userId: string): Promise<Record<string, unknown>> {
    const { rows } = await this.stage.rows.query(
      `SELECT senha_hash IS NOT NULL AS senha, senha_provada_em IS NOT NULL AS provada, provider,
         email_confirmado_em IS NOT NULL AS confirmado,
         (SELECT count(*)::int FROM identity.user_identities WHERE user_id = $1) AS google
       FROM identity.users WHERE id = $1`,
      [userId],
    );
    return rows[0];
  }

  /** Every sign-in here also sends a notice about a new browser, which is tested elsewhere. */
  async lastMail(userId: string) {
    return (await this.mails.to(userId)).findLast(({ kind }) => kind !== 'new-device');
  }
}

/** Registers the hooks of the file. */
export function setGoogleProofStage(): GoogleProofStage {
  const google = new GoogleProofStage(setGoogleStage(() => startIdentityProvider(CALLBACK)));
  beforeEach(() => {
    google.email = freshEmail();
  });
  return google;
}
