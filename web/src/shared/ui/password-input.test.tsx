import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './field';
import { PasswordInput } from './password-input';

describe('PasswordInput', () => {
  it('shows and hides what was typed', async () => {
    render(
      <Field label="Senha">
        <PasswordInput />
      </Field>,
    );
    const input = screen.getByLabelText('Senha');
    await userEvent.type(input, 'segredo');
    const eye = screen.getByRole('button', { name: 'Mostrar senha' });
    expect(input.getAttribute('type')).toBe('password');
    await userEvent.click(eye);
    expect(input.getAttribute('type')).toBe('text');
    expect(eye.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByDisplayValue('segredo')).toBe(input);
  });
});
