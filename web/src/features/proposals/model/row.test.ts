import { describe, expect, it } from '@jest/globals';
import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { rowOf } from './row';

describe('row', () => {
  it('shows title, type, date, amount and two features (P28)', () => {
    expect(rowOf(proposalFixture)).toEqual({
      title: 'Proposta para Padaria Pão & Prosa - contato@paoeprosa.com.br',
      typeLabel: 'Site Institucional',
      status: { status: 'rascunho', label: 'Rascunho', tone: 'neutral' },
      date: '27/11/2026',
      amount: 'R$ 11.200,00',
      features: ['Sistema de contato', 'Galeria de imagens'],
      more: '+2 mais',
    });
  });
  it('shows no "mais" without more features', () => {
    expect(rowOf({ ...proposalFixture, funcionalidades: ['a', 'b'] }).more).toBe('');
    expect(rowOf({ ...proposalFixture, funcionalidades: [] }).features).toEqual([]);
  });
  it('has an amount even without a price (D43)', () =>
    expect(rowOf({ ...proposalFixture, valor_total: '0.00' }).amount).toBe('Sob consulta'));
});
