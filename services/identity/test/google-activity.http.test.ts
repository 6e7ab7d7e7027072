import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { begin, CALLBACK, comeBack } from './support/google-browser.js';
import { setGoogleStage } from './support/google-stage.js';
import { startIdentityProvider } from './support/identity-provider.js';
import { freshEmail } from './support/test-app.js';

jest.setTimeout(20_000); // a provider makes its keys, and each sign-in is five requests

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0';

describe('sign-ins with Google are recorded (D11, D35)', () => {
  const stage = setGoogleStage(() => startIdentityProvider(CALLBACK));
  let email: string;
  beforeEach(() => {
    email = freshEmail();
    stage.provider.who = { sub: `sub of ${email}`, email, email_verified: true, name: 'Ana' };
  });
  const signIn = async (mark?: string) => {
    const { location, kept } = await begin(stage.identity);
    const claims = { ip: '198.51.100.30', port: 3_030, ua: FIREFOX };
    return comeBack(stage.identity, await stage.provider.pass(location), kept, claims, mark);
  };
  const kept = async () => {
    const { rows } = await stage.rows.query(
      `SELECT a.tipo, a.metodo, a.ip, a.porta, a.aparelho, a.vezes FROM identity.account_activity a
       JOIN identity.users u ON u.id = a.conta_id WHERE u.email = $1 ORDER BY a.tipo, a.em`,
      [email],
    );
    return rows;
  };
  const mails = async () => {
    const { rows } = await stage.rows.query(
      `SELECT o.kind, o.model FROM identity.outbox o JOIN identity.users u ON u.id::text = o.model->>'to_user'
       WHERE u.email = $1 AND o.kind IN ('new-device', 'google-joined') ORDER BY o.criado_em`,
      [email],
    );
    return rows;
  };
  const from = { metodo: 'google', ip: '198.51.100.30', porta: 3_030, aparelho: 'Firefox no Windows' };

  it('a new account: made and signed in, no email; later a browser with its device cookie is known', async () => {
    const { mark } = await signIn();
    expect(mark).toMatch(/^v1\./);
    expect(await kept()).toEqual([
      { tipo: 'conta-criada', ...from, vezes: 1 },
      { tipo: 'entrada', ...from, vezes: 1 },
    ]);
    expect((await signIn(mark)).mark).toBe('');
    expect(await mails()).toEqual([]);
    await signIn();
    expect((await mails()).map(({ kind, model }) => [kind, model.metodo, model.aparelho])).toEqual([
      ['new-device', 'google', 'Firefox no Windows'],
    ]);
  });

  it('an account that is joined: recorded, and its owner gets one email about it, not two', async () => {
    await stage.identity.loggedIn(email);
    await signIn();
    const joined = (await kept()).filter(({ metodo }) => metodo === 'google');
    expect(joined.map(({ tipo }) => tipo)).toEqual(['entrada', 'google-vinculado']);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['google-joined']);
  });

  it('a device cookie from Google is valid for the password, and the other way round (D48)', async () => {
    const { mark } = await stage.identity.loggedIn(email);
    await signIn();
    const google = (await signIn(mark)).mark;
    expect(google).toBe('');
    expect((await mails()).map(({ kind }) => kind)).toEqual(['google-joined']);
  });
});
