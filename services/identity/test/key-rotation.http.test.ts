import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { AccountMails } from './support/account-mails.js';
import { setAdminStage } from './support/admin-stage.js';
import { codeOf, earlyInAStep, verify, withSecondFactor } from './support/administrators.js';
import { freshAddress, freshEmail, TestIdentity } from './support/test-app.js';

jest.setTimeout(60_000); // the command is a separate process, and every app hashes

const text = (byte: number) => Buffer.alloc(32, byte).toString('base64url');
/** The key of the other tests and their tokens. */
const [OLD_INTERNAL, OLD_DATA, NEW] = [text(7), text(5), text(40)];
const stage = setAdminStage();
const WIDE = { LIMIT_LOGIN_ADDRESS: '100000', LIMIT_REGISTER_ADDRESS: '100000' };

async function using<T>(settings: Record<string, string>, work: (identity: TestIdentity) => Promise<T>) {
  const identity = await TestIdentity.start(stage.database, { ...WIDE, ...settings });
  try {
    return await work(identity);
  } finally {
    await identity.close();
  }
}

/** Needs `tsc -b` before. */
async function reseal(keys: string, ...args: string[]) {
  const program = path.join(import.meta.dirname, '../dist/reseal.js');
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH, DATABASE_URL: stage.database.url('identity_app'), DATA_KEY: keys },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => void (said += part));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: said.trim().split('\n') };
}

describe('internal keys (docs/decisions/0022, attack 212)', () => {
  const status = (identity: TestIdentity) => identity.call('GET', '/api/auth/status');

  it('sign what a service accepts while they are in its list, and nothing afterwards', async () => {
    for (const list of [`${OLD_INTERNAL},${NEW}`, `${NEW},${OLD_INTERNAL}`])
      await using({ INTERNAL_KEY_IDENTITY: list }, async (identity) =>
        expect((await status(identity)).statusCode).toBe(200),
      );
    await using({ INTERNAL_KEY_IDENTITY: NEW }, async (identity) =>
      expect((await status(identity)).statusCode).toBe(401),
    );
  });

  it('change while sessions and devices exist: both continue (attack 214)', async () => {
    const email = freshEmail();
    const known = await stage.identity.loggedIn(email);
    await using({ INTERNAL_KEY_IDENTITY: `${NEW},${OLD_INTERNAL}` }, async (identity) => {
      expect(await identity.introspect(known.cookie)).toMatchObject({ sub: known.claims.sub });
      const again = (mark: string) =>
        identity.login({ email, password: 'segredo1' }, { mark, claims: { ip: freshAddress() } });
      const cookies = String((await again(known.mark)).headers['set-cookie']);
      const renewed = /acordo_aparelho=([^;]+)/.exec(cookies)?.[1] ?? '';
      expect(renewed.split('.')[1]).toBe(known.mark.split('.')[1]); // the same device
      expect(renewed).not.toBe(known.mark);
      expect(String((await again(renewed)).headers['set-cookie'])).not.toContain('acordo_aparelho=');
    });
  });
});

describe('keys of encrypted values (docs/decisions/0022, attack 213)', () => {
  it('change while links, codes and recovery codes still work; the old one is removed once nothing needs it', async () => {
    await stage.rows.query('DELETE FROM identity.account_tokens'); // of the earlier users
    const admin = await withSecondFactor(stage.identity, stage.rows);
    const email = freshEmail();
    const { claims } = await stage.identity.loggedIn(email);
    const mails = new AccountMails(stage.rows, stage.identity);
    const token = await mails.token(claims.sub, 'confirm-email');
    expect(token).toMatch(/^[\w-]{43}$/);
    const both = `${NEW},${OLD_DATA}`;
    const enters = async (identity: TestIdentity, code: string) => {
      await admin.reopenSteps();
      return (await verify(identity, await admin.challenge(), code)).statusCode;
    };
    const [first = '', second = '', third = ''] = admin.recoveryCodes;

    await using({ DATA_KEY: both }, async (identity) => {
      expect(await mails.token(claims.sub, 'confirm-email', identity)).toBe(token);
      await earlyInAStep();
      expect(await enters(identity, codeOf(admin.secret))).toBe(200);
      expect(await enters(identity, first)).toBe(200);
      expect(await enters(identity, first)).toBe(401); // once, by whichever key
    });

    const [tokens, seeds, codes] = (await reseal(both, '--check')).said;
    expect([tokens, seeds]).toEqual([
      'Links enviados por e-mail (conta): 0 já com a chave nova, 1 ainda com chave antiga, 0 ilegível(is).',
      'Sementes da verificação em duas etapas: 0 já com a chave nova, 1 ainda com chave antiga, 0 ilegível(is).',
    ]);
    expect(codes).toContain('0 da chave nova, 9 de chave antiga, 0 de antes deste registro, 0 de chave que');
    expect((await reseal(both, '--check')).code).toBe(1);
    expect((await reseal(both, '--chek')).code).toBe(2);

    const done = await reseal(both);
    expect(done.code).toBe(0);
    expect(done.said.slice(0, 2)).toEqual([
      'Links enviados por e-mail (conta): 1 selado(s) de novo, 0 já com a chave nova, 0 ainda com chave antiga, 0 ilegível(is).',
      'Sementes da verificação em duas etapas: 1 selado(s) de novo, 0 já com a chave nova, 0 ainda com chave antiga, 0 ilegível(is).',
    ]);
    await using({ DATA_KEY: both }, async (identity) => expect(await enters(identity, second)).toBe(200));
    expect((await reseal(both, '--check')).code).toBe(1); // recovery codes need the old one

    await using({ DATA_KEY: NEW }, async (identity) => {
      expect(await mails.token(claims.sub, 'confirm-email', identity)).toBe(token);
      await earlyInAStep();
      expect(await enters(identity, codeOf(admin.secret))).toBe(200);
      expect(await enters(identity, third)).toBe(401); // as the check has shown
    });
    await stage.rows.query('DELETE FROM identity.admin_recovery_codes');
    expect((await reseal(both, '--check')).code).toBe(0);
    expect((await reseal(OLD_DATA)).code).toBe(1); // the other way round: nothing is readable
  });
});
