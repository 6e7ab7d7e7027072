import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useWholePress } from './use-whole-press';

function Form() {
  const [left, setLeft] = useState('');
  useWholePress();
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Nome" onBlur={() => setLeft('left')} />
      <button type="submit">
        <span>Enviar</span>
      </button>
      <button type="button">Outro</button>
      <output>{left}</output>
    </form>
  );
}

it('keeps the focus in the field until the press is complete, only for the submit button (attack 305)', async () => {
  const user = userEvent.setup();
  const { container } = render(<Form />);
  const field = screen.getByLabelText('Nome');
  await user.click(field);
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Enviar') });
  expect(document.activeElement).toBe(field);
  expect(container.querySelector('output')?.textContent).toBe('');
  await user.pointer({ keys: '[/MouseLeft]', target: screen.getByText('Enviar') });
  expect(document.activeElement).toBe(screen.getByText('Enviar').closest('button'));
});

it('delays no other button', async () => {
  const user = userEvent.setup();
  const { container } = render(<Form />);
  await user.click(screen.getByLabelText('Nome'));
  await user.click(screen.getByText('Outro'));
  expect(container.querySelector('output')?.textContent).toBe('left');
});

it('leaves the focus in a field in which Enter sent the form', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.type(screen.getByLabelText('Nome'), 'Ana{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Nome'));
});
