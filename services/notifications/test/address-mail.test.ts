import { domainToASCII } from 'node:url';
import { mailFixtures } from '@acordo/contracts/fixtures/mail';
import { describe, expect, it } from '@jest/globals';
import { type AddressObject, simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import type { Email } from '../src/templates/email.js';
import { writeEmail } from '../src/templates/write-email.js';
import { addressMail } from '../src/mail/address-mail.js';

const site = { appName: 'Acordo', publicUrl: 'https://acordo.example' };
const from = { name: 'Acordo', address: 'nao-responda@acordo.example' };
const model = mailFixtures['signed-copy'];

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const enclosures = {
  token: 'u3pXGkq0TqJt0m2Zr6cS9w',
  accountToken: null,
  pdf: { bytes: bytes('%PDF-1.7 …'), name: 'proposta-assinada-4Q7ZK2M8X1C9V5TB.pdf' },
  stop: null,
  logo: { bytes: bytes('\x89PNG') },
  signature: { bytes: bytes('\x89PNG name') },
};

async function raw(
  changes: Partial<typeof model> = {},
  to = toMarina,
  { stop = null, publicUrl = site.publicUrl }: { stop?: string | null; publicUrl?: string } = {},
) {
  return addressed({ kind: 'signed-copy', model: { ...model, ...changes } }, to, { stop, publicUrl });
}

const toMarina = { name: 'Marina', address: 'marina@x.com.br' };
async function addressed(
  email: Email,
  to = toMarina,
  { stop = null, publicUrl = site.publicUrl }: { stop?: string | null; publicUrl?: string } = {},
) {
  const written = writeEmail(email, site, { link: '', token: '', pdf: true, logo: true, signature: true });
  const mail = addressMail({
    written,
    from,
    to,
    messageId: '<1@acordo.example>',
    enclosures: { ...enclosures, stop },
    publicUrl,
    date: new Date('2026-11-28T02:00:00Z'),
  });
  const { message, envelope } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail);
  const bytes = message as Buffer;
  return { parsed: await simpleParser(bytes), text: bytes.toString(), envelope };
}

const HEADERS = [
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
  'auto-submitted',
  'x-auto-response-suppress',
].sort();

describe('the mail program’s own button (RFC 8058, attack 369)', () => {
  const headersOf = async (publicUrl: string) => {
    const { text } = await raw({}, undefined, { stop: 'T0ken', publicUrl });
    const lines = text.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
    return lines.filter((line) => line.startsWith('List-'));
  };

  it('is offered with https', async () => {
    expect((await headersOf('https://acordo.example')).sort()).toEqual([
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'List-Unsubscribe: <https://acordo.example/api/emails/parar/T0ken>',
    ]);
  });

  it('is not offered without https: only the link to the page is', async () => {
    expect(await headersOf('http://localhost:8080')).toEqual([
      'List-Unsubscribe: <http://localhost:8080/api/emails/parar/T0ken>',
    ]);
  });
});

describe('addressing (D29)', () => {
  it('of an email to a client shows the company with our address, and replies go to the company', async () => {
    const { parsed, envelope } = await raw();
    expect(parsed.from?.value).toEqual([{ name: 'Estúdio Lume', address: from.address }]);
    expect(parsed.replyTo?.value).toEqual([{ name: 'Estúdio Lume', address: 'ola@estudiolume.com.br' }]);
    expect((parsed.to as AddressObject).value).toEqual([{ name: 'Marina', address: 'marina@x.com.br' }]);
    expect(parsed.subject).toBe('Sua cópia assinada: Proposta para Padaria Pão & Prosa');
    expect(parsed.messageId).toBe('<1@acordo.example>');
    expect(parsed.date).toEqual(new Date('2026-11-28T02:00:00Z'));
    expect(envelope).toEqual({ from: from.address, to: ['marina@x.com.br'] });
    expect([...parsed.headers.keys()].sort()).toEqual(HEADERS);
  });

  it('replies to an address from before the rules for new ones (attack 261)', async () => {
    const { parsed } = await raw({ empresa_email: 'ola..oi@estudiolume.com.br' });
    const line = parsed.headerLines.find(({ key }) => key === 'reply-to')?.line;
    expect(line).toContain('<"ola..oi"@estudiolume.com.br>');
  });

  it('is from the product and has no Reply-To if there is no company', async () => {
    const { parsed } = await raw({ empresa_nome: '', empresa_email: '' });
    expect(parsed.from?.value).toEqual([from]);
    expect(parsed.replyTo).toBeUndefined();
  });
});

const CLIENT = { name: 'Padaria Pão & Prosa', address: 'contato@paoeprosa.com.br' };
describe('addressing to an owner (D29)', () => {
  const owners = Object.entries(mailFixtures).filter(
    ([, model]) => 'proposal_id' in model && !('to_email' in model),
  );
  it.each(owners)('%s comes from the product', async (kind, model) => {
    const { parsed } = await addressed({ kind, model } as Email);
    expect(parsed.from?.value).toEqual([from]);
    expect(parsed.replyTo?.text ?? '').not.toContain('ola@estudiolume.com.br');
  });

  it.each(['proposal-signed', 'proposal-rejected'] as const)('%s is answered to the client', async (kind) => {
    const known = { ...mailFixtures[kind], cliente_email: CLIENT.address };
    const { parsed } = await addressed({ kind, model: known } as Email);
    const [to] = parsed.replyTo?.value ?? [];
    expect(to?.address).toBe(CLIENT.address);
    expect(to?.name).toBe(kind === 'proposal-signed' ? 'José Antônio Ribeiro' : CLIENT.name);
  });

  it('has no Reply-To where the client has no address', async () => {
    const model = { ...mailFixtures['proposal-rejected'], cliente_email: '' };
    expect((await addressed({ kind: 'proposal-rejected', model })).parsed.replyTo).toBeUndefined();
  });

  it.each(['joão@exemplo.com.br', 'δοκιμή@exemplo.com.br'])(
    'is not answered to %s, so that every mail server takes the email (P131, attack 401)',
    async (assinante_email) => {
      const model = { ...mailFixtures['proposal-signed'], cliente_email: '', assinante_email };
      const { text } = await addressed({ kind: 'proposal-signed', model });
      const [headers = '', body = ''] = text.split(/\r?\n\r?\n(.*)/s);
      expect(headers).not.toMatch(/[^\x20-\x7e\r\n\t]|reply-to/i);
      expect((await simpleParser(`${headers}\r\n\r\n${body}`)).text).toContain(assinante_email);
    },
  );

  it('is answered to an address with an accented domain, in its ASCII form (attack 401)', async () => {
    const model = { ...mailFixtures['proposal-signed'], cliente_email: 'joao@padariapão.com.br' };
    const { text } = await addressed({ kind: 'proposal-signed', model });
    expect(text).toContain(`<joao@${domainToASCII('padariapão.com.br')}>`);
  });

  it('keeps a hostile client out of the headers', async () => {
    for (const cliente_email of [
      'a@b.com,c@d.com',
      'a@b.com\r\nBcc: x@y.com',
      '(((((',
      '=?utf-8?q?x=40evil=2Ecom?=@b.com',
    ])
      for (const cliente_nome of ['A\r\nBcc: x@y.com', '"A" <x@y.com>']) {
        const model = { ...mailFixtures['proposal-rejected'], cliente_email, cliente_nome };
        const { parsed } = await addressed({ kind: 'proposal-rejected', model });
        expect(parsed.replyTo).toBeUndefined();
        expect(parsed.bcc ?? parsed.cc).toBeUndefined();
      }
  });
});

it.each(Object.entries(mailFixtures).filter(([, model]) => 'proposal_id' in model))(
  '%s names both parties',
  (kind, model) => {
    const { text, html } = writeEmail({ kind, model } as Email, site, {
      link: 'https://acordo.example/public/proposal/x',
      token: '',
      pdf: true,
      logo: true,
      signature: true,
    });
    for (const said of ['Estúdio Lume', 'Padaria Pão & Prosa']) expect(text).toContain(said);
    expect(html).toContain('Estúdio Lume');
  },
);

describe('attachments', () => {
  it('are the PDF, and inline the logo and the written name', async () => {
    const { parsed } = await raw();
    expect(
      parsed.attachments.map(({ filename, contentType, contentDisposition, cid }) => ({
        filename,
        contentType,
        contentDisposition,
        cid,
      })),
    ).toEqual([
      { filename: 'logo.png', contentType: 'image/png', contentDisposition: 'inline', cid: 'logo@acordo' },
      {
        filename: 'assinatura.png',
        contentType: 'image/png',
        contentDisposition: 'inline',
        cid: 'assinatura@acordo',
      },
      {
        filename: 'proposta-assinada-4Q7ZK2M8X1C9V5TB.pdf',
        contentType: 'application/pdf',
        contentDisposition: 'attachment',
        cid: undefined,
      },
    ]);
    expect(parsed.attachments[2]?.content).toEqual(Buffer.from(enclosures.pdf.bytes));
  });
});

// Attack 78: contracts refuse most of these; the email must be safe by itself.
describe('hostile names stay names', () => {
  it.each([
    'A\r\nBcc: x@y.com',
    'A\nBcc: x@y.com\n\nbody',
    '"A" <x@y.com>',
    'A <x@y.com>, B',
    'x@y.com',
    '=?utf-8?Q?A=0D=0ABcc:_x@y.com?=',
    '=?utf-8?B?QQ0KQmNjOiB4QHkuY29t?=',
    'A\u2028Bcc: x@y.com',
    'A\u0085Bcc: x@y.com\u0000',
    `${'longo '.repeat(2_000)}\r\nBcc: x@y.com`,
    '\\"; Bcc: x@y.com',
    'Grupo: x@y.com;',
    '🖋️'.repeat(300),
  ])('%j', async (name) => {
    const hostile = { titulo: name, assinante_nome: name, empresa_nome: name, cliente_nome: name };
    const { parsed, text, envelope } = await raw(hostile, { name, address: 'marina@x.com.br' });
    expect(envelope.to).toEqual(['marina@x.com.br']);
    expect([...parsed.headers.keys()].sort()).toEqual(HEADERS);
    expect(parsed.from?.value.map(({ address }) => address)).toEqual([from.address]);
    expect((parsed.to as AddressObject).value.map(({ address }) => address)).toEqual(['marina@x.com.br']);
    expect(parsed.replyTo?.value.map(({ address }) => address)).toEqual(['ola@estudiolume.com.br']);
    expect(parsed.bcc ?? parsed.cc).toBeUndefined();
    expect(text.split(/\r?\n/).every((line) => line.length <= 998)).toBe(true);
  });

  it.each(['a@b.com,c@d.com', 'a@b.com\r\nRCPT TO:<x@y.com>', '<a@b.com>', 'a b@c.com', '((((('])(
    'a company address %j becomes no Reply-To',
    async (empresa_email) => {
      const { parsed } = await raw({ empresa_email });
      expect(parsed.replyTo).toBeUndefined();
      expect([...parsed.headers.keys()]).not.toContain('bcc');
    },
  );
});
