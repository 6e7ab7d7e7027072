import { chooseMails, readMailChoice } from '@acordo/contracts/http/emails/choice';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FakeApi } from '../../shared/testing/fake-api';
import '../../shared/testing/patience';
import { Component } from './mail-choice-page';

const TOKEN = 'A'.repeat(66);
const path = `/api/emails/escolha/${TOKEN}` as const;
const read = { ...readMailChoice, path };
const choose = { ...chooseMails, path };
let api: FakeApi;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
  api = new FakeApi().install();
});

function open() {
  const router = createMemoryRouter([{ path: '/emails/:token', Component }], {
    initialEntries: [`/emails/${TOKEN}`],
  });
  render(<RouterProvider router={router} />);
  return userEvent.setup({ delay: null });
}
const told = () => document.querySelector('h1 + p')?.textContent ?? '';
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('/emails/:token (attack 294)', () => {
  it('changes nothing by itself, stops by the button, and undoes it on the same page', async () => {
    api.respond(read, 200, { assunto: 'copias', parado: false });
    const user = open();
    await title('Parar estes e-mails?');
    expect(api.callsTo(choose)).toEqual([]);
    api.respond(choose, 200, { assunto: 'copias', parado: true });
    await user.dblClick(screen.getByRole('button', { name: 'Parar de receber' }));
    const stopped = await title('Você não recebe mais estes e-mails');
    expect(document.activeElement).toBe(stopped);
    expect(told()).toMatch(/o seu endereço\. Quem enviou a proposta vê que o e-mail não saiu\.$/);
    expect(api.callsTo(choose).map(({ body }) => body)).toEqual([{ parado: true }]);
    api.respond(choose, 200, { assunto: 'copias', parado: false });
    await user.click(screen.getByRole('button', { name: 'Voltar a receber' }));
    const asked = await title('Parar estes e-mails?');
    expect(document.activeElement).toBe(asked);
    expect(api.callsTo(choose).at(-1)?.body).toEqual({ parado: false });
  });

  it('shows what is stopped, what failed, and can retry', async () => {
    api.refuse(read, 'UNAVAILABLE');
    const user = open();
    await title('Não foi possível carregar sua escolha');
    api.respond(read, 200, { assunto: 'avisos', parado: false });
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await title('Parar estes e-mails?');
    screen.getByText(/os avisos de uma conta do Acordo que alguém criou com o seu endereço/);
    api.refuse(choose, 'UNAVAILABLE');
    await user.click(screen.getByRole('button', { name: 'Parar de receber' }));
    const message = await screen.findByText('Não foi possível salvar. Tente novamente.');
    expect(document.activeElement).toBe(message.closest('[role=alert]'));
    await title('Parar estes e-mails?');
    api.respond(choose, 200, { assunto: 'avisos', parado: true });
    await user.click(screen.getByRole('button', { name: 'Parar de receber' }));
    await title('Você não recebe mais estes e-mails');
    expect(told()).toMatch(/sem confirmá-lo\.$/);
    api.refuse(choose, 'NOT_FOUND');
    await user.click(screen.getByRole('button', { name: 'Voltar a receber' }));
    await title('Link inválido');
  });

  it('shows an invalid link', async () => {
    api.refuse(read, 'NOT_FOUND');
    open();
    await title('Link inválido');
    expect(screen.queryByRole('button', { name: /receber/ })).toBeNull();
  });
});
