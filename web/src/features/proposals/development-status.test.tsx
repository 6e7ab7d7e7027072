import { describe, expect, it } from '@jest/globals';
import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { listProposals } from '@acordo/contracts/http/propostas/list';
import { setDevelopmentStatus } from '@acordo/contracts/http/propostas/set-development-status';
import { screen, waitFor } from '@testing-library/react';
import { at, openPage, ownerApi } from '../../shared/proposals/testing/owner-page';
import '../../shared/testing/patience';
import { Component } from './dashboard-page';

const set = at(setDevelopmentStatus, proposalFixture.id);
const find = () =>
  screen.findByRole<HTMLSelectElement>('combobox', {
    name: `Status de desenvolvimento de ${proposalFixture.cliente_nome}`,
  });
const open = () => openPage('/dashboard', { '/dashboard': Component });

describe('development status (P21)', () => {
  it('changes at once, is locked while saving, and shows the new status', async () => {
    let finish = (): void => {};
    const api = ownerApi([proposalFixture]);
    const changed = { ...proposalFixture, status_desenvolvimento: 'iniciado' as const };
    const response = new Promise<Response>((resolve) => {
      finish = () => resolve(new Response(JSON.stringify(changed)));
    });
    api.reply(set, () => response);
    const { user, notices } = open();
    const select = await find();
    await user.selectOptions(select, 'Iniciado');
    await waitFor(() => expect(select.disabled).toBe(true));
    expect(select.value).toBe('iniciado');
    api.respond(listProposals, 200, [changed]);
    finish();
    await waitFor(() => expect(select.disabled).toBe(false));
    expect(select.value).toBe('iniciado');
    expect(notices).toEqual([
      { tone: 'success', title: 'Status atualizado!', detail: 'Status alterado para: Iniciado' },
    ]);
    expect(api.callsTo(set).map((call) => call.body)).toEqual([{ status_desenvolvimento: 'iniciado' }]);
  });

  it('goes back when the server refuses', async () => {
    const api = ownerApi([proposalFixture]).refuse(set, 'UNAVAILABLE');
    const { user, notices } = open();
    const select = await find();
    // The list cannot be fetched either: the previous value is restored.
    api.break(listProposals);
    await user.selectOptions(select, 'Finalizado');
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatchObject({ title: 'Erro', detail: 'Não foi possível atualizar o status' });
    await waitFor(() => expect(select.value).toBe('pendente'));
  });

  it('does nothing when the current one is chosen', async () => {
    const api = ownerApi([proposalFixture]);
    const { user } = open();
    await user.selectOptions(await find(), 'Aguardando início');
    expect(api.callsTo(set)).toEqual([]);
  });
});
