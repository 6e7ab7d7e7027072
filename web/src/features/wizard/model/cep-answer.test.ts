import { describe, expect, it } from '@jest/globals';
import { addressText, fillAddress, readCepAnswer } from './cep-answer';

const found = { street: 'Praça da Sé', city: 'São Paulo', state: 'SP' };

describe('postal code answer (D28)', () => {
  it.each([[{ erro: true }], [{ erro: 'true' }], [{ erro: false, localidade: 'X' }], [null], ['x'], [{}]])(
    'not found: %p',
    (answer) => expect(readCepAnswer(answer)).toBeNull(),
  );
  it('reads street, city and state; the street may be empty', () => {
    expect(readCepAnswer({ logradouro: 'Praça da Sé', localidade: 'São Paulo', uf: 'SP' })).toEqual(found);
    expect(readCepAnswer({ logradouro: '', localidade: 'Bonito', uf: 'MS' })?.street).toBe('');
  });
  it('says street, city - state', () => {
    expect(addressText(found)).toBe('Praça da Sé, São Paulo - SP');
    expect(addressText({ ...found, street: '' })).toBe('São Paulo - SP');
  });
  it('fills only what is empty', () => {
    expect(fillAddress({ clientAddress: '', clientCity: ' ' }, found)).toEqual({
      clientAddress: 'Praça da Sé',
      clientCity: 'São Paulo - SP',
    });
    expect(fillAddress({ clientAddress: 'Rua A', clientCity: 'Olinda' }, found)).toEqual({});
  });
});
