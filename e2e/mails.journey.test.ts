import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from './support/journey.js';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { startTestProduct, type TestProduct } from '../test/product.js';
import { ADMIN } from './setup/settings.mjs';
import { newOwner } from './steps/owner.js';
import { ApiClient } from '../scripts/lib/api-client.mjs';
import { eventually } from './support/eventually.js';

const OWNER = { nome: 'Golpe www.golpe.com', email: 'vitima@exemplo.com.br', senha: 'senha-boa' };
const CLIENT = 'cliente@exemplo.com.br';
const TYPED = /golpe/i;

let product: TestProduct;
let mail: SMTPServer;
const taken: { to: string; parsed: ParsedMail; raw: string }[] = [];
/** Addresses that the mail server rejects. */
const unknown = new Set<string>();

test.beforeAll(async () => {
  mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideSMTPUTF8: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      done(unknown.has(address) ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null);
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      const take = async () => {
        const bytes = Buffer.concat(parts);
        const parsed = await simpleParser(bytes);
        taken.push({ to: envelope.rcptTo[0]?.address ?? '', parsed, raw: bytes.toString() });
        done();
      };
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => void take());
    },
  });
  mail.on('error', () => undefined); // clients hang up when the product stops
  const listening = mail.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  product = await startTestProduct({
    SMTP_URL: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    ADMIN_EMAIL: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
  });
  owner = (await newOwner(product, OWNER)).client;
});
test.afterAll(async () => {
  await product.stop();
  await new Promise<void>((resolve) => mail.close(() => resolve()));
});

let owner: ApiClient;

const mailTo = (to: string, subject: RegExp) =>
  eventually(`${subject} to ${to}`, () =>
    taken.find((one) => one.to === to && subject.test(one.parsed.subject ?? '')),
  );

async function sentProposal() {
  const content = {
    titulo: 'Acesse golpe.com.br',
    cliente_nome: 'www.golpe.com',
    tipo_site: 'landing',
    valor_total: '10.00',
  };
  const id = String((await owner.call('POST', '/api/propostas', content)).body['id']);
  const { body } = await owner.call('POST', `/api/propostas/${id}/generate-link`, {});
  return { id, token: String(body['publicToken']) };
}
async function signedBy(email: string) {
  const proposal = await sentProposal();
  const client = new ApiClient(product.url);
  const { body: seen } = await client.call('GET', `/api/public/proposal/${proposal.token}`);
  const { status } = await client.call('POST', `/api/propostas/${proposal.token}/assinatura`, {
    nome: 'Ana golpe.com',
    email,
    confirmacao: true,
    versao: seen['versao'],
    conteudo_hash: seen['conteudo_hash'],
  });
  expect(status).toBe(200);
  return proposal;
}
/** The client's copies of this proposal alone: that of an earlier one may arrive late. */
const copiesOf = ({ token }: { token: string }) =>
  taken.filter(({ to, parsed }) => to === CLIENT && parsed.text?.includes(token));
const undelivered = (id: string) =>
  eventually('an undelivered mail', async () => {
    const { body } = await owner.call('GET', `/api/propostas/${id}/events`);
    return (body as unknown as { tipo: string; detalhes: object }[]).find(
      ({ tipo }) => tipo === 'email_nao_entregue',
    );
  });

/** Over 5 s: the whole product is started for it, with a mail server of its own. */
test.describe('emails to unconfirmed addresses', () => {
  test('no text of an unconfirmed owner is sent, neither to the owner nor to a client (attack 290)', async () => {
    const { id } = await signedBy(CLIENT);
    const told = await mailTo(OWNER.email, /^Sua proposta foi respondida$/);
    expect(told.parsed.text).toContain('Sua proposta foi respondida. Entre no Acordo para ver.');
    expect(await undelivered(id)).toMatchObject({
      detalhes: { email: CLIENT, assunto: 'copia', motivo: 'dono-sem-confirmacao' },
    });
    for (const { to, parsed } of taken) {
      expect([to, parsed.attachments]).toEqual([to, []]);
      expect(JSON.stringify([...parsed.headers, parsed.text, parsed.html])).not.toMatch(TYPED);
    }
    expect(taken.map(({ to }) => to)).not.toContain(CLIENT);
  });

  test('a confirmed owner’s texts are sent, and no name in them becomes a link (attack 291)', async () => {
    const confirm = await mailTo(OWNER.email, /^Confirme/);
    const token = /\/auth\/confirmar#(\S+)/.exec(confirm.parsed.text ?? '')?.[1];
    const { status } = await owner.call('POST', '/api/auth/verify-email', { token });
    expect(status).toBeLessThan(300);
    await signedBy(CLIENT);
    const mails = [
      await mailTo(CLIENT, /^Sua cópia assinada/),
      await mailTo(OWNER.email, /^Proposta assinada/),
    ];
    for (const { parsed } of mails) {
      expect(parsed.attachments.map(({ contentType }) => contentType)).toContain('application/pdf');
      expect(parsed.subject).toContain('golpe[.]com[.]br');
      expect(parsed.text).toContain('golpe[.]com');
      for (const text of [parsed.subject, parsed.text, parsed.from?.text, String(parsed.html)])
        expect(text).not.toMatch(/golpe\.com/i);
    }
  });

  test('an address that the mail server rejects is reported to the owner, in our own words (attack 293)', async () => {
    unknown.add('ninguem@exemplo.com.br');
    for (const email of ['ninguem@exemplo.com.br', 'joão@exemplo.com.br']) {
      const { id } = await signedBy(email);
      expect(await undelivered(id)).toMatchObject({
        detalhes: { email, assunto: 'copia', motivo: 'endereco-recusado' },
      });
    }
    const mine = async () => {
      const { body } = await owner.call('GET', '/api/auth/status');
      return body['user'] as { email_recusado?: true };
    };
    expect(await mine()).not.toHaveProperty('email_recusado');
    unknown.add(OWNER.email);
    await signedBy(CLIENT);
    await eventually('the own address refused', async () => (await mine()).email_recusado);
    unknown.delete(OWNER.email);
    await signedBy(CLIENT);
    await eventually('the own address taken', async () => !(await mine()).email_recusado);
  });

  test('one click in an email program stops copies to a client, and the owner is informed (attack 294)', async () => {
    const [first] = [await mailTo(CLIENT, /^Sua cópia assinada/)];
    const address = /^List-Unsubscribe: <([^>]+)>/m.exec(first.raw.replace(/\r\n[ \t]+/g, ' '))?.[1] ?? '';
    expect(address.startsWith(`${product.url}/api/emails/parar/`)).toBe(true);
    const opened = await fetch(address, { redirect: 'manual' });
    const page = opened.headers.get('location') ?? '';
    expect([opened.status, page]).toEqual([
      302,
      address.slice(product.url.length).replace('/api/emails/parar/', '/emails/'),
    ]);
    const shown = await fetch(product.url + page);
    expect([shown.status, shown.headers.get('x-robots-tag')]).toEqual([
      200,
      expect.stringContaining('noindex'),
    ]);
    const clicked = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.status).toBe(204);
    const unwanted = await signedBy(CLIENT);
    expect(await undelivered(unwanted.id)).toMatchObject({
      detalhes: { email: CLIENT, assunto: 'copia', motivo: 'destinatario-nao-quer' },
    });
    expect(copiesOf(unwanted)).toEqual([]);
    const hostile = await fetch(address, { method: 'POST', headers: { origin: 'https://golpe.com' } });
    expect(hostile.status).toBe(403);
    const choice = address.replace('/parar/', '/escolha/').slice(product.url.length);
    const stranger = new ApiClient(product.url);
    expect((await stranger.call('POST', choice, { parado: false })).body).toEqual({
      assunto: 'copias',
      parado: false,
    });
    const wanted = await signedBy(CLIENT);
    await eventually('a copy again', () => copiesOf(wanted).length > 0);
  });
});
