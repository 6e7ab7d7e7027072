import { brandOf } from '@acordo/document/brand';
import { contrast } from '@acordo/document/contrast';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { documentFixture } from '@acordo/contracts/fixtures/proposal';
import { describe, expect, it } from '@jest/globals';
import { plain } from '../../documents/domain/soft-text.js';
import { previewModel } from './preview-model.js';

type Over = { empresa?: object } & Partial<Pick<ProposalDocument, 'cores_personalizadas' | 'template'>>;
const model = (titulo: string, { empresa = {}, ...over }: Over = {}) =>
  previewModel(
    { ...documentFixture, titulo, ...over, empresa: { ...documentFixture.empresa, ...empresa } },
    null,
    () => true,
  );

describe('what a link preview shows', () => {
  it('is kind, title, company and colours, and nothing that strangers should not see', () => {
    expect(previewModel(documentFixture, 'company.png', () => true)).toEqual({
      template: 'modern',
      kind: 'Proposta Comercial',
      title: 'Proposta para Padaria Pão & Prosa',
      company: 'Estúdio Lume',
      brand: {
        from: '#3473DC',
        to: '#8659ED',
        on: '#FFFFFF',
        ink: brandOf(documentFixture.cores_personalizadas).ink,
      },
      logo: 'company.png',
    });
  });

  it('is cut if it would be too small to read, between visible characters', () => {
    const family = '👩‍👩‍👧';
    const title = plain(model(family.repeat(200)).title);
    expect(title).toBe(`${family.repeat(119)}…`);
    expect(plain(model('a '.repeat(60)).title)).toBe('a '.repeat(60).trim());
    expect(plain(model('x', { empresa: { nome_empresa: 'y'.repeat(200) } }).company)).toBe(
      `${'y'.repeat(79)}…`,
    );
  });

  it('splits words that are too long for a line', () => {
    expect(model('W'.repeat(25)).title).toEqual(expect.any(Array));
    expect(model('responsabilidade civil').title).toBe('responsabilidade civil');
  });

  it('is the cover of the chosen template in the proposal’s own colours, not the company’s (P124)', () => {
    const cores_personalizadas = { primaria: '#0F4C5C', secundaria: '#7A2E0E' };
    const empresa = { cor_primaria: '#FFE600', cor_secundaria: '#000000' };
    const shown = model('x', { template: 'elegant', cores_personalizadas, empresa });
    expect(shown).toMatchObject({ template: 'elegant', brand: { from: '#0F4C5C', to: '#7A2E0E' } });
  });

  it('can be read on any colours (D26)', () => {
    for (const [primaria, secundaria] of [
      ['#FFFFFF', '#FFFFFF'],
      ['#000000', '#FFFFFF'],
      ['#808080', '#777777'],
      ['red', '#FFFF00'],
    ] as const) {
      const { from, to, on } = model('x', { cores_personalizadas: { primaria, secundaria } }).brand;
      expect(Math.min(contrast(from, on), contrast(to, on))).toBeGreaterThanOrEqual(4.5);
    }
  });
});
