import { describe, expect, it } from '@jest/globals';
import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { rowOf } from './row';

describe('row', () => {
  it('shows title, type, date, amount and two features (P28)', () => {
    expect(rowOf(proposalFixture)).toEqual({
      title: 'Proposta para Padaria Pão & Prosa',
      client: { name: 'Padaria Pão & Prosa', email: 'contato@paoeprosa.com.br' },
      whole:
        'Proposta para Padaria Pão & Prosa - contato@paoeprosa.com.br\nPadaria Pão & Prosa · contato@paoeprosa.com.br',
      typeLabel: 'Site Institucional',
      status: { status: 'rascunho', label: 'Rascunho', tone: 'neutral' },
      date: '27/11/2026',
      amount: 'R$ 11.200,00',
      features: ['Sistema de contato', 'Galeria de imagens'],
      more: '+2 mais',
    });
  });
  it('knows the client of an old record from its title, and shows no email in it (D41, P112)', () => {
    const row = rowOf({ ...proposalFixture, cliente_nome: '', cliente_email: '' });
    expect([row.title, row.client]).toEqual([
      'Proposta para Padaria Pão & Prosa',
      { name: 'Padaria Pão & Prosa', email: 'contato@paoeprosa.com.br' },
    ]);
    const own = rowOf({ ...proposalFixture, titulo: 'Loja nova', cliente_nome: '', cliente_email: '' });
    expect([own.title, own.client, own.whole]).toEqual(['Loja nova', { name: '', email: '' }, 'Loja nova']);
  });
  it('shows no "mais" without more features', () => {
    expect(rowOf({ ...proposalFixture, funcionalidades: ['a', 'b'] }).more).toBe('');
    expect(rowOf({ ...proposalFixture, funcionalidades: [] }).features).toEqual([]);
  });
  it('has an amount even without a price (D43)', () =>
    expect(rowOf({ ...proposalFixture, valor_total: '0.00' }).amount).toBe('Sob consulta'));
});
