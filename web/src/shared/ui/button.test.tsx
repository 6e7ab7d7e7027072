import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { Button } from './button';

describe('Button', () => {
  it('sends no form by accident', () => {
    render(<Button>Salvar</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('answers no click while loading, and keeps the focus', async () => {
    const click = jest.fn();
    const send = jest.fn((event: FormEvent) => event.preventDefault());
    const { rerender } = render(
      <form onSubmit={send}>
        <Button type="submit" onClick={click}>
          Salvar
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    rerender(
      <form onSubmit={send}>
        <Button type="submit" loading onClick={click}>
          Salvar
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(click).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('button'));
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  });
});
