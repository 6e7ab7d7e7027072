import { publicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { SignatureBody } from '@acordo/contracts/http/public/decide';
import { errorText } from '@acordo/contracts/errors';
import { LENGTHS } from '@acordo/contracts/lengths';
import { MESSAGES } from '@acordo/contracts/messages';
import { describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  done,
  failure,
  LOAD,
  noConnection,
  proposal,
  rejected,
  SIGN,
  signed,
  tooMany,
} from './testing/responses';
import {
  enter,
  findFailureNotice,
  fields,
  fillForm,
  heading,
  openForm,
  openPublicPage,
  pressButton,
} from './testing/open-public-page';

const SUBMIT = 'Assinar Digitalmente';
const SIGNED = 'Proposta Assinada Digitalmente';
const FAILED = 'Erro ao assinar proposta';
const keyOf = (call?: { headers: Headers }) => call?.headers.get('idempotency-key');

describe('signing (P35)', () => {
  it('sends what was typed and what was shown, then shows the signature', async () => {
    const { user, api, notices } = openPublicPage([LOAD, [proposal(), signed]], [SIGN, [done]]);
    await openForm(user);
    await fillForm(user);
    await pressButton(user, SUBMIT);
    const card = await heading(SIGNED);
    await waitFor(() => expect(document.activeElement).toBe(card));
    const [sent] = api.callsTo(SIGN);
    expect(sent?.body).toEqual({
      nome: 'José Antônio Ribeiro',
      email: 'jose@paoeprosa.com.br',
      confirmacao: true,
      versao: publicProposalFixture.versao,
      conteudo_hash: publicProposalFixture.conteudo_hash,
    });
    expect(SignatureBody.safeParse(sent?.body).success).toBe(true);
    expect(keyOf(sent)).toMatch(/^[0-9a-f]{32}$/);
    expect(notices).toEqual([
      {
        tone: 'success',
        title: 'Proposta assinada com sucesso!',
        detail: 'Sua assinatura digital foi registrada e a proposta foi aceita.',
      },
    ]);
  });

  it('needs two fields and a check, and shows the whole consent before the button (L15)', async () => {
    const { user } = openPublicPage();
    await openForm(user);
    const { texto } = publicProposalFixture.consentimento;
    const consent = screen.getByText((_own, node) => node?.tagName === 'P' && node.textContent === texto);
    const button = screen.getByText(SUBMIT);
    expect(consent.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(document.querySelectorAll('form input:not([type=checkbox])')).toHaveLength(2);
    expect(screen.getByText(/A data, a hora e o seu endereço IP serão registrados/)).toBeTruthy();
    await enter(user, fields().nome, 'José');
    expect(screen.getByText('José').closest('.font-hand')).not.toBeNull();
  });

  it('moves from the name to the email by the phone’s own key, without an error', async () => {
    const { user } = openPublicPage();
    await openForm(user);
    await user.type(fields().nome, 'Jô{Enter}');
    expect(document.activeElement).toBe(fields().email);
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });

  it.each([
    ['as most browsers report it', { isComposing: true }],
    ['as Safari does', { keyCode: 229 }],
  ])('stays in the name when Enter only ends a composed word, %s (P135, attack 411)', async (_how, init) => {
    const { user } = openPublicPage();
    await openForm(user);
    await user.click(fields().nome);
    const isLeftAlone = fireEvent.keyDown(fields().nome, { key: 'Enter', ...init });
    expect([isLeftAlone, document.activeElement]).toEqual([true, fields().nome]);
    expect(fireEvent.keyDown(fields().nome, { key: 'Enter', keyCode: 13 })).toBe(false);
    expect(document.activeElement).toBe(fields().email);
  });

  it('previews no more of a pasted text than a name may have, and refuses it (attack 412)', async () => {
    const { user, api } = openPublicPage();
    await openForm(user);
    const text = 'Ana '.repeat(100).trim();
    await enter(user, fields().nome, text);
    expect(document.querySelector('form .font-hand')?.textContent).toHaveLength(LENGTHS.name);
    await pressButton(user, SUBMIT);
    expect(screen.getByText(MESSAGES.tooLong(LENGTHS.name))).toBeTruthy();
    expect([fields().nome.value, api.callsTo(SIGN)]).toEqual([text, []]);
  });

  it('shows what is missing, focuses the first, and sends nothing (P40)', async () => {
    const { user, api } = openPublicPage();
    await openForm(user);
    await pressButton(user, SUBMIT);
    expect(screen.getByText('Nome é obrigatório')).toBeTruthy();
    expect(screen.getByText('Email é obrigatório')).toBeTruthy();
    expect(screen.getByText('Você deve confirmar que concorda com os termos')).toBeTruthy();
    expect(document.activeElement).toBe(fields().nome);
    await enter(user, fields().nome, 'J');
    await user.tab();
    expect(screen.getByText('Nome deve ter pelo menos 2 caracteres')).toBeTruthy();
    await enter(user, fields().nome, 'osé');
    expect(screen.queryByText('Nome deve ter pelo menos 2 caracteres')).toBeNull();
    await enter(user, fields().email, 'jose@');
    await user.tab();
    expect(screen.getByText('Email deve ter formato válido')).toBeTruthy();
    await pressButton(user, SUBMIT);
    expect(document.activeElement).toBe(fields().email);
    expect(api.callsTo(SIGN)).toEqual([]);
  });

  it('requires a valid name, with an error under the field, and sends nothing (attack 260)', async () => {
    const { user, api } = openPublicPage();
    await openForm(user);
    await fillForm(user);
    await user.clear(fields().nome);
    await enter(user, fields().nome, '--');
    await pressButton(user, SUBMIT);
    const message = screen.getByText('O nome deve ter pelo menos uma letra');
    expect(fields().nome.getAttribute('aria-describedby')).toContain(message.closest('[id]')?.id ?? 'none');
    expect(document.activeElement).toBe(fields().nome);
    await user.clear(fields().nome);
    await enter(user, fields().nome, '\u3164\u200b');
    await pressButton(user, SUBMIT);
    expect(screen.getByText('Nome é obrigatório')).toBeTruthy();
    expect(api.callsTo(SIGN)).toEqual([]);
  });

  it('keeps what was typed while the tab is open, but no agreement, until it is signed (attack 380)', async () => {
    const first = openPublicPage();
    await openForm(first.user);
    await fillForm(first.user);
    const { nome, email } = fields();
    const typed = [nome.value, email.value];
    cleanup(); // a phone discards a background tab's page, and reloads it
    const { user } = openPublicPage([LOAD, [proposal(), signed]], [SIGN, [done]]);
    await openForm(user);
    expect([fields().nome.value, fields().email.value]).toEqual(typed);
    expect(fields().confirmacao.checked).toBe(false);
    await user.click(fields().confirmacao);
    await pressButton(user, SUBMIT);
    await heading(SIGNED);
    expect(sessionStorage.length).toBe(0);
  });

  it('deletes what was typed when the proposal was decided elsewhere, or before a reload (attack 380)', async () => {
    for (const decided of [signed, rejected]) {
      const { user } = openPublicPage();
      await openForm(user);
      await fillForm(user);
      expect(sessionStorage.length).toBe(1);
      cleanup();
      openPublicPage([LOAD, [decided]]);
      await heading(decided === signed ? SIGNED : 'Proposta Rejeitada');
      expect(sessionStorage.length).toBe(0);
      cleanup();
    }
  });

  it('removes direction characters, which come with names copied from messages (attack 381)', async () => {
    const { user, api } = openPublicPage([LOAD, [proposal(), signed]], [SIGN, [done]]);
    await openForm(user);
    await fillForm(user);
    await user.clear(fields().nome);
    await enter(user, fields().nome, '\u2068José\u2069 \u202aSilva\u202c');
    expect(fields().nome.value).toBe('José Silva');
    await pressButton(user, SUBMIT);
    await heading(SIGNED);
    expect(api.callsTo(SIGN)[0]?.body).toMatchObject({ nome: 'José Silva' });
  });

  it('keeps one key for all attempts of the same signature (D49)', async () => {
    const { user, api, notices } = openPublicPage(
      [LOAD, [proposal(), signed]],
      [SIGN, [noConnection, failure('INTERNAL'), done]],
    );
    await openForm(user);
    await fillForm(user);
    await pressButton(user, SUBMIT);
    const first = await findFailureNotice(FAILED);
    expect(first.textContent).toBe(`${FAILED}Tente novamente em alguns instantes.`);
    await pressButton(user, SUBMIT);
    await waitFor(() => expect(first.isConnected).toBe(false));
    expect((await findFailureNotice(FAILED)).textContent).toBe(
      `${FAILED}Algo deu errado do nosso lado. Tente novamente em alguns instantes.`,
    );
    await pressButton(user, SUBMIT);
    await heading(SIGNED);
    const keys = api.callsTo(SIGN).map(keyOf);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(notices.map(({ title }) => title)).toEqual(['Proposta assinada com sucesso!']);
  });

  it.each([
    ['OWNER_CANNOT_DECIDE', failure('OWNER_CANNOT_DECIDE')],
    ['UNAVAILABLE', failure('UNAVAILABLE')],
    ['BUSY', failure('BUSY')],
  ] as const)(
    'shows %s in the form, above its button, with the focus and what was typed (attack 352)',
    async (code, response) => {
      const { user, notices } = openPublicPage([SIGN, [response]]);
      await openForm(user);
      await fillForm(user);
      await pressButton(user, SUBMIT);
      const notice = await findFailureNotice(FAILED);
      expect(notice.textContent).toBe(FAILED + errorText(code).error);
      expect(document.activeElement).toBe(notice);
      expect(notice.querySelector('[role="alert"]')).not.toBeNull();
      const button = screen.getByText(SUBMIT);
      expect(notice.closest('form')?.contains(button)).toBe(true);
      expect(notice.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      expect([fields().nome.value, fields().confirmacao.checked]).toEqual(['José Antônio Ribeiro', true]);
      expect(notices).toEqual([]);
      await pressButton(user, 'Cancelar');
      await openForm(user);
      expect(screen.queryByText(FAILED)).toBeNull();
    },
  );

  it('counts down how long to wait, and shows when that is over (D48, attack 353)', async () => {
    const { user } = openPublicPage([SIGN, [tooMany(100)]]);
    await openForm(user);
    await fillForm(user);
    await pressButton(user, SUBMIT);
    const notice = await findFailureNotice(FAILED);
    expect(notice.textContent).toContain('Tente de novo em 2 minutos.');
    // Announced once: the countdown is only visual.
    expect(within(notice).getByText('Tente de novo em 2 minutos.').getAttribute('aria-live')).toBe('off');
    const begin = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(begin + 60_000);
    await within(notice).findByText(/^Tente de novo em (39|40) segundos\.$/);
    clock.mockReturnValue(begin + 100_000);
    await within(notice).findByText('Você já pode tentar de novo.');
    expect(notice.textContent).not.toContain('Tente de novo em');
    clock.mockRestore();
  });

  it('announces once that there is no connection, and what to do when it is back', async () => {
    const { user } = openPublicPage([SIGN, [noConnection]]);
    await openForm(user);
    await fillForm(user);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await pressButton(user, SUBMIT);
    const notice = await findFailureNotice(FAILED);
    const form = notice.closest('form') as HTMLElement;
    expect(within(form).getAllByText(/conecte-se de novo/)).toHaveLength(1);
    expect(notice.textContent).toContain('Para assinar ou recusar, conecte-se de novo.');
    expect(notice.textContent).not.toContain('Tente novamente');
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await within(notice).findByText('Tente novamente em alguns instantes.');
    expect(notice.textContent).not.toContain('conecte-se');
    online.mockRestore();
  });

  it('sends once, however often the button is pressed while it works', async () => {
    let response: (response: Response | Promise<Response>) => void = () => undefined;
    const waiting = new Promise<Response>((resolve) => {
      response = resolve;
    });
    const { user, api } = openPublicPage([LOAD, [proposal(), signed]], [SIGN, [() => waiting]]);
    await openForm(user);
    await fillForm(user);
    await pressButton(user, SUBMIT);
    await pressButton(user, 'Processando...');
    await user.type(fields().email, '{Enter}');
    response(done());
    await heading(SIGNED);
    expect(api.callsTo(SIGN)).toHaveLength(1);
  });

  it('shows the server’s error under its field', async () => {
    const { user } = openPublicPage([
      SIGN,
      [failure('INVALID_FIELDS', { email: 'Email deve ter formato válido' })],
    ]);
    await openForm(user);
    await fillForm(user);
    await pressButton(user, SUBMIT);
    expect(await screen.findByText('Email deve ter formato válido')).toBeTruthy();
    expect(document.activeElement).toBe(fields().email);
  });
});
