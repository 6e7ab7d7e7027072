import { describe, expect, it } from '@jest/globals';
import { colorNotes } from './color-notes';

describe('contrast of the brand (D26)', () => {
  it('has white or ink on the cover, and its contrast, cut', () => {
    expect(colorNotes('#1D4ED8', '#000000')).toEqual({
      primary: ['Texto branco sobre esta cor, contraste 6,7:1.'],
      secondary: ['Texto branco sobre esta cor, contraste 21:1.'],
    });
    expect(colorNotes('#F9C6D7', '#C6E2F9').secondary[0]).toBe(
      'Texto escuro sobre esta cor, contraste 13,1:1.',
    );
  });

  it('reports a colour that is darkened for white text', () => {
    expect(colorNotes('#F97316', '#0B1F4B').primary).toEqual([
      'Na capa usamos um tom mais escuro dela.',
      'Texto branco sobre esta cor, contraste 4,5:1.',
      'Clara demais para ser lida no papel: em títulos usamos um tom mais escuro.',
    ]);
  });

  it('reports a dark colour beside one too light for white text: lighter, or left out of the cover', () => {
    expect(colorNotes('#6B4423', '#E8D5B7').primary).toEqual([
      'Na capa usamos um tom mais claro dela.',
      'Texto escuro sobre esta cor, contraste 4,5:1.',
    ]);
    expect(colorNotes('#000000', '#FFE600').primary).toEqual([
      'Escura demais ao lado da outra: a capa fica só com a cor clara, e esta nos detalhes.',
    ]);
  });

  it('reports that a light colour is darkened as text', () => {
    expect(colorNotes('#FFE600', '#FFE600').primary).toEqual([
      'Texto escuro sobre esta cor, contraste 13,9:1.',
      'Clara demais para ser lida no papel: em títulos usamos um tom mais escuro.',
    ]);
  });
});
