import type { Call } from '@acordo/contracts/call';
import { beforeAll, beforeEach, jest } from '@jest/globals';
import { publicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FakeApi } from '../../../shared/testing/fake-api';
import { connectToaster, type Notice } from '../../../shared/ui/notify';
import { loadForms } from '../components/form-loader';
import { loadGone } from '../components/gone-later';
import { Component } from '../public-proposal-page';
import { type FakeResponse, inTurn, LOAD, proposal } from './responses';

// A whole page in jsdom takes a second, and many on a busy machine.
jest.setTimeout(30_000);
// Browsers fetch it while idle; a test that presses at once would have to wait.
beforeAll(() => Promise.all([loadForms(), loadGone()]));
// Each test is a separate tab.
beforeEach(() => sessionStorage.clear());

/** Opens the client's page on a server that gives these responses in turn; by default it shows the open fixture. */
export function openPublicPage(...responses: [Call, FakeResponse[]][]) {
  const api = new FakeApi().install().reply(LOAD, proposal());
  for (const [call, turns] of responses) api.reply(call, inTurn(turns));
  const notices: Notice[] = [];
  connectToaster({ show: (notice) => notices.push(notice), settle: () => undefined });
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
  const routes = [{ path: '/public/proposal/:token', element: <Component /> }];
  const initialEntries = [`/public/proposal/${publicProposalFixture.id}`];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries })} />);
  return { user: userEvent.setup({ delay: null }), api, notices };
}

type User = ReturnType<typeof userEvent.setup>;

// By text and label: a search by role computes the style of every element of the sheet, a second each in jsdom.
export const heading = (text: string) => screen.findByText(text, { selector: 'h1, h2' });
export const pressButton = (user: User, text: string) =>
  user.click(screen.getByText(text, { selector: 'button, button *' }));

export async function openForm(user: User) {
  await user.click(await screen.findByText('Assinar Proposta Digitalmente', { selector: 'aside button *' }));
  await screen.findByLabelText(/Nome Completo/);
}

/** The form's message after a refusal, once it has this text. */
export async function findFailureNotice(title: string): Promise<HTMLElement> {
  const notice = (await screen.findByText(title)).closest('section');
  if (!notice) throw new Error(`'${title}' stands in no notice`);
  return notice;
}

export const fields = () => ({
  nome: screen.getByLabelText<HTMLInputElement>(/Nome Completo/),
  email: screen.getByLabelText<HTMLInputElement>(/Email/),
  confirmacao: screen.getByLabelText<HTMLInputElement>(/Confirmo que li a proposta/),
});

/** Puts a text into a field at once, as a phone's own suggestion does. */
export async function enter(user: User, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

export async function fillForm(user: User) {
  await enter(user, fields().nome, 'José Antônio Ribeiro');
  await enter(user, fields().email, 'jose@paoeprosa.com.br');
  await user.click(fields().confirmacao);
}
