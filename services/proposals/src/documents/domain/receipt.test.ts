import { documentFixture } from '@acordo/contracts/fixtures/proposal';
import { CONSENTS } from '@acordo/contracts/http/public/consent';
import { EVENT_DETAILS } from '@acordo/contracts/http/propostas/events';
import { describe, expect, it } from '@jest/globals';
import { type SignatureEvidence, verificationAddress } from './signature-evidence.js';
import { receiptOf } from './receipt.js';
import { plain } from './soft-text.js';

const evidence: SignatureEvidence = {
  codigo: '7K3MZ0QWA9XE2RTB',
  nome: 'José Antônio Ribeiro',
  email: 'jose@paoeprosa.com.br',
  em: new Date('2026-11-28T01:30:00.123Z'),
  ip: '203.0.113.7',
  porta: 50_123,
  user_agent: 'Mozilla/5.0',
  versao: 2,
  hash: Buffer.alloc(32, 0xa7),
  validade: new Date('2026-12-30T02:59:59.000Z'),
  consentimento: { versao: '1', texto: CONSENTS['1'] },
  eventos: Object.keys(EVENT_DETAILS).map((tipo, at) => ({
    seq: at + 1,
    tipo,
    em: new Date(Date.UTC(2026, 10, 27, 12, at)),
    hash: Buffer.alloc(32, at),
  })),
};
const parts = {
  appName: 'Acordo',
  document: { ...documentFixture, numero: '2026-014', emissao: '2026-11-30' },
  title: 'Proposta',
  address: 'https://a',
  qrSvg: '<svg/>',
  can: () => true,
};
const fact = (receipt: ReturnType<typeof receiptOf>, label: string) =>
  plain(receipt.facts.find((row) => row.label === label)?.value ?? '');

describe('receiptOf (D25)', () => {
  const receipt = receiptOf(evidence, parts);

  it('has the instant in both zones (D3)', () => {
    expect(fact(receipt, 'Data e hora')).toBe('27/11/2026 22:30:00 (GMT-03:00, horário de Brasília)');
    expect(fact(receipt, 'Data e hora (UTC)')).toBe('2026-11-28T01:30:00.123Z');
    expect(receipt.date).toEqual([2026, 11, 28, 1, 30, 0]);
  });

  it('names the kind honestly (D18)', () => {
    expect(receipt.copy.kind).toBe('Assinatura eletrônica simples');
    expect(JSON.stringify(receipt)).not.toMatch(/avançada|ICP/);
  });

  it('has the complete hash and the code in groups of four', () => {
    expect(fact(receipt, 'Hash do documento (SHA-256)')).toBe('a7'.repeat(32));
    expect(receipt.code).toBe('7K3M-Z0QW-A9XE-2RTB');
    expect(plain(receipt.footer)).toContain('7K3M-Z0QW-A9XE-2RTB');
  });

  it('says number, issue and validity of what was signed (P123)', () => {
    expect(fact(receipt, 'Proposta')).toBe('Nº 2026-014 · emitida em 30/11/2026 · válida até 29/12/2026');
    expect(receipt.signedOn).toBe('Assinada em 27/11/2026 · código 7K3M-Z0QW-A9XE-2RTB');
  });

  it('leaves out number, issue and validity that nobody knows', () => {
    const { numero: _number, emissao: _issued, ...document } = parts.document;
    const old = receiptOf({ ...evidence, validade: null }, { ...parts, document });
    expect(old.facts.map(({ label }) => label)).not.toContain('Proposta');
  });

  it('has both parties with all their data (P123)', () => {
    const [from, to] = receipt.parties.map(({ title, facts }) => ({
      title,
      facts: Object.fromEntries(facts.map(({ label, value }) => [label, plain(value)])),
    }));
    expect(from).toMatchObject({
      title: 'De',
      facts: { Empresa: 'Estúdio Lume', CNPJ: '12.ABC.345/01DE-35' },
    });
    expect(to).toMatchObject({
      title: 'Para',
      facts: { Nome: 'Padaria Pão & Prosa', CNPJ: '11.222.333/0001-81' },
    });
  });

  it('leaves out a port that was not known', () => {
    expect(fact(receipt, 'Endereço IP')).toBe('203.0.113.7, porta 50123');
    expect(fact(receiptOf({ ...evidence, porta: 0 }, parts), 'Endereço IP')).toBe('203.0.113.7');
  });

  it('keeps the row of an invisible name or address, in visible characters (attack 262)', () => {
    const old = receiptOf(
      { ...evidence, nome: '\u3164\u200b', email: 'a\u200b@x.com', user_agent: '\u2060' },
      parts,
    );
    expect(fact(old, 'Nome')).toBe('[U+3164][U+200B]');
    expect(fact(old, 'E-mail')).toBe('a[U+200B]@x.com');
    expect(old.facts.map(({ label }) => label)).toEqual(receipt.facts.map(({ label }) => label));
  });

  it('has a text for every kind of event', () => {
    expect(receipt.history).toHaveLength(evidence.eventos.length);
    for (const { label } of receipt.history)
      expect(label).toMatch(/^(Proposta|Link|Novo link|Andamento|E-mail|Lembrete) \S/);
    expect(receipt.history[0]).toMatchObject({ seq: '1', instant: '27/11/2026 09:00:00' });
  });

  it('has the complete consent text', () => {
    expect(receipt.consent.text.flat().map(plain).join('')).toBe(CONSENTS['1']);
  });
});

it('links to the verification of the code', () => {
  expect(verificationAddress('https://acordo.test', evidence.codigo)).toBe(
    'https://acordo.test/verificar/7K3MZ0QWA9XE2RTB',
  );
});
