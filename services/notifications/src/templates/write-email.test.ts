import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mailFixtures } from '@acordo/contracts/fixtures/mail';
import { MAIL_KINDS } from '@acordo/contracts/internal/mail/kinds';
import { describe, expect, it } from '@jest/globals';
import type { Email } from './email.js';
import { sampleEnclosed as enclosed, sampleSite as site } from './sample-surroundings.js';
import { writeEmail } from './write-email.js';

const signed = mailFixtures['proposal-signed'];
const rejected = mailFixtures['proposal-rejected'];
const writeSigned = (changes: Partial<typeof signed> = {}) =>
  writeEmail({ kind: 'proposal-signed', model: { ...signed, ...changes } }, site, enclosed);
const writeRejected = (changes: Partial<typeof rejected> = {}) =>
  writeEmail({ kind: 'proposal-rejected', model: { ...rejected, ...changes } }, site, enclosed);

/** Tags inside a line: of an unbroken word, and of what must not become a link. */
const INLINE =
  /<span style="display:inline-block">|<a style="color:inherit;text-decoration:none">|<\/?span>|(?<=<a style="color:inherit;text-decoration:none">(?:(?!<\/a>)[\s\S])*)<\/a>/g;

/** Output of scripts/mail-fixtures.mjs, to review every email before a change is committed. */
const fixture = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../fixtures', name), 'utf8');

describe.each(MAIL_KINDS)('email %s', (kind) => {
  const email = { kind, model: mailFixtures[kind] } as Email;
  const written = writeEmail(email, site, enclosed);

  it('reads as it did before (L24)', () => {
    expect(`Subject: ${written.subject}\n\n${written.text}`).toBe(fixture(`${kind}.txt`));
    expect(written.html).toBe(fixture(`${kind}.html`));
  });

  it('breaks no line of a fact after the hyphen of "e-mail"', () => {
    const facts = written.html.match(/<td class="value[\s\S]*?<\/td>/g) ?? [];
    const breakable = facts.join('').replace(/<span style="display:inline-block">[^<]*<\/span>/g, '');
    expect(breakable).not.toMatch(/\be-mail/i);
  });

  it('has the same content in both forms', () => {
    const seen = written.html
      .replace(/^[\s\S]*<body[^>]*>/, '')
      .replace(INLINE, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/\s+/g, ' ');
    const words = written.text.split('\n').flatMap((line) => line.replace(/^[>\s-]+/, '').split(': '));
    // Plain text needs brackets where HTML uses invisible markup (docs/decisions/0030).
    for (const word of words.filter((text) => text && !/^https:|<.*>|:$/.test(text)))
      expect(seen).toContain(word.replace(/\[([.@])\]/g, '$1'));
  });

  it('loads nothing and leads only to us (attack 81)', () => {
    const addresses = [...written.html.matchAll(/(?:href|src|background|action)\s*=\s*["']?([^"'\s>]+)/gi)];
    expect(addresses.length).toBeGreaterThan(0);
    // The logo is a part of the message itself, and its name contains nothing of the proposal.
    for (const [whole, address] of addresses)
      expect(address).toMatch(
        whole.startsWith('src') ? /^cid:(logo|assinatura)@acordo$/ : /^https:\/\/acordo\.example(\/|$)/,
      );
    expect(written.html).not.toMatch(/<(script|iframe|link|form|video|object)|url\(|@import/i);
  });
});

describe('the content of the emails', () => {
  it('shows the title without the email behind it (D41)', () => {
    const { subject, text } = writeSigned({ titulo: 'Proposta para Ana - ana@x.com.br' });
    expect(subject).toBe('Proposta assinada: Proposta para Ana');
    expect(text).not.toContain('ana@x.com.br');
  });

  it('shows both times of the evidence (D3)', () => {
    const { text } = writeSigned();
    expect(text).toContain('27/11/2026 22:30:00 (GMT-03:00, horário de Brasília)');
    expect(text).toContain('2026-11-28T01:30:00.000Z (UTC)');
  });

  it('shows a price that is still to be agreed as such (D43)', () => {
    expect(writeSigned({ valor_total: '0.00' }).text).toContain('Investimento: Sob consulta');
    expect(writeSigned({ valor_total: '1234567.89' }).text).toContain('Investimento: R$ 1.234.567,89');
  });

  it('names the kind of signature (D18)', () => {
    const { text } = writeSigned();
    expect(text).toContain('Assinatura eletrônica simples');
    expect(text).not.toMatch(/avançada|ICP/i);
  });

  it('shows when no reason was given', () => {
    expect(writeRejected({ motivo: ' \n ' }).text).toContain('> Não informado');
  });

  it('keeps the lines of a reason, each of them quoted', () => {
    const { text, html } = writeRejected({ motivo: 'Um.\n\n-- \nDois: <b>x</b>' });
    expect(text).toContain('> Um.\n> \n> --\n> Dois: <b>x</b>\n');
    expect(html).toContain('Um.<br><br>-- <br>Dois: &lt;b&gt;x&lt;/b&gt;');
  });

  const copy = mailFixtures['signed-copy'];
  const writeCopy = (changes: Partial<typeof copy> = {}, more: Partial<typeof enclosed> = {}) =>
    writeEmail({ kind: 'signed-copy', model: { ...copy, ...changes } }, site, { ...enclosed, ...more });

  it('shows that the PDF is attached, or where to get it', () => {
    for (const write of [
      (pdf: boolean) => writeCopy({}, { pdf }).text,
      (pdf: boolean) =>
        writeEmail({ kind: 'proposal-signed', model: signed }, site, { ...enclosed, pdf }).text,
    ]) {
      expect(write(true)).toContain('está anexado em PDF');
      expect(write(false)).toContain('pode ser baixado em PDF na página da proposta');
    }
  });

  it('links a client to the page, or to the verification once the link is closed (D15)', () => {
    expect(writeCopy().text).toContain(`Abrir proposta assinada:\n${enclosed.link}\n`);
    expect(writeCopy({}, { link: '' }).text).toContain(
      'Verificar assinatura:\nhttps://acordo.example/verificar/4Q7ZK2M8X1C9V5TB\n',
    );
  });

  it('writes the code of verification as the PDF and the page do (D25)', () => {
    for (const text of [
      writeCopy().text,
      writeEmail({ kind: 'proposal-signed', model: signed }, site, enclosed).text,
    ])
      expect(text).toContain('Código de verificação: 4Q7Z-K2M8-X1C9-V5TB\n');
  });

  it('shows the company’s colour with readable text on it, and no invalid colour (D26, attack 77)', () => {
    const action = (empresa_cor: string) =>
      /<a class="(\w+)" href="[^"]+" style="([^"]+)"/.exec(writeCopy({ empresa_cor }).html);
    expect(action('#111827')?.[2]).toMatch(/background:#111827;.*color:#FFFFFF$/);
    expect(action('#FDE68A')?.[2]).toMatch(/background:#FDE68A;.*color:#10182B$/);
    expect(action('#FFFFFF')?.[2]).toContain('border:1px solid #857F70'); // else only text on the sheet
    for (const none of ['', 'red', '#fff', '#FFFFFF;x:y', 'url(x)'])
      expect(action(none)).toMatchObject({ 1: 'button' });
  });

  it('shows a logo only where there is one', () => {
    expect(writeCopy().html).toContain('<img src="cid:logo@acordo" alt="Estúdio Lume"');
    expect(writeCopy({}, { logo: false }).html).not.toContain('cid:logo');
    expect(writeSigned().html).not.toContain('cid:logo'); // the owner does not need it
  });

  it('shows the signature as the image of the name, with the name as its text, and as text without it', () => {
    for (const { html } of [writeCopy(), writeSigned()])
      expect(html).toContain('<img src="cid:assinatura@acordo" alt="Assinatura de José Antônio Ribeiro"');
    const { html } = writeCopy({}, { signature: false });
    expect(html).not.toContain('cid:assinatura');
    expect(html).toMatch(/class="pen rule"[^>]*>José Antônio Ribeiro</);
    expect(writeCopy({ assinante_nome: '"><img src=x>' }).html).not.toContain('<img src=x>');
  });

  it('names the end of a link and whether somebody looked', () => {
    const ending = mailFixtures['link-ending'];
    const write = (vista_ultima_em: string | null) =>
      writeEmail({ kind: 'link-ending', model: { ...ending, vista_ultima_em } }, site, enclosed).text;
    expect(write(null)).toContain('Última visita: Ainda não foi vista');
    expect(write('2026-11-28T01:30:00.000Z')).toContain('Última visita: 27/11/2026, 22:30');
    expect(write(null)).toContain('vale até 27/12/2026, 23:59.');
  });

  it('shows for a joined account whether its password still works (D11)', () => {
    const joined = mailFixtures['google-joined'];
    const write = (senha_apagada: boolean) =>
      writeEmail({ kind: 'google-joined', model: { ...joined, senha_apagada } }, site, enclosed).text;
    expect(write(false)).toContain('Senha: Continua a mesma');
    expect(write(true)).toContain('Senha: Apagada');
    const model = { ...joined, senha_apagada: false, sem_senha: true };
    const without = writeEmail({ kind: 'google-joined', model }, site, enclosed).text;
    expect(without).toContain('Senha: Esta conta não tem senha');
    expect(without).not.toContain('Continua a mesma');
  });

  it('shows that a Google account was unlinked if one was, and nothing for earlier messages (D11)', () => {
    const {
      sessoes_encerradas: _s,
      google_desligado: _g,
      ...earlier
    } = mailFixtures['email-changed-by-admin'];
    const moved = (changes: object) =>
      writeEmail({ kind: 'email-changed-by-admin', model: { ...earlier, ...changes } }, site, enclosed).text;
    expect(moved({})).not.toMatch(/Google|Sessões/);
    expect(moved({ sessoes_encerradas: true, google_desligado: false })).toMatch(/Sessões: Encerradas/);
    expect(moved({ sessoes_encerradas: true, google_desligado: false })).not.toContain('Google');
    const both = { sessoes_encerradas: true, google_desligado: true };
    expect(moved({ ...both, para: 'novo' })).toMatch(/Conta Google: Desconectada.*\n.*Esqueci minha senha/);
    // The old address does not get the way to sign in.
    expect(moved({ ...both, para: 'anterior' })).toMatch(/Conta Google: Desconectada/);
    expect(moved({ ...both, para: 'anterior' })).not.toContain('Esqueci minha senha');

    const changed = mailFixtures['password-changed'];
    const write = (google_desligado: boolean) =>
      writeEmail({ kind: 'password-changed', model: { ...changed, google_desligado } }, site, enclosed);
    for (const form of ['text', 'html'] as const) {
      expect(write(true)[form]).toContain('Desconectada');
      expect(write(false)[form]).not.toContain('Google');
    }
  });

  it('gives a person whose address no longer works a contact (D38)', () => {
    const contact = 'Ver canais de contato:\nhttps://acordo.example/privacy-policy#contato\n';
    const admin = mailFixtures['admin-email-changed'];
    const user = mailFixtures['email-changed-by-admin'];
    for (const para of ['anterior', 'novo'] as const) {
      const emails = [
        writeEmail({ kind: 'admin-email-changed', model: { ...admin, para } }, site, enclosed),
        writeEmail({ kind: 'email-changed-by-admin', model: { ...user, para } }, site, enclosed),
      ];
      for (const { text } of emails) expect(text.includes(contact)).toBe(para === 'anterior');
    }
    const closing = { kind: 'account-closing', model: mailFixtures['account-closing'] } as const;
    expect(writeEmail(closing, site, enclosed).text).toContain(contact);
  });

  it('names the browser that changed a password only where it is known', () => {
    const write = (user_agent: string) => {
      const model = { ...mailFixtures['password-changed'], user_agent };
      return writeEmail({ kind: 'password-changed', model }, site, enclosed).text;
    };
    expect(write('Mozilla/5.0 (Android 16) Firefox/150')).toContain(
      'De onde: IP 203.0.113.7\n  Firefox no Android\n',
    );
    for (const unknown of ['', 'curl/8']) expect(write(unknown)).toContain('De onde: IP 203.0.113.7\n\n');
  });

  it('shows for a new device how it signed in, what to do, and that no more emails follow (D29)', () => {
    const write = (changes: Partial<(typeof mailFixtures)['new-device']>) => {
      const model = { ...mailFixtures['new-device'], ...changes };
      return writeEmail({ kind: 'new-device', model }, site, enclosed).text;
    };
    expect(write({})).toContain(
      'Quando: 27/11/2026, 22:30 (horário de Brasília)\nAparelho: Chrome no Linux\n',
    );
    expect(write({})).toContain('Troque a senha agora e encerre as outras sessões na página Conta.');
    expect(write({ metodo: 'google' })).toContain('Confira a segurança da sua conta do Google');
    expect(write({})).not.toContain('último aviso');
    expect(write({ ultimo_do_dia: true })).toContain('último aviso deste tipo nas próximas 24 horas');
  });

  it('quotes the owner’s reminder without making links of it (attack 398)', () => {
    const model = {
      ...mailFixtures['client-reminder'],
      texto: 'Pague em www.golpe.com\n<b>ou ligue</b>\n{link} 0800 123 4567',
    };
    const { text, html, subject } = writeEmail({ kind: 'client-reminder', model }, site, enclosed);
    expect(subject).toBe('Sobre a proposta: Proposta para Padaria Pão & Prosa');
    expect(text).toContain('> Pague em www[.]golpe[.]com\n> <b>ou ligue</b>\n> {link} 0800 123 4567');
    expect(html).not.toMatch(/golpe\.com|<b>|href="[^"]*(?:golpe|0800)/);
    expect(text).toContain(`Abrir proposta:\n${enclosed.link}`);
  });

  it('reminds in our own words before the end, and without an address of the company asks for no reply (P121)', () => {
    const model = { ...mailFixtures['client-reminder'], texto: '', empresa_email: '' };
    const { text, subject } = writeEmail({ kind: 'client-reminder', model }, site, enclosed);
    expect(subject).toBe('A proposta vale até 27/12/2026, 23:59: Proposta para Padaria Pão & Prosa');
    expect(text).not.toMatch(/Mensagem de|Responda a este/);
  });

  it('has different texts for owner and client', () => {
    const replaced = mailFixtures['link-replaced'];
    const write = (to_email: string) =>
      writeEmail({ kind: 'link-replaced', model: { ...replaced, to_email } }, site, enclosed).text;
    expect(write('')).toContain('porque substituiu o link');
    expect(write('x@y.com')).toContain('porque assinou esta proposta, enviada por Estúdio Lume pelo Acordo.');
    for (const text of [write(''), write('x@y.com')]) expect(text).toContain(enclosed.link);
  });

  it('has different texts for the old and the new address, each with the other only masked (D29)', () => {
    const changed = mailFixtures['email-changed-by-admin'];
    const writeUser = (para: 'anterior' | 'novo') =>
      writeEmail({ kind: 'email-changed-by-admin', model: { ...changed, para } }, site, enclosed);
    expect(writeUser('anterior').text).toContain(
      'Este endereço não serve mais para entrar. O novo endereço é m***[@]',
    );
    expect(writeUser('novo').text).not.toContain('m***');
    expect(writeUser('novo').text).toContain('ainda precisa ser confirmado');
    const admin = mailFixtures['admin-email-changed'];
    const writeAdmin = (para: 'anterior' | 'novo') =>
      writeEmail({ kind: 'admin-email-changed', model: { ...admin, para } }, site, enclosed).text;
    expect(writeAdmin('anterior')).toContain('não entra mais no painel do Acordo. O novo endereço é n***[@]');
    expect(writeAdmin('novo')).toContain('é o endereço com que você entra');
  });

  it('shows from where an administrator’s account was changed, and the state of the second factor', () => {
    const switched = mailFixtures['admin-2fa-switched'];
    const write = (changes: Partial<typeof switched>) =>
      writeEmail({ kind: 'admin-2fa-switched', model: { ...switched, ...changes } }, site, enclosed);
    expect(write({}).text).toContain('De onde: IP 203.0.113.7');
    expect(write({ ip: '' }).text).toContain('De onde: Linha de comando do servidor');
    expect(write({}).subject).toBe('A verificação em duas etapas foi ativada');
    expect(write({ ligado: false }).subject).toBe('A verificação em duas etapas foi desativada');
    expect(write({ ligado: false }).text).toContain('basta agora a senha');
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</style><h1>',
    '<!--',
    '${x}',
    "' onload='",
  ])('shows %j inert wherever it stands (attack 81)', (evil) => {
    const changes = { titulo: evil, cliente_nome: evil, empresa_nome: evil };
    // Which words are unbroken or separated depends on the text.
    const clean = (html: string) =>
      html
        .replace(INLINE, '')
        .match(/<[a-z!/][^>]*>/gi)
        ?.map((tag) => tag.replace(/\s[\s\S]*/, ''));
    const emails: [string, string][] = [
      [
        writeSigned({
          ...changes,
          assinante_nome: evil,
          assinante_email: evil,
          ip: evil,
          codigo: evil,
          conteudo_hash: evil,
        }).html,
        writeSigned().html,
      ],
      [writeRejected({ ...changes, motivo: evil }).html, writeRejected().html],
      [
        writeCopy({
          titulo: evil,
          empresa_nome: evil,
          assinante_nome: evil,
          codigo: evil,
          empresa_logo: evil,
        }).html,
        writeCopy().html,
      ],
    ];
    for (const [html, plain] of emails) expect(clean(html)).toEqual(clean(plain));
  });
});
