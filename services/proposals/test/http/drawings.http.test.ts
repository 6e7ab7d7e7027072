import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { company, newProposal } from '../factories/bodies.js';
import { dataUrl, emptyPng, picture, svg } from '../factories/images.js';
import { canary, stored, upload } from '../support/images.js';
import { setStage } from '../support/stage.js';
import { unlimitedUser } from '../support/tokens.js';

const stage = setStage();
const as = unlimitedUser();
let port: Awaited<ReturnType<typeof canary>>;
let folder: string;
/** A red picture on this machine's disk, which must not appear in any rendering. */
let file: string;
beforeAll(async () => {
  port = await canary();
  folder = await mkdtemp(path.join(tmpdir(), 'acordo-canary-'));
  file = path.join(folder, 'red.png');
  await writeFile(file, await picture(64, 32).png().toBuffer());
  await writeFile(path.join(folder, 'red.svg'), svg('<rect id="r" width="64" height="32" fill="red"/>'));
});
afterAll(async () => {
  await port.close();
  await rm(folder, { recursive: true });
});

const draw = async (content: Buffer) => {
  const { status, body } = await upload(stage.app, as, content);
  if (status !== 201) throw new Error(`upload: ${status} ${JSON.stringify(body)}`);
  return stored(stage.app, body['logo_url']);
};
/** The process of this one's children that runs the script. */
async function childOf(script: string): Promise<number> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const [stat, line] = await Promise.all(
      ['stat', 'cmdline'].map((name) => readFile(`/proc/${pid}/${name}`, 'latin1').catch(() => '')),
    );
    const parent = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
    if (parent === String(process.pid) && line?.includes(script)) return Number(pid);
  }
  throw new Error(`no child runs ${script}`);
}
const GREEN = '<rect width="64" height="32" fill="#00c800"/>';
const isGreen = ([r = 255, g = 0, b = 255, a = 0]: number[]) => r < 30 && g > 170 && b < 30 && a > 240;

describe('an SVG is stored as its rendered image (D24, attack 73)', () => {
  it('as PNG, at the size in which logos are shown', async () => {
    const { type, meta, pixel } = await draw(svg(GREEN));
    expect([type, meta.format, meta.width, meta.height]).toEqual(['image/png', 'png', 1024, 512]);
    expect(isGreen(pixel(500, 250))).toBe(true);
  });

  it('of noise in 300 bytes becomes no large file: smaller, and still transparent (attack 234)', async () => {
    const noise = `<filter id="n"><feTurbulence baseFrequency="0.9" numOctaves="4"/></filter>`;
    const drawn = svg(`${noise}<rect width="64" height="64" filter="url(#n)"/>`, '', 'viewBox="0 0 64 64"');
    expect(drawn.length).toBeLessThan(300);
    const { type, meta, bytes } = await draw(drawn);
    expect([type, meta.hasAlpha]).toEqual(['image/png', true]);
    expect(bytes.length).toBeLessThanOrEqual(512 * 1024);
    expect(meta.width).toBeGreaterThan(300);
  });

  it.each([
    [
      '20,000 px wide',
      svg(GREEN, '', 'viewBox="0 0 64 32"')
        .toString()
        .replace('width="64" height="32" v', 'width="20000" height="10000" v'),
    ],
    ['without a size', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32">' + GREEN + '</svg>'],
    [
      'as Illustrator writes it',
      svg(
        GREEN,
        '<?xml version="1.0"?><!-- x --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns "http://ns.adobe.com/">]>',
        'xmlns:x="&ns;"',
      ),
    ],
  ])('%s, too', async (_name, content) => {
    const { meta, pixel } = await draw(Buffer.from(content));
    expect(Math.max(meta.width, meta.height)).toBe(1024);
    expect(isGreen(pixel(300, 200))).toBe(true);
  });

  const scripts = (): [string, Buffer][] => [
    ['a script', svg(`${GREEN}<script>fetch('http://${port.address}/s')</script>`)],
    ['onload', svg(GREEN, '', `onload="fetch('http://${port.address}/o')"`)],
    [
      'foreignObject',
      svg(
        `${GREEN}<foreignObject width="64" height="32"><body xmlns="http://www.w3.org/1999/xhtml"><img src="http://${port.address}/f"/><div style="background:red;width:64px;height:32px"/></body></foreignObject>`,
      ),
    ],
    [
      'an animation',
      svg(
        `<rect width="64" height="32" fill="#00c800"><set attributeName="fill" to="red" begin="0s"/></rect>`,
      ),
    ],
  ];
  it('without running anything in it', async () => {
    for (const [name, content] of scripts()) {
      const { bytes, pixel } = await draw(content);
      expect([name, isGreen(pixel(500, 250)), bytes.includes('script')]).toEqual([name, true, false]);
    }
    expect(port.visits()).toBe(0);
  });

  const outside = (): string[] => [
    `http://${port.address}/x`,
    `//${port.address}/x`,
    `https://${port.address}/x`,
    `file://${file}`,
    file,
    path.relative(process.cwd(), file),
  ];
  it('without fetching or reading anything else', async () => {
    for (const address of outside())
      for (const content of [
        svg(`${GREEN}<image href="${address}" width="64" height="32"/>`),
        svg(`${GREEN}<image xlink:href="${address}" width="64" height="32"/>`),
        svg(`${GREEN}<use href="${address.replace('.png', '.svg')}#r"/>`),
        svg(`${GREEN}<use xlink:href="${address.replace('.png', '.svg')}#r"/>`),
        svg(
          `<style>@import url("${address}"); @font-face { font-family: x; src: url("${address}") }</style>${GREEN}<text font-family="x"> </text>`,
        ),
        svg(
          `${GREEN}<filter id="f"><feImage href="${address}"/></filter><rect width="64" height="32" fill="#00c800" filter="url(#f)"/>`,
        ),
        svg(`${GREEN}<rect width="64" height="32" fill="url(${address}#r)"/>`),
        svg(`${GREEN}<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${address}"/>`),
        svg(GREEN, `<?xml version="1.0"?><?xml-stylesheet href="${address}" type="text/css"?>`),
        svg(`${GREEN}&x;`, `<!DOCTYPE svg [<!ENTITY x SYSTEM "${address}">]>`),
        svg(GREEN, `<!DOCTYPE svg [<!ENTITY % x SYSTEM "${address}"> %x;]>`),
      ]) {
        const { status, body } = await upload(stage.app, as, content);
        if (status === 422) continue; // a refusal is safe as well
        const { bytes, pixel } = await stored(stage.app, body['logo_url']);
        const [r = 0, g = 0] = pixel(700, 400);
        expect([content.toString(), r > 150 && g < 100, bytes.includes('canary')]).toEqual([
          content.toString(),
          false,
          false,
        ]);
      }
    expect(port.visits()).toBe(0);
  });

  it('with its letters in a font of ours', async () => {
    const { pixel } = await draw(
      svg(
        '<rect width="64" height="32" fill="#fff"/><text y="26" font-size="26" font-family="Georgia, serif">MMM</text>',
      ),
    );
    const row = Array.from({ length: 1024 }, (_, x) => pixel(x, 300)[0] ?? 255);
    expect(row.filter((red) => red < 60).length).toBeGreaterThan(50);
  });

  it('or refused, if a picture in it is too large to be decoded', async () => {
    const bomb = dataUrl('png', emptyPng(20_000, 20_000));
    const response = await upload(
      stage.app,
      as,
      svg(`${GREEN}<image href="${bomb}" width="64" height="32"/>`),
    );
    // refused, or drawn without it: in any case the next one is drawn
    expect([201, 422]).toContain(response.status);
    expect((await draw(svg(GREEN))).type).toBe('image/png');
  });

  it('or refused, if its entities grow without end', async () => {
    const levels = Array.from({ length: 12 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(12)}">`).join(
      '',
    );
    const laughs = svg('<text>&a12;</text>', `<!DOCTYPE svg [<!ENTITY a0 "ha">${levels}]>`);
    expect((await upload(stage.app, as, laughs)).status).toBe(422);
    expect((await draw(svg(GREEN))).type).toBe('image/png');
  });

  it('or refused, if its rendering is endless (over 5 s: a child’s processor time)', async () => {
    const nested = Array.from(
      { length: 9 },
      (_, i) => `<g id="g${i + 1}">${`<use href="#g${i}"/>`.repeat(10)}</g>`,
    );
    const slow = svg(`<g id="g0">${GREEN}</g>${nested.join('')}`);
    expect((await upload(stage.app, as, slow)).status).toBe(422);
    expect((await draw(svg(GREEN))).type).toBe('image/png');
  });
});

describe('a logo on a busy machine', () => {
  it('is processed nevertheless, however long its child has to wait (over 6 s: the former limit; attack 367)', async () => {
    await draw(svg(GREEN)); // now a child exists, which gets the next one
    const child = await childOf('redraw-image.child.js');
    process.kill(child, 'SIGSTOP'); // as if others had all the processors
    const upl = upload(stage.app, as, svg(GREEN.replace('c8', 'c7')));
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    process.kill(child, 'SIGCONT');
    expect((await upl).status).toBe(201);
  }, 40_000);
});

describe('external addresses are never accepted (attack 75)', () => {
  it('as a logo, in any field, and no request is made', async () => {
    const { address } = port;
    const given = [
      `http://${address}/x.png`,
      `https://${address}/x.png`,
      `//${address}/x.png`,
      `file://${file}`,
      'http://169.254.169.254/',
      'javascript:alert(1)',
      '/api/assets/x',
      `/api/assets/${'f'.repeat(64)}`,
      '/etc/passwd',
      dataUrl('html', Buffer.from('<html>')),
      dataUrl('png', svg(GREEN)),
      dataUrl('gif', Buffer.from('GIF89a')),
    ];
    const before = await stage.rows.fingerprint();
    for (const logo of given) {
      const proposal = await stage.app.call('POST', '/api/propostas', {
        as,
        body: newProposal({ logo_cliente_url: logo }),
      });
      expect([logo, proposal.status, Object.keys(proposal.body?.['fields'] ?? {})]).toEqual([
        logo,
        422,
        ['logo_cliente_url'],
      ]);
      const settings = await stage.app.call('POST', '/api/company-settings', {
        as,
        body: company({ logo_url: logo }),
      });
      expect([logo, settings.status, Object.keys(settings.body?.['fields'] ?? {})]).toEqual([
        logo,
        422,
        ['logo_url'],
      ]);
    }
    expect(await stage.rows.fingerprint()).toEqual(before);
    expect(port.visits()).toBe(0);
  });
});
