import { afterEach, beforeEach, describe, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiError } from '../shared/http/api-error';
import { noteChange } from '../shared/http/last-change';
import { ErrorPage } from './error-page';

function Broken(): never {
  throw new Error('no');
}

const refused = (status: number) =>
  new ApiError({ status, code: status ? 'INVALID_FIELDS' : 'NETWORK', error: '', message: '' });

/** Attack 315. */
describe('an owner’s page that breaks', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const open = () => {
    const routes = [{ path: '/', element: <Broken />, errorElement: <ErrorPage inside /> }];
    render(<RouterProvider router={createMemoryRouter(routes)} />);
  };

  it('does not mention a change if none was made', async () => {
    noteChange('/api/public/proposal/:token/view', Promise.resolve()); // not a change
    open();
    await screen.findByText(/O que você salvou continua guardado/);
  });

  it('shows the result of the last change, once it is known', async () => {
    let letGo = (): void => undefined;
    noteChange('/api/propostas', new Promise<void>((resolve) => (letGo = resolve)));
    open();
    await screen.findByText(/Estamos conferindo/);
    letGo();
    await screen.findByText(/foi registrado: nada se perdeu/);
  });

  it.each([
    [422, /não foi registrado/],
    [0, /Não sabemos se/],
    [503, /Não sabemos se/],
  ])('distinguishes a refusal from an unknown error: %d', async (status, said) => {
    noteChange('/api/propostas', Promise.reject(refused(status)));
    open();
    await screen.findByText(said);
  });
});
