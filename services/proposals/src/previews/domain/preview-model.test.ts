import { contrast } from '@acordo/document/contrast';
import { documentFixture } from '@acordo/contracts/fixtures/proposal';
import { describe, expect, it } from '@jest/globals';
import { plain } from '../../documents/domain/soft-text.js';
import { previewModel } from './preview-model.js';

const model = (titulo: string, empresa: object = {}) =>
  previewModel({ titulo, empresa: { ...documentFixture.empresa, ...empresa } }, null, () => true);

describe('what a link preview shows', () => {
  it('is kind, title, company and colours, and nothing that strangers should not see', () => {
    expect(previewModel(documentFixture, 'company.png', () => true)).toEqual({
      kind: 'Proposta Comercial',
      title: 'Proposta para Padaria Pão & Prosa',
      company: 'Estúdio Lume',
      brand: { from: '#3473DC', to: '#8659ED', on: '#FFFFFF' },
      logo: 'company.png',
    });
  });

  it('is cut if it would be too small to read, between visible characters', () => {
    const family = '👩‍👩‍👧';
    const title = plain(model(family.repeat(200)).title);
    expect(title).toBe(`${family.repeat(119)}…`);
    expect(plain(model('a '.repeat(60)).title)).toBe('a '.repeat(60).trim());
    expect(plain(model('x', { nome_empresa: 'y'.repeat(200) }).company)).toBe(`${'y'.repeat(79)}…`);
  });

  it('splits words that are too long for a line', () => {
    expect(model('W'.repeat(25)).title).toEqual(expect.any(Array));
    expect(model('responsabilidade civil').title).toBe('responsabilidade civil');
  });

  it('can be read on any colours (D26)', () => {
    for (const [cor_primaria, cor_secundaria] of [
      ['#FFFFFF', '#FFFFFF'],
      ['#000000', '#FFFFFF'],
      ['#808080', '#777777'],
      ['red', '#FFFF00'],
    ]) {
      const { from, to, on } = model('x', { cor_primaria, cor_secundaria }).brand;
      expect(Math.min(contrast(from, on), contrast(to, on))).toBeGreaterThanOrEqual(4.5);
    }
  });
});
