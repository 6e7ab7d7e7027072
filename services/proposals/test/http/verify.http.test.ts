import { VerifiedSignature } from '@acordo/contracts/http/public/verify';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { company } from '../factories/bodies.js';
import { type Scene, signed } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import { unlimitedUser } from '../support/tokens.js';

const stage = setStage();
const owner = unlimitedUser();
let scene: Scene;
let codigo = '';
const verify = (code: string) => stage.app.call('GET', `/api/public/verify/${encodeURIComponent(code)}`);

beforeAll(async () => {
  await stage.app.call('POST', '/api/company-settings', { as: owner, body: company() });
  scene = await signed(stage.app, owner);
  const rows = await stage.rows.query<{ codigo: string }>(
    'SELECT codigo FROM signatures WHERE proposal_id = $1',
    [scene.id],
  );
  codigo = rows[0]?.codigo ?? '';
});

describe('a verification code (D7, D25)', () => {
  it('shows that it was signed, when and what, and only masked names', async () => {
    const { status, body, headers } = await verify(codigo);
    expect(status).toBe(200);
    const [row] = await stage.rows.query<{ em: Date; hash: string }>(
      `SELECT em, encode(conteudo_hash, 'hex') AS hash FROM signatures WHERE codigo = $1`,
      [codigo],
    );
    expect(VerifiedSignature.parse(body)).toEqual({
      status: 'aceito',
      assinado_em: row?.em.toISOString(),
      conteudo_hash: row?.hash,
      assinante: 'J**** A**** R****',
      empresa: 'E**** L****',
    });
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  it('has no address, number, link or id (attack 69)', async () => {
    const { text } = await verify(codigo);
    const secrets = [
      '@',
      '11222333000181',
      '12ABC34501DE35',
      '203.0.113',
      scene.token,
      scene.id,
      owner.sub,
      'Padaria',
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('is accepted as people type it', async () => {
    const typed = [
      codigo.toLowerCase(),
      codigo.replace(/(.{4})(?=.)/g, '$1-'),
      codigo
        .replace(/(.{4})(?=.)/g, '$1 ')
        .replaceAll('0', 'o')
        .replaceAll('1', 'l'),
    ];
    for (const code of typed)
      expect((await verify(code)).body).toMatchObject({ assinante: 'J**** A**** R****' });
  });

  it('that is invalid is unknown, whatever it looks like', async () => {
    const last = codigo.at(-1) === '2' ? '3' : '2';
    const wrong = [
      `${codigo.slice(0, -1)}${last}`,
      scene.token,
      scene.id,
      "' OR 1=1--",
      'x'.repeat(300),
      '%00',
      ' ',
    ];
    for (const code of wrong) {
      const { status, body } = await verify(code);
      expect([status, body?.['code']]).toEqual([404, 'CODE_NOT_FOUND']);
    }
  });

  it('still works for a proposal that its owner deleted (D21)', async () => {
    const other = await signed(stage.app, owner);
    const [row] = await stage.rows.query<{ codigo: string }>(
      'SELECT codigo FROM signatures WHERE proposal_id = $1',
      [other.id],
    );
    await stage.app.call('DELETE', other.path, { as: owner });
    expect((await verify(row?.codigo ?? '')).body).toMatchObject({
      status: 'aceito',
      assinante: 'J**** A**** R****',
    });
  });
});
