import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Component } from './not-found-page';

describe('404', () => {
  it('shows its text, links home and logs the path (P89)', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: ['/nao/existe?x=1'] });
    render(<RouterProvider router={router} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page not found');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
    expect(document.title).toBe('Página não encontrada · Acordo');
    expect(log).toHaveBeenCalledWith('404: /nao/existe');
    log.mockRestore();
  });
});
