import { describe, expect, it } from '@jest/globals';
import { acceptance, mayAccept, olderFacts, readOlder, rejection, signedOn } from './older-proposal';

const stored = {
  id: '1712',
  clientName: 'Padaria Aurora',
  clientEmail: 'marina@aurora.com.br',
  projectType: 'institutional',
  pages: 8,
  timeline: '30-dias',
  budget: '3000-6000',
  features: ['SEO otimizado', 7, ''],
  description: 'Novo site',
  status: 'pending',
};

describe('older proposals (P39, P41, D23)', () => {
  it('are read as they were written', () => {
    const read = readOlder(stored);
    expect(read).toMatchObject({ pages: 8, features: ['SEO otimizado'], status: 'open', signedAt: '' });
    expect(read && olderFacts(read)).toEqual([
      ['Cliente', 'Padaria Aurora'],
      ['E-mail', 'marina@aurora.com.br'],
      ['Tipo de projeto', 'Site Institucional'],
      ['Páginas', '8'],
      ['Prazo', '30 dias'],
      ['Investimento', 'R$ 4.500'],
    ]);
  });

  it.each([null, 'x', 7, [], {}, { id: '' }, { id: {} }])('%j is none', (text) =>
    expect(readOlder(text)).toBeNull(),
  );

  it('tolerate any other stored data', () => {
    const read = readOlder({
      id: 7,
      pages: 'many',
      features: 'all',
      signedAt: 'ontem',
      status: ['accepted'],
    });
    expect(read).toMatchObject({ id: '7', pages: null, features: [], signedAt: '', status: 'open' });
    expect(read && olderFacts(read)).toEqual([['Investimento', 'Sob consulta']]);
  });

  it('are accepted with name, email and agreement', () => {
    expect([mayAccept(' Ana ', ' a@b.c ', true), mayAccept(' ', 'a@b.c', true)]).toEqual([true, false]);
    expect([mayAccept('Ana', ' ', true), mayAccept('Ana', 'a@b.c', false)]).toEqual([false, false]);
    const taken = { ...stored, ...acceptance(' Ana ', ' a@b.c ', new Date('2026-11-28T01:30:00Z')) };
    const read = readOlder(taken);
    expect(read).toMatchObject({ status: 'accepted', signerName: 'Ana' });
    expect(read && signedOn(read)).toBe('27/11/2026, 22:30');
  });

  it.each([
    ['  ', 'Não informado'],
    [' caro ', 'caro'],
  ])('are rejected with the reason %j', (reason, kept) =>
    expect(readOlder({ ...stored, ...rejection(reason) })).toMatchObject({
      status: 'rejected',
      rejectionReason: kept,
    }),
  );
});
