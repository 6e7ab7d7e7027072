import { describe, expect, it } from '@jest/globals';
import { colorNotes } from './color-notes';

describe('contrast of the brand (D26)', () => {
  it('has black or white, whichever has more contrast, and its contrast, cut', () => {
    expect(colorNotes('#1D4ED8', '#000000')).toEqual({
      primary: ['Texto branco sobre esta cor, contraste 6,7:1.'],
      secondary: ['Texto branco sobre esta cor, contraste 21:1.'],
    });
  });

  it('reports that a light colour is darkened as text', () => {
    const { primary } = colorNotes('#FFE600', '#FFE600');
    expect(primary).toEqual([
      'Texto preto sobre esta cor, contraste 16,5:1.',
      'Clara demais para ser lida no papel: em títulos usamos um tom mais escuro.',
    ]);
  });

  it('reports that the second colour is changed if no text is readable on the gradient', () => {
    expect(colorNotes('#000000', '#FFFFFF').secondary.at(-1)).toBe(
      'No degradê ela se aproxima da primária, para que o texto seja lido de ponta a ponta.',
    );
    expect(colorNotes('#123456', '#123456').secondary).toHaveLength(1);
  });
});
