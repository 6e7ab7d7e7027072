import { describe, expect, it } from '@jest/globals';
import { listStatus, ownerViewStatus } from './status';

const stated = (status: string, assinatura_confirmacao = false) => ({
  status,
  assinatura_confirmacao,
  em_verificacao: false,
});

describe('status words (P20, D14)', () => {
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
    expect(listStatus(stated(word))).toMatchObject({ label, tone });
    expect(ownerViewStatus(stated(word))).toMatchObject({ label: ownerLabel, tone });
  });
  it('shows a signed one as signed', () => {
    expect(listStatus(stated('aceito', true)).label).toBe('Assinada Digitalmente');
    expect(listStatus(stated('enviado', true)).label).toBe('Enviado');
  });
  it.each(['aceito', 'rejeitado', 'enviado'])(
    'shows no decision of %s while its record is being verified',
    (word) => {
      const verifying = { ...stated(word, true), em_verificacao: true };
      for (const view of [listStatus(verifying), ownerViewStatus(verifying)])
        expect(view).toEqual({ status: 'em_verificacao', label: 'Em verificação', tone: 'warn' });
    },
  );
});
