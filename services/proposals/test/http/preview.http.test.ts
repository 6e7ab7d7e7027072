import { randomBytes } from 'node:crypto';
import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import { describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { ChildPool } from '../../src/children/child-pool.js';
import { company } from '../factories/bodies.js';
import { dataUrl, picture } from '../factories/images.js';
import { rejected, type Scene, sent, sign, signed } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import type { TestApp } from '../support/test-app.js';
import { type Claims, token as tokenOf, unlimitedUser } from '../support/tokens.js';

const stage = setStage();
const DAY = 86_400;
const { abs } = Math; // for each pixel: a test's own globals are slow to reach

async function preview(token: string, app: TestApp = stage.app) {
  const response = await app.app.inject({
    url: `/api/public/proposal/${token}/preview.png`,
    headers: { [CALLER_HEADER]: tokenOf({}, app.now()) },
  });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

async function drawn(token: string) {
  const { status, bytes } = await preview(token);
  expect(status).toBe(200);
  expect(bytes.length).toBeLessThanOrEqual(300 * 1024);
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const pixel = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
  /** How many pixels of a part differ clearly from the background beside it: letters, logos. */
  const marks = (left: number, top: number, width: number, height: number) => {
    let count = 0;
    for (let y = top; y < top + height; y += 1) {
      const beside = y * 1200 * 3 + 12;
      for (let at = (y * 1200 + left) * 3; at < (y * 1200 + left + width) * 3; at += 3) {
        let difference = 0;
        for (let c = 0; c < 3; c += 1) difference += abs((data[at + c] ?? 0) - (data[beside + c] ?? 0));
        if (difference > 200) count += 1;
      }
    }
    return count;
  };
  return { bytes, pixel, marks };
}

const oneColor = (color: string) => ({ primaria: color, secundaria: color });

/** A sent proposal of one colour, so that other pixels can be counted. */
async function scene(
  titulo: string,
  settings: object = {},
  owner: Claims & { sub: string } = unlimitedUser(),
): Promise<Scene> {
  const body = company({ cor_primaria: '#778899', cor_secundaria: '#778899', ...settings });
  await stage.app.call('POST', '/api/company-settings', { as: owner, body });
  return sent(stage.app, owner, { titulo, cores_personalizadas: oneColor('#112233') });
}

describe('the picture of a link (D7)', () => {
  it('is a PNG in the proposal’s colours, only for those with the link (D16)', async () => {
    const { token } = await scene('Proposta para Padaria');
    const { pixel, marks } = await drawn(token);
    expect(pixel(2, 2)).toEqual([0x11, 0x22, 0x33]);
    expect(marks(72, 72, 600, 96)).toBeGreaterThan(500); // the company's name
    expect(marks(72, 200, 1056, 300)).toBeGreaterThan(3_000); // the title
    const { headers } = await preview(token);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
  });

  // Each picture is compared pixel by pixel: over 5 s on a busy machine.
  it('never runs over its edge, whatever the title is, and stays small', async () => {
    const titles = [
      'W'.repeat(300),
      'palavra '.repeat(37).trim(),
      '🎉👩‍👩‍👧🚀'.repeat(20),
      'Ação 中文 العربية \u0301\u0301 x',
      '#x $y$ *z* @ref <a> \\ "q" {{7*7}} #image("/etc/passwd")',
    ];
    for (const title of titles) {
      const { token } = await scene(title, { nome_empresa: title.slice(0, 190) });
      const { marks } = await drawn(token);
      expect([title, marks(72, 60, 1056, 500) > 1_000]).toEqual([title, true]);
      expect([
        title,
        marks(1130, 0, 70, 630),
        marks(0, 0, 70, 630),
        marks(0, 0, 1200, 60),
        marks(0, 570, 1200, 60),
      ]).toEqual([title, 0, 0, 0, 0]);
    }
  });

  it('differs by title, company and colours, and by nothing that strangers should not see', async () => {
    const owner = unlimitedUser();
    const one = await scene('Proposta para Ana', {}, owner);
    const first = await drawn(one.token);
    const edit = async (body: object) => {
      await stage.app.call('PUT', one.path, { as: owner, body });
      return (await drawn(one.token)).bytes.equals(first.bytes);
    };
    const hidden = {
      valor_total: '99999.00',
      cliente_email: 'ana@exemplo.com.br',
      cliente_cpf: '529.982.247-25',
      titulo: 'Proposta para Ana - ana@exemplo.com.br',
    };
    expect(await edit(hidden)).toBe(true);
    expect(await edit({ titulo: 'Proposta para Bia' })).toBe(false);
    expect(await edit({ titulo: 'Proposta para Ana' })).toBe(true);
    await stage.app.call('PUT', '/api/company-settings', {
      as: owner,
      body: company({ cor_primaria: '#445566', cor_secundaria: '#445566' }),
    });
    // The company's colours are for its next proposals (P124).
    expect((await drawn(one.token)).bytes.equals(first.bytes)).toBe(true);
    expect(await edit({ cores_personalizadas: oneColor('#445566') })).toBe(false);
    expect((await drawn(one.token)).pixel(2, 2)).toEqual([0x44, 0x55, 0x66]);
  });

  it('shows the company’s logo, on white, also one from before images were assets', async () => {
    const red = dataUrl('png', await picture(200, 200).png().toBuffer());
    const owner = unlimitedUser();
    const { token } = await scene('Com logo', { logo_url: red }, owner);
    const isLogo = async () => {
      const { pixel } = await drawn(token);
      const [r = 0, g = 0, b = 0] = pixel(140, 135);
      return [r > 180 && g < 80 && b < 80, pixel(78, 118)];
    };
    expect(await isLogo()).toEqual([true, [255, 255, 255]]);
    await stage.rows.query(
      'UPDATE company_settings SET logo_url = $1, nome_empresa = $2 WHERE user_id = $3',
      [red, 'Antes', owner.sub],
    );
    expect(await isLogo()).toEqual([true, [255, 255, 255]]);
  });

  it('stays under 300 KB with a logo that no picture format makes small', async () => {
    const noise = await sharp(randomBytes(600 * 120 * 3), { raw: { width: 600, height: 120, channels: 3 } })
      .png()
      .toBuffer();
    const { token } = await scene('W'.repeat(100), {
      logo_url: dataUrl('png', noise),
      cor_primaria: '#3B82F6',
      cor_secundaria: '#8B5CF6',
    });
    expect((await preview(token)).bytes.length).toBeLessThanOrEqual(300 * 1024);
  });

  it('can be read on colours of poor contrast (D26)', async () => {
    const { token } = await scene('Claro', { cor_primaria: '#FFFFFF', cor_secundaria: '#FFFFFF' });
    expect((await drawn(token)).marks(72, 200, 1056, 300)).toBeGreaterThan(1_000);
  });

  it('exists without a company, for a rejected proposal, and for a signed one as it was signed', async () => {
    const bare = await sent(stage.app, unlimitedUser());
    expect((await drawn(bare.token)).bytes.length).toBeGreaterThan(1_000);
    expect((await preview((await rejected(stage.app)).token)).status).toBe(200);
    const owner = unlimitedUser();
    const one = await scene('Assinada', {}, owner);
    expect((await sign(stage.app, one.token)).status).toBe(200);
    const before = (await drawn(one.token)).bytes;
    await stage.app.call('PUT', '/api/company-settings', {
      as: owner,
      body: company({ nome_empresa: 'Outra' }),
    });
    expect((await drawn(one.token)).bytes.equals(before)).toBe(true);
  });

  it('is 404 for an invalid link and 410 once it has expired, in D5’s form', async () => {
    for (const token of ['x', 'A'.repeat(22), 'A'.repeat(600)])
      expect((await preview(token)).status).toBe(404);
    const { token } = await sent(stage.app);
    const { token: kept } = await signed(stage.app);
    const later = await stage.at(40 * DAY);
    const over = await preview(token, later);
    expect([over.status, over.headers['cache-control']]).toEqual([410, 'no-store']);
    expect((await preview(kept, later)).status).toBe(200);
  });

  it('is rendered once for concurrent robots', async () => {
    const { token } = await scene('Robôs');
    const run = jest.spyOn(ChildPool.prototype, 'run');
    const responses = await Promise.all(Array.from({ length: 8 }, () => preview(token)));
    await preview(token);
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(run).toHaveBeenCalledTimes(1);
    run.mockRestore();
  });
});

describe('names too long for the image', () => {
  // Upper and lower edge of the places for the company's name and for the title.
  it.each([
    ['modern', { name: [72, 155], title: [188, 493] }],
    ['elegant', { name: [72, 135], title: [210, 501] }],
  ] as const)(
    'are cut between letters, not through them, in %s (P124, attack 404)',
    async (template, places) => {
      const owner = unlimitedUser();
      await stage.app.call('POST', '/api/company-settings', {
        as: owner,
        body: company({ nome_empresa: 'W'.repeat(120), logo_url: '' }),
      });
      const over = { titulo: 'W'.repeat(200), template, cores_personalizadas: oneColor('#112233') };
      const { marks } = await drawn((await sent(stage.app, owner, over)).token);
      for (const [top, end] of Object.values(places)) {
        expect(marks(72, top, 1_056, end - top)).toBeGreaterThan(1_000);
        expect([top, marks(72, top, 700, 3), marks(72, end - 3, 700, 3)]).toEqual([top, 0, 0]);
      }
    },
  );
});

it.each(['modern', 'elegant'])(
  'a word with a hyphen is on its line’s baseline in %s (P124, attack 404)',
  async (template) => {
    const over = { titulo: 'ooooo oooo-oooo ooooo', template, cores_personalizadas: oneColor('#112233') };
    const { marks } = await drawn((await sent(stage.app, undefined, over)).token);
    const columns = Array.from({ length: 8 }, (_, at) => 80 + at * 120);
    // The lowest row of the title with a letter, in parts of the line.
    const ends = columns
      .map((left) => Array.from({ length: 80 }, (_, up) => 508 - up).find((y) => marks(left, y, 120, 1) > 3))
      .filter((y) => y !== undefined);
    expect(ends).toHaveLength(columns.length);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(2);
  },
);
