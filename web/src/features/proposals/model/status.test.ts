import { describe, expect, it } from '@jest/globals';
import { listStatus, ownerViewStatus } from './status';

describe('status words (product.md point 4, D14)', () => {
  it.each([
    ['rascunho', 'Rascunho', 'neutral', 'Rascunho'],
    ['enviado', 'Enviado', 'pen', 'Enviada'],
    ['aceito', 'Aceito', 'good', 'Assinada'],
    ['rejeitado', 'Rejeitado', 'bad', 'Rejeitada'],
    ['expirado', 'Expirado', 'bad', 'Expirada'],
    ['enviada', 'Enviado', 'pen', 'Enviada'],
    ['assinada', 'Aceito', 'good', 'Assinada'],
    ['rejeitada', 'Rejeitado', 'bad', 'Rejeitada'],
    ['expirada', 'Expirado', 'bad', 'Expirada'],
    ['accepted', 'Rascunho', 'neutral', 'Rascunho'],
    ['constructor', 'Rascunho', 'neutral', 'Rascunho'],
  ])('%s: %s in the list, %s, %s in the owner view', (word, label, tone, ownerLabel) => {
    expect(listStatus(word, false)).toMatchObject({ label, tone });
    expect(ownerViewStatus(word)).toMatchObject({ label: ownerLabel, tone });
  });
  it('calls a signed one so', () => {
    expect(listStatus('aceito', true).label).toBe('Assinada Digitalmente');
    expect(listStatus('enviado', true).label).toBe('Enviado');
  });
});
