import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeToggle } from './theme-toggle';

describe('ThemeToggle (P38)', () => {
  beforeEach(() => {
    localStorage.clear();
    document.documentElement.dataset['theme'] = 'light';
  });

  it('switches, stores the choice under `theme` and names the other theme', async () => {
    render(<ThemeToggle labelled />);
    await userEvent.click(screen.getByRole('button', { name: 'Escuro' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Claro' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('has an accessible name without a visible text too', () => {
    render(<ThemeToggle />);
    expect(screen.getByRole('button', { name: 'Usar tema escuro' })).toBeTruthy();
  });
});
