import { documentFixture, proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import { getCompanySettings } from '@acordo/contracts/http/company/settings';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { openPage, ownerApi } from '../../shared/proposals/testing/owner-page';
import { startSession } from '../../shared/session/session-store';
import '../../shared/testing/patience';
import { Component } from './dashboard-page';

const SETTINGS = { ...documentFixture.empresa, user_id: userFixture.id };
const NOTE = 'Suas propostas ainda não mostram quem as envia.';
const GUIDE = { name: 'Antes de enviar a primeira proposta' };
const open = () => openPage('/dashboard', { '/dashboard': Component });
/** Steps, with their links. */
const stepsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('listitem')
    .map((item) => {
      const link = within(item).queryByRole('link');
      return [link?.getAttribute('href') ?? 'Feito', item.textContent] as const;
    });
const settled = async () => {
  await screen.findByText(/^Nenhuma proposta|^Rascunho$/);
  await act(() => new Promise((done) => setTimeout(done, 100)));
};

beforeEach(() => localStorage.clear());

describe('the start of an owner without company settings (P116)', () => {
  it('has three steps while there is no proposal', async () => {
    ownerApi().refuse(getCompanySettings, 'COMPANY_NOT_FOUND');
    open();
    act(() => startSession({ ...userFixture, email_confirmado: false }));
    const steps = stepsIn(await screen.findByRole('region', GUIDE));
    expect(steps.map(([to]) => to)).toEqual(['/settings', '/settings', '/conta']);
    expect(steps.map(([, text]) => text)).toEqual([
      expect.stringMatching(/^Seu nome ou empresa e contatoA fazer/),
      expect.stringMatching(/^Logo e coresA fazer/),
      expect.stringMatching(/^Confirmar e-mailA fazer/),
    ]);
    expect(screen.getByRole('link', { name: 'Criar Primeira Proposta' })).toBeDefined();
  });

  it('is resumed with what is left', async () => {
    ownerApi().respond(getCompanySettings, 200, {
      ...NO_COMPANY,
      user_id: userFixture.id,
      nome_empresa: 'Lume',
      email_empresa: 'ola@lume.com.br',
    });
    open();
    const steps = stepsIn(await screen.findByRole('region', GUIDE));
    expect(steps.map(([to]) => to)).toEqual(['Feito', '/settings', 'Feito']);
    expect(steps[0]?.[1]).toContain('Feito');
  });

  it('is gone when all is done, or cannot be known', async () => {
    const api = ownerApi().respond(getCompanySettings, 200, { ...SETTINGS, logo_url: '/api/assets/abc' });
    const { unmount } = open();
    await settled();
    expect(screen.queryByRole('region', GUIDE)).toBeNull();
    unmount();
    api.break(getCompanySettings);
    open();
    await settled();
    expect(screen.queryByRole('region', GUIDE)).toBeNull();
  });

  it('can be left', async () => {
    ownerApi().refuse(getCompanySettings, 'COMPANY_NOT_FOUND');
    const { user } = open();
    await screen.findByRole('region', GUIDE);
    await user.click(screen.getByRole('button', { name: 'Agora não' }));
    expect(screen.queryByRole('region', GUIDE)).toBeNull();
  });

  it('is a note beside proposals that name nobody, until it is dismissed', async () => {
    ownerApi([proposalFixture]).refuse(getCompanySettings, 'COMPANY_NOT_FOUND');
    const { user, unmount } = open();
    const note = (await screen.findByText(NOTE)).closest('section') as HTMLElement;
    expect(stepsIn(note).map(([to]) => to)).toEqual(['/settings', '/settings', 'Feito']);
    await user.click(within(note).getByRole('button', { name: 'Agora não' }));
    expect(screen.queryByText(NOTE)).toBeNull();
    unmount();
    open();
    await settled();
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it('shows nothing beside proposals that name their sender', async () => {
    ownerApi([proposalFixture]).respond(getCompanySettings, 200, { ...SETTINGS, logo_url: '' });
    open();
    await settled();
    expect(screen.queryByText(NOTE)).toBeNull();
  });
});
