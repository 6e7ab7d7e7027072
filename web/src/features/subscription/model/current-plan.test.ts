import { describe, expect, it } from '@jest/globals';
import type { Billing } from '../api/billing-plans';
import { offerOf, subscriptionNote, usage } from './current-plan';

const LIMITS = {
  canCreateProposal: true,
  proposalCount: 2,
  maxProposals: 3,
  unlimitedProposals: false,
  isAdmin: false,
};
const checkout = { mensal: 'https://pay.example/m', anual: 'https://pay.example/a' };
const subscribed = (plano: 'mensal' | 'anual', estado: 'ativa' | 'em_atraso' | 'cancelada'): Billing => ({
  plano,
  assinatura: {
    plano,
    estado,
    periodo_ate: '2026-12-02T01:00:00.000Z',
    termina_em: estado === 'ativa' ? null : '2026-12-05T02:59:59.000Z',
  },
  checkout,
});
const free: Billing = { plano: 'gratuito', assinatura: null, checkout };

describe('the current plan (D12)', () => {
  it.each([
    [free, null],
    [subscribed('mensal', 'ativa'), 'Renova em 01/12/2026'],
    [subscribed('mensal', 'em_atraso'), 'Pagamento em atraso: o plano termina em 04/12/2026'],
    [subscribed('anual', 'cancelada'), 'Cancelado: vale até 04/12/2026'],
  ])('describes the subscription’s state, by the day in São Paulo (D3): %#', (billing, note) => {
    expect(subscriptionNote(billing)).toBe(note);
  });

  it('counts against the limit, or only counts', () => {
    expect(usage(LIMITS)).toEqual({ text: 'Já usou 2 de 3', bar: { value: 2, max: 3 } });
    for (const rights of [{ unlimitedProposals: true }, { isAdmin: true }])
      expect(usage({ ...LIMITS, ...rights })).toEqual({ text: '2 propostas criadas neste mês', bar: null });
    expect(usage({ ...LIMITS, proposalCount: 1, isAdmin: true }).text).toBe('1 proposta criada neste mês');
  });
});

describe('what a plan’s card offers', () => {
  it('opens the checkout if there is one', () => {
    expect(offerOf('anual', free)).toEqual({ kind: 'open', address: 'https://pay.example/a', besides: null });
    expect(offerOf('anual', { ...free, checkout: { ...checkout, anual: null } })).toEqual({
      kind: 'unavailable',
    });
  });

  it('sells no plan twice, and warns of paying for two', () => {
    for (const state of ['ativa', 'em_atraso'] as const) {
      expect(offerOf('mensal', subscribed('mensal', state))).toEqual({ kind: 'current' });
      expect(offerOf('anual', subscribed('mensal', state))).toMatchObject({
        kind: 'open',
        besides: 'Mensal',
      });
    }
    expect(offerOf('mensal', subscribed('mensal', 'cancelada'))).toMatchObject({
      kind: 'open',
      besides: null,
    });
  });
});
