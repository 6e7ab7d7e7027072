import { askNewLink } from '@acordo/contracts/http/public/ask-new-link';
import { errorText } from '@acordo/contracts/errors';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { publicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { failure, type FakeResponse, LOAD } from './testing/responses';
import { heading, openPublicPage, pressButton } from './testing/open-public-page';

const ASK = {
  ...askNewLink,
  path: askNewLink.path.replace(':token', publicProposalFixture.id),
} as typeof askNewLink;
const expired =
  (novo_link?: { empresa: string }): FakeResponse =>
  () => {
    const { status, ...texts } = errorText('LINK_EXPIRED');
    return new Response(JSON.stringify({ ...texts, code: 'LINK_EXPIRED', requestId: 'x', novo_link }), {
      status,
    });
  };
const ok: FakeResponse = () => new Response('{"success":true}');
const BUTTON = 'Pedir novo link';
const button = () => screen.findByText(BUTTON, { selector: 'button, button *' });

describe('asking for a new link (P118)', () => {
  it('names the company, and says what happens once it is sent', async () => {
    const { user, api } = openPublicPage([LOAD, [expired({ empresa: 'Estúdio Lume' })]], [ASK, [ok]]);
    await heading('Proposta não encontrada');
    await button();
    expect(screen.getByText(/O link desta proposta de Estúdio Lume expirou/)).toBeTruthy();
    await pressButton(user, BUTTON);
    const done = (await screen.findByText('Pedido enviado.')).closest('output');
    expect(done?.textContent).toContain('Estúdio Lume recebe um aviso e pode mandar um novo link.');
    expect(document.activeElement).toBe(done);
    expect(screen.queryByText(BUTTON)).toBeNull();
    expect(api.callsTo(ASK)).toHaveLength(1);
  });

  it('reads well without a name', async () => {
    openPublicPage([LOAD, [expired({ empresa: '' })]]);
    await button();
    expect(screen.getByText(/Você pode pedir um novo a quem a enviou\.$/)).toBeTruthy();
  });

  it('is not offered where the response does not say so', async () => {
    openPublicPage([LOAD, [expired()]]);
    await heading('Proposta não encontrada');
    await waitFor(() => expect(screen.queryByText(BUTTON)).toBeNull());
  });

  it('is sent once, however often it is pressed', async () => {
    let answer: ((response: Response) => void) | undefined;
    const slow: FakeResponse = () => new Promise<Response>((resolve) => void (answer = resolve));
    const { api } = openPublicPage([LOAD, [expired({ empresa: 'Lume' })]], [ASK, [slow]]);
    const form = (await button()).closest('form') as HTMLFormElement;
    for (let i = 0; i < 3; i += 1) fireEvent.submit(form);
    await waitFor(() => expect(api.callsTo(ASK)).toHaveLength(1));
    answer?.(new Response('{"success":true}'));
    await screen.findByText('Pedido enviado.');
    expect(api.callsTo(ASK)).toHaveLength(1);
  });

  it.each([
    ['a failure of ours', 'UNAVAILABLE', 'Não foi possível enviar o pedido. Tente novamente.'],
    ['too many requests (D48)', 'TOO_MANY', errorText('TOO_MANY').message],
  ] as const)('can be sent again after %s', async (_what, code, text) => {
    const { user } = openPublicPage([LOAD, [expired({ empresa: 'Lume' })]], [ASK, [failure(code), ok]]);
    await button();
    await pressButton(user, BUTTON);
    expect((await screen.findByText(text)).getAttribute('role')).toBe('alert');
    await pressButton(user, BUTTON);
    await screen.findByText('Pedido enviado.');
  });

  it.each(['LINK_NOT_FOUND', 'STATE_CONFLICT'] as const)(
    'is over after %s: no button is left',
    async (code) => {
      const { user } = openPublicPage([LOAD, [expired({ empresa: 'Lume' })]], [ASK, [failure(code)]]);
      await button();
      await pressButton(user, BUTTON);
      await screen.findByText('Este link não vale mais, e o pedido não foi enviado. Fale com Lume.');
      expect(screen.queryByText(BUTTON)).toBeNull();
    },
  );

  it('is a form of its own until scripts are loaded (docs/decisions/0033)', async () => {
    openPublicPage([LOAD, [expired({ empresa: 'Lume' })]]);
    const form = (await button()).closest('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
      'post',
      '?responder=novo-link#problema',
    ]);
  });
});
