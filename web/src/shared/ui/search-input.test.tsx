import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { SearchInput } from './search-input';

function Form() {
  const [text, setText] = useState('');
  return <SearchInput aria-label="Buscar" longest={5} value={text} onText={setText} />;
}

it('does not truncate a paste, and shows the limit (attack 335)', async () => {
  render(<Form />);
  const user = userEvent.setup();
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar' });
  await user.click(input);
  await user.paste('padaria');
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['padaria', 'true']);
  const told = input.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(told)?.textContent).toBe('Use no máximo 5 caracteres');
  await user.keyboard('{Backspace}{Backspace}');
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['padar', null]);
});
