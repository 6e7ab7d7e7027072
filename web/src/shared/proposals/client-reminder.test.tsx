import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { setClientReminder } from '@acordo/contracts/http/propostas/set-client-reminder';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import '../testing/patience';
import type { SessionUser } from '../session/session-store';
import { ClientReminder } from './client-reminder';
import type { Shareable } from './shareable';
import { at, openPage, ownerApi } from './testing/owner-page';

const SET = at(setClientReminder, proposalFixture.id);
const LABEL = 'Lembrar o cliente por e-mail 3 dias antes do fim do link';
const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000).toISOString();

function open(
  over: Partial<Shareable> = {},
  { user = {}, left = 20 }: { user?: Partial<SessionUser>; left?: number } = {},
) {
  const api = ownerApi();
  const proposal = { ...proposalFixture, status: 'enviado', ...over } as const;
  const Page = () => (
    <ClientReminder
      user={{ ...userFixture, ...user }}
      proposal={proposal}
      link={{ url: 'https://acordo.test/public/proposal/abc', expiresAt: days(left) }}
    />
  );
  return {
    ...openPage('/page', { '/page': Page }),
    api,
    toggle: screen.getByRole('switch', { name: LABEL }),
  };
}

describe('the reminder before the link’s end (P121)', () => {
  it('is off, and saved when it is switched', async () => {
    const { user, api, toggle } = open();
    api.respond(SET, 200, { lembrar_cliente: true });
    expect(toggle.getAttribute('aria-checked')).toBe('false');
    await user.click(toggle);
    await waitFor(() => expect(api.callsTo(SET)[0]?.body).toEqual({ lembrar_cliente: true }));
    expect(toggle.getAttribute('aria-checked')).toBe('true');
    await waitFor(() => expect(toggle.hasAttribute('disabled')).toBe(false));
    await user.click(toggle);
    await waitFor(() => expect(api.callsTo(SET)[1]?.body).toEqual({ lembrar_cliente: false }));
  });

  it('shows the present state, but not that of an earlier link', () => {
    expect(open({ lembrar_cliente: true }).toggle.getAttribute('aria-checked')).toBe('true');
  });

  it('is off for the new link of a reopened proposal', () => {
    const { toggle } = open({ lembrar_cliente: true, status: 'expirado' });
    expect(toggle.getAttribute('aria-checked')).toBe('false');
  });

  it('goes back, and says so, where it could not be saved', async () => {
    const { user, api, toggle } = open();
    api.refuse(SET, 'UNAVAILABLE');
    await user.click(toggle);
    expect((await screen.findByText('Não foi possível salvar. Tente novamente.')).getAttribute('role')).toBe(
      'alert',
    );
    expect(toggle.getAttribute('aria-checked')).toBe('false');
  });

  it.each([
    ['no address', { cliente_email: '' }, {}, 'A proposta está sem o e-mail do cliente.'],
    ['an unconfirmed owner (D29)', {}, { user: { email_confirmado: false } }, /^Confirme seu e-mail/],
    ['too few days', {}, { left: 3 }, 'Este link acaba em até 3 dias.'],
  ])('is not possible with %s, and says why', (_what, over, more, text) => {
    const { toggle } = open(over, more);
    expect(toggle.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(text)).toBeTruthy();
  });
});
