import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { link, type Scene, sent, show, signed } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';

jest.setTimeout(60_000); // the command is a separate process

const stage = setStage();
const text = (byte: number) => Buffer.alloc(32, byte).toString('base64url');
/** The key of the other tests, and the next one. */
const [OLD, NEW] = [text(9), text(41)];
const BOTH = { LINK_KEY: `${NEW},${OLD}` };

/** Needs `tsc -b` before. */
async function reseal(keys: string, ...args: string[]) {
  const program = path.join(import.meta.dirname, '../../dist/reseal.js');
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH, DATABASE_URL: stage.database.url('proposals_app'), LINK_KEY: keys },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => void (said += part));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: said.trim() };
}

describe('the links of proposals when their key changes (docs/decisions/0022, attack 213)', () => {
  it('can always be copied, and with only the new key once they were encrypted again', async () => {
    const before: Scene[] = [await sent(stage.app), await signed(stage.app)];
    const both = await stage.at(0, BOTH);
    for (const scene of before) expect(await link(both, scene)).toBe(scene.token);
    const after = await sent(both);
    expect(await reseal(BOTH.LINK_KEY, '--check')).toEqual({
      code: 1,
      said: 'Links de propostas: 1 já com a chave nova, 2 ainda com chave antiga, 0 ilegível(is).',
    });
    expect(await reseal(BOTH.LINK_KEY)).toEqual({
      code: 0,
      said: 'Links de propostas: 2 selado(s) de novo, 1 já com a chave nova, 0 ainda com chave antiga, 0 ilegível(is).',
    });
    expect((await reseal(BOTH.LINK_KEY, '--check')).code).toBe(0);
    const alone = await stage.at(0, { LINK_KEY: NEW });
    for (const scene of [...before, after]) {
      expect(await link(alone, scene)).toBe(scene.token);
      expect((await show(alone, scene.token)).status).toBe(200);
    }
    expect(await reseal(OLD)).toEqual({
      code: 1,
      said: 'Links de propostas: 0 selado(s) de novo, 0 já com a chave nova, 0 ainda com chave antiga, 3 ilegível(is).',
    });
  });

  it('reports which key is wrong, and shows none', async () => {
    const { code, said } = await reseal(`${NEW},curta`);
    expect([code, said.includes('LINK_KEY: key 2 of 2'), said.includes('curta')]).toEqual([1, true, false]);
  });
});
