import { describe, expect, it } from '@jest/globals';
import { contentFixture, documentFixture } from '@acordo/contracts/fixtures/proposal';
import { sheetOf } from './sheet.js';

describe('sheetOf', () => {
  it('shows the public title, and the client’s name separately only if the title lacks it', () => {
    const shown = sheetOf({ ...documentFixture, titulo: contentFixture.titulo }, 'enviado');
    expect(shown.title).toBe('Proposta para Padaria Pão & Prosa');
    expect(shown.clientLine).toBe('');
    const named = sheetOf({ ...documentFixture, titulo: 'Novo site 2027' }, 'enviado');
    expect(named.clientLine).toBe('para Padaria Pão & Prosa');
  });

  it('builds a title where there is none (D41)', () => {
    expect(sheetOf({ ...documentFixture, titulo: '' }, 'enviado').title).toBe(
      'Proposta para Padaria Pão & Prosa',
    );
    expect(sheetOf({ ...documentFixture, titulo: '', cliente_nome: '' }, 'enviado').title).toBe(
      'Proposta Comercial',
    );
  });

  it('shows Sob consulta if there is no price (D43)', () => {
    expect(sheetOf({ ...documentFixture, valor_total: '0.00' }, 'enviado')).toMatchObject({
      total: 'Sob consulta',
      hasPrice: false,
    });
    expect(sheetOf(documentFixture, 'enviado')).toMatchObject({ total: 'R$ 11.200,00', hasPrice: true });
  });

  it('drops blank features and keeps every other one, in order', () => {
    const many = Array.from({ length: 100 }, (_, at) => `Item ${at + 1}`);
    expect(sheetOf({ ...documentFixture, funcionalidades: [...many, '  '] }, 'enviado').features).toEqual(
      many,
    );
  });
});
