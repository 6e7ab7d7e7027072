import { describe, expect, it } from '@jest/globals';
import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { listProposals } from '@acordo/contracts/http/propostas/list';
import { setDevelopmentStatus } from '@acordo/contracts/http/propostas/set-development-status';
import { screen, waitFor } from '@testing-library/react';
import { at, LISTED_TITLE, openPage, ownerApi } from '../../shared/proposals/testing/owner-page';
import '../../shared/testing/patience';
import { Component } from './dashboard-page';

const second = { ...proposalFixture, id: '7f0d3f5a-61d6-4f8e-8f5a-0d4a5a1f9b22', titulo: 'A segunda' };

describe('returning to the list', () => {
  it('restores the position, however far it was loaded, and refetches what has changed meanwhile', async () => {
    const api = ownerApi();
    api.reply(listProposals, () => {
      const next = { link: '</api/propostas?limit=50&cursor=c2>; rel="next"' };
      const last = api.callsTo(listProposals).at(-1)?.url.includes('cursor=c2');
      return new Response(JSON.stringify([last ? second : proposalFixture]), { headers: last ? {} : next });
    });
    const { user, leaveTo } = openPage('/dashboard', { '/dashboard': Component });
    await user.click(await screen.findByRole('button', { name: 'Carregar mais propostas' }));
    await screen.findByText('A segunda');
    await leaveTo('/elsewhere');
    expect(screen.queryByText('A segunda')).toBeNull();
    const before = api.callsTo(listProposals).length;
    await leaveTo('/dashboard');
    expect(screen.getByText(LISTED_TITLE)).toBeDefined();
    expect(screen.getByText('A segunda')).toBeDefined();
    await waitFor(() => expect(api.callsTo(listProposals)).toHaveLength(before + 2));
  });

  it('restores the focus to the select that was locked while saving', async () => {
    const api = ownerApi([proposalFixture]);
    const changed = { ...proposalFixture, status_desenvolvimento: 'iniciado' as const };
    let finish = (): void => {};
    const response = new Promise<Response>((resolve) => {
      finish = () => resolve(new Response(JSON.stringify(changed)));
    });
    api.reply(at(setDevelopmentStatus, proposalFixture.id), () => response);
    const { user, notices } = openPage('/dashboard', { '/dashboard': Component });
    const select = await screen.findByRole<HTMLSelectElement>('combobox', {
      name: /^Status de desenvolvimento de /,
    });
    select.focus();
    await user.selectOptions(select, 'Iniciado');
    await waitFor(() => expect(select.disabled).toBe(true));
    // jsdom leaves the focus on what is disabled; browsers don't.
    const other = screen.getByRole('button', { name: LISTED_TITLE });
    other.focus();
    other.blur();
    expect(document.activeElement).toBe(document.body);
    finish();
    await waitFor(() => expect(notices).toHaveLength(1));
    await waitFor(() => expect(document.activeElement).toBe(select));
  });
});
