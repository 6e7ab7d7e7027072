import { describe, expect, it } from '@jest/globals';
import { HOSTILE_TEXTS } from '@acordo/contracts/fixtures/hostile-texts';
import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { type ProposalEvent, proposalEvents } from '@acordo/contracts/http/propostas/events';
import { getProposal } from '@acordo/contracts/http/propostas/get';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { screen, waitFor, within } from '@testing-library/react';
import { at, LISTED_TITLE, openPage, ownerApi } from '../../shared/proposals/testing/owner-page';
import '../../shared/testing/patience';
import { Component } from './dashboard-page';

const sent: Proposal = {
  ...proposalFixture,
  status: 'enviado',
  token: 'abc',
  link_expira_em: '2026-12-28T02:59:59.000Z',
  vistas: 3,
  vista_primeira_em: '2026-11-27T18:04:00.000Z',
  vista_ultima_em: '2026-11-28T01:30:00.000Z',
};
const events = at(proposalEvents, sent.id);
const history = (list: ProposalEvent[]) => () => new Response(JSON.stringify(list));

async function openSheet() {
  const page = openPage('/dashboard', { '/dashboard': Component });
  await page.user.click(await screen.findByRole('button', { name: LISTED_TITLE }));
  return { ...page, sheet: await screen.findByRole('dialog', { name: LISTED_TITLE }) };
}

describe('detail sheet', () => {
  it('shows the real history, in São Paulo, oldest first (L14)', async () => {
    const api = ownerApi([sent]);
    api.reply(
      events,
      history([
        { tipo: 'criada', em: '2026-11-27T13:00:00.000Z', detalhes: { versao: 1 } },
        {
          tipo: 'link_gerado',
          em: '2026-11-27T14:00:00.000Z',
          detalhes: { expira_em: '2026-12-28T02:59:59.000Z' },
        },
        { tipo: 'vista', em: '2026-11-28T01:30:00.000Z', detalhes: {} },
      ]),
    );
    const { sheet } = await openSheet();
    await within(sheet).findByText('Proposta criada');
    const lines = within(sheet).getByText('Proposta criada').closest('ol')?.querySelectorAll('li') ?? [];
    expect(Array.from(lines, (line) => line.textContent)).toEqual([
      'Proposta criada27/11/2026, 10:00',
      'Link público geradoVálido até 27/12/202627/11/2026, 11:00',
      'Vista pelo cliente27/11/2026, 22:30',
    ]);
  });

  it('shows how often the client has looked, first and last (D20), and until when the link works', async () => {
    ownerApi([sent]);
    const { sheet } = await openSheet();
    const fact = (label: string) => within(sheet).getByText(label).nextElementSibling?.textContent;
    expect(fact('Vezes')).toBe('3');
    expect(fact('Primeira vez')).toBe('27/11/2026, 15:04');
    expect(fact('Última vez')).toBe('27/11/2026, 22:30');
    expect(fact('Link válido até')).toBe('27/12/2026');
  });

  it('shows the server’s current data, not the row’s', async () => {
    const api = ownerApi([sent]);
    api.respond(at(getProposal, sent.id), 200, { ...sent, vistas: 8 });
    const { sheet } = await openSheet();
    await waitFor(() => expect(within(sheet).getByText('Vezes').nextElementSibling?.textContent).toBe('8'));
  });

  it('shows a rejection’s reason exactly as typed (attack 71)', async () => {
    const motivo = HOSTILE_TEXTS.join(' ').replaceAll(/\s+/g, ' ');
    const refused: Proposal = {
      ...sent,
      status: 'rejeitado',
      recusa_motivo: motivo,
      recusa_data: sent.criado_em,
    };
    const api = ownerApi([refused]);
    api.reply(events, history([{ tipo: 'recusada', em: sent.criado_em, detalhes: { motivo, versao: 1 } }]));
    const { sheet } = await openSheet();
    await waitFor(() => expect(within(sheet).getAllByText(motivo).length).toBeGreaterThan(0));
    expect(
      document.querySelector('script, iframe, form[action], [onerror], [onload], base, object'),
    ).toBeNull();
    for (const link of document.querySelectorAll('a[href]'))
      expect(link.getAttribute('href')).not.toMatch(/^\s*(javascript|data):/i);
  });

  it('shows that the history cannot be loaded, and retries', async () => {
    const api = ownerApi([sent]).refuse(events, 'UNAVAILABLE');
    const { user, sheet } = await openSheet();
    const again = await within(sheet).findByRole('button', { name: 'Tentar novamente' });
    expect(within(sheet).getByRole('alert').textContent).toContain('Não foi possível carregar o histórico.');
    api.reply(events, history([{ tipo: 'link_revogado', em: sent.criado_em, detalhes: {} }]));
    await user.click(again);
    expect(await within(sheet).findByText('Link revogado')).toBeDefined();
  });

  it('keeps older lines of a long history behind a button', async () => {
    const many = Array.from({ length: 30 }, (_, index): ProposalEvent => {
      return { tipo: 'editada', em: sent.criado_em, detalhes: { versao: index + 1 } };
    });
    ownerApi([sent]).reply(events, history(many));
    const { user, sheet } = await openSheet();
    await user.click(await within(sheet).findByRole('button', { name: 'Ver 10 registros anteriores' }));
    expect(within(sheet).getByText('Versão 1')).toBeDefined();
    expect(within(sheet).getByText('Versão 30')).toBeDefined();
  });

  it('gives the focus back to its row', async () => {
    ownerApi([sent]);
    const { user } = await openSheet();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.textContent).toBe(LISTED_TITLE);
  });
});
