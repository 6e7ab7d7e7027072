import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { endSession, startSession } from '../../shared/session/session-store';
import '../../shared/testing/patience';
import { Component } from './landing-page';

function open(): void {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />);
}

const targets = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('landing (product.md points 1, 2 and 9)', () => {
  beforeEach(() => endSession());

  it('leads visitors to /auth', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Gere propostas profissionais em segundos',
    );
    expect(targets('Entrar')).toEqual(['/auth']);
    expect(targets('Começar Grátis')).toEqual(['/auth', '/auth']);
    expect(targets('Começar Agora - Grátis')).toEqual(['/auth']);
    expect(targets('Começar Agora - É Grátis')).toEqual(['/auth']);
  });

  it('leads users to their work', () => {
    startSession({ id: 'u1', nome: 'Ana' });
    open();
    expect(targets('Dashboard')).toEqual(['/dashboard']);
    expect(targets('Criar Nova Proposta')).toEqual(['/create']);
    expect(targets('Criar Primeira Proposta')).toEqual(['/create']);
    expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull();
  });

  it('has six cards', () => {
    open();
    const section = screen.getByRole('region', { name: 'Tudo o que a sua proposta precisa' });
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual([
      'Geração automática',
      'Templates elegantes',
      'Compartilhamento fácil',
      'Assinatura digital',
      'Dashboard completo',
      'Ideal para freelancers',
    ]);
  });

  it.each([
    [
      'Gratuito',
      'Começar Grátis',
      ['R$ 0', 'Até 3 propostas por mês', 'Templates básicos', 'Proposta via link'],
    ],
    [
      'Mensal',
      'Começar Teste Grátis',
      ['Mais Popular', 'R$ 29,90', 'Propostas ilimitadas', 'Suporte prioritário'],
    ],
    [
      'Anual',
      'Economizar 33%',
      ['R$ 19,90', 'R$ 238,80 por ano', 'R$ 358,80', '33% OFF', 'Economize R$ 120,00', 'Suporte VIP'],
    ],
  ])('shows the plan %s with its figures', (plan, button, texts) => {
    open();
    const card = screen.getByRole('heading', { level: 3, name: plan }).closest('article');
    if (!card) throw new Error('no card');
    for (const text of texts)
      expect(within(card).getByText((_all, node) => node?.textContent === text)).toBeTruthy();
    expect(within(card).getByRole('link', { name: button }).getAttribute('href')).toBe('/auth');
  });

  it('ends with the legal links', () => {
    open();
    expect(targets('Política de Privacidade')).toEqual(['/privacy-policy']);
    expect(targets('Termos de Uso')).toEqual(['/terms-of-service']);
  });
});
