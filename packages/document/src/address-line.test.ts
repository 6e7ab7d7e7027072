import { describe, expect, it } from '@jest/globals';
import { addressLine } from './address-line.js';

const none = { cliente_endereco: '', cliente_numero: '', cliente_cidade: '', cliente_cep: '' };

describe('addressLine', () => {
  it('joins street, number, city and CEP', () => {
    expect(
      addressLine({
        cliente_endereco: 'Rua das Palmeiras',
        cliente_numero: '240',
        cliente_cidade: 'São Paulo - SP',
        cliente_cep: '01226010',
      }),
    ).toBe('Rua das Palmeiras, 240, São Paulo - SP, CEP 01226-010');
  });

  it('leaves out what is missing', () => {
    expect(addressLine({ ...none, cliente_cidade: 'Recife - PE' })).toBe('Recife - PE');
    expect(addressLine({ ...none, cliente_endereco: ' Rua A ', cliente_cep: '50000000' })).toBe(
      'Rua A, CEP 50000-000',
    );
    expect(addressLine(none)).toBe('');
  });
});
