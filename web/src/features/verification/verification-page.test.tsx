import { verifySignature } from '@acordo/contracts/http/public/verify';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FakeApi } from '../../shared/testing/fake-api';
import '../../shared/testing/patience';
import { Component } from './verification-page';

const CODE = '7K3MZ0QWA9XE1RTB';
const signature = {
  status: 'aceito' as const,
  assinado_em: '2026-11-28T01:30:00.000Z',
  conteudo_hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  assinante: 'M**** S****',
  empresa: 'E**** L****',
};
const call = { ...verifySignature, path: `/api/public/verify/${CODE}` as const };
let api: FakeApi;

beforeEach(() => {
  api = new FakeApi().install();
});

function open(path: string) {
  const pages = ['/verificar', '/verificar/:codigo'].map((one) => ({ path: one, Component }));
  const router = createMemoryRouter(pages, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup({ delay: null }) };
}

describe('the question', () => {
  it('accepts a code however it is typed, and puts it into the address', async () => {
    api.respond(call, 200, signature);
    const { router, user } = open('/verificar');
    await user.type(screen.getByLabelText('Código de verificação'), '7k3m zoqw a9xe lrtb{Enter}');
    await screen.findByText('Assinatura confirmada');
    expect(router.state.location.pathname).toBe(`/verificar/${CODE}`);
    expect(screen.getByLabelText<HTMLInputElement>('Código de verificação').value).toBe(
      '7K3M-Z0QW-A9XE-1RTB',
    );
  });

  it.each([
    ['', 'Informe o código de verificação'],
    ['7K3M-Z0QU', 'Confira o código: são 16 letras e números, e a letra U não é usada'],
  ])('sends no request for %j', async (text, message) => {
    const { user } = open('/verificar');
    const field = screen.getByLabelText('Código de verificação');
    if (text) await user.type(field, text);
    await user.click(screen.getByText('Verificar'));
    await screen.findByText(message);
    expect([field.getAttribute('aria-invalid'), document.activeElement, api.seen]).toEqual([
      'true',
      field,
      [],
    ]);
  });
});

describe('the verdict', () => {
  it('shows status, instant in São Paulo and UTC, hash and masked names (D7)', async () => {
    api.respond(call, 200, signature);
    open('/verificar/7k3m-z0qw-a9xe-1rtb');
    await screen.findByText('Assinatura confirmada');
    const text = document.querySelector('main')?.textContent ?? '';
    for (const part of [
      'Aceita',
      '27/11/2026 22:30:00 (GMT-03:00, horário de Brasília)',
      'UTC 2026-11-28T01:30:00.000Z',
      signature.conteudo_hash,
      'M**** S****',
      'E**** L****',
      '7K3M-Z0QW-A9XE-1RTB',
    ]) {
      expect(text).toContain(part);
    }
    const print = jest
      .spyOn(window, 'print')
      .mockImplementation(() => void window.dispatchEvent(new Event('beforeprint')));
    screen.getByText('Imprimir').click();
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('shows calmly that a record is being verified, shows no data, and can retry', async () => {
    api.respond(call, 200, { status: 'em_verificacao' });
    const { user } = open(`/verificar/${CODE}`);
    const notice = await screen.findByRole('region', { name: 'Assinatura em verificação' });
    expect(notice.textContent).toContain('não se baseie nele');
    expect(screen.queryByText('Assinatura confirmada')).toBeNull();
    api.respond(call, 200, signature);
    await user.click(screen.getByText('Consultar novamente'));
    await screen.findByText('Assinatura confirmada');
  });

  it('shows that a code is unknown; an invalid one is not sent', async () => {
    api.refuse(call, 'CODE_NOT_FOUND');
    open(`/verificar/${CODE}`);
    await screen.findByText('Nenhuma assinatura encontrada');
    open('/verificar/abc');
    await waitFor(() => expect(screen.getAllByText('Nenhuma assinatura encontrada')).toHaveLength(2));
    expect(api.seen).toHaveLength(1);
  });

  it('waits for the server’s Retry-After, then calls again (D48)', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const body = JSON.stringify({ error: 'x', message: 'x', code: 'TOO_MANY', requestId: 't' });
    api.reply(call, () => new Response(body, { status: 429, headers: { 'retry-after': '7' } }));
    open(`/verificar/${CODE}`);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Tentar de novo em 7 s' });
    expect(button.disabled).toBe(true);
    act(() => jest.advanceTimersByTime(7_000));
    expect([button.disabled, button.textContent]).toEqual([false, 'Tentar novamente']);
    jest.useRealTimers();
    api.respond(call, 200, signature);
    act(() => button.click());
    await screen.findByText('Assinatura confirmada');
  });

  it('shows what failed, and retries', async () => {
    api.break(call);
    const { user } = open(`/verificar/${CODE}`);
    await screen.findByText('Não foi possível conectar ao servidor');
    api.respond(call, 200, signature);
    await user.click(screen.getByText('Tentar novamente'));
    await screen.findByText('Assinatura confirmada');
  });

  it('shows that there is no connection', async () => {
    open('/verificar');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await screen.findByText('Conecte-se de novo para verificar um código.');
    jest.restoreAllMocks();
  });

  it('is not indexed by search engines', () => {
    open('/verificar');
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.title).toBe('Verificar assinatura · Acordo');
  });
});
