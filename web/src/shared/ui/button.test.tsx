import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { Button } from './button';

describe('Button', () => {
  it('submits no form by default', () => {
    render(<Button>Salvar</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('ignores clicks while loading, and keeps the focus', async () => {
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

  it('can be switched off by its caller and still show why; it submits no form', async () => {
    const why = jest.fn();
    const send = jest.fn((event: FormEvent) => event.preventDefault());
    const page = (off: boolean) => (
      <form onSubmit={send}>
        <Button type="submit" aria-disabled={off} onClick={why}>
          Continuar
        </Button>
      </form>
    );
    const { rerender } = render(page(true));
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(why).toHaveBeenCalledTimes(1);
    expect(send).not.toHaveBeenCalled();
    rerender(page(false));
    expect(button.hasAttribute('aria-disabled')).toBe(false);
    await userEvent.click(button);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
