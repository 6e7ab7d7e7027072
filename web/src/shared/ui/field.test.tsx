import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Checkbox } from './checkbox';
import { Field } from './field';
import { Input } from './input';
import { Select } from './select';
import { Textarea } from './textarea';

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('Field', () => {
  it('joins label, hint and error with its control', () => {
    render(
      <Field label="Email" hint="Só para a resposta." error="Email é obrigatório" required>
        <Input />
      </Field>,
    );
    const control = screen.getByLabelText('Email');
    expect(described(control)).toBe('Email é obrigatório | Só para a resposta.');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.getAttribute('aria-required')).toBe('true');
    expect(control.hasAttribute('required')).toBe(false);
  });

  it('sets no error attributes where there is no error', () => {
    render(
      <Field label="Prazo">
        <Select>
          <option>30 dias</option>
        </Select>
      </Field>,
    );
    const control = screen.getByLabelText('Prazo');
    expect(control.hasAttribute('aria-invalid')).toBe(false);
    expect(control.hasAttribute('aria-describedby')).toBe(false);
  });

  it('keeps two fields apart', () => {
    render(
      <>
        <Field label="Descrição" error="Use no máximo 20.000 caracteres">
          <Textarea />
        </Field>
        <Field label="Condições">
          <Textarea />
        </Field>
      </>,
    );
    expect(screen.getByLabelText('Descrição').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Condições').hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('Checkbox', () => {
  it('exposes its error', () => {
    render(<Checkbox label="Concordo" error="Você deve confirmar que concorda com os termos" />);
    const box = screen.getByRole('checkbox', { name: 'Concordo' });
    expect(described(box)).toBe('Você deve confirmar que concorda com os termos');
  });
});
