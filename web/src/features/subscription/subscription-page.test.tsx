import type { ResultOf } from '@acordo/contracts/call';
import { billingPlans } from '@acordo/contracts/http/billing/plans';
import { proposalLimits } from '@acordo/contracts/http/limits/proposal-limits';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { limitsFixture, openPage, ownerApi } from '../../shared/proposals/testing/owner-page';
import type { FakeApi } from '../../shared/testing/fake-api';
import '../../shared/testing/patience';
import { Component } from './subscription-page';

const FREE: ResultOf<typeof billingPlans> = {
  plano: 'gratuito',
  assinatura: null,
  checkout: { mensal: 'https://pay.example/m?client_reference_id=u1', anual: null },
};
const open = () => openPage('/subscription', { '/subscription': Component });
const card = async (name: string): Promise<HTMLElement> => {
  const found = (await screen.findByRole('heading', { level: 2, name })).closest('article');
  if (!found) throw new Error('no card');
  return found;
};

describe('/subscription (P17, D12)', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = ownerApi();
    api.respond(billingPlans, 200, FREE).respond(proposalLimits, 200, { ...limitsFixture, proposalCount: 2 });
  });

  it('shows what was used of the live limit, and links back to the dashboard', async () => {
    open();
    expect(await screen.findByText('Já usou 2 de 3')).toBeTruthy();
    const box = screen.getByRole('region', { name: 'Seu plano atual' });
    expect(within(box).getByText('Gratuito')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar ao Dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Escolha seu plano');
  });

  it('opens the checkout in a new tab without access to this one', async () => {
    open();
    const link = within(await card('Mensal')).getByRole('link', { name: /^Contratar plano Mensal/ });
    expect(link.getAttribute('href')).toBe('https://pay.example/m?client_reference_id=u1');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('shows if nothing is sold, and opens nothing', async () => {
    open();
    const anual = within(await card('Anual'));
    const button = anual.getByRole<HTMLButtonElement>('button', {
      name: 'Pagamento indisponível no momento',
    });
    expect(button.disabled).toBe(true);
    expect(anual.queryByRole('link')).toBeNull();
  });

  it('has both plans with their figures and the guarantees (P15, P16)', async () => {
    open();
    const [mensal, anual] = [await card('Mensal'), await card('Anual')];
    for (const text of ['Mais Popular', 'R$ 29,90']) expect(mensal.textContent).toContain(text);
    for (const text of ['R$ 19,90', 'R$ 358,80', 'R$ 238,80', '33% OFF', 'Economize R$ 120,00'])
      expect(anual.textContent).toContain(text);
    for (const note of [
      'Garantia de 30 dias',
      'Cancele quando quiser',
      'Sem taxas ocultas',
      'Dados protegidos',
      'Suporte 24/7',
    ])
      expect(screen.getByText(note)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Gratuito' })).toBeNull();
  });

  it('shows a paid plan, sells it no second time and warns of paying for two', async () => {
    api.respond(billingPlans, 200, {
      plano: 'mensal',
      assinatura: {
        plano: 'mensal',
        estado: 'ativa',
        periodo_ate: '2026-12-02T12:00:00.000Z',
        termina_em: null,
      },
      checkout: { mensal: 'https://pay.example/m', anual: 'https://pay.example/a' },
    });
    api.respond(proposalLimits, 200, { ...limitsFixture, proposalCount: 7, unlimitedProposals: true });
    open();
    expect(await screen.findByText('Renova em 02/12/2026')).toBeTruthy();
    expect(screen.getByText('7 propostas criadas neste mês')).toBeTruthy();
    expect(screen.queryByText(/Já usou/)).toBeNull();
    expect(within(await card('Mensal')).getByText('Este é o seu plano')).toBeTruthy();
    expect(within(await card('Mensal')).queryByRole('link')).toBeNull();
    expect(within(await card('Anual')).getByText(/^Você já tem o plano Mensal/)).toBeTruthy();
  });

  it('shows the new plan when the tab becomes visible again', async () => {
    open();
    await screen.findByText('Já usou 2 de 3');
    api.respond(proposalLimits, 200, { ...limitsFixture, unlimitedProposals: true });
    api.respond(billingPlans, 200, { ...FREE, plano: 'anual' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    const box = within(screen.getByRole('region', { name: 'Seu plano atual' }));
    expect(await box.findByText('Anual')).toBeTruthy();
    expect(await box.findByText('Propostas ilimitadas')).toBeTruthy();
  });

  it('can be retried after a failure', async () => {
    api.break(billingPlans);
    const { user } = open();
    const alert = await screen.findByRole('alert', {}, { timeout: 8_000 });
    expect(alert.textContent).toContain('Não foi possível carregar os planos');
    api.respond(billingPlans, 200, FREE);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByText('Já usou 2 de 3')).toBeTruthy();
  });
});
