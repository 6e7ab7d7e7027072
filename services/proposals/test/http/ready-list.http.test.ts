import { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { describe, expect, it } from '@jest/globals';
import { listQuery } from '../../src/proposals/persistence/list-own.js';
import { generatedContents } from '../factories/generated.js';
import { draft, rejected, sent, signed } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import { unlimitedUser } from '../support/tokens.js';

const stage = setStage();
const ROWS = 60;
const TYPES = ['uuid', 'timestamptz', 'uuid', 'text'];

describe('the database returns the list as JSON', () => {
  it('and every row agrees with contract and presenter', async () => {
    const owner = unlimitedUser();
    for (const over of generatedContents(ROWS)) await draft(stage.app, owner, over);
    await sent(stage.app, owner);
    await signed(stage.app, owner);
    await rejected(stage.app, owner, { logo_cliente_url: '' });
    const expired = await sent(stage.app, owner);
    await stage.rows.query(`UPDATE proposals SET link_expira_em = '2026-01-01T02:59:59Z' WHERE id = $1`, [
      expired.id,
    ]);
    // instants whose milliseconds end in zeros, and none at all
    await stage.rows.query(
      `UPDATE proposals SET criado_em = date_trunc('minute', criado_em), vista_primeira_em = '2026-11-27T01:02:03.400Z',
         vista_ultima_em = '2026-11-27T12:00:00Z', vistas = 7 WHERE id = $1`,
      [expired.id],
    );

    const { body } = await stage.app.call('GET', '/api/propostas', { as: owner });
    const listed = body as unknown as { id: string; status: string }[];
    expect(listed).toHaveLength(ROWS + 4);
    expect(new Set(listed.map(({ status }) => status))).toEqual(
      new Set(['rascunho', 'enviado', 'aceito', 'rejeitado', 'expirado']),
    );
    for (const item of listed) {
      const one = await stage.app.call('GET', `/api/propostas/${item.id}`, { as: owner });
      expect(item).toEqual(one.body);
      expect(Proposal.safeParse(item).error).toBeUndefined();
    }
  });

  it.each(['', 'padaria'])('reads a page and not all of its owner’s rows (query %j)', async (q) => {
    const owner = unlimitedUser();
    const { id } = await draft(stage.app, owner, { cliente_nome: 'Padaria' });
    const { question, values } = listQuery(owner.sub, { status: '', text: q, after: null, rows: 21 });
    const { text, values: placed } = question.bind(values);
    expect(await pagesRead(id, text, placed)).toBeLessThan(300);
  });
});

/** Database pages that the statement touches, with the plan that Postgres caches, for an owner with 5,000 proposals. */
async function pagesRead(id: string, sql: string, values: unknown[]): Promise<number> {
  const tx = await stage.rows.begin();
  try {
    await tx.query(
      `INSERT INTO proposals SELECT (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
         'criado_em', p.criado_em - n * interval '1 minute'))).*
       FROM proposals p, generate_series(1, 5000) n WHERE p.id = $1`,
      [id],
    );
    await tx.query('ANALYZE proposals');
    await tx.query('SET LOCAL plan_cache_mode = force_generic_plan');
    await tx.query(`PREPARE pergunta (${TYPES.slice(0, values.length).join(', ')}) AS ${sql}`);
    const literals = values.map((value) => `'${String(value)}'`).join(', ');
    const { rows } = await tx.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) EXECUTE pergunta (${literals})`);
    await tx.query('DEALLOCATE pergunta');
    const [{ Plan: plan }] = (rows[0] as { 'QUERY PLAN': [{ Plan: Record<string, number> }] })['QUERY PLAN'];
    return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  } finally {
    await tx.rollback();
  }
}
