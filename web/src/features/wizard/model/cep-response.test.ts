import { describe, expect, it } from '@jest/globals';
import { addressText, moveTo, placeOf, readCepResponse } from './cep-response';

const found = { street: 'Praça da Sé', city: 'São Paulo', state: 'SP' };

describe('postal code response (D28)', () => {
  it.each([[{ erro: true }], [{ erro: 'true' }], [{ erro: false, localidade: 'X' }], [null], ['x'], [{}]])(
    'not found: %p',
    (response) => expect(readCepResponse(response)).toBeNull(),
  );
  it('reads street, city and state; the street may be empty', () => {
    expect(readCepResponse({ logradouro: 'Praça da Sé', localidade: 'São Paulo', uf: 'SP' })).toEqual(found);
    expect(readCepResponse({ logradouro: '', localidade: 'Bonito', uf: 'MS' })?.street).toBe('');
  });
  it('formats street, city - state (P93)', () => {
    expect(addressText(found)).toBe('Praça da Sé, São Paulo - SP');
    expect(addressText({ ...found, street: '' })).toBe('São Paulo - SP');
  });

  const sé = { clientAddress: 'Praça da Sé', clientCity: 'São Paulo - SP' };
  const bonito = { clientAddress: '', clientCity: 'Bonito - MS' };
  const none = placeOf(null);

  it('a place is street and city - state; of no code nothing (D50)', () => {
    expect([placeOf(found), placeOf({ street: '', city: 'Bonito', state: 'MS' })]).toEqual([sé, bonito]);
    expect(none).toEqual({ clientAddress: '', clientCity: '' });
  });
  it.each([
    ['fills what is empty', sé, { clientAddress: '', clientCity: ' ' }, none, sé],
    ['keeps what was typed', sé, { clientAddress: 'Rua A', clientCity: 'Olinda' }, none, {}],
    ['takes the place of what the code before wrote', sé, { ...bonito, clientAddress: '' }, bonito, sé],
    ['leaves no street of another place', bonito, sé, sé, bonito],
    [
      'keeps what was altered',
      bonito,
      { ...sé, clientAddress: 'Praça da Sé, fundos' },
      sé,
      { clientCity: bonito.clientCity },
    ],
    ['fills again what was emptied', sé, { ...sé, clientAddress: '' }, sé, { clientAddress: 'Praça da Sé' }],
    [
      'takes back what the code before wrote',
      none,
      { ...sé, clientCity: 'Sampa' },
      sé,
      { clientAddress: '' },
    ],
    ['changes nothing where all is right', sé, sé, sé, {}],
  ])('%s', (_what, place, current, former, changes) => {
    expect(moveTo(place, current, former)).toEqual(changes);
  });
});
