import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import '../../shared/testing/patience';
import { TopBar } from './top-bar';

function open(path: string): void {
  const layout = (
    <>
      <TopBar />
      <Outlet />
    </>
  );
  const routes = [{ element: layout, children: [{ path: '*', element: <p>page</p> }] }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
}

describe('TopBar (P23)', () => {
  it('has four links, the active one marked', () => {
    open('/view/7');
    const links = screen.getAllByRole('link').slice(1, 5);
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Início', '/'],
      ['Propostas', '/dashboard'],
      ['Nova Proposta', '/create'],
      ['Configurações', '/settings'],
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null, null]);
  });

  it('opens its menu by the hamburger; Escape closes it and gives the focus back', async () => {
    open('/dashboard');
    const button = screen.getByRole('button', { name: 'Abrir menu' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  it('closes the menu after navigating', async () => {
    open('/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Abrir menu' }));
    const link = screen.getAllByRole('link', { name: 'Nova Proposta' }).at(-1);
    if (!link) throw new Error('no link');
    await userEvent.click(link);
    expect(screen.getByRole('button', { name: 'Abrir menu' }).getAttribute('aria-expanded')).toBe('false');
  });
});
