import { describe, expect, it } from '@jest/globals';
import { CNPJ_RULES } from '@acordo/brazil/typed/cnpj';
import { CPF_RULES } from '@acordo/brazil/typed/cpf';
import { moneyRules } from '@acordo/brazil/typed/money';
import { PHONE_RULES } from '@acordo/brazil/typed/phone';
import type { FieldRules } from '@acordo/brazil/typed/parse-result';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Input } from './input';
import { MaskedInput } from './masked-input';

const MONEY = moneyRules('R$ 0,00');

function Form({ rules, start }: { rules: FieldRules; start: string }) {
  const [text, setText] = useState(start);
  return (
    <>
      <MaskedInput aria-label="campo" value={text} rules={rules} onText={setText} />
      <button type="button" onClick={() => setText(start)}>
        de novo
      </button>
    </>
  );
}

function open(rules: FieldRules, start = '') {
  render(<Form rules={rules} start={start} />);
  return { user: userEvent.setup(), input: screen.getByRole<HTMLInputElement>('textbox') };
}
const caretOf = (input: HTMLInputElement) => [input.selectionStart, input.selectionEnd];

describe('caret', () => {
  it.each([
    ['{Backspace}', 5, '529.822.472-5', '529'],
    // Beside the mask's dot, the digit next to it is deleted.
    ['{Backspace}', 4, '529.822.472-5', '52'],
    ['{Delete}', 3, '529.822.472-5', '529'],
    ['{Delete}', 0, '299.822.472-5', ''],
  ])('%s at %i', async (key, at, shown, before) => {
    const { user, input } = open(CPF_RULES, '529.982.247-25');
    await user.click(input);
    input.setSelectionRange(at, at);
    await user.keyboard(key);
    expect(input.value).toBe(shown);
    expect(input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '')).toBe(before);
  });

  it('deletes and types in the middle, any number of characters', async () => {
    const { user, input } = open(CPF_RULES, '529.982.247-25');
    await user.click(input);
    input.setSelectionRange(8, 8);
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(input.value).toBe('522.472.5');
    await user.keyboard('9982');
    expect(input.value).toBe('529.982.247-25');
    expect(input.selectionStart).toBe(7);
  });

  it('of money keeps its distance from the end', async () => {
    const { user, input } = open(MONEY, 'R$ 4.500,00');
    await user.click(input);
    input.setSelectionRange(4, 4);
    await user.keyboard('12');
    expect(input.value).toBe('R$ 412.500,00');
    expect(input.value.slice(input.selectionStart ?? 0)).toMatch(/^\.?500,00$/);
  });

  // A digit typed after 'R$' or among the zeros of an empty amount counts as typed, not multiplied by the zeros.
  it.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'of an empty amount is after what is typed, from position %i (attack 391)',
    async (at) => {
      const { user, input } = open(MONEY, 'R$ 0,00');
      await user.click(input);
      input.setSelectionRange(at, at);
      await user.keyboard('50000');
      expect(input.value).toBe('R$ 500,00');
    },
  );

  it.each([
    ['R$ 0,05', 3, '3', 'R$ 0,35', '5'],
    ['R$ 0,05', 6, '3', 'R$ 0,35', '5'],
    ['R$ 0,05', 3, '30', 'R$ 3,05', '5'],
    ['R$ 0,10', 6, '2', 'R$ 1,20', '0'],
    ['R$ 0,10', 3, '2', 'R$ 2,10', ',10'],
    ['R$ 1,00', 3, '2', 'R$ 21,00', '1,00'],
  ])('of %s at %i reads %s as %s (attack 391)', async (start, at, keys, shown, behind) => {
    const { user, input } = open(MONEY, start);
    await user.click(input);
    input.setSelectionRange(at, at);
    await user.keyboard(keys);
    expect(input.value).toBe(shown);
    expect(input.value.slice(input.selectionStart ?? 0)).toBe(behind);
  });

  it('stays where a part is pasted', async () => {
    const { user, input } = open(CPF_RULES, '529.247-25');
    await user.click(input);
    input.setSelectionRange(4, 4);
    await user.paste('982');
    expect(input.value).toBe('529.982.247-25');
    expect(caretOf(input)).toEqual([8, 8]);
  });
});

describe('text inserted as a whole (attack 336)', () => {
  it.each([
    [CPF_RULES, '', '529.982.247-25', '529.982.247-25'],
    [CPF_RULES, '111.444.777-35', 'CPF 529.982.247-25', '529.982.247-25'],
    [PHONE_RULES, '', '5511987654321', '(11) 98765-4321'],
    [PHONE_RULES, '', '(11) 3333-4444 ramal 22', '(11) 3333-4444 ramal 22'],
    [PHONE_RULES, '', '3265-4321', '3265-4321'],
    [CPF_RULES, '', '529982247', '529.982.247'],
    [CPF_RULES, '', '529982247259', '529982247259'],
    [MONEY, 'R$ 0,00', 'R$ 4.500,00 à vista', 'R$ 4.500,00'],
    [MONEY, 'R$ 1,00', '4', 'R$ 4,00'],
    [MONEY, 'R$ 0,00', 'dez mil', 'dez mil'],
  ])('a paste', async (rules, start, pasted, shown) => {
    const { user, input } = open(rules, start);
    await user.click(input);
    await user.paste(pasted);
    expect(input.value).toBe(shown);
  });

  it.each([
    ['a suggestion of the keyboard, dictation', { inputType: 'insertText' }],
    ['text that is dropped', { inputType: 'insertFromDrop' }],
    ['autofill', {}],
  ])('%s', (_what, init) => {
    const { input } = open(PHONE_RULES);
    fireEvent.input(input, { target: { value: '+55 11 98765-4321' }, ...init });
    expect(input.value).toBe('(11) 98765-4321');
  });

  it.each(['8.500,00', '8500', 'R$ 8.500,00', '8500,00'])('%s dictated over a whole amount', (text) => {
    const { input } = open(MONEY, 'R$ 0,00');
    fireEvent.input(input, { target: { value: text }, inputType: 'insertText', data: text });
    expect(input.value).toBe('R$ 8.500,00');
  });

  it('text that is moved within the field', () => {
    const { input } = open(CPF_RULES, '529.982.247-25');
    fireEvent.input(input, { target: { value: '982.247-25' }, inputType: 'deleteByDrag' });
    expect(input.value).toBe('982.247-25');
  });
});

describe('composition (attack 337)', () => {
  it('rewrites nothing until it ends', () => {
    const { input } = open(CNPJ_RULES);
    fireEvent.compositionStart(input);
    for (const value of ['1', '12', '12a', '12ab', '12abc3']) {
      fireEvent.input(input, { target: { value }, inputType: 'insertCompositionText', isComposing: true });
      expect(input.value).toBe(value);
    }
    fireEvent.compositionEnd(input);
    expect(input.value).toBe('12.ABC.3');
  });

  it('of one digit is typing: it fills from the right', () => {
    const { input } = open(MONEY, 'R$ 0,45');
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'R$ 0,450' }, inputType: 'insertCompositionText' });
    fireEvent.compositionEnd(input);
    expect(input.value).toBe('R$ 4,50');
  });
});

describe('undo (attack 338)', () => {
  it('takes back what was typed and pasted, and brings it again', async () => {
    const { user, input } = open(CPF_RULES);
    await user.click(input);
    await user.keyboard('529');
    await user.paste('CPF 529.982.247-25');
    expect(input.value).toBe('529.982.247-25');
    await user.keyboard('{Control>}z{/Control}');
    expect(input.value).toBe('529');
    await user.keyboard('{Control>}zz{/Control}');
    expect(input.value).toBe('5');
    await user.keyboard('{Control>}{Shift>}z{/Shift}y{/Control}');
    expect(input.value).toBe('529');
  });

  it('does not go back beyond a reset of the form', async () => {
    const { user, input } = open(CPF_RULES, '111');
    await user.type(input, '4');
    await user.click(screen.getByText('de novo'));
    await user.click(input);
    await user.keyboard('{Control>}z{/Control}');
    expect(input.value).toBe('111');
  });
});

it('shows the parsed value in the field’s format once it loses focus', async () => {
  const { user, input } = open(PHONE_RULES);
  await user.type(input, 'Tel. 55 11 98765 4321');
  expect(input.value).toBe('Tel. 55 11 98765 4321');
  await user.tab();
  expect(input.value).toBe('(11) 98765-4321');
});

describe('a plain field of one line (D47, attack 334)', () => {
  it.each([
    ['text', 'Ana Lima'],
    ['password', 'Ana\tLima'],
  ])('of type %s', async (type, shown) => {
    const user = userEvent.setup();
    render(<Input type={type} aria-label="nome" onChange={() => undefined} />);
    const input = screen.getByLabelText<HTMLInputElement>('nome');
    await user.click(input);
    await user.paste('Ana\tLima');
    expect(input.value).toBe(shown);
  });
});
