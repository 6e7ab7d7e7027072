import { describe, expect, it } from '@jest/globals';
import { documentFixture } from '@acordo/contracts/fixtures/proposal';
import { coverOf } from './cover.js';

describe('the cover (P128)', () => {
  it('says number and day of the first link (P127)', () => {
    const document = { ...documentFixture, numero: '2026-014', emissao: '2026-11-30' };
    expect(coverOf(document, 'enviado')).toMatchObject({ number: 'Nº 2026-014', issued: '30/11/2026' });
  });
  it('says nothing of a number that the document does not have', () => {
    const { numero: _number, emissao: _issued, ...document } = documentFixture;
    expect(coverOf(document, 'aceito')).toEqual({ number: '', issued: '', promise: '' });
  });
  it.each([
    [
      { prazo: '30 dias', valor_total: '10.00' },
      'Você sabe o que recebe, quando e por quanto, antes de assinar.',
    ],
    [{ prazo: ' ', valor_total: '10.00' }, 'Você sabe o que recebe e por quanto, antes de assinar.'],
    [{ prazo: '30 dias', valor_total: '0.00' }, 'Você sabe o que recebe e quando, antes de assinar.'],
    [{ prazo: '', valor_total: '0.00' }, 'Você sabe o que recebe, antes de assinar.'],
  ])('promises what the document says: %j', (given, promise) => {
    expect(coverOf({ ...documentFixture, ...given }, 'enviado').promise).toBe(promise);
  });
  it.each(['aceito', 'rejeitado', 'expirado'] as const)('promises nothing once it is %s', (status) => {
    expect(coverOf(documentFixture, status).promise).toBe('');
  });
});
