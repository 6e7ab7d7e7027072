import { describe, expect, it } from '@jest/globals';
import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { logout } from '@acordo/contracts/http/auth/logout';
import { proposalLimits } from '@acordo/contracts/http/limits/proposal-limits';
import { act, screen, waitFor } from '@testing-library/react';
import { limitsFixture, LISTED_TITLE, openPage, ownerApi } from '../../shared/proposals/testing/owner-page';
import { currentUser, startSession } from '../../shared/session/session-store';
import '../../shared/testing/patience';
import { Component } from './dashboard-page';

const open = () => openPage('/dashboard', { '/dashboard': Component });
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('header (P25)', () => {
  it('links to plans, settings, account and the wizard', async () => {
    ownerApi([proposalFixture]);
    open();
    await screen.findByText('Propostas: 1/3');
    expect(['Assinar', 'Configurações', 'Conta', 'Nova Proposta'].map(target)).toEqual([
      '/subscription',
      '/settings',
      '/conta',
      '/create',
    ]);
  });

  it.each([
    [{ nome: 'Marina Duarte' }, 'Olá, Marina'],
    [{ nome: ' ' }, `Olá, ${userFixture.email}`],
    [{ nome: '', email: '' }, 'Olá, Usuário'],
  ])('greets %j', async (known, greeting) => {
    ownerApi();
    open();
    act(() => startSession({ ...userFixture, ...known }));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(greeting);
  });

  it('shows when signing out failed, and stays', async () => {
    ownerApi().break(logout);
    const { user, notices } = open();
    await user.click(await screen.findByRole('button', { name: 'Sair' }));
    await waitFor(() =>
      expect(notices.at(-1)).toEqual({
        tone: 'destructive',
        title: 'Erro',
        detail: 'Não foi possível sair. Tente novamente.',
      }),
    );
    expect(currentUser()?.id).toBe(userFixture.id);
  });
});

describe('limit banner (P27)', () => {
  const limits = (more: Partial<typeof limitsFixture>) =>
    ownerApi([proposalFixture]).respond(proposalLimits, 200, { ...limitsFixture, ...more });
  const bar = () =>
    screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Propostas usadas neste mês' });

  it('fills with every proposal', async () => {
    limits({ proposalCount: 2 });
    open();
    expect(await screen.findByText('Propostas: 2/3')).toBeDefined();
    expect(screen.getByText('Você ainda pode criar 1 proposta(s) gratuita(s).')).toBeDefined();
    expect([bar().value, bar().max]).toEqual([2, 3]);
    expect(screen.queryByText('Limitado')).toBeNull();
  });

  it('is not shown without a limit', async () => {
    limits({ proposalCount: 7, unlimitedProposals: true });
    open();
    await screen.findByRole('list', { name: `Ações de ${LISTED_TITLE}` });
    await waitFor(() => expect(target('Nova Proposta')).toBe('/create'));
    expect(screen.queryByText('Propostas: 7/3')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
