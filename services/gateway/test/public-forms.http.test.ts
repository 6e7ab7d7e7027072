import { existsSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { type ErrorCode, errorText } from '@acordo/contracts/errors';
import { HOSTILE_TEXTS } from '@acordo/contracts/fixtures/hostile-texts';
import { publicProposalFixture, signedPublicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { createLogger } from '@acordo/service-kit/logging/logger';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sendJson } from './support/fake-service.js';
import { readPage } from './support/read-page.js';
import { type Gateway, startGateway } from './support/start-gateway.js';

jest.setTimeout(30_000); // many pages; seconds only where the machine is busy

const WEB_DIST = path.resolve(import.meta.dirname, '../../../web/dist');
const { id: TOKEN, versao, conteudo_hash } = publicProposalFixture;
const PAGE = `/public/proposal/${TOKEN}`;
const CALLS = { assinar: `/api/propostas/${TOKEN}/assinatura`, recusar: `/api/propostas/${TOKEN}/rejeitar` };
type Kind = keyof typeof CALLS;
const SHOWN = { versao: String(versao), conteudo_hash };
const signature = {
  ...SHOWN,
  nome: 'José Antônio Ribeiro',
  email: 'jose@paoeprosa.com.br',
  confirmacao: 'sim',
};
const rejection = { ...SHOWN, motivo: 'Muito caro.\r\nTalvez em março.' };
const FORMS = { assinar: signature, recusar: rejection };
/** The headers of a form on a page with `Referrer-Policy: no-referrer`. */
const OURS = { origin: 'null', 'sec-fetch-site': 'same-origin' };

describe('forms of the client’s page, without scripts', () => {
  let gateway: Gateway;
  const lines: string[] = [];
  beforeAll(() => {
    if (!existsSync(path.join(WEB_DIST, 'server/render.mjs')))
      throw new Error('build the web app first: npm run build -w web');
  });
  const start = async (settings: Record<string, string> = {}) => {
    const output = new PassThrough().on('data', (line: Buffer) => void lines.push(line.toString()));
    const logger = createLogger({ name: 'gateway', level: 'info' }, output);
    gateway = await startGateway({ WEB_DIST, LIMIT_DECISIONS_PER_MINUTE: '1000', ...settings }, { logger });
  };
  const restart = async (settings: Record<string, string>) => {
    await gateway.close();
    await start(settings);
  };
  beforeEach(async () => {
    lines.length = 0;
    await start();
  });
  afterEach(() => gateway.close());

  const post = (
    kind: string,
    fields: Record<string, string> | string = FORMS[kind as Kind],
    headers: Record<string, string> = OURS,
    address = PAGE,
  ) =>
    fetch(`${gateway.url}${address}?responder=${kind}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    });
  const decisions = () => gateway.proposals.seen.filter(({ method }) => method === 'POST');
  const bodyOf = (code: ErrorCode, fields?: Record<string, string>) => {
    const { error, message } = errorText(code);
    return { error, message, code, requestId: 'r-1', ...(fields ? { fields } : {}) };
  };
  /** Decisions are refused with this error; the link shows this proposal. */
  const refuse = (
    code: ErrorCode,
    { fields, shown = publicProposalFixture }: { fields?: Record<string, string>; shown?: object } = {},
  ) => {
    gateway.proposals.respond = ({ method }, response) =>
      method === 'POST'
        ? sendJson(response, errorText(code).status, bodyOf(code, fields))
        : sendJson(response, 200, shown);
  };
  const valueOf = (html: string, name: string) =>
    new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0].match(/ value="([^"]*)"/)?.[1];

  describe('what is sent', () => {
    it.each([
      ['assinar', { nome: signature.nome, email: signature.email, confirmacao: true }, 'assinada'],
      ['recusar', { motivo: 'Muito caro.\nTalvez em março.' }, 'recusada'],
    ] as const)(
      '%s is the same call that scripts make, and leads to the page (attack 320)',
      async (kind, own, done) => {
        const response = await post(kind, FORMS[kind], { ...OURS, 'user-agent': 'Aparelho antigo' });
        expect([response.status, response.headers.get('location'), await response.text()]).toEqual([
          303,
          `${PAGE}#${done}`,
          '',
        ]);
        await fetch(gateway.url + CALLS[kind], {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'user-agent': 'Aparelho antigo' },
          body: JSON.stringify({ ...own, versao, conteudo_hash }),
        });
        const [byForm, byScript] = decisions();
        expect(byForm?.url).toBe(CALLS[kind]);
        expect(JSON.parse(byForm?.body ?? '')).toEqual(JSON.parse(byScript?.body ?? ''));
        const facts = (seen: typeof byForm) => {
          const { kind: who, ip, ua, sub } = seen?.claims ?? {};
          return { who, ip, ua, sub, type: seen?.headers['content-type'] };
        };
        expect(facts(byForm)).toEqual(facts(byScript));
        expect(facts(byForm)).toMatchObject({ ip: '127.0.0.1', ua: 'Aparelho antigo' });
      },
    );

    it('contains the signed-in user, so that the owner cannot decide (D22)', async () => {
      const cookie = `acordo_sessao=${gateway.identity.logIn()}`;
      await post('assinar', signature, { ...OURS, cookie });
      expect(decisions()[0]?.claims?.kind).toBe('user');
      await gateway.identity.close();
      expect((await post('assinar', signature, { ...OURS, cookie: `${cookie}x` })).status).toBe(503);
      expect(decisions()).toHaveLength(1);
    });

    it('has one key however often the same form is sent, and another one with another text (D49, attack 321)', async () => {
      await post('assinar');
      await post('assinar');
      await post('assinar', { ...signature, nome: 'Ana Ribeiro' });
      const keys = decisions().map(({ headers }) => headers['idempotency-key']);
      expect([keys[0], new Set(keys).size]).toEqual([keys[1], 2]);
      expect(keys[0]).toMatch(/^form-[\w-]{43}$/);
    });

    it('waits for the first of two presses instead of returning an error (attack 321)', async () => {
      let tries = 0;
      gateway.proposals.respond = (_seen, response) => {
        tries += 1;
        return tries < 3
          ? sendJson(response, 409, bodyOf('IN_PROGRESS'))
          : sendJson(response, 200, { success: true });
      };
      expect([(await post('assinar')).status, tries]).toEqual([303, 3]);
    });

    it('leaves missing values and invalid numbers to the contract', async () => {
      await post('assinar', { nome: 'José', versao: 'x' });
      expect(JSON.parse(decisions()[0]?.body ?? '')).toEqual({
        nome: 'José',
        confirmacao: false,
        versao: null,
      });
    });
  });

  describe('what is refused before a decision', () => {
    it.each([
      ['another site', { origin: 'https://mal.example', 'sec-fetch-site': 'cross-site' }],
      ['another site that claims more', { origin: 'https://mal.example', 'sec-fetch-site': 'same-origin' }],
      ['a sandboxed page', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
      ['a sandboxed page in a browser that says no more', { origin: 'null' }],
      ['a sibling site', { origin: 'null', 'sec-fetch-site': 'same-site' }],
      ['a browser that hides the origin', { 'sec-fetch-site': 'cross-site' }],
    ])('a form of %s (attack 322)', async (_who, headers) => {
      for (const kind of ['assinar', 'recusar']) {
        const response = await post(kind, FORMS[kind as Kind], headers);
        expect(response.status).toBe(403);
        const html = await response.text();
        expect(html).toContain('Pedidos vindos de outro site não são aceitos.');
        // The text that a stranger filled in is not attributed to the client.
        expect(html).not.toMatch(/José Antônio|Muito caro/);
      }
      expect(decisions()).toEqual([]);
    });

    it.each([
      ['our own page', OURS],
      ['our own page where the origin is told', { origin: 'http://acordo.example' }],
      ['a browser inside an app that says neither', {}],
      ['a page that was loaded again', { origin: 'null', 'sec-fetch-site': 'none' }],
    ])('but not one of %s', async (_who, headers) => {
      expect((await post('assinar', signature, headers)).status).toBe(303);
    });

    it.each([
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded; charset=utf-16',
      'application/x-www-form-urlencoded, application/json',
    ])('other types: %s (attack 323)', async (type) => {
      for (const kind of ['assinar', 'recusar'])
        expect((await post(kind, signature, { ...OURS, 'content-type': type })).status).toBe(415);
      expect(decisions()).toEqual([]);
    });

    it('forms at any other path, including the API’s (attack 323)', async () => {
      const others = [CALLS.assinar, CALLS.recusar, `/api${PAGE}/view`];
      for (const address of others) expect((await post('assinar', signature, {}, address)).status).toBe(415);
      for (const address of ['/', '/auth', `/proposal/${TOKEN}`, `${PAGE}/assinatura`, `${PAGE}/x`])
        expect((await post('assinar', signature, OURS, address)).status).toBe(404);
      for (const kind of ['', 'apagar', 'Assinar', 'assinar%00'])
        expect((await post(kind, signature)).status).toBe(404);
      expect(decisions()).toEqual([]);
    });

    it('what is too long or contradictory (attack 323)', async () => {
      expect((await post('recusar', { ...rejection, motivo: 'x'.repeat(33_000) })).status).toBe(413);
      const twice = `${new URLSearchParams(signature).toString()}&email=mal@x.com`;
      expect((await post('assinar', twice)).status).toBe(400);
      expect(decisions()).toEqual([]);
      // The longest reason that the contract accepts is forwarded, with any characters.
      expect((await post('recusar', { ...rejection, motivo: '\u20ac'.repeat(2_000) })).status).toBe(303);
      expect((await post('recusar', { ...rejection, motivo: '\n'.repeat(2_000) })).status).toBe(303);
    });

    it.each(['%00', 'a%20b', '..%2f..%2fapi', 'x'.repeat(600)])(
      'hostile link tokens, without a call to a service: %s (attack 58)',
      async (token) => {
        const response = await post('assinar', signature, OURS, `/public/proposal/${token}`);
        expect([response.status, gateway.proposals.seen.length]).toEqual([404, 0]);
        expect(await response.text()).toContain('Link inválido ou expirado');
      },
    );
  });

  describe('limits (D48, attack 324)', () => {
    const byScript = (kind: Kind) =>
      fetch(gateway.url + CALLS[kind], {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }).then(({ status }) => status);

    it.each(['assinar', 'recusar'] as const)('%s counts together with the call of scripts', async (kind) => {
      await restart({ LIMIT_DECISIONS_PER_MINUTE: '2' });
      expect([await byScript(kind), (await post(kind)).status]).toEqual([200, 303]);
      const refused = await post(kind);
      expect([refused.status, await byScript(kind)]).toEqual([429, 429]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const html = await refused.text();
      expect(html).toContain('Muitas tentativas. Aguarde um pouco e tente novamente.');
      expect(html).toContain(kind === 'assinar' ? signature.nome : 'Talvez em março.');
      expect(decisions()).toHaveLength(2);
    });

    it('links that do not exist count once each, together with the calls', async () => {
      await restart({ LIMIT_GUESSES_PER_MINUTE: '3' });
      refuse('LINK_NOT_FOUND');
      expect([(await post('assinar')).status, (await post('recusar')).status]).toEqual([404, 404]);
      expect([await byScript('assinar'), (await post('assinar')).status]).toEqual([404, 429]);
    });
  });

  describe('the page after a refusal, with its status', () => {
    it.each([
      ['OWNER_CANNOT_DECIDE', 403, 'O dono da proposta não pode assiná-la nem recusá-la.'],
      ['TOO_MANY', 429, 'Muitas tentativas. Aguarde um pouco e tente novamente.'],
      ['LOCKED', 423, 'Esta proposta já foi assinada e não aceita outra resposta.'],
      ['UNAVAILABLE', 503, 'Serviço temporariamente indisponível. Tente novamente em alguns instantes.'],
      ['INTERNAL', 500, 'Algo deu errado do nosso lado. Tente novamente em alguns instantes.'],
    ] as const)('%s is %d, and what was typed stays (attack 325)', async (code, status, text) => {
      refuse(code);
      const response = await post('assinar');
      const html = await response.text();
      expect(response.status).toBe(status);
      for (const part of ['Erro ao assinar proposta', text, 'Assinatura Digital'])
        expect(html).toContain(part);
      expect([valueOf(html, 'nome'), valueOf(html, 'email')]).toEqual([signature.nome, signature.email]);
      expect(html).toMatch(/<input[^>]*type="checkbox"[^>]* checked=""/);
      const again = code === 'OWNER_CANNOT_DECIDE' || code === 'LOCKED' ? '' : '. Tente novamente.';
      expect(await (await post('recusar')).text()).toContain(`Erro ao rejeitar a proposta${again}</h2>`);
    });

    it('shows the contract’s errors at the fields, and links to them (attack 325)', async () => {
      refuse('INVALID_FIELDS', {
        fields: { nome: 'Nome é obrigatório', confirmacao: 'Você deve confirmar que concorda com os termos' },
      });
      const response = await post('assinar', { ...SHOWN, nome: '', email: signature.email });
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(html).toMatch(/<section id="problema" tabindex="-1"/);
      for (const [field, sentence] of [
        ['nome', 'Nome é obrigatório'],
        ['confirmacao', 'Você deve confirmar que concorda com os termos'],
      ] as const) {
        expect(html).toMatch(new RegExp(`<a href="#campo-${field}"[^>]*>${sentence}</a>`));
        const input = new RegExp(`<input[^>]*id="campo-${field}"[^>]*>`).exec(html)?.[0] ?? '';
        expect(input).toContain('aria-invalid="true"');
        const described = /aria-describedby="([^"]+)"/.exec(input)?.[1] ?? '-';
        expect(html).toMatch(
          new RegExp(`<p id="${described}"[^>]*>(<svg.*?</svg>)?(<span[^>]*>)?${sentence}`),
        );
      }
      expect(valueOf(html, 'email')).toBe(signature.email);
      expect(html).not.toMatch(/type="checkbox"[^>]* checked=""/);
    });

    it('shows why a reason is refused', async () => {
      refuse('INVALID_FIELDS', { fields: { motivo: 'Use no máximo 2.000 caracteres' } });
      const html = await (await post('recusar')).text();
      expect(html).toMatch(/<a href="#campo-motivo"[^>]*>Use no máximo 2.000 caracteres/);
      expect(html).toContain('>Muito caro.\nTalvez em março.</textarea>');
    });

    it('shows the changed document, keeps what was typed and requires consent again (D17, attack 326)', async () => {
      const hash = 'a'.repeat(64);
      const shown = { ...publicProposalFixture, valor_total: '13500.00', versao: 7, conteudo_hash: hash };
      refuse('CONTENT_CHANGED', { shown });
      const response = await post('assinar');
      const html = await response.text();
      expect(response.status).toBe(409);
      expect(html).toContain('Esta proposta foi atualizada. Revise antes de assinar.');
      expect(html).toContain('R$ 13.500,00');
      expect([valueOf(html, 'versao'), valueOf(html, 'conteudo_hash')]).toEqual(['7', hash]);
      expect([valueOf(html, 'nome'), valueOf(html, 'email')]).toEqual([signature.nome, signature.email]);
      expect(html).not.toMatch(/type="checkbox"[^>]* checked=""/);
    });

    it('shows somebody else’s decision, without a form (attack 326)', async () => {
      refuse('ALREADY_DECIDED', { shown: signedPublicProposalFixture });
      const response = await post('recusar');
      const html = await response.text();
      expect(response.status).toBe(409);
      expect(html).toContain('Esta proposta já foi respondida.');
      expect(html).toContain('Proposta Assinada Digitalmente');
      expect(html).not.toContain('method="post"');
    });

    it.each([
      ['LINK_NOT_FOUND', 404, 'Link inválido ou expirado'],
      ['LINK_EXPIRED', 410, 'Link inválido ou expirado'],
      ['RECORD_IN_VERIFICATION', 409, 'Registro em verificação'],
    ] as const)('%s is the page that the link itself shows: %d', async (code, status, text) => {
      gateway.proposals.respond = (_seen, response) => sendJson(response, status, bodyOf(code));
      const response = await post('assinar');
      expect(response.status).toBe(status);
      const { root } = readPage(await response.text());
      expect(root).toContain(text);
      expect(root).not.toMatch(/José|method="post"/);
    });

    it('keeps the typed text for another try if even the proposal cannot be loaded (attack 325)', async () => {
      await gateway.proposals.close();
      const response = await post('assinar', { ...signature, nome: `Zé "d'Á" & <b>` });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
      const html = await response.text();
      expect(html).toContain('Erro ao assinar proposta');
      expect(readPage(html).title).toBe('Visualização Pública da Proposta · Acordo');
      expect(html).toMatch(/action="[^"]*\?responder=assinar#problema"/);
      const kept = Object.fromEntries(
        [...html.matchAll(/<textarea[^>]* name="(\w+)"[^>]*>([^<]*)</g)].map(([, name, value]) => [
          name,
          value,
        ]),
      );
      expect(kept).toEqual({ ...signature, nome: 'Zé &quot;d&#x27;Á&quot; &amp; &lt;b&gt;' });
    });

    it('repeats typed text as plain text, uncompressed, only to the same browser (attacks 70, 327)', async () => {
      refuse('OWNER_CANNOT_DECIDE');
      const shape = readPage(await (await post('assinar')).text()).shape;
      for (const nome of HOSTILE_TEXTS) {
        const response = await post('assinar', { ...signature, nome }, { ...OURS, 'accept-encoding': 'br' });
        expect(response.headers.get('content-encoding')).toBeNull();
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(readPage(await response.text()).shape).toEqual(shape);
      }
      const fresh = await (await fetch(`${gateway.url}${PAGE}?responder=assinar`)).text();
      expect(valueOf(fresh, 'nome')).toBeUndefined();
    });

    it('logs neither the link nor what was typed (D35)', async () => {
      refuse('OWNER_CANNOT_DECIDE');
      await post('assinar');
      await gateway.proposals.close();
      await post('assinar');
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.join('')).not.toMatch(new RegExp(`${TOKEN}|José|jose@`));
      expect(lines.join('')).toContain('"/public/proposal/:token"');
    });
  });

  /** A rendered form, and its cookies. */
  const draw = async (kind: Kind) => {
    const response = await fetch(`${gateway.url}${PAGE}?responder=${kind}`);
    return { cookie: cookiesOf(response), fields: hiddenOf(await response.text()) };
  };
  const cookiesOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .filter((line) => !line.includes('Max-Age=0'))
      .map((line) => line.split(';')[0])
      .join('; ');
  const hiddenOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
        String(name),
        String(value),
      ]),
    );
  const follow = (response: Response, cookie = cookiesOf(response)) =>
    fetch(gateway.url + String(response.headers.get('location')), { headers: { cookie } });

  describe('a refused form is stored in its browser (attack 355)', () => {
    it.each([
      ['assinar', 'OWNER_CANNOT_DECIDE', 403],
      ['recusar', 'UNAVAILABLE', 503],
    ] as const)(
      '%s: the page for %s can be reloaded any number of times, and sends nothing',
      async (kind, code, status) => {
        const { cookie, fields } = await draw(kind);
        refuse(code);
        const response = await post(kind, { ...FORMS[kind], ...fields }, { ...OURS, cookie });
        expect([response.status, response.headers.get('location'), await response.text()]).toEqual([
          303,
          `${PAGE}?responder=${kind}&guardado=recusa#problema`,
          '',
        ]);
        expect(decisions()).toHaveLength(1);
        for (let times = 1; times <= 2; times += 1) {
          const page = await follow(response);
          expect([
            page.status,
            page.headers.get('cache-control'),
            page.headers.get('content-encoding'),
          ]).toEqual([status, 'no-store', null]);
          const html = await page.text();
          expect(html).toContain(errorText(code).error);
          expect(html).toContain(kind === 'assinar' ? `value="${signature.nome}"` : 'Talvez em março.');
        }
        expect(decisions()).toHaveLength(1);
      },
    );

    it('is on no other page, in no URL and not readable by scripts', async () => {
      const { cookie, fields } = await draw('assinar');
      refuse('OWNER_CANNOT_DECIDE');
      const response = await post('assinar', { ...signature, ...fields }, { ...OURS, cookie });
      expect(response.headers.get('location')).not.toMatch(/Jos|jose/);
      const lines = response.headers.getSetCookie();
      for (const line of lines) {
        expect(line).toMatch(/; HttpOnly; SameSite=Lax$/);
        expect(line).toContain(`; Path=${PAGE};`);
        expect(Buffer.from(line.split('=')[1] ?? '', 'base64url').toString('latin1')).not.toContain('jose@');
      }
      const other = await follow(response, '');
      expect([other.status, valueOf(await other.text(), 'nome')]).toEqual([200, undefined]);
      const kept = cookiesOf(response);
      const altered = kept.slice(0, 60) + (kept[60] === 'A' ? 'B' : 'A') + kept.slice(61);
      expect(valueOf(await (await follow(response, altered)).text(), 'nome')).toBeUndefined();
      // A newly opened form is empty, and another form's page does not show this one.
      for (const query of ['?responder=assinar', '?responder=recusar&guardado=recusa']) {
        const fresh = await fetch(gateway.url + PAGE + query, { headers: { cookie: cookiesOf(response) } });
        expect(await fresh.text()).not.toContain('jose@');
      }
      const elsewhere = `/public/proposal/${TOKEN.slice(0, -1)}x?responder=assinar&guardado=recusa`;
      gateway.proposals.respond = (_seen, response) =>
        sendJson(response, 200, { ...publicProposalFixture, id: `${TOKEN.slice(0, -1)}x` });
      const moved = await fetch(gateway.url + elsewhere, { headers: { cookie: cookiesOf(response) } });
      expect(await moved.text()).not.toContain('jose@');
    });

    it('is deleted after success', async () => {
      const { cookie, fields } = await draw('assinar');
      refuse('UNAVAILABLE');
      const refusedResponse = await post('assinar', { ...signature, ...fields }, { ...OURS, cookie });
      gateway.proposals.respond = (_seen, response) => sendJson(response, 200, { success: true });
      const done = await post('assinar', signature, { ...OURS, cookie: cookiesOf(refusedResponse) });
      expect(done.status).toBe(303);
      const gone = expect.stringMatching(/=; .*Max-Age=0/);
      expect(done.headers.getSetCookie()).toEqual([gone, gone]);
    });

    it('shows until when to wait, as a time of day', async () => {
      await restart({ LIMIT_DECISIONS_PER_MINUTE: '1' });
      const { cookie, fields } = await draw('assinar');
      const send = () => post('assinar', { ...signature, ...fields }, { ...OURS, cookie });
      await send();
      const html = await (await follow(await send())).text();
      expect(html).toMatch(/Tente de novo a partir das \d\d:\d\d \(horário de Brasília\)\./);
    });

    it('that is too long for cookies gets the page at once, with all that was typed', async () => {
      const { cookie, fields } = await draw('recusar');
      refuse('UNAVAILABLE');
      const motivo = '\u20ac'.repeat(2_000);
      const response = await post('recusar', { ...fields, motivo }, { ...OURS, cookie });
      expect([response.status, (await response.text()).includes(motivo)]).toEqual([503, true]);
    });
  });

  describe('the key of an attempt (D49, attack 355)', () => {
    const keyOf = async (fields: Record<string, string>) => {
      await post('assinar', { ...signature, ...fields });
      return decisions().at(-1)?.headers['idempotency-key'];
    };

    it('belongs to the rendered form: the same form twice is one attempt, another form with the same text is another', async () => {
      const [one, other] = [(await draw('assinar')).fields, (await draw('assinar')).fields];
      expect(one['tentativa']).toMatch(/^[\w-]{22}$/);
      const keys = [await keyOf(one), await keyOf(one), await keyOf(other)];
      expect(keys[0]).toBe(keys[1]);
      expect(keys[2]).not.toBe(keys[0]);
    });

    it.each([
      ['CONTENT_CHANGED', false],
      ['UNAVAILABLE', true],
      ['INTERNAL', true],
    ] as const)('after %s the form is the same attempt: %s', async (code, isSame) => {
      const { fields } = await draw('assinar');
      refuse(code);
      const html = await (await post('assinar', { ...signature, ...fields })).text();
      const { tentativa } = hiddenOf(html);
      expect(tentativa).toMatch(/^[\w-]{22}$/);
      expect(tentativa === fields['tentativa']).toBe(isSame);
    });
  });

  describe('a document that changed meanwhile (D17, attack 356)', () => {
    const hash = 'a'.repeat(64);
    const shown = { ...publicProposalFixture, valor_total: '13500.00', versao: 7, conteudo_hash: hash };

    it.each(['assinar', 'recusar'] as const)(
      '%s: shows old and new above it, closes the form, and starts again with what was typed',
      async (kind) => {
        const { cookie, fields } = await draw(kind);
        refuse('CONTENT_CHANGED', { shown });
        const response = await post(kind, { ...FORMS[kind], ...fields }, { ...OURS, cookie });
        const page = await follow(response);
        const html = await page.text();
        expect(page.status).toBe(409);
        expect(html).toContain('Esta proposta foi atualizada. Revise antes de assinar.');
        expect(html).toMatch(/<dl aria-label="O que mudou".*R\$\s11\.200,00.*R\$\s13\.500,00.*<\/dl>/);
        expect(html.indexOf('O que mudou')).toBeLessThan(html.indexOf('<article'));
        expect(html).toContain('data-changed="investment"');
        expect(html).not.toContain('method="post"');
        const { guardado } = hiddenOf(html);
        const anew = await fetch(`${gateway.url}${PAGE}?guardado=${guardado}&responder=${kind}`, {
          headers: { cookie: cookiesOf(response) },
        });
        const form = await anew.text();
        expect(anew.status).toBe(200);
        expect(form).toContain('method="post"');
        expect(form).not.toMatch(/id="problema"|type="checkbox"[^>]* checked=""/);
        expect(form).toContain(kind === 'assinar' ? `value="${signature.nome}"` : 'Talvez em março.');
        expect(hiddenOf(form)).toMatchObject({ versao: '7', conteudo_hash: hash });
      },
    );

    it('shows the list as well if the browser stores no cookies', async () => {
      const { fields } = await draw('assinar');
      refuse('CONTENT_CHANGED', { shown });
      const html = await (await post('assinar', { ...signature, ...fields })).text();
      expect(html).toContain('O que mudou');
      expect([valueOf(html, 'nome'), valueOf(html, 'versao')]).toEqual([signature.nome, '7']);
    });
  });

  it.each(['LINK_NOT_FOUND', 'LINK_EXPIRED'] as const)(
    'a link that has ended meanwhile shows that nothing was sent, with a contact: %s (attack 356)',
    async (code) => {
      const { cookie, fields } = await draw('assinar');
      gateway.proposals.respond = (_seen, response) =>
        sendJson(response, errorText(code).status, bodyOf(code));
      const response = await post('assinar', { ...signature, ...fields }, { ...OURS, cookie });
      for (const page of [await follow(response), await post('assinar', { ...signature, ...fields })]) {
        expect(page.status).toBe(errorText(code).status);
        const { root } = readPage(await page.text());
        for (const text of [
          'Link inválido ou expirado',
          'Erro ao assinar proposta',
          'Nada foi enviado.',
          'Para receber um novo link, fale com Estúdio Lume.',
          `mailto:${publicProposalFixture.empresa.email_empresa}`,
        ])
          expect(root).toContain(text);
        expect(root).not.toMatch(/José|method="post"/);
      }
    },
  );

  describe('the pages', () => {
    const open = (query = '') => fetch(gateway.url + PAGE + query);

    it.each([
      ['assinar', 'assinatura', ['nome', 'email', 'confirmacao']],
      ['recusar', 'recusar', ['motivo']],
    ] as const)(
      'lead from the button to a form that needs no script: %s (attack 328)',
      async (kind, heading, fields) => {
        const drawn = await (await open()).text();
        expect(drawn).toMatch(/<form id="responder"[^>]* method="get"/);
        expect(drawn).toMatch(
          new RegExp(
            `<button type="submit" form="responder" value="${kind}"[^>]* name="responder" formAction="#${heading}"`,
          ),
        );
        const response = await open(`?responder=${kind}`);
        const html = await response.text();
        expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
        expect(html).toMatch(new RegExp(`<h2 id="${heading}" tabindex="-1"`));
        expect(html).toContain(` action="${PAGE}?responder=${kind}#problema" method="post"`);
        expect([valueOf(html, 'versao'), valueOf(html, 'conteudo_hash')]).toEqual([
          String(versao),
          conteudo_hash,
        ]);
        for (const field of fields) {
          expect(html).toMatch(new RegExp(`<label for="campo-${field}"`));
          expect(html).toMatch(new RegExp(`<(input|textarea)[^>]* id="campo-${field}"`));
        }
        // The whole proposal is above; no script runs, so none can remove the form.
        expect(html).toContain('Proposta para Padaria Pão &amp; Prosa');
        expect(html).not.toMatch(/<script type|modulepreload|noscript/);
        expect(response.headers.get('content-security-policy')).toContain(`form-action 'self'`);
        // The same for everybody: a cookie that shows whether the browser stores cookies.
        expect(response.headers.getSetCookie()).toEqual([
          `acordo_resposta_0=1; Path=${PAGE}; Max-Age=1800; HttpOnly; SameSite=Lax`,
        ]);
      },
    );

    it('have no link to a form if there is nothing to decide', async () => {
      gateway.proposals.respond = (_seen, response) => sendJson(response, 200, signedPublicProposalFixture);
      const html = await (await open('?responder=assinar')).text();
      expect(html).toContain('Proposta Assinada Digitalmente');
      expect(html).not.toContain('method="post"');
      gateway.proposals.respond = (_seen, response) => sendJson(response, 410, bodyOf('LINK_EXPIRED'));
      const ended = await open('?responder=assinar');
      expect([ended.status, readPage(await ended.text()).root]).toEqual([
        410,
        expect.stringContaining('Link inválido ou expirado'),
      ]);
    });

    it('have no button that needs scripts, and no request to enable them (attack 328)', async () => {
      const html = await (await open()).text();
      expect(html).toMatch(/<noscript><style>\[data-scripted\]\{display:none/);
      expect(html).not.toContain('precisa de JavaScript');
    });

    it('show a message where only scripts could render: unavailable, and too long (attack 328)', async () => {
      const long = { ...publicProposalFixture, descricao: 'palavra '.repeat(30_000) };
      gateway.proposals.respond = (_seen, response) => sendJson(response, 200, long);
      const said = async (query = '') =>
        /<\/head>[\s\S]*<noscript>([\s\S]*?)<\/noscript>/.exec(await (await open(query)).text())?.[1];
      expect(await said()).toContain('Ative o JavaScript para ler esta proposta');
      expect(await said('?responder=assinar')).toContain(`href="/api${PAGE}/pdf"`);
      await gateway.proposals.close();
      expect(await said()).toContain('Serviço temporariamente indisponível');
      expect(readPage(await (await open()).text()).title).toBe('Visualização Pública da Proposta · Acordo');
      expect(await said()).toMatch(/<a href=""[^>]*>Tentar novamente/);
    });
  });
});
